// Boards of cells, drawn row by row. One reader takes them all; what is named here is how each is written.
import { variantInTitle } from "../data/variants.js";
import { onlyNine, sidesUpTo, type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { boxesOf } from "../shapes.js";
import type { Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { BoardCutter } from "./board_cutter.js";
import { readPencilMarks } from "./pencil_marks.js";
import { readBoards, surenessOfRows } from "./rows.js";
import { isWordy, namesSolution } from "./wordy.js";
import { apart } from "../writing.js";

function read(source: Source): Draft[] {
  const boards = readBoards(source);
  if (boards.some(({ kind }) => kind === "groups")) return readPencilMarks(boards);
  return boards.map(({ line, title }) => draftOf({ givens: line, title }));
}

const cutter = () => new BoardCutter();

const longestDrawn = 200;

/** Sure where the rows are, and a little surer where a line shows the way they are drawn. */
const drawn =
  (pattern: RegExp) =>
  (source: Source): number => {
    const shows = source.filled.slice(0, 100).some(({ text }) => text.length <= longestDrawn && pattern.test(text));
    const sure = shows ? surenessOfRows(source) : 0;
    return sure < 0.7 ? 0 : sure + 0.05;
  };

const titled = (title: string | undefined, text: string) => (title === undefined ? text : `${title}\n${text}`);

/** Rows with a bar between boxes and a rule between bands. */
function banded(
  { givens, shape, title }: PuzzleRecord,
  row: (boxes: string[]) => string,
  rule: (columns: number, boxes: number) => string,
  edge = "",
): string {
  const { rows, columns } = boxesOf(shape) ?? { rows: 1, columns: 1 };
  const lines = rowsOf(givens).map((cells) => row(cells.match(new RegExp(`.{${columns}}`, "g")) ?? []));
  const bands: string[] = [];
  for (let at = 0; at < lines.length; at += rows) bands.push(lines.slice(at, at + rows).join("\n"));
  const text = bands.join(`\n${rule(columns, rows)}\n`);
  return titled(title, edge === "" ? text : `${edge}\n${text}\n${edge}`);
}

/** A title is a line of prose before the board, and must look like one. */
const cellsOnly = ({ entries, candidates, title, source }: PuzzleRecord): string => {
  if (entries || candidates) return "entries or candidates";
  if (source) return "a source";
  if (title !== undefined && variantInTitle(title) !== "") return "a title that names a variant";
  return title === undefined || (isWordy(title) && !namesSolution(title)) ? "" : "a title without a word";
};

const dashes = (count: number) => "-".repeat(count);

/** Cells apart, bars between boxes, dashes between bands. */
export const grid: Format = {
  name: "grid",
  detect: drawn(/[^|\s] [^|]*\|/),
  read,
  cutter,
  write: apart((record) =>
    banded(
      record,
      (boxes) => boxes.map((box) => ` ${Array.from(box).join(" ")} `).join("|"),
      (columns, boxes) => Array.from({ length: boxes }, () => dashes(2 * columns + 1)).join("+"),
    ),
  ),
  holds: cellsOnly,
};

/** Rows and nothing else: .msk, bare .sdk. */
export const rows: Format = {
  name: "rows",
  detect: surenessOfRows,
  read,
  cutter,
  write: apart(({ givens, title }) => titled(title, rowsOf(givens).join("\n"))),
  holds: cellsOnly,
};

export const simpleSudoku: Format = {
  name: "simple-sudoku",
  detect: drawn(/^\s*\*-{11,}\*\s*$/),
  read,
  cutter,
  write: apart((record) =>
    banded(
      record,
      (boxes) => `|${boxes.join("|")}|`,
      () => "|---+---+---|",
      `*${dashes(11)}*`,
    ),
  ),
  holds: (record) => onlyNine(record) || cellsOnly(record),
};

export const sudokuSolver: Format = {
  name: "spf",
  detect: drawn(/^---\+---\+---$/),
  read,
  cutter,
  write: apart((record) =>
    banded(
      record,
      (boxes) => boxes.join("|"),
      () => "---+---+---",
    ),
  ),
  holds: (record) => onlyNine(record) || cellsOnly(record),
};

/** A bar between any two cells. */
export const piped: Format = {
  name: "piped",
  detect: drawn(/^(.\|){5,}.$/),
  read,
  cutter,
  write: apart(({ givens, title }) =>
    titled(
      title,
      rowsOf(givens)
        .map((row) => Array.from(row).join("|"))
        .join("\n"),
    ),
  ),
  holds: cellsOnly,
};

/** Lines of numbers, 0 for empty. */
export const numbers: Format = {
  name: "numbers",
  detect: drawn(/^[ \t]*(\d{1,2}|\.)([ \t]+(\d{1,2}|\.)){3,}[ \t]*$/),
  read,
  cutter,
  write: apart(({ givens, title }) =>
    titled(
      title,
      rowsOf(givens)
        .map((row) => Array.from(row, (symbol) => Math.max(digitOf(symbol), 0)).join(" "))
        .join("\n"),
    ),
  ),
  holds: cellsOnly,
};

const letters = ".ABCDEFGHIJKLMNOPQRSTUVWXY";

/** 16×16 and the like with A = 1. */
export const lettered: Format = {
  name: "letters",
  detect: drawn(/^[.\-A-P]{16}(\s|$)/),
  read,
  cutter,
  write: apart(({ givens, title }) =>
    titled(
      title,
      rowsOf(givens)
        .map((row) => Array.from(row, (symbol) => letters[digitOf(symbol)]).join(""))
        .join("\n"),
    ),
  ),
  holds: (record) =>
    cellsOnly(record) ||
    (/[H-P]/.test(Array.from(record.givens, (symbol) => letters[digitOf(symbol)]).join("")) &&
    record.givens.length > 100
      ? ""
      : "boards whose letters would be read otherwise"),
};

const fromZero = "*0123456789ABCDEFGHIJKLMNO";

/** 16×16 and the like with 0 for the first digit, * for empty. */
export const hex: Format = {
  name: "hex",
  detect: () => 0,
  read,
  cutter,
  write: apart(({ givens, title }) => {
    const text = rowsOf(givens)
      .map((row) => Array.from(row, (symbol) => fromZero[digitOf(symbol)]).join(""))
      .join("\n");
    return titled(title, text);
  }),
  holds: (record) =>
    cellsOnly(record) ||
    sidesUpTo(25)(record) ||
    (record.givens.includes("1") && record.givens.includes(".") && record.givens.length > 81
      ? ""
      : "boards whose figures would be read otherwise"),
};
