// Values of JSON that may be anything.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Nothing, or nothing but nothing: what says no more than if it were left out. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "" || value === 0) return true;
  if (isList(value)) return value.every(saysNothing);
  return isObject(value) && Object.values(value).every(saysNothing);
}

/** So deep no puzzle is nested. */
const deepest = 64;

/** Whether a text's brackets nest deeper than any puzzle's, so that nobody has to recurse into them. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; ++at) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) ++at;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > deepest) return true;
    } else if (code === 93 || code === 125) --depth;
  }
  return false;
}
