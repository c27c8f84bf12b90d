// A text that is nearly a grid, with a cell too many or too few, or a letter for a digit: which board was meant, what is wrong with
// it, and the nearest line that can be corrected by hand.
import { dimensionsOf, shapes, type Shape } from "hanadoku";
import { canStand } from "../lines.js";

export interface Near {
  readonly shape: Shape;
  /** As long as the board, with empty cells for what is missing. */
  readonly line: string;
  /** Digits and empty cells, of the text or of the row. */
  readonly found: number;
  /** Too many, or too few where it is below 0. */
  readonly over: number;
  /** From 1, where one row alone is wrong. */
  readonly row?: number;
  /** What is no digit of the board; the line has empty cells there. */
  readonly wrong: readonly WrongSymbol[];
}

export interface WrongSymbol {
  readonly cell: number;
  readonly symbol: string;
}

/** So far from a board it is something else. */
const furthest = 4;
const longestText = 2000;
/** The usual shape of each side. */
const usual = ["3x3", "2x3", "2x2", "4x4", "2x4", "2x5", "3x4"] as const satisfies readonly Shape[];

const fitted = (row: string, length: number) => row.slice(0, length).padEnd(length, ".");
const cellsIn = (text: string) => text.replace(/[\s,;|+]/g, "").replace(/[0*_xX-]/g, ".");

/** Without what is no digit of the board; null where that is so much that the text is something else. */
function mended(shape: Shape, line: string): Pick<Near, "line" | "wrong"> | null {
  const { side } = dimensionsOf(shape);
  const wrong = Array.from(line, (symbol, cell) => ({ cell, symbol })).filter(({ symbol }) => !canStand(symbol, side));
  const places = new Set(wrong.map(({ cell }) => cell));
  const kept = Array.from(line, (symbol, cell) => (places.has(cell) ? "." : symbol)).join("");
  return wrong.length > furthest ? null : { line: kept, wrong };
}

/** Where the text has a row for each of the board's and one of them has another length. */
function nearByRows(rows: readonly string[]): Near | null {
  const shape = usual.find((name) => dimensionsOf(name).side === rows.length);
  if (!shape) return null;
  const { side } = dimensionsOf(shape);
  const wrong = rows.flatMap((row, index) => (row.length === side ? [] : [index]));
  const index = wrong[0];
  if (index === undefined || wrong.length > 1) return null;
  const found = rows[index]?.length ?? 0;
  if (Math.abs(found - side) > furthest) return null;
  const line = mended(shape, rows.map((row) => fitted(row, side)).join(""));
  return line && { shape, ...line, found, over: found - side, row: index + 1 };
}

/** Null for what is no grid, and for one in which nothing is wrong. */
export function nearGrid(text: string): Near | null {
  if (text.length > longestText) return null;
  const rows = text
    .split(/\r?\n/)
    .map(cellsIn)
    .filter((row) => /[\dA-G]/.test(row) || /^\.+$/.test(row));
  const byRows = nearByRows(rows);
  if (byRows) return byRows;
  const cells = rows.join("");
  for (const shape of [...usual, ...shapes]) {
    const { cells: length } = dimensionsOf(shape);
    const over = cells.length - length;
    const line = Math.abs(over) <= furthest ? mended(shape, fitted(cells, length)) : null;
    if (line && (over !== 0 || line.wrong.length > 0)) return { shape, ...line, found: cells.length, over };
  }
  return null;
}
