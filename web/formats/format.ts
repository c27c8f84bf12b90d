// What a format is.
import type { Draft, PuzzleRecord } from "./record.js";
import type { Source } from "./source.js";

export interface Format {
  readonly name: string;
  /** How sure it is that the text is of this format, 0 to 1; cheap, and never throws. */
  detect(source: Source): number;
  /** Throws a `Refusal` where it cannot. */
  read(source: Source): readonly Draft[];
  /** The whole file; records that it has no place for are refused before, by `holds`. */
  write?(records: readonly PuzzleRecord[]): string;
  /** What of a record the format cannot say, in English, or "". Everything fits where it is left out. */
  holds?(record: PuzzleRecord): string;
  /** Whether every line stands by itself, so that a file can be read in parts. */
  readonly byLine?: boolean;
  /** How many characters it may have. */
  readonly longest?: number;
}

export const ofOne =
  (write: (record: PuzzleRecord) => string) =>
  (records: readonly PuzzleRecord[]): string =>
    records.map((record) => `${write(record)}\n`).join("");

/** For `holds`: only one puzzle's side, or sides up to one. */
export const sidesUpTo =
  (most: number) =>
  ({ givens }: PuzzleRecord): string =>
    givens.length > most * most ? `a side above ${most}` : "";

export const onlyNine = ({ givens }: PuzzleRecord): string => (givens.length === 81 ? "" : "another board than 9×9");
