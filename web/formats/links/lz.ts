// lz-string's base64, of bounded length, for data that may be anything.
import lz from "lz-string";
import { longestData, unescaped } from "./addresses.js";
import { isTooDeep } from "../data/json_values.js";

/** What was packed; null for what lz-string did not pack, or what is too long or nested too deeply. */
export function unpackText(data: string): string | null {
  const packed = unescaped(data).replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  if (packed.length > longestData) return null;
  try {
    const text = lz.decompressFromBase64(packed) as string | null;
    return !text || isTooDeep(text) ? null : text;
  } catch {
    return null;
  }
}

export const packText = (text: string): string => lz.compressToBase64(text);
