// Boards that are drawn row by row. How wide a board is shows in its rows: that side is taken for which the text falls into whole
// boards and nothing is left over.
import { fromTokens } from "../cells.js";
import { quoted, Refusal, type Place } from "../fault.js";
import { variantInTitle } from "../data/variants.js";
import { isJigsaw, sides } from "../shapes.js";
import { placeIn, type Line, type Source } from "../source.js";
import { solves } from "../record.js";
import { isFull } from "../symbols.js";
import {
  cellOf,
  groupOf,
  isFrame,
  isUnderHead,
  rowOf,
  rowWithSpaces,
  symbolsOf,
  usesDash,
  wordsOf,
  type Group,
  type Row,
  type RowKind,
} from "./row.js";
import { isWordy, namesSolution } from "./wordy.js";

/** A board as it was drawn. */
export interface Drawn {
  readonly side: number;
  readonly kind: RowKind;
  /** Of a board of cells. */
  readonly line: string;
  /** Of a board of candidates. */
  readonly groups: readonly Group[];
  /** The last line of prose before it. */
  readonly title: string;
  readonly place: Place;
}

type Item = Row | { readonly kind: "prose"; readonly line: Line };

interface Attempt {
  readonly side: number;
  readonly items: readonly Item[];
  readonly rows: number;
  readonly fault?: Refusal;
}

/** A count of puzzles or the board's side, alone on a line before the first row. */
const lone = /^\s*(\d{1,4})\s*$/;
/** The board's side twice, or its boxes' where they are square. */
const twice = /^\s*(\d{1,2})\s+\1\s*$/;

/** `untilFault` goes no further than the first fault: enough to tell that there is one. */
function attemptSide(
  lines: readonly Line[],
  side: number,
  read: typeof rowOf,
  { isHead = false, untilFault = false } = {},
): Attempt {
  const dashes =
    lines.some(({ text }) => usesDash(text)) &&
    !lines.some(({ text }) => /[._*0]/.test(text) && !isFrame(text, side, false));
  const items: Item[] = [];
  const numbers: { value: number; line: Line }[] = [];
  let rows = 0;
  let fault: Refusal | undefined;
  for (const [at, line] of lines.entries()) {
    if (fault && untilFault) break;
    if (isFrame(line.text, side, dashes)) continue;
    const row = read(line, side);
    if (row) {
      ++rows;
      items.push(row);
      continue;
    }
    const number = lone.exec(line.text)?.[1];
    if (number !== undefined && rows === 0) numbers.push({ value: Number(number), line });
    else if (rows === 0 && (saysSide(line.text, side) || isUnderHead(lines[at + 1]?.text ?? ""))) continue;
    else if (!isWordy(line.text)) fault ??= wrongRow(line, side);
    else if (rows % side !== 0)
      fault ??= new Refusal(
        "syntax",
        `row ${(rows % side) + 1} of ${side}`,
        quoted(line.text.trim()),
        placeIn(line, 0),
      );
    else items.push({ kind: "prose", line });
  }
  const last = lines.at(-1);
  if (rows % side !== 0 && last && !isHead) {
    const found = String(rows > side ? rows % side : rows);
    fault ??= new Refusal("length", `${side} rows`, found, placeIn(last, last.text.length));
  }
  for (const { value, line } of numbers) {
    if (value !== side && value !== rows / side && !isHead) {
      fault ??= new Refusal("length", `${value} rows, as the head says`, String(rows), placeIn(line, 0));
    }
  }
  return { side, items, rows, ...(fault ? { fault } : {}) };
}

function saysSide(text: string, side: number): boolean {
  const number = Number(twice.exec(text)?.[1]);
  return number === side || number * number === side;
}

function wrongRow(line: Line, side: number): Refusal {
  const words = wordsOf(line.text);
  const packedCells = words.reduce((sum, { text }) => sum + text.length, 0);
  const cells = words.length > side / 2 && words.length !== packedCells ? words.length : packedCells;
  if (cells !== side) return new Refusal("length", `${side} cells`, String(cells), placeIn(line, 0));
  const wrong = words.flatMap(symbolsOf).find(({ text }) => !cellOf(side).test(text));
  return new Refusal("digit", "a digit or a blank", quoted(wrong?.text ?? line.text), placeIn(line, wrong?.index ?? 0));
}

