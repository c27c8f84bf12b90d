// A text that is nearly a grid: which board was meant, what is wrong with it, and the nearest line that can be corrected by hand.
import { dimensionsOf, shapes, type Shape } from "hanadoku";

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
}

/** So far from a board it is something else. */
const furthest = 4;
const longestText = 2000;
/** The usual shape of each side. */
const usual = ["3x3", "2x3", "2x2", "4x4", "2x4", "2x5", "3x4"] as const satisfies readonly Shape[];

const fitted = (row: string, length: number) => row.slice(0, length).padEnd(length, ".");
const cellsIn = (text: string) => text.replace(/[\s,;|+]/g, "").replace(/[0*_xX-]/g, ".");

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
  const line = rows.map((row) => fitted(row, side)).join("");
  return { shape, line, found, over: found - side, row: index + 1 };
}

/** Null for what is no grid, and for one that has the right length. */
export function nearGrid(text: string): Near | null {
  if (text.length > longestText || !/^[\dA-G.*_xX\s,;|+-]+$/.test(text.trim())) return null;
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
    if (over !== 0 && Math.abs(over) <= furthest) {
      return { shape, line: fitted(cells, length), found: cells.length, over };
    }
  }
  return null;
}
