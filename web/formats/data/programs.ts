// Boards as data of solvers: MiniZinc, AMPL, facts of answer-set programs, pairs of index and value.
import { fromNumbers, fromTokens, isBlank, type Token } from "../cells.js";
import { quoted, Refusal, type Place } from "../fault.js";
import { givensOnly, type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import { sideOf, usualShape } from "../shapes.js";
import { placeIn, type Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { alone } from "../writing.js";
import { namesVariant } from "./variants.js";

/** The same text with what comments say as blanks, so that places stay. */
const withoutComments = (text: string, comment: RegExp) => text.replace(comment, (all) => " ".repeat(all.length));

function tokensIn(source: Source, text: string, start: number, word: RegExp): Token[] {
  return Array.from(text.matchAll(word), (match) => ({ text: match[0], place: source.place(start + match.index) }));
}

function lineOf(source: Source, tokens: readonly Token[]): string {
  const side = sideOf(tokens.length);
  if (side === 0) source.refuse("length", "as many cells as a board has", String(tokens.length));
  return tokens.some(({ text }) => /[A-Za-wyz]/.test(text)) ? fromTokens(tokens, side) : fromNumbers(tokens, side);
}

/** `array2d(1..n, 1..n, [...])`, or `[| row | row |]`. */
const array =
  /array2d\s*\(\s*(?<rows>[^,]+),\s*(?<columns>[^,]+),\s*\[(?<cells>[^\]]*)\]\s*\)|=\s*\[\|(?<table>[^\]]*)\|\s*\]/g;

/** What else the data has; not the board, whose usual name is x. */
const assigned = /\b([a-z]\w{2,})\s*=/gi;

function readMiniZinc(source: Source): Draft[] {
  const text = withoutComments(source.text, /%.*/g);
  const stated = /(?:^|;|\n)\s*(?:int\s*:\s*)?n\s*=\s*(\d+)/.exec(text)?.[1];
  for (const { 1: name = "", index } of text.matchAll(assigned)) {
    if (namesVariant(name)) source.refuse("variant", "a plain sudoku", name, index);
  }
  const arrays = [...text.matchAll(array)];
  const drafts = arrays.map((match) => {
    const { rows, columns, cells, table } = match.groups ?? {};
    const body = cells ?? table ?? "";
    const tokens = tokensIn(source, body, match.index + match[0].lastIndexOf(body), /[^\s,|]+/g);
    const givens = lineOf(source, tokens);
    const side = Math.sqrt(givens.length);
    const bounds = [rows, columns]
      .map((range) => /\.\.\s*(\d+)\s*$/.exec(range ?? "")?.[1])
      .filter((bound) => bound !== undefined);
    const wrong = [...bounds, ...(stated === undefined ? [] : [stated])].find((bound) => Number(bound) !== side);
    if (wrong !== undefined)
      source.refuse("length", `${wrong}x${wrong} cells, as the file says`, `${side}x${side}`, match.index);
    return draftOf({ givens });
  });
  if (drafts.length === 0) source.refuse("syntax", "array2d(1..n, 1..n, [...])");
  return drafts;
}

const number = (symbol: string, blank: string) => (symbol === "." ? blank : String(digitOf(symbol)));

