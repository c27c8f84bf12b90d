// QR codes in pictures and before the camera. What reads them is loaded when there is one to read.

/** More than this says nothing that a smaller picture does not. */
const largestSide = 1600;
/** Of a picture, in milliseconds; the camera brings another one soon. */
const timeOfPicture = 1500;

async function decode(pixels: ImageData, timeLimit: number): Promise<string | null> {
  const { default: decodeQR } = await import("qr/decode.js");
  try {
    return decodeQR(pixels, { timeLimit });
  } catch {
    return null; // no code in it
  }
}

function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData | null {
  const scale = Math.min(1, largestSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  // Where a picture is clear the paper is white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** What the QR code in a picture says; null where there is none. */
export async function codeInPicture(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  const pixels = bitmap && pixelsOf(bitmap, bitmap.width, bitmap.height);
  bitmap?.close();
  return pixels && decode(pixels, timeOfPicture);
}

/** Looks through the camera until it sees a code; null once it is stopped. Rejects where there is no camera to use. */
export async function codeBeforeCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const pixels = video.videoWidth > 0 ? pixelsOf(video, video.videoWidth, video.videoHeight) : null;
      const code = pixels && (await decode(pixels, 60));
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
