// The device's own way of sharing.

/** Whether the device takes it. */
export const canSend = (data: ShareData): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare(data);

export async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Called off.
  }
}
