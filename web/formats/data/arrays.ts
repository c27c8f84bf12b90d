// Arrays in the source of programs, as Python, C, Java, Rust, Prolog, Matlab or Lisp have them: brackets of any kind, a cell a number, a
// quoted symbol, or a word for nothing; or a text for each row.
import { fromTokens, isBlank, type Token } from "../cells.js";
import type { Place } from "../fault.js";
import { givensOnly, type Format } from "../format.js";
import { draftOf, withoutSolutions, type Draft } from "../record.js";
import { sideOf, usualShape } from "../shapes.js";
import { placeIn, type Source } from "../source.js";
import { rowsOf, digitOf } from "../symbols.js";
import { apart } from "../writing.js";

const word = /(?<open>[[({])|(?<close>[\])}])|"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s,;"'[\](){}]+)/g;
const nothing = /^(none|null|nil|undefined|empty|nan)$/i;
const cell = /^(\d{1,2}|[A-Pa-p])$/;

/** Fewer cells in one bracket might be a row. */
const fewestFlat = 36;
const deepest = 32;

/** What stands in brackets: a range of the cells. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/** The boards in the brackets of a text, the outermost that are some. */
class Scan {
  readonly #cells: Token[] = [];
  /** Before which cells a bracket, a text or a line has ended. */
  readonly #ends = new Set<number>();
  /** How many words are no cells. */
  #others = 0;
  readonly #open: { from: number; others: number }[] = [];
  #boards: Block[] = [];

  constructor(source: Source) {
    for (const line of source.lines) {
      for (const { index, groups = {} } of line.text.matchAll(word)) this.#take(groups, placeIn(line, index));
      this.#ends.add(this.#cells.length);
    }
  }

  get boards(): Token[][] {
    return this.#boards.map(({ from, to }) => this.#cells.slice(from, to));
  }

  #take({ open, close, double, single, bare = "" }: Partial<Record<string, string>>, place: Place): void {
    const text = double ?? single;
    if (open !== undefined) this.#open.push({ from: this.#cells.length, others: this.#others });
    else if (close !== undefined) this.#close();
    else if (text !== undefined && text.length >= 4 && usualShape(text.length) !== "") {
      for (const symbol of text) this.#cells.push({ text: symbol, place });
      this.#ends.add(this.#cells.length);
    } else if (nothing.test(bare) || text?.trim() === "") this.#cells.push({ text: ".", place });
    else if (isBlank(text ?? bare) || cell.test(text ?? bare)) this.#cells.push({ text: text ?? bare, place });
    else ++this.#others;
  }

  #close(): void {
    const opened = this.#open.pop();
    const to = this.#cells.length;
    this.#ends.add(to);
    if (!opened || this.#open.length > deepest || opened.others < this.#others) return;
    const { from } = opened;
    if (!this.#isBoard(from, to)) return;
    this.#boards = [...this.#boards.filter((inner) => inner.to <= from), { from, to }];
  }

  #isBoard(from: number, to: number): boolean {
    const side = sideOf(to - from);
    if (side === 0) return false;
    let inside = 0;
    for (let at = from + 1; at < to; ++at) {
      if (!this.#ends.has(at)) continue;
      if ((at - from) % side !== 0) return false;
      ++inside;
    }
    return inside > 0 || to - from >= fewestFlat;
  }
}

function read(source: Source): Draft[] {
  const { boards } = new Scan(source);
  if (boards.length === 0) source.refuse("length", "brackets with all cells of a board");
  return withoutSolutions(boards.map((cells) => draftOf({ givens: fromTokens(cells, sideOf(cells.length)) })));
}

/** It begins otherwise, or has a comma before the end, single quotes, a word for nothing, numbers with blanks between them, blocks without a comma between them. */
const noJson = /^\s*[^\s[{]|,\s*[\])}]|'|\b(?:None|nil)\b|\d[ \t]+\d|;|[\])}]\s*[[({]/;

export const arrays: Format = {
  name: "arrays",
  detect: (source) =>
    /[[({]/.test(source.text) && noJson.test(source.text) && new Scan(source).boards.length > 0 ? 0.98 : 0,
  read,
  write: apart(
    ({ givens }) =>
      `[${rowsOf(givens)
        .map((row) => `[${Array.from(row, (symbol) => Math.max(digitOf(symbol), 0)).join(", ")}]`)
        .join(",\n ")},]`,
  ),
  longest: 1_000_000,
  holds: givensOnly,
};
