// Why a text was not read, as a value. Inside web/formats a reader throws `Refusal`, and the face alone catches it.

/** Why a text was not read, or records were not written. */
export const formatFaults = [
  "unknown",
  "syntax",
  "length",
  "digit",
  "shape",
  "variant",
  "version",
  "too-large",
  "no-puzzle",
  "not-writable",
] as const;
/** `variant` is a puzzle that is no plain sudoku; `no-puzzle` a file that is understood and holds none. */
export type FormatFaultReason = (typeof formatFaults)[number];

/** What is wrong, and where. */
export interface FormatFault {
  readonly reason: FormatFaultReason;
  /** The format that the text was taken for; null where it is not known. */
  readonly format: string | null;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** What would have been right there, in English. */
  readonly expected: string;
  /** All of it in one English sentence. */
  readonly message: string;
}

/** Where something stands in a text, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export class Refusal extends Error {
  constructor(
    readonly reason: FormatFaultReason,
    readonly expected: string,
    /** What was there instead; "" where that goes without saying. */
    readonly found = "",
    readonly place: Place = { line: 1, column: 1 },
  ) {
    super(expected);
  }
}

const longestFound = 40;

/** A foreign text that is quoted in a message: short, and on one line. */
export function quoted(text: unknown): string {
  if (typeof text !== "string") return "nothing";
  const line = text.replace(/\s+/g, " ");
  return line.length > longestFound ? `"${line.slice(0, longestFound)}…"` : `"${line}"`;
}

export function faultOf({ reason, expected, found, place }: Refusal, format: string | null): FormatFault {
  const what = found === "" ? expected : `${expected}, found ${found}`;
  const name = format === null ? "" : `${format}: `;
  return Object.freeze({
    reason,
    format,
    ...place,
    expected,
    message: `line ${place.line}, column ${place.column}: ${name}expected ${what}`,
  });
}
