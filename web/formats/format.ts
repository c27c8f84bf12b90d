// What a format is.
import type { Cutter } from "./cutter.js";
import type { Draft, PuzzleRecord } from "./record.js";
import type { Line, Source } from "./source.js";
import type { Writing } from "./writing.js";

/** What earlier lines say of later ones is kept. */
export interface LineReader {
  /** Null for a line without a puzzle; throws a `Refusal` where it is wrong. */
  read(line: Line): Draft | null;
}

export interface Format {
  readonly name: string;
  /** How sure it is that the text is of this format, 0 to 1; cheap, and never throws. */
  detect(source: Source): number;
  /** Throws a `Refusal` where it cannot. */
  read(source: Source): readonly Draft[];
  /** Records that it has no place for are refused before, by `holds`. */
  readonly write?: Writing;
  /** What of a record the format cannot say, in English, or "". Everything fits where it is left out. */
  readonly holds?: (record: PuzzleRecord) => string;
  /** Reads line after line where each stands by itself, so that a file can be read as it comes. */
  readonly lines?: () => LineReader;
  /** What cuts a long text of it that begins so; null where it cannot be cut. */
  readonly cutter?: (head: string) => Cutter | null;
  /** How many characters it may have. */
  readonly longest?: number;
}

/** For `holds`: only one puzzle's side, or sides up to one. */
export const sidesUpTo =
  (most: number) =>
  ({ givens }: PuzzleRecord): string =>
    givens.length > most * most ? `a side above ${most}` : "";

export const onlyNine = ({ givens }: PuzzleRecord): string => (givens.length === 81 ? "" : "another board than 9×9");

export const givensOnly = ({ entries, candidates, title, source }: PuzzleRecord): string =>
  entries || candidates || title || source ? "anything but givens" : "";

export const readLines = (source: Source, reader: LineReader): Draft[] =>
  source.lines.map((line) => reader.read(line)).filter((draft) => draft !== null);
