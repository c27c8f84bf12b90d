// Links, one a line: a site's name and what of its address holds the puzzle.
import { quoted, Refusal, type Place } from "../fault.js";
import type { Format } from "../format.js";
import type { Draft, PuzzleRecord } from "../record.js";
import { placeIn, type Source } from "../source.js";
import { oneALine } from "../writing.js";

/** Longer data holds no plain sudoku; it also bounds what decompressing may give. */
export const longestData = 20_000;

/** A site's address as one expression whose first group is the data, and what reads that. */
export interface Site {
  readonly name: string;
  readonly pattern: RegExp;
  readonly read: (data: string, place: Place) => Draft | readonly Draft[];
  readonly write?: (record: PuzzleRecord) => string;
  readonly holds?: (record: PuzzleRecord) => string;
}

export function linkFormat({ name, pattern, read, write, holds }: Site): Format {
  return {
    name,
    longest: 4_000_000,
    detect: ({ filled }) => {
      const lines = filled.slice(0, 20);
      return lines.length > 0 && lines.every(({ text }) => pattern.test(text.trim())) ? 1 : 0;
    },
    read: (source: Source) =>
      source.filled.flatMap((line) => {
        const text = line.text.trim();
        const data = pattern.exec(text)?.[1];
        const place = placeIn(line, 0);
        if (data === undefined) throw new Refusal("syntax", `a link of ${name}`, quoted(text), place);
        if (data.length > longestData)
          throw new Refusal("too-large", `a link of at most ${longestData} characters`, String(data.length), place);
        return read(data, { line: line.number, column: line.text.indexOf(data) + 1 });
      }),
    ...(write ? { write: oneALine(write) } : {}),
    ...(holds ? { holds } : {}),
  };
}

/** What a link's `%2B` and the like stand for; as it is where it is no such text. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
