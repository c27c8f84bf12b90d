// Boards with each cell's candidates, and Simple Sudoku's three boards of one puzzle: givens, values, candidates.
import { quoted, Refusal } from "../fault.js";
import type { Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { boxesOf } from "../shapes.js";
import type { Source } from "../source.js";
import { extendsLine, rowsOf, together, without } from "../symbols.js";
import { openCandidates } from "./candidates.js";
import { readBoards, surenessOfRows, type Drawn } from "./rows.js";
import { isWordy, namesSolution } from "./wordy.js";
import { apart } from "../writing.js";

/** A cell with one digit is given, and every cell keeps its candidates. Braces mark candidates, where there are any. */
function draftOfMarks({ groups, title }: Drawn): Draft {
  return draftOf({
    givens: groups.map(({ candidates, isValue }) => (isValue ? candidates : ".")).join(""),
    candidates: groups.map(({ candidates }) => candidates),
    title,
  });
}

/** Givens, then the same with the player's digits, then candidates. */
function draftOfThree(givens: Drawn, values: Drawn, marks: Drawn): Draft {
  if (!extendsLine(values.line, givens.line)) {
    throw new Refusal("syntax", "the givens among the values", quoted(values.line), values.place);
  }
  const candidates = marks.groups.map((group) => group.candidates);
  return draftOf({ givens: givens.line, entries: without(values.line, givens.line), candidates, title: givens.title });
}

/** Boards of which some have candidates. */
export function readPencilMarks(boards: readonly Drawn[]): Draft[] {
  const drafts: Draft[] = [];
  let lines: Drawn[] = [];
  for (const board of boards) {
    if (board.kind === "cells") {
      lines.push(board);
      continue;
    }
    const [givens, values, more] = lines;
    if (more) throw new Refusal("syntax", "at most two boards before their candidates", "three", more.place);
    if (givens) drafts.push(draftOfThree(givens, values ?? givens, board));
    else drafts.push(draftOfMarks(board));
    lines = [];
  }
  return [...drafts, ...lines.map(({ line, title }) => draftOf({ givens: line, title }))];
}

/** Whether a line has at least four words with two figures or more in one of them. */
function hasGroups(source: Source): boolean {
  return source.filled.slice(0, 100).some(({ text }) => {
    const words = text
      .slice(0, 1000)
      .split(/[\s|]+/)
      .filter((word) => /\d/.test(word));
    return words.length >= 4 && words.some((word) => /\d\d/.test(word));
  });
}

function detectGroups(source: Source): number {
  if (!hasGroups(source)) return 0;
  const sure = surenessOfRows(source);
  if (sure < 0.7) return 0;
  return readBoards(source).some(({ kind }) => kind === "groups") ? sure + 0.06 : 0;
}

function drawMarks(shape: string, candidates: readonly string[], title?: string): string {
  const { rows, columns } = boxesOf(shape) ?? { rows: 1, columns: 1 };
  const side = rows * columns;
  const width = Math.max(...candidates.map((some) => some.length)) + 1;
  const rule = `+${Array.from({ length: rows }, () => "-".repeat(columns * (width + 1) + 1)).join("+")}+`;
  const lines = [...(title === undefined ? [] : [title]), rule];
  for (let row = 0; row < side; ++row) {
    const cells = candidates
      .slice(row * side, (row + 1) * side)
      .map((some) => (some === "" ? "." : some).padEnd(width));
    const boxes = Array.from({ length: rows }, (_, box) => cells.slice(box * columns, (box + 1) * columns).join(" "));
    lines.push(`| ${boxes.join(" | ")} |`);
    if ((row + 1) % rows === 0) lines.push(rule);
  }
  return lines.join("\n");
}

const marksOf = (record: PuzzleRecord): readonly string[] =>
  record.candidates ??
  openCandidates(record.givens, record.shape).map((some, cell) => (some === "" ? (record.givens[cell] ?? "") : some));

/** A title is a line of prose before the board. */
const titleLacks = ({ title, source }: PuzzleRecord): string =>
  source
    ? "a source"
    : title === undefined || (isWordy(title) && !namesSolution(title))
      ? ""
      : "a title without a word";

/** Whether reading what would be written takes the same cells for given. */
function givensShow(record: PuzzleRecord): string {
  const { givens, candidates, entries } = record;
  if (entries) return "entries";
  if (titleLacks(record)) return titleLacks(record);
  if (!candidates) return "givens without candidates";
  if (!candidates.some((some) => some.length > 1)) return "cells with one candidate each alone";
  const shows = candidates.every((some, cell) => (some.length === 1 ? some === givens[cell] : givens[cell] === "."));
  return shows ? "" : "cells with one candidate that are not given";
}

export const pencilMarks: Format = {
  name: "pencil-marks",
  detect: detectGroups,
  read: (source) => readPencilMarks(readBoards(source)),
  write: apart((record) => drawMarks(record.shape, marksOf(record), record.title)),
  holds: givensShow,
};

function drawCells(line: string, shape: string): string {
  const { rows, columns } = boxesOf(shape) ?? { rows: 1, columns: 1 };
  const edge = `*${"-".repeat(rows * columns + rows - 1)}*`;
  const rule = `|${Array.from({ length: rows }, () => "-".repeat(columns)).join("+")}|`;
  const lines = rowsOf(line).flatMap((row, at) => {
    const boxes = row.match(new RegExp(`.{${columns}}`, "g")) ?? [];
    return [...(at > 0 && at % rows === 0 ? [rule] : []), `|${boxes.join("|")}|`];
  });
  return [edge, ...lines, edge].join("\n");
}

/** Simple Sudoku's clipboard: givens, values, candidates. */
export const threeGrids: Format = {
  name: "three-grids",
  detect: (source) => {
    const sure = detectGroups(source);
    return sure > 0 && readBoards(source)[0]?.kind === "cells" ? sure + 0.01 : 0;
  },
  read: (source) => readPencilMarks(readBoards(source)),
  write: apart((record) => {
    const { givens, shape, entries = ".".repeat(givens.length), title } = record;
    const values = together(givens, entries);
    const head = title === undefined ? "" : `${title}\n`;
    const marks = drawMarks(shape, marksOf(record));
    return [head + drawCells(givens, shape), drawCells(values, shape), marks].join("\n\n");
  }),
  holds: (record) =>
    titleLacks(record) || (record.candidates?.some((some) => some.length > 1) ? "" : "cells without candidates"),
};