const isComment = (text: string) => /^\s*(#(?!\d+\s+\S)|%|\/\/|;)/.test(text);

function drawnFrom(rows: readonly Row[], side: number, title: string): Drawn {
  const [first] = rows;
  const place = first ? placeIn(first.line, 0) : { line: 1, column: 1 };
  const isCells = rows.every(({ kind }) => kind === "cells");
  const rest = rows.at(-1)?.rest ?? "";
  const tokens = rows.flatMap(({ tokens }) => tokens);
  const groups = isCells
    ? []
    : tokens.map(({ text, place }) => {
        const group = groupOf(text, side);
        if (!group) throw new Refusal("digit", `candidates 1-${side}`, quoted(text), place);
        return group;
      });
  return {
    side,
    kind: isCells ? "cells" : "groups",
    line: isCells ? fromTokens(tokens, side) : "",
    groups,
    title: title === "" ? rest.replace(/^#/, "") : title,
    place,
  };
}

/** The boards of an attempt; a filled one that solves the one before it, or is named a solution, is left out. */
function boardsOf({ items, side }: Attempt): Drawn[] {
  const boards: Drawn[] = [];
  let title = "";
  let rows: Row[] = [];
  for (const item of items) {
    if (item.kind === "prose") {
      const variant = variantInTitle(item.line.text);
      if (variant !== "") throw new Refusal("variant", "a plain sudoku", variant, placeIn(item.line, 0));
      title = item.line.text.trim();
      continue;
    }
    rows.push(item);
    if (rows.length < side) continue;
    const drawn = drawnFrom(rows, side, title);
    const last = boards.at(-1);
    const isSolved = last?.kind === "cells" && solves(drawn.line, last.line);
    const isSolution = drawn.kind === "cells" && isFull(drawn.line) && (namesSolution(title) || isSolved);
    if (!isSolution) boards.push(drawn);
    [title, rows] = ["", []];
  }
  return boards;
}

/** Five boards that share corners, on 21 rows: what lies between them is empty. */
const isSamurai = ({ side, line }: Drawn): boolean =>
  side === 21 &&
  Array.from(line).every((symbol, cell) => {
    const outside = (at: number) => at < 6 || at > 14;
    const between = (at: number) => at > 8 && at < 12;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const isNone = (between(row) && outside(column)) || (between(column) && outside(row));
    return symbol === "." || !isNone;
  });

/** So many lines tell which side it is. */
const telling = 400;

/** Where blanks are spaces, a row may have lost those at its end, but not each of them. */
const reaches = (lines: readonly Line[], side: number) =>
  lines.some(({ text }) => text.replace(/[|\s]+$/, "").replaceAll("|", "").length >= side);

/** The attempt that the head of a text is: without a fault, and with most of it in rows; else the nearest. */
function bestOfHead(head: readonly Line[], isHead: boolean): { attempt: Attempt; read: typeof rowOf } | undefined {
  for (const read of [rowOf, rowWithSpaces]) {
    const attempts = sides.map((side) => attemptSide(head, side, read, { isHead, untilFault: true }));
    const likely = attempts.filter(
      ({ fault, rows, side }) => !fault && rows >= side && (read === rowOf || reaches(head, side)),
    );
    likely.sort((one, other) => other.rows - one.rows || other.side - one.side);
    if (likely[0]) return { attempt: likely[0], read };
  }
  const attempts = sides.map((side) => attemptSide(head, side, rowOf, { isHead }));
  const [nearest] = attempts.sort((one, other) => other.rows - one.rows || other.side - one.side);
  return nearest && { attempt: nearest, read: rowOf };
}

/** A board that was quoted in a letter: the signs before its rows as blanks, so that places stay. */
function withoutQuoting(lines: readonly Line[]): readonly Line[] {
  const sign = /^(?:\s*>)+/;
  if (!lines[0]?.text.trimStart().startsWith(">") || !lines.every(({ text }) => sign.test(text))) return lines;
  return lines.map(({ text, number }) => ({ text: text.replace(sign, (signs) => " ".repeat(signs.length)), number }));
}

/** Without a Markdown table's head where that is empty and would be a row too many. */
function withoutEmptyHead(lines: readonly Line[]): readonly Line[] {
  const [head, under, ...rest] = lines;
  if (!head || !under || !/^[|\s]+$/.test(head.text) || !isUnderHead(under.text)) return lines;
  return rest.length % (head.text.trim().split("|").length - 2) === 0 ? rest : lines;
}

interface Judged {
  readonly lines: readonly Line[];
  readonly isHead: boolean;
  readonly best: ReturnType<typeof bestOfHead>;
}

/** Several formats ask the same of a text. */
const judgements = new WeakMap<Source, Judged>();

function judge(source: Source): Judged {
  const known = judgements.get(source);
  if (known) return known;
  const lines = withoutEmptyHead(withoutQuoting(source.filled).filter(({ text }) => !isComment(text)));
  const isHead = lines.length > telling;
  const judged = { lines, isHead, best: bestOfHead(lines.slice(0, telling), isHead) };
  judgements.set(source, judged);
  return judged;
}

/** All boards of a text that is made of rows. */
export function readBoards(source: Source): Drawn[] {
  const { lines, isHead, best } = judge(source);
  if (!best || best.attempt.rows === 0) source.refuse("syntax", "rows of a board", quoted(source.trimmed));
  const attempt =
    isHead || source.isOpen
      ? attemptSide(lines, best.attempt.side, best.read, { isHead: source.isOpen })
      : best.attempt;
  if (attempt.fault) throw attempt.fault;
  const boards = boardsOf(attempt);
  if (boards.some(({ line }) => isJigsaw(line))) source.refuse("variant", "a plain sudoku", "a jigsaw's regions");
  if (boards.some(isSamurai)) source.refuse("variant", "a plain sudoku", "a samurai of five boards");
  if (boards.length === 0) source.refuse("no-puzzle", "a puzzle", "only a solution");
  return boards;
}

/** How many lines the whole boards take that a text begins with; 0 where there are none. */
export function linesOfBoards(source: Source): number {
  const { lines, best } = judge(source);
  if (!best) return 0;
  const { items, side } = attemptSide(lines, best.attempt.side, best.read, { isHead: true });
  const rows = items.filter((item) => item.kind !== "prose");
  const last = rows[rows.length - (rows.length % side) - 1];
  return last ? last.line.number - source.firstLine + 1 : 0;
}

/** How surely a text is made of rows. */
export function surenessOfRows(source: Source): number {
  if (/^\s*(<|\[|\{\s*")/.test(source.text)) return 0;
  const judged = judge(source);
  const head = judged.lines.slice(0, telling);
  const best = judged.best?.attempt;
  if (!best || best.rows === 0) return 0;
  if (best.fault) return (0.5 * best.rows) / head.length;
  // Rows of 16 symbols may be boards of 4x4.
  const small = best.side === 16 && !head.some(({ text }) => /[5-9A-Za-z]/.test(text));
  return small ? 0.7 : 0.9;
}