export const miniZinc: Format = {
  name: "minizinc",
  detect: ({ text }) => (/array2d\s*\(|=\s*\[\|/.test(text) ? 0.98 : 0),
  read: readMiniZinc,
  write: alone(({ givens }) => {
    const rows = rowsOf(givens).map(
      (row) => `  ${Array.from(row, (symbol) => number(symbol, "_").padStart(2)).join(", ")}`,
    );
    return `n = ${rows.length};\nx = array2d(1..n, 1..n, [\n${rows.join(",\n")}\n]);`;
  }),
  holds: givensOnly,
};

function readAmpl(source: Source): Draft[] {
  const text = withoutComments(source.text, /#.*/g);
  const stated = /param\s+n\s*:=\s*(\d+)\s*;/.exec(text)?.[1];
  const table = /param\s+\w+\s*(?:\(tr\)\s*)?:\s*([\d\s]+):=([^;]*);/.exec(text);
  if (!table) source.refuse("syntax", "param m: 1 2 ... := rows ;");
  const head = (table[1] ?? "").trim().split(/\s+/);
  const body = table[2] ?? "";
  const side = head.length;
  if (stated !== undefined && Number(stated) !== side)
    source.refuse("length", `${stated} columns`, String(side), table.index);
  const words = tokensIn(source, body, table.index + table[0].lastIndexOf(body), /\S+/g);
  const cells = words.filter((_, at) => at % (side + 1) !== 0);
  const labels = words.filter((_, at) => at % (side + 1) === 0);
  const wrong = labels.find(({ text: label }, row) => label !== String(row + 1));
  if (wrong || labels.length !== side || cells.length !== side * side) {
    const place = wrong?.place ?? source.place(table.index);
    throw new Refusal(
      "length",
      `${side} rows, each led by its number`,
      wrong ? quoted(wrong.text) : String(labels.length),
      place,
    );
  }
  return [draftOf({ givens: lineOf(source, cells) })];
}

export const ampl: Format = {
  name: "ampl",
  detect: ({ text }) => (/^[ \t]*param[ \t]+\w+\s{0,20}:[^=]{0,2000}:=/m.test(text) ? 0.98 : 0),
  read: readAmpl,
  write: alone(({ givens }) => {
    const rows = rowsOf(givens);
    const labels = rows.map((_, at) => at + 1);
    const lines = rows.map((row, at) => `${at + 1} ${Array.from(row, (symbol) => number(symbol, ".")).join(" ")}`);
    return `param n := ${rows.length};\nparam m: ${labels.join(" ")} :=\n${lines.join("\n")}\n;`;
  }),
  holds: givensOnly,
};

/** A board of the least side that holds all these cells, or of 9 where they name no more. */
export function placed(
  cells: readonly { row: number; column: number; digit: number; place: Place }[],
  side: number,
): string {
  const digits = new Array<number>(side * side).fill(0);
  for (const { row, column, digit, place } of cells) {
    const at = row * side + column;
    if (row < 0 || column < 0 || row >= side || column >= side)
      throw new Refusal("length", `a cell of ${side}x${side}`, `row ${row + 1}, column ${column + 1}`, place);
    if (digit < 1 || digit > side) throw new Refusal("digit", `a digit 1-${side}`, String(digit), place);
    if (digits[at] !== 0)
      throw new Refusal("syntax", "each cell once", `row ${row + 1}, column ${column + 1} again`, place);
    digits[at] = digit;
  }
  return fromNumbers(
    digits.map((digit) => ({ text: String(digit), place: { line: 1, column: 1 } })),
    side,
  );
}

const fact = /^(\w+)\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)\s*\.$/;

function factsIn(source: Source): { name: string; row: number; column: number; digit: number; place: Place }[] {
  const text = withoutComments(source.text, /%.*/g);
  return Array.from(text.matchAll(/[^\s][^.]*\./g), (match) => {
    const [, name = "", row, column, digit] = fact.exec(match[0].trim()) ?? [];
    if (name === "") source.refuse("syntax", "facts as assign(row,column,digit).", quoted(match[0]), match.index);
    return {
      name,
      row: Number(row) - 1,
      column: Number(column) - 1,
      digit: Number(digit),
      place: source.place(match.index),
    };
  });
}

function readFacts(source: Source): Draft[] {
  const facts = factsIn(source);
  const names = new Set(facts.map(({ name }) => name));
  const [name, other] = names;
  if (name === undefined) source.refuse("no-puzzle", "facts as assign(row,column,digit).");
  if (other !== undefined) source.refuse("variant", `facts of ${name} alone`, other, source.text.indexOf(other));
  const least = Math.max(...facts.flatMap(({ row, column, digit }) => [row + 1, column + 1, digit]));
  const side = [4, 6, 9, 12, 16, 25].find((each) => each >= least);
  if (side === undefined || usualShape(side) === "") source.refuse("length", "a side up to 25", String(least));
  return [draftOf({ givens: placed(facts, side) })];
}

export const facts: Format = {
  name: "facts",
  detect: ({ text }) => (/^\s*(?:%[^\n]*\n\s*)*\w+\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)\s*\./.test(text) ? 0.98 : 0),
  read: readFacts,
  write: alone(({ givens }) => {
    const side = Math.sqrt(givens.length);
    const cells = Array.from(givens, (symbol, at) =>
      symbol === "." ? [] : [`assign(${Math.floor(at / side) + 1},${(at % side) + 1},${digitOf(symbol)}).`],
    );
    return cells.flat().join("\n");
  }),
  holds: (record) => {
    const side = Math.sqrt(record.givens.length);
    const rows = rowsOf(record.givens);
    const reaches = rows.at(-1)?.match(/[^.]/) ?? rows.some((row) => !row.endsWith("."));
    const lower = { 4: 0, 6: 4, 9: 6, 12: 9, 16: 12, 25: 16 }[side];
    if (givensOnly(record)) return givensOnly(record);
    return lower !== undefined && (reaches || Array.from(record.givens, digitOf).some((digit) => digit > lower))
      ? ""
      : "a side that the facts do not show";
  },
};

const pair = /^\s*(\d{1,3})\s+(\d{1,2})\s*$/;

export const indexValue: Format = {
  name: "index-value",
  detect: ({ filled }) => {
    const pairs = filled.map(({ text }) => pair.exec(text));
    const rising = pairs.every((each, at) => each && (at === 0 || Number(each[1]) > Number(pairs[at - 1]?.[1])));
    return filled.length >= 4 && rising ? 0.95 : 0;
  },
  read: (source) => {
    const cells = source.filled.map((line) => {
      const [, index, digit] = pair.exec(line.text) ?? [];
      if (index === undefined)
        throw new Refusal("syntax", "a cell's index and its digit", quoted(line.text), {
          line: line.number,
          column: 1,
        });
      return {
        row: Math.floor(Number(index) / 9),
        column: Number(index) % 9,
        digit: Number(digit),
        place: placeIn(line, 0),
      };
    });
    if (cells.length === 0) source.refuse("no-puzzle", "a cell's index and its digit");
    return [draftOf({ givens: placed(cells, 9) })];
  },
  write: alone(({ givens }) =>
    Array.from(givens, (symbol, at) => (isBlank(symbol) ? [] : [`${at} ${digitOf(symbol)}`]))
      .flat()
      .join("\n"),
  ),
  holds: (record) =>
    record.givens.length !== 81 || record.givens.replaceAll(".", "").length < 4
      ? "another board than 9×9 with at least 4 clues"
      : givensOnly(record),
};
