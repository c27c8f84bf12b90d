// Reads boards that are drawn row by row: bare, spaced, barred, framed, as numbers, or with each cell's candidates. How wide a
// board is shows in its rows: that side is taken for which the text falls into whole boards and nothing is left over.
import { fromTokens, isBlank, type Token } from "../cells.js";
import { quoted, Refusal, type Place } from "../fault.js";
import { sides } from "../shapes.js";
import { placeIn, type Line, type Source } from "../source.js";
import { digitOf, extendsLine, isFull } from "../symbols.js";
import { candidatesOf } from "./candidates.js";
import { isWordy, namesSolution } from "./wordy.js";

/** A cell of a row: what may be in it, and whether it is a value rather than candidates. */
export interface Group {
  readonly candidates: string;
  readonly isValue: boolean;
}

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

type RowKind = "cells" | "groups";

interface Row {
  readonly kind: RowKind;
  readonly tokens: readonly Token[];
  /** What stands after the last cell. */
  readonly rest: string;
  readonly line: Line;
}

type Item = Row | { readonly kind: "prose"; readonly line: Line };

const frame = /^[-+=|*.:'"`,\s\u2500-\u257F]+$/;
const rule = /--|==|[─━═]{2}/;
/** A symbol that may be a cell; letters are for the sides above 9. */
const cellOf = (side: number) => (side <= 9 ? /^[0-9.*_?xX-]$/ : /^[0-9A-Ya-y.*_?-]$/);

const usesDash = (text: string) => text.includes("-") && /[1-9A-Za-z]/.test(text) && !/--.*\s|\s.*--/.test(text);

/** A row of empty cells that are drawn as dashes looks like a frame; it is one where the other cells say so. */
function isFrame(text: string, side: number, dashes: boolean): boolean {
  if (!frame.test(text) || !rule.test(text)) return false;
  const only = text.replace(/[|\s]/g, "");
  return !(dashes && only.length === side && /^-+$/.test(only));
}

function tokensAt(parts: readonly { text: string; index: number }[], line: Line): Token[] {
  return parts.map(({ text, index }) => ({ text, place: placeIn(line, index) }));
}

function wordsOf(text: string): { text: string; index: number }[] {
  return Array.from(text.matchAll(/[^\s|│┃║┆┇┊┋]+/g), (match) => ({ text: match[0], index: match.index }));
}

const symbolsOf = ({ text, index }: { text: string; index: number }) =>
  Array.from(text, (symbol, at) => ({ text: symbol, index: index + at }));

/** `5|3| | |7`: a bar between any two cells, which may be left empty. */
function barred(line: Line, side: number): Row | null {
  const pieces = line.text.split("|");
  if (pieces.length === side + 2 && pieces[0]?.trim() === "" && pieces.at(-1)?.trim() === "") {
    pieces[0] = pieces[side + 1] = "";
  } else if (pieces.length !== side) {
    return null;
  }
  let index = 0;
  const parts = pieces.map((piece) => {
    const part = { text: piece.trim(), index };
    index += piece.length + 1;
    return part;
  });
  const cells = pieces.length === side ? parts : parts.slice(1, -1);
  const fits = ({ text }: { text: string }) =>
    text === "" || cellOf(side).test(text) || (side > 9 && /^\d{2}$/.test(text));
  return cells.every(fits) ? { kind: "cells", tokens: tokensAt(cells, line), rest: "", line } : null;
}

/** Words of equal length that have a symbol for each cell; text may follow after the last. */
function packed(line: Line, side: number): Row | null {
  const words = wordsOf(line.text);
  let length = 0;
  let count = 0;
  while (count < words.length && length < side) length += words[count++]?.text.length ?? 0;
  if (length !== side || count === side) return null;
  const cells = words.slice(0, count).flatMap(symbolsOf);
  const after = words[count];
  const rest = after ? line.text.slice(after.index).replace(/[|\s]+$/, "") : "";
  if (rest !== "" && !/[#=q-z]/i.test(rest)) return null;
  const [first] = words;
  const equal = words.slice(0, count).every(({ text }) => text.length === first?.text.length);
  if (!equal || !cells.every(({ text }) => cellOf(side).test(text))) return null;
  return { kind: "cells", tokens: tokensAt(cells, line), rest, line };
}

/** A word a cell: a symbol or a number. */
function spaced(line: Line, side: number): Row | null {
  const words = wordsOf(line.text);
  if (words.length !== side) return null;
  const fits = ({ text }: { text: string }) =>
    cellOf(side).test(text) || isBlank(text) || (side > 9 && /^\d{2}$/.test(text) && Number(text) <= side);
  return words.every(fits) ? { kind: "cells", tokens: tokensAt(words, line), rest: "", line } : null;
}

/** What marks a cell's candidates is not one of them. */
const marks = /[^0-9A-Pa-p]/g;

/** A word a cell: its candidates, with marks before, in or after them. */
function grouped(line: Line, side: number): Row | null {
  const words = wordsOf(line.text);
  if (words.length !== side) return null;
  const some = side <= 9 ? /\d|^\.$/ : /[\dA-Pa-p]|^\.$/;
  const fits = ({ text }: { text: string }) => some.test(text) && groupOf(text, side) !== null;
  return words.every(fits) ? { kind: "groups", tokens: tokensAt(words, line), rest: "", line } : null;
}

function groupOf(text: string, side: number): Group | null {
  const inner = side <= 9 ? text.replace(/\D/g, "") : text.replace(marks, "");
  const digits = Array.from(inner.replaceAll("0", ""), digitOf);
  if (digits.some((digit) => digit > side) || text.length > 3 * side + 3) return null;
  const candidates = candidatesOf(digits);
  return { candidates, isValue: candidates.length === 1 && !text.includes("{") };
}

const readers = [barred, packed, spaced, grouped];

/** A row of 25 cells with all their candidates is shorter. */
const longestRow = 1000;

function rowOf(line: Line, side: number): Row | null {
  if (line.text.length > longestRow) return null;
  for (const reader of readers) {
    const row = reader(line, side);
    if (row) return row;
  }
  return null;
}

/** A blank may be a space: groups of equal width between bars, or a row of the board's width. */
function rowWithSpaces(line: Line, side: number): Row | null {
  const groups = line.text.replace(/^\s*\||\|\s*$/g, "").split("|");
  const width = groups[0]?.length ?? 0;
  const text = groups.join("").padEnd(side);
  if (
    text.length !== side ||
    !/^[1-9A-P ]+$/.test(text) ||
    groups.some((group) => groups.length > 1 && group.length !== width)
  )
    return null;
  return {
    kind: "cells",
    tokens: tokensAt(symbolsOf({ text: text.replaceAll(" ", "."), index: 0 }), line),
    rest: "",
    line,
  };
}

interface Attempt {
  readonly side: number;
  readonly items: readonly Item[];
  readonly rows: number;
  readonly fault?: Refusal;
}

/** A count of puzzles or the board's side, alone on a line before the first row. */
const lone = /^\s*(\d{1,4})\s*$/;

function attemptSide(lines: readonly Line[], side: number, read: typeof rowOf, isHead = false): Attempt {
  const dashes =
    lines.some(({ text }) => usesDash(text)) &&
    !lines.some(({ text }) => /[._*0]/.test(text) && !isFrame(text, side, false));
  const items: Item[] = [];
  const numbers: { value: number; line: Line }[] = [];
  let rows = 0;
  let fault: Refusal | undefined;
  for (const line of lines) {
    if (isFrame(line.text, side, dashes)) continue;
    const row = read(line, side);
    if (row) {
      ++rows;
      items.push(row);
      continue;
    }
    const number = lone.exec(line.text)?.[1];
    if (number !== undefined && rows === 0) numbers.push({ value: Number(number), line });
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
      title = item.line.text.trim();
      continue;
    }
    rows.push(item);
    if (rows.length < side) continue;
    const drawn = drawnFrom(rows, side, title);
    const last = boards.at(-1);
    const solves = last?.kind === "cells" && !isFull(last.line) && extendsLine(drawn.line, last.line);
    const isSolution = drawn.kind === "cells" && isFull(drawn.line) && (namesSolution(title) || solves);
    if (!isSolution) boards.push(drawn);
    [title, rows] = ["", []];
  }
  return boards;
}

/** So many lines tell which side it is. */
const telling = 400;

/** The attempt that the head of a text is: without a fault, and with most of it in rows; else the nearest. */
function bestOfHead(head: readonly Line[], isHead: boolean): { attempt: Attempt; read: typeof rowOf } | undefined {
  for (const read of [rowOf, rowWithSpaces]) {
    const attempts = sides.map((side) => attemptSide(head, side, read, isHead));
    const likely = attempts.filter(({ fault, rows, side }) => !fault && rows >= side);
    likely.sort((one, other) => other.rows - one.rows || other.side - one.side);
    if (likely[0]) return { attempt: likely[0], read };
  }
  const attempts = sides.map((side) => attemptSide(head, side, rowOf, isHead));
  const [nearest] = attempts.sort((one, other) => other.rows - one.rows || other.side - one.side);
  return nearest && { attempt: nearest, read: rowOf };
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
  const lines = source.filled.filter(({ text }) => !isComment(text));
  const isHead = lines.length > telling;
  const judged = { lines, isHead, best: bestOfHead(lines.slice(0, telling), isHead) };
  judgements.set(source, judged);
  return judged;
}

/** All boards of a text that is made of rows. */
export function readBoards(source: Source): Drawn[] {
  const { lines, isHead, best } = judge(source);
  if (!best || best.attempt.rows === 0) source.refuse("syntax", "rows of a board", quoted(source.trimmed));
  const attempt = isHead ? attemptSide(lines, best.attempt.side, best.read) : best.attempt;
  if (attempt.fault) throw attempt.fault;
  const boards = boardsOf(attempt);
  if (boards.length === 0) source.refuse("no-puzzle", "a puzzle", "only a solution");
  return boards;
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
