// What the name of a shape says.
import { nameIn } from "./arguments.js";
import { shapes, type Shape } from "./types.js";

/** The most cells that a board has. */
export const maxCells = 256;

/** The numbers of a shape. */
export interface Dimensions {
  readonly boxRows: number;
  readonly boxColumns: number;
  /** How many digits there are, and cells in a row, a column and a box. */
  readonly side: number;
  readonly cells: number;
}

/**
 * The numbers that the name of a shape says.
 *
 * @example
 * dimensionsOf("2x3"); // => { boxRows: 2, boxColumns: 3, side: 6, cells: 36 }
 */
export function dimensionsOf(shape: Shape): Dimensions {
  const [boxRows, boxColumns] = nameIn("shape", shape, shapes).split("x").map(Number) as [number, number];
  const side = boxRows * boxColumns;
  return Object.freeze({ boxRows, boxColumns, side, cells: side * side });
}

/**
 * The name of a cell for people: r1c1.
 *
 * @example
 * cellName(10, 9); // => "r2c2"
 */
export function cellName(cell: number, side: number): string {
  return `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
}
