// The face: finds a text's format, reads it, writes it. Nothing here throws for what a text holds.
import { faultOf, quoted, Refusal, type FormatFault } from "./fault.js";
import type { Format } from "./format.js";
import type { PuzzleRecord } from "./record.js";
import { formats, type FormatName } from "./registry.js";
import { settle, type SettleOptions } from "./settle.js";
import { Source } from "./source.js";

/** What a text does not say. */
export interface ReadOptions extends SettleOptions {
  /** The format; found where it is left out. */
  readonly format?: FormatName | undefined;
}

/** All puzzles of a text, or what is wrong with it. */
export type ReadResult =
  | { readonly ok: true; readonly format: FormatName; readonly records: readonly PuzzleRecord[] }
  | { readonly ok: false; readonly fault: FormatFault };

/** A format that a text may have. */
export interface Detected {
  readonly format: FormatName;
  /** How sure that is, 0 to 1. */
  readonly confidence: number;
}

/** In UTF-16 units, of a text that is read as a whole. */
export const longestText = 64_000_000;

export const tooLong = () => new Refusal("too-large", `at most ${longestText} characters`);

export const formatOf = (name: string): Format | undefined => formats.find((each) => each.name === name);

export function attempt<Value>(format: string | null, body: () => Value): Value | { readonly fault: FormatFault } {
  try {
    return body();
  } catch (error) {
    if (error instanceof Refusal) return { fault: faultOf(error, format) };
    if (error instanceof RangeError) {
      return { fault: faultOf(new Refusal("too-large", "a text that is nested and long within reason"), format) };
    }
    // Whatever else a reader stumbles over is in the text too: nobody who opens a file should have to catch it.
    return { fault: faultOf(new Refusal("syntax", "a file that is whole"), format) };
  }
}

function sureness(format: Format, source: Source): number {
  try {
    return format.detect(source);
  } catch {
    return 0;
  }
}

/** So much of a text tells its format. */
export const telling = 65_536;

/** Whole lines, unless the first is longer than what tells: no detector may look for a line's end further on. */
function headOf(source: Source): Source {
  const { text } = source;
  if (text.length <= telling) return source;
  const end = text.lastIndexOf("\n", telling);
  return new Source(text.slice(0, end > 0 ? end + 1 : telling));
}

function detectIn(whole: Source): Detected | null {
  const source = headOf(whole);
  if (source.trimmed === "") return null;
  let best: Detected | null = null;
  for (const format of formats) {
    const confidence = sureness(format, source);
    if (confidence > (best?.confidence ?? 0)) best = { format: format.name as FormatName, confidence };
    if (confidence >= certain) break;
  }
  return best;
}

/**
 * The format that a text most likely has; null where it has none of them.
 *
 * @example
 * detect("5.3.7....".repeat(9))?.format; // => "sdm"
 */
export function detect(text: string): Detected | null {
  return text.length > longestText ? null : detectIn(new Source(text));
}

const unsure = 0.3;
const certain = 0.97;

export function knownFormat(source: Source, options: ReadOptions): Format {
  const { format } = options;
  const asked = format === undefined ? undefined : formatOf(format);
  if (format !== undefined && !asked)
    throw new Refusal("unknown", `one of ${formats.map(({ name }) => name).join(", ")}`);
  if (asked) return asked;
  if (source.trimmed === "") throw new Refusal("no-puzzle", "a puzzle", "nothing");
  const found = detectIn(source);
  const likely = found && found.confidence >= unsure ? formatOf(found.format) : undefined;
  if (likely) return likely;
  const site = /^https?:\/\/([^\s/?#]{1,100})\S*$/i.exec(source.trimmed)?.[1];
  if (site !== undefined) throw new Refusal("unknown", "a link that holds a sudoku", quoted(site));
  throw new Refusal("unknown", "a sudoku in a known format", "none of them");
}

function checkLength(length: number, most: number): void {
  if (length > most) throw new Refusal("too-large", `at most ${most} characters`, String(length));
}

/**
 * All puzzles of a text, or what is wrong with it.
 *
 * @example
 * const read = readRecords(`${nine} # first`);
 * read.ok && read.records; // => [{ shape: "3x3", givens: nine, title: "first" }]
 * readRecords("12345678").ok; // => false
 */
export function readRecords(text: string, options: ReadOptions = {}): ReadResult {
  const found = attempt(null, () => {
    checkLength(text.length, longestText);
    const source = new Source(text);
    return { source, format: knownFormat(source, options) };
  });
  if ("fault" in found) return Object.freeze({ ok: false, fault: found.fault });
  const { source, format } = found;
  const records = attempt(format.name, () => {
    checkLength(text.length, format.longest ?? longestText);
    return format.read(source).map((draft) => settle(draft, options));
  });
  if ("fault" in records) return Object.freeze({ ok: false, fault: records.fault });
  return Object.freeze({ ok: true, format: format.name as FormatName, records: Object.freeze(records) });
}
