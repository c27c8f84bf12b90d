// The text of a file, or of the QR code in it.
import { codeInPicture } from "./codes.js";

export type FileText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly id: "tooLarge" | "noText" | "noCode" };

export const largestMegabytes = 32;

export async function textOfFile(file: Blob): Promise<FileText> {
  if (file.size > largestMegabytes * 2 ** 20) return { ok: false, id: "tooLarge" };
  if (file.type.startsWith("image/") && file.type !== "image/svg+xml") {
    const text = await codeInPicture(file);
    return text === null ? { ok: false, id: "noCode" } : { ok: true, text };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.includes("\0") ? { ok: false, id: "noText" } : { ok: true, text };
  } catch {
    return { ok: false, id: "noText" };
  }
}
