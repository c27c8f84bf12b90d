// Links, one a line: a site's name and what of its address holds the puzzle.
import { quoted, Refusal, type Place } from "../fault.js";
import type { Format } from "../format.js";
import type { Draft, PuzzleRecord } from "../record.js";
import { placeIn, type Line, type Source } from "../source.js";
import { oneALine } from "../writing.js";

/** Longer data holds no plain sudoku; it also bounds what decompressing may give. */
export const longestData = 20_000;

/** A site's address as one expression whose first group is the data, and what reads that. */
export interface Site {
  readonly name: string;
  readonly pattern: RegExp;
  /** The site's pages of other puzzles: its first group names the kind. */
  readonly variant?: RegExp;
  readonly read: (data: string, place: Place) => Draft | readonly Draft[];
  readonly write?: (record: PuzzleRecord) => string;
  readonly holds?: (record: PuzzleRecord) => string;
}

/** A text that speaks of a link is no longer than a message. */
const longestMessage = 10_000;

/** The links that stand in a text that says something else too, without the stops and brackets after them. */
const linksIn = ({ text, number }: Line): Line[] =>
  Array.from(text.matchAll(/https?:\/\/[^\s<>"]+/gi), ({ 0: link }) => ({
    text: link.replace(/[.,;:!?)\]}'*_]+$/, ""),
    number,
  }));

export function linkFormat({ name, pattern, variant, read, write, holds }: Site): Format {
  const isLink = ({ text }: Line) => pattern.test(text.trim());
  const saidIn = ({ filled, text }: Source) =>
    text.length > longestMessage || !text.includes("://") ? [] : filled.flatMap(linksIn).filter(isLink);
  return {
    name,
    longest: 4_000_000,
    detect: (source) => {
      const lines = source.filled.slice(0, 20);
      if (lines.length > 0 && lines.every(isLink)) return 1;
      return saidIn(source).length > 0 ? 0.4 : 0;
    },
    read: (source) => {
      const said = source.filled.every(isLink) ? [] : saidIn(source);
      return (said.length > 0 ? said : source.filled).flatMap((line) => {
        const text = line.text.trim();
        const data = pattern.exec(text)?.[1];
        const place = placeIn(line, 0);
        if (data === undefined) throw new Refusal("syntax", `a link of ${name}`, quoted(text), place);
        if (data.length > longestData)
          throw new Refusal("too-large", `a link of at most ${longestData} characters`, String(data.length), place);
        const kind = variant?.exec(text)?.[1];
        if (kind !== undefined) throw new Refusal("variant", "a plain sudoku", quoted(kind), place);
        const whole = source.lines[line.number - source.firstLine]?.text ?? "";
        return read(data, { line: line.number, column: whole.indexOf(data) + 1 });
      });
    },
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
