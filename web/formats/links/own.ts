// A puzzle as the fragment of a link, short and safe to paste anywhere: version, shape, level and givens with a letter for a
// run of empty cells, a = 1 to z = 26. `1.2x3.easy.1c4h2c3` is `1...4........2...3`, cut short.
import { givensOnly } from "../format.js";
import type { Envelope } from "../../lib/index.js";
import { fromText } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { draftOf } from "../record.js";
import { boxesOf } from "../shapes.js";
import { linkFormat } from "./addresses.js";

const longestRun = 26;
/** As long as 256 cells can be, and much more. */
const longestLink = 1000;
const beforeA = 96;

const letter = (run: number) => String.fromCharCode(beforeA + run);
const empty = (run: string) => ".".repeat(run.charCodeAt(0) - beforeA);
const shortened = (givens: string) =>
  givens.replace(new RegExp(`\\.{1,${longestRun}}`, "g"), (run) => letter(run.length));
const lengthened = (cells: string) => cells.replace(/[a-z]/g, empty);

/**
 * The fragment, without `#`.
 *
 * @example
 * writeLink(sudoku.envelope(puzzle)).startsWith("1.2x3.hard."); // => true
 */
export function writeLink({ version, shape, level, givens }: Envelope): string {
  return `${version}.${shape}.${level}.${shortened(givens)}`;
}

/**
 * What a fragment holds, with or without `#`: to be sanitized, which says why it is not a puzzle where it is not.
 *
 * @example
 * const link = writeLink(sudoku.envelope(puzzle));
 * sudoku.sanitize(readLink(link)).ok; // => true
 */
export function readLink(fragment: unknown): unknown {
  if (typeof fragment !== "string" || fragment.length > longestLink) return null;
  const [version, shape, level, givens] = fragment.replace(/^#/, "").split(".");
  if (givens === undefined) return null;
  return {
    format: "hanadoku",
    version: Number(version),
    shape,
    level: level === "" ? undefined : level,
    givens: lengthened(givens),
  };
}

/** Our own links as files have them; without a level, which no record holds. */
export const ownLink = linkFormat({
  name: "link",
  pattern: /^(?:https?:\/\/[^#\s]*#[^.\s]*?|#)?(\d+\.\d+x\d+\.[a-z]*\.[0-9A-Za-z]+)$/,
  read: (data, place) => {
    const [version, shape = "", , cells = ""] = data.split(".");
    if (version !== "1") throw new Refusal("version", "version 1", quoted(version ?? ""), place);
    const { rows = 0, columns = 0 } = boxesOf(shape) ?? {};
    if (rows === 0) throw new Refusal("shape", "a shape as 3x3", quoted(shape), place);
    const side = rows * columns;
    const line = lengthened(cells);
    if (line.length !== side * side) throw new Refusal("length", `${side * side} cells`, String(line.length), place);
    return draftOf({ shape, givens: fromText(line, side, place) });
  },
  write: ({ shape, givens }) => `#1.${shape}..${shortened(givens)}`,
  holds: givensOnly,
});
