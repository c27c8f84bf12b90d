// Game IDs of Simon Tatham's Solo, `3x3db:a9b2_1...`: rows and columns of a box, options, and numbers with a letter for a run of 1 to
// 26 empty cells. Saved games hold one.
import { quoted, Refusal, type Place } from "../fault.js";
import { givensOnly, type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { boxesOf } from "../shapes.js";
import { placeIn, type Source } from "../source.js";
import { digitOf, symbolOf } from "../symbols.js";

import { oneALine } from "../writing.js";

const longestRun = 26;
const id = /^(?:Solo\s*[:#]\s*)?(\d+)x(\d+)((?:j|x|k|d[a-z]|r\d|m\d?|a|md\d?)*)([:#])(.*)$/;
const jigsaw = /^(\d+)j\w*[:#]/;
const options: Record<string, string> = { x: "diagonals (X)", j: "jigsaw", k: "killer" };

/** The cells of a description. */
function lineOf(text: string, side: number, place: Place): string {
  let line = "";
  for (const { 0: part, index } of text.matchAll(/\d+|[a-z]|./g)) {
    const at = { line: place.line, column: place.column + index };
    if (/\d/.test(part)) {
      const digit = Number(part);
      if (digit < 1 || digit > side) throw new Refusal("digit", `a number 1-${side}`, part, at);
      line += symbolOf(digit);
    } else if (/[a-z]/.test(part)) line += ".".repeat(part.charCodeAt(0) - 96);
    else if (part !== "_") throw new Refusal("syntax", "numbers, letters and _", quoted(part), at);
    if (line.length > side * side) break;
  }
  if (line.length !== side * side) throw new Refusal("length", `${side * side} cells`, String(line.length), place);
  return line;
}

function readId(text: string, place: Place): Draft {
  if (jigsaw.test(text)) throw new Refusal("variant", "a plain sudoku", "jigsaw", place);
  const [, rows, columns, params = "", mark, cells = ""] = id.exec(text) ?? [];
  if (mark === undefined) throw new Refusal("syntax", "a game ID as 3x3:...", quoted(text), place);
  const variant = /[xjk]/.exec(params.replace(/d[a-z]/g, ""))?.[0];
  if (variant !== undefined) throw new Refusal("variant", "a plain sudoku", options[variant], place);
  if (mark === "#")
    throw new Refusal("no-puzzle", "a description of the puzzle", "a seed, which only that program can read", place);
  const shape = `${Number(rows)}x${Number(columns)}`;
  const boxes = boxesOf(shape);
  if (!boxes) throw new Refusal("shape", "boxes of 2x2 to side 25", shape, place);
  return draftOf({
    shape,
    givens: lineOf(cells.trim(), boxes.rows * boxes.columns, {
      line: place.line,
      column: place.column + text.length - cells.length,
    }),
  });
}

/** A saved game's lines are `NAME    :length:value`. */
function readSave(source: Source): Draft[] {
  const values = new Map(
    source.filled.map(({ text }) => [text.slice(0, 8).trim(), text.split(":").slice(2).join(":")]),
  );
  const [game, params, desc] = [values.get("GAME"), values.get("PARAMS") ?? values.get("CPARAMS"), values.get("DESC")];
  if (game !== "Solo") source.refuse("variant", "a game of Solo", quoted(game ?? ""));
  if (params === undefined || desc === undefined) source.refuse("no-puzzle", "PARAMS and DESC");
  const draft = readId(`${params}:${desc}`, source.place(source.text.indexOf(desc)));
  const entries = new Array<string>(draft.givens.length).fill(".");
  const side = Math.sqrt(draft.givens.length);
  for (const { text } of source.filled) {
    const [, column, row, digit] = /^MOVE\s*:\d+:R(\d+),(\d+),(\d+)$/.exec(text) ?? [];
    const cell = Number(row) * side + Number(column);
    if (digit !== undefined && draft.givens[cell] === ".") entries[cell] = symbolOf(Number(digit)) || ".";
  }
  return [draftOf({ ...draft, entries: entries.join("") })];
}

function writeId({ givens, shape }: PuzzleRecord): string {
  const text = givens.replace(new RegExp(`\\.{1,${longestRun}}|[^.]`, "g"), (some, at: number) => {
    if (some.startsWith(".")) return String.fromCharCode(96 + some.length);
    return `${at > 0 && givens[at - 1] !== "." ? "_" : ""}${digitOf(some)}`;
  });
  return `${shape}:${text}`;
}

export const solo: Format = {
  name: "solo",
  detect: ({ filled }) => {
    if (/^SAVEFILE:\d+:Simon Tatham/.test(filled[0]?.text ?? "")) return 1;
    const lines = filled.slice(0, 50);
    return lines.length > 0 && lines.every(({ text }) => id.test(text.trim()) || jigsaw.test(text.trim())) ? 0.99 : 0;
  },
  read: (source) =>
    source.text.trimStart().startsWith("SAVEFILE:")
      ? readSave(source)
      : source.filled.map((line) => readId(line.text.trim(), placeIn(line, line.text.search(/\S/)))),
  write: oneALine(writeId),
  holds: givensOnly,
};
