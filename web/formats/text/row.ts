// Reads one row of a board: bare, spaced, barred, as numbers, or with each cell's candidates.
import { isBlank, type Token } from "../cells.js";
import { placeIn, type Line } from "../source.js";
import { digitOf } from "../symbols.js";
import { candidatesOf } from "./candidates.js";

/** A cell of a row: what may be in it, and whether it is a value rather than candidates. */
export interface Group {
  readonly candidates: string;
  readonly isValue: boolean;
}

export type RowKind = "cells" | "groups";

export interface Row {
  readonly kind: RowKind;
  readonly tokens: readonly Token[];
  /** What stands after the last cell. */
  readonly rest: string;
  readonly line: Line;
}

const frame = /^[-+=|*.:'"`,\s\u2500-\u257F]+$/;
const rule = /--|==|[─━═]{2}/;
/** A symbol that may be a cell; letters are for the sides above 9. */
export const cellOf = (side: number) => (side <= 9 ? /^[0-9.*_?xX-]$/ : /^[0-9A-Ya-y.*_?-]$/);

export const usesDash = (text: string) => text.includes("-") && /[1-9A-Za-z]/.test(text) && !/--.*\s|\s.*--/.test(text);

/** What stands under the head of a Markdown table. */
export const isUnderHead = (text: string) => /^\s*\|?(?:\s*:?-+:?\s*\|){3,}(?:\s*:?-+:?\s*)?$/.test(text);

/** A row of empty cells that are drawn as dashes looks like a frame; it is one where the other cells say so. */
export function isFrame(text: string, side: number, dashes: boolean): boolean {
  if (!frame.test(text)) return false;
  if (!rule.test(text)) return text.includes(":") && isUnderHead(text);
  const only = text.replace(/[|\s]/g, "");
  return !(dashes && only.length === side && /^-+$/.test(only));
}

function tokensAt(parts: readonly Word[], line: Line): Token[] {
  return parts.map(({ text, index }) => ({ text, place: placeIn(line, index) }));
}

interface Word {
  readonly text: string;
  readonly index: number;
}

const bars = /[|│┃║┆┇┊┋]/g;
const word = /[^\s|│┃║┆┇┊┋]+/g;
let asked = "";
let words: readonly Word[] = [];

/** Several readers ask it of the same row, one after the other. */
export function wordsOf(text: string): readonly Word[] {
  if (text === asked) return words;
  const found: Word[] = [];
  word.lastIndex = 0;
  for (let match = word.exec(text); match; match = word.exec(text)) found.push({ text: match[0], index: match.index });
  [asked, words] = [text, found];
  return found;
}

export const symbolsOf = ({ text, index }: Word): Word[] =>
  Array.from(text, (symbol, at) => ({ text: symbol, index: index + at }));

/** `5|3| | |7`: a bar between any two cells, which may be left empty. */
function barred(line: Line, side: number): Row | null {
  const pieces = line.text.split(bars);
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

export function groupOf(text: string, side: number): Group | null {
  const inner = side <= 9 ? text.replace(/\D/g, "") : text.replace(marks, "");
  const digits = Array.from(inner.replaceAll("0", ""), digitOf);
  if (digits.some((digit) => digit > side) || text.length > 3 * side + 3) return null;
  const candidates = candidatesOf(digits);
  return { candidates, isValue: candidates.length === 1 && !text.includes("{") };
}

const readers = [barred, packed, spaced, grouped];

/** A row of 25 cells with all their candidates is shorter. */
const longestRow = 1000;

export function rowOf(line: Line, side: number): Row | null {
  if (line.text.length > longestRow) return null;
  for (const reader of readers) {
    const row = reader(line, side);
    if (row) return row;
  }
  return null;
}

/** A blank may be a space: groups of equal width between bars, or a row of the board's width. */
export function rowWithSpaces(line: Line, side: number): Row | null {
  const groups = line.text
    .replace(bars, "|")
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|");
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
