// How records become a file: one after the other, or all at once where they stand in something.
import { Refusal } from "./fault.js";
import type { PuzzleRecord } from "./record.js";

/** Puzzles one after the other, so that a file can be written as they come. */
interface Sequence {
  readonly each: (record: PuzzleRecord) => string;
  /** What stands before the first, between two, and after the last. */
  readonly around: readonly [string, string, string];
  /** A file of none. */
  readonly none: string;
}

export type Writing = Sequence | { readonly all: (records: readonly PuzzleRecord[]) => string };

/** A puzzle a line. */
export const oneALine = (write: (record: PuzzleRecord) => string): Sequence => ({
  each: (record) => `${write(record)}\n`,
  around: ["", "", ""],
  none: "",
});

/** Boards of several lines, an empty one between two. */
export const apart = (write: (record: PuzzleRecord) => string): Sequence => ({
  each: (record) => `${write(record)}\n`,
  around: ["", "\n", ""],
  none: "",
});

/** A JSON array, an element a line. */
export const listed = (value: (record: PuzzleRecord) => unknown): Sequence => ({
  each: (record) => `  ${JSON.stringify(value(record))}`,
  around: ["[\n", ",\n", "\n]\n"],
  none: "[]\n",
});

/** One value as it is, several as a JSON array. */
export function aloneOrListed(value: (record: PuzzleRecord) => unknown): Writing {
  const list = listed(value);
  return {
    all: (records) => {
      const [record, more] = records;
      return record && !more ? `${JSON.stringify(value(record))}\n` : sequenceText(list, records);
    },
  };
}

/** A file has one puzzle. */
export const alone = (write: (record: PuzzleRecord) => string): Writing => ({
  all: (records) => {
    const [record, more] = records;
    if (!record || more) throw new Refusal("not-writable", "one puzzle", String(records.length));
    return `${write(record)}\n`;
  },
});

function sequenceText(
  { each, around: [before, between, after], none }: Sequence,
  records: readonly PuzzleRecord[],
): string {
  return records.length === 0 ? none : before + records.map(each).join(between) + after;
}
