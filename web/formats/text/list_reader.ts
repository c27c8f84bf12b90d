// One puzzle a line: 16 to 625 symbols, or six times 36 to nine times 81 for candidates, with what else stands on the line left
// aside: comments, labels, ratings, hashes, counts, solutions, the columns of a table.
import { fromTokens, isBlank, tryText } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import type { LineReader } from "../format.js";
import { draftOf, solves, type Draft } from "../record.js";
import { isJigsaw, sideOf, sides } from "../shapes.js";
import { placeIn, type Line } from "../source.js";
import { emptyLine, extendsLine, isFull, symbolOf, without } from "../symbols.js";
import { candidatesOf } from "./candidates.js";
import { isWordy, namesSolution } from "./wordy.js";

interface Field {
  readonly text: string;
  /** In the line. */
  readonly index: number;
}

interface Found {
  readonly givens: string;
  readonly candidates?: readonly string[] | undefined;
  readonly field: Field;
}

const shortest = 16;
const sizes = new Set(sides.map((side) => side * side));
const candidateSizes = new Map(sides.map((side) => [side ** 3, side]));

/** Candidates as `side` places a cell, of which place d holds the digit d or a blank. */
export function candidatesIn(text: string): readonly string[] | null {
  const side = candidateSizes.get(text.length);
  if (side === undefined) return null;
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += side) {
    const digits: number[] = [];
    for (let digit = 1; digit <= side; ++digit) {
      const symbol = text.charAt(at + digit - 1);
      if (symbol === symbolOf(digit)) digits.push(digit);
      else if (symbol !== "." && symbol !== "0") return null;
    }
    if (digits.length === 0) return null;
    cells.push(candidatesOf(digits));
  }
  return cells;
}

function foundIn(field: Field): Found | null {
  const { text } = field;
  if (text.length < shortest) return null;
  const candidates = candidatesIn(text);
  if (candidates) return { givens: emptyLine(candidates.length), candidates, field };
  if (!sizes.has(text.length)) return null;
  const givens = tryText(text, sideOf(text.length));
  return givens === null ? null : { givens, field };
}

