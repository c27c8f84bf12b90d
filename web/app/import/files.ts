// The text of a file, or of the QR code in it.
import { codeInPicture } from "./codes.js";

export type FileText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly id: "tooLarge" | "noText" | "noCode" };

export const largestMegabytes = 32;

/** UTF-16 says so at its start; a zero byte in anything else is no text. */
function encodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return bytes.includes(0) ? null : "utf-8";
}

export async function textOfFile(file: Blob): Promise<FileText> {
  if (file.size > largestMegabytes * 2 ** 20) return { ok: false, id: "tooLarge" };
  if (file.type.startsWith("image/") && file.type !== "image/svg+xml") {
    const text = await codeInPicture(file);
    return text === null ? { ok: false, id: "noCode" } : { ok: true, text };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  if (!encoding) return { ok: false, id: "noText" };
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, id: "noText" };
  }
}
