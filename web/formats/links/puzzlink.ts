// pzpr's addresses and files. In an address 1-f is a clue in hexadecimal, -hh one of two figures, and g-z a run of 1 to 20 empty
// cells; in a file cells are words and a slash ends a row, first the clues, then the answers.
import { fromNumbers } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { givensOnly, type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { usualShape } from "../shapes.js";
import type { Source } from "../source.js";
import { digitOf, rowsOf, symbolOf, without } from "../symbols.js";
import { linkFormat } from "./addresses.js";
import { alone } from "../writing.js";

const longestRun = 20;

const part = /-[0-9a-f]{2}|[0-9a-z]/gy;

const usualOnly = (record: PuzzleRecord) =>
  record.shape === usualShape(Math.sqrt(record.givens.length)) ? "" : "another shape than the usual one";

export const puzzLink = linkFormat({
  name: "puzzlink",
  pattern:
    /^(?:https?:\/\/)?(?:www\.)?(?:puzz\.link\/p(?:_v|\.html)?|pzv\.jp\/p(?:\.html)?|pzprxs\.vercel\.app\/p|pzplus\.tck\.mn\/p(?:\.html)?|[\w.-]+\/pzpr[\w-]*\/p(?:\.html)?)\/?\?(\w[\w-]*\/.*)$/i,
  read: (data, place) => {
    const [, kind = "", columns = "", rows = "", cells = ""] =
      /^([\w-]+)\/(?:v:\/)?(\d+)\/(\d+)\/([^/?#]*)/.exec(data) ?? [];
    if (!/^sudoku(_edit|_test)?$/.test(kind))
      throw new Refusal("variant", "a sudoku", quoted(kind === "" ? data : kind), place);
    const side = Number(columns);
    if (columns !== rows || usualShape(side) === "")
      throw new Refusal("shape", "a side that can be cut into boxes", `${columns}x${rows}`, place);
    let line = "";
    let end = 0;
    for (const { 0: text, index } of cells.matchAll(part)) {
      end = index + text.length;
      const digit = text.startsWith("-") ? parseInt(text.slice(1), 16) : parseInt(text, 16);
      if (!Number.isNaN(digit) && (digit < 1 || digit > side))
        throw new Refusal("digit", `a digit 1-${side}`, quoted(text), place);
      line += Number.isNaN(digit) ? ".".repeat(text.charCodeAt(0) - 102) : symbolOf(digit);
      if (line.length > side * side) break;
    }
    if (end !== cells.length || line.length !== side * side)
      throw new Refusal("length", `${side * side} cells`, String(line.length), place);
    return draftOf({
      givens: line,
      shape: side === 16 || side === 9 || side === 6 || side === 4 ? usualShape(side) : "",
    });
  },
  write: ({ givens }) => {
    const side = Math.sqrt(givens.length);
    const data = givens.replace(new RegExp(`\\.{1,${longestRun}}|[^.]`, "g"), (some) => {
      const digit = digitOf(some);
      if (some.startsWith(".")) return String.fromCharCode(102 + some.length);
      return digit < 16 ? digit.toString(16) : `-${digit.toString(16)}`;
    });
    return `https://puzz.link/p?sudoku/${side}/${side}/${data}`;
  },
  holds: (record) => usualOnly(record) || givensOnly(record),
});

function readFile(source: Source): Draft[] {
  const [version, kind = "", size = "", ...rows] = source.trimmed.replace(/\n/g, "/").replace(/\/+/g, "/").split("/");
  if (version !== "pzprv3" && version !== "pzprv3.1") source.refuse("version", "pzprv3", quoted(version ?? ""));
  if (kind !== "sudoku") source.refuse("variant", "a sudoku", quoted(kind));
  const side = Number(size);
  if (usualShape(side) === "") source.refuse("shape", "a side that can be cut into boxes", quoted(size));
  const filled = rows.filter((row) => row.trim() !== "");
  const block = (from: number) => {
    const words = filled.slice(from, from + side).flatMap((row, at) => {
      const cells = row.trim().split(/\s+/);
      if (cells.length !== side) source.refuse("length", `${side} cells in row ${at + 1}`, String(cells.length));
      return cells.map((text) => ({
        text: text.replace(/^[-+]/, (sign) => (sign === "-" && text.length === 1 ? "-" : "")),
        place: { line: 1, column: 1 },
      }));
    });
    if (words.length !== side * side) source.refuse("length", `${side} rows`, String(filled.length - from));
    return fromNumbers(words, side);
  };
  const givens = block(0);
  // An answer may be a sign and notes: those are left aside with the cells that have them.
  const entries =
    filled.length >= 2 * side && filled.slice(side, 2 * side).every((row) => /^[\d.\s]+$/.test(row))
      ? without(block(side), givens)
      : undefined;
  return [draftOf({ givens, entries })];
}

export const pzpr: Format = {
  name: "pzprv3",
  detect: ({ trimmed }) => (trimmed.startsWith("pzprv3") ? 1 : 0),
  read: readFile,
  write: alone(({ givens, entries = ".".repeat(givens.length) }) => {
    const block = (line: string) =>
      rowsOf(line)
        .map((row) => `${Array.from(row, (symbol) => (symbol === "." ? "." : digitOf(symbol))).join(" ")} /`)
        .join("");
    const head = `pzprv3/sudoku/${Math.sqrt(givens.length)}/`;
    return `${head}${block(givens)}${block(entries)}`;
  }),
  holds: ({ candidates, title, source }) => (candidates || title || source ? "candidates or a title" : ""),
};