/** A field is cut out by blanks and by what separates columns; quotation marks do not count. */
function fieldsOf(text: string, separator = /[^\s,;:|"'=]+/g): Field[] {
  return Array.from(text.matchAll(separator), (match) => ({ text: match[0], index: match.index }));
}

/** A line of nothing but digits and blank symbols, one of them the space. */
function spacedField(text: string): Field[] {
  return text.length === 81 && /^[ 1-9]+$/.test(text) && /\d\d|\d {2,}\d/.test(text)
    ? [{ text: text.replaceAll(" ", "."), index: 0 }]
    : [];
}

/** The fewest fields that are not a row of a board. */
const fewestNumbers = 36;

/** A field a cell: all cells of a board on one line, as symbols or numbers. */
function foundInFields(fields: readonly Field[], line: Line): Found | null {
  const [first] = fields;
  const side = sideOf(fields.length);
  if (!first || side === 0 || fields.length < fewestNumbers) return null;
  if (!fields.every(({ text }) => isBlank(text) || /^(\d{1,2}|[A-Ya-y])$/.test(text))) return null;
  const tokens = fields.map(({ text, index }) => ({ text, place: placeIn(line, index) }));
  return { givens: fromTokens(tokens, side), field: first };
}

/** The givens among the grids of a line, and the entries; the others are solutions. */
function choose(found: readonly Found[], line: Line): { givens: Found; entries?: string } {
  const longest = Math.max(...found.map(({ givens }) => givens.length));
  const grids = found.filter(({ givens }) => givens.length === longest);
  const regions = grids.find(({ givens }) => isJigsaw(givens));
  if (regions) throw new Refusal("variant", "a plain sudoku", "a jigsaw's regions", placeIn(line, regions.field.index));
  const open = grids.filter(({ givens }) => !isFull(givens));
  const [first = grids[0], second, third] = open;
  if (!first) throw new Refusal("no-puzzle", "a grid", "", placeIn(line, 0));
  if (!second) return { givens: first };
  if (!third && extendsLine(second.givens, first.givens)) {
    return { givens: first, entries: without(second.givens, first.givens) };
  }
  throw new Refusal("syntax", "one puzzle on a line", "two", placeIn(line, second.field.index));
}

/** What a line says that has no grid of a size that there is. */
function refuseLine(line: Line): never {
  const cells = fieldsOf(line.text).filter(({ text }) => /^[\w.*?-]+$/.test(text) && /[\d.]/.test(text));
  const near = cells.sort((one, other) => other.text.length - one.text.length)[0];
  if (!near || near.text.length < 10) {
    throw new Refusal("syntax", "a line of cells", quoted(line.text.trim()), placeIn(line, 0));
  }
  const side = sideOf(near.text.length);
  if (side > 0) {
    const wrong = Array.from(near.text).findIndex((symbol) => tryText(symbol + emptyLine(0), side) === null);
    const found = quoted(near.text.charAt(Math.max(wrong, 0)));
    throw new Refusal("digit", `a digit 1-${side} or a blank`, found, placeIn(line, near.index + Math.max(wrong, 0)));
  }
  const nearest = [...sizes].sort(
    (one, other) => Math.abs(one - near.text.length) - Math.abs(other - near.text.length),
  )[0];
  throw new Refusal("length", `${nearest ?? 81} cells`, String(near.text.length), placeIn(line, near.index));
}

/** Which column of a table has the puzzle. */
interface Columns {
  readonly separator: RegExp | string;
  /** Of the puzzle, from 0; undefined where only columns of solutions are known. */
  readonly puzzle?: number;
  readonly solutions: ReadonlySet<number>;
  /** Rules that a plain sudoku has not. */
  readonly variants: ReadonlyMap<number, string>;
}

/** `#!sudoku -c4`, cells split by blanks, or `-c 4,`, by commas. */
function directive(text: string): Columns | undefined {
  const [, column, separator] = /^#!.*\s-c\s*(\d+)(\S?)/.exec(text) ?? [];
  if (column === undefined) return undefined;
  return {
    puzzle: Number(column) - 1,
    separator: separator === "" || separator === undefined ? /\s+/ : separator,
    solutions: new Set(),
    variants: new Map(),
  };
}

const puzzleName =
  /^(quizz?(es)?|puzzles?|givens?|questions?|problems?|boards?|grids?|sudokus?|unsolved|start|initial)$/i;
const solutionName = /^(solutions?|solved|answers?)$/i;
/** Fewer names than of keys in JSON: a sum, a ratio or an even number is a fact of any puzzle. */
const variantName = /^((killer)?cages?|thermo(meter)?s?|arrows?|regions?|jigsaw|kropki(dots)?|variants?)$/i;

const unquoted = (text: string) => text.trim().replace(/^"(.*)"$/, "$1");

/** The names of a table's columns, as in `quizzes,solutions`. */
function header(text: string): Columns | undefined {
  const separator = [",", ";", "\t"].find((each) => text.includes(each)) ?? ",";
  const names = text.split(separator).map(unquoted);
  const puzzle = names.findIndex((name) => puzzleName.test(name));
  const solutions = new Set(names.flatMap((name, at) => (solutionName.test(name) ? [at] : [])));
  if (puzzle < 0 && solutions.size === 0) return undefined;
  const variants = new Map(names.flatMap((name, at) => (variantName.test(name) ? [[at, name] as const] : [])));
  return { separator, solutions, variants, ...(puzzle < 0 ? {} : { puzzle }) };
}

function columnsOf(text: string, { separator }: Columns): Field[] {
  const line = separator instanceof RegExp ? text.trim() : text;
  let index = 0;
  return line.split(separator).map((field) => {
    index = Math.max(text.indexOf(field, index), 0);
    return { text: unquoted(field), index };
  });
}

export class ListReader implements LineReader {
  #columns: Columns | undefined;
  #last: string | undefined;
  #solutionsFollow = false;
  #title: string | undefined;
  #read = false;

  read(line: Line): Draft | null {
    const { text } = line;
    if (text.startsWith("#")) {
      this.#columns = directive(text) ?? this.#columns;
      return null;
    }
    if (text.trim() === "") return null;
    const hash = text.indexOf("#");
    const body = hash < 0 ? text : text.slice(0, hash);
    const found = this.#found(body, line);
    if (!found) return null;
    this.#read = true;
    const { givens, entries } = found;
    const isSolution = isFull(givens.givens) && (this.#solutionsFollow || solves(givens.givens, this.#last));
    if (!isSolution) this.#last = givens.givens;
    this.#solutionsFollow = false;
    if (isSolution) return null;
    const label = hash < 0 ? this.#labelAfter(body, givens.field) : text.slice(hash + 1);
    const title = label.trim() === "" ? this.#title : label;
    this.#title = undefined;
    return draftOf({ givens: givens.givens, entries, candidates: givens.candidates, title });
  }

  #labelAfter(body: string, { text, index }: Field): string {
    const rest = body.slice(index + text.length).replace(/^\s+[^\s]{16,}(?=\s|$)/, "");
    return !this.#columns && /^\s+[^,;:|]*\p{L}/u.test(rest) ? rest : "";
  }

  #found(body: string, line: Line): { givens: Found; entries?: string } | null {
    if (this.#columns) return this.#inColumn(body, line, this.#columns);
    const whole = foundIn({ text: body, index: 0 });
    if (whole) return { givens: whole };
    const fields = fieldsOf(body);
    const found = fields.map(foundIn).filter((each) => each !== null);
    if (found.length > 0) {
      const before = body.slice(0, found[0]?.field.index);
      if (namesSolution(before)) return null;
      return choose(found, line);
    }
    const spaced =
      foundInFields(fields, line) ??
      spacedField(line.text)
        .map(foundIn)
        .find((each) => each !== null);
    if (spaced) return { givens: spaced };
    if (!this.#read) {
      this.#columns = header(body);
      if (this.#columns) return null;
    }
    if (!isWordy(body)) refuseLine(line);
    this.#solutionsFollow = namesSolution(body);
    this.#title = body;
    return null;
  }

  #inColumn(body: string, line: Line, columns: Columns): { givens: Found; entries?: string } | null {
    const fields = columnsOf(body, columns);
    if (columns.puzzle === undefined) {
      const others = fields.filter((_, at) => !columns.solutions.has(at));
      const found = others.map(foundIn).filter((each) => each !== null);
      if (found.length > 0) return choose(found, line);
      throw new Refusal("no-puzzle", "a column of puzzles", "only solutions", placeIn(line, 0));
    }
    const variant = fields.findIndex(
      ({ text }, at) => columns.variants.has(at) && !/^(none|classic|standard|0|-)?$/i.test(text),
    );
    if (variant >= 0) {
      const found = columns.variants.get(variant) ?? "";
      throw new Refusal("variant", "a plain sudoku", found, placeIn(line, fields[variant]?.index ?? 0));
    }
    const field = fields[columns.puzzle];
    if (!field) {
      throw new Refusal("syntax", `a column ${columns.puzzle + 1} with a puzzle`, "", placeIn(line, body.length));
    }
    const found = foundIn(field);
    if (found) return { givens: found };
    return refuseLine({ number: line.number, text: " ".repeat(field.index) + field.text });
  }
}
