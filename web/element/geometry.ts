// Where a cell lies on a board of some shape, and what it is called.
import { cellName, dimensionsOf, type Dimensions, type Shape } from "../lib/index.js";

export type Geometry = Dimensions;

const known = new Map<Shape, Geometry>();

export function geometryOf(shape: Shape): Geometry {
  const geometry = known.get(shape) ?? dimensionsOf(shape);
  known.set(shape, geometry);
  return geometry;
}

export const shapeOf = ({ boxRows, boxColumns }: Geometry): Shape => `${boxRows}x${boxColumns}` as Shape;

export const rowOf = ({ side }: Geometry, cell: number) => Math.floor(cell / side);
export const columnOf = ({ side }: Geometry, cell: number) => cell % side;
export const boxOf = (geometry: Geometry, cell: number) =>
  Math.floor(rowOf(geometry, cell) / geometry.boxRows) * geometry.boxRows +
  Math.floor(columnOf(geometry, cell) / geometry.boxColumns);

export const houseKinds = ["row", "column", "box"] as const;
export type HouseKind = (typeof houseKinds)[number];
const houseOf = { row: rowOf, column: columnOf, box: boxOf } as const;

/** The first kind of house that both cells stand in, if any. */
export const sharedHouse = (geometry: Geometry, a: number, b: number): HouseKind | undefined =>
  houseKinds.find((kind) => houseOf[kind](geometry, a) === houseOf[kind](geometry, b));

/** By digit: . for an empty cell, 1 to 9, then A = 10 to G = 16. */
const symbols = ".123456789ABCDEFG";

export const symbolOf = (digit: number) => symbols.charAt(digit);

/** The digits of a line, and a line of digits. */
export const digitsOf = (line: string): number[] => Array.from(line, (symbol) => Math.max(0, symbols.indexOf(symbol)));
export const lineOf = (digits: readonly number[]): string => digits.map(symbolOf).join("");

/** The cell's name in markup, in any language: r1c1. */
export const nameOf = ({ side }: Geometry, cell: number) => cellName(cell, side);

/** The board as people are told of it: 6×6, or 6×6 (3×2) where its boxes are not the usual ones. */
export function boardName({ side, boxRows, boxColumns }: Geometry): string {
  const usual = boxRows <= boxColumns && !(side === 16 && boxRows !== 4) && !(side === 12 && boxRows !== 3);
  return usual ? `${side}×${side}` : `${side}×${side} (${boxRows}×${boxColumns})`;
}
