// Which boards there are: sides up to 25 and how they are cut into boxes.
import { mostDigits } from "./symbols.js";

export interface Boxes {
  readonly rows: number;
  readonly columns: number;
}

/** All ways to cut a side, the usual one first: nearest to a square, and wider than high. */
function cutsOf(side: number): readonly Boxes[] {
  const cuts: Boxes[] = [];
  for (let rows = 2; rows <= side / 2; ++rows) {
    if (side % rows === 0) cuts.push({ rows, columns: side / rows });
  }
  const distance = ({ rows, columns }: Boxes) => Math.abs(rows - columns) + (rows > columns ? 0.5 : 0);
  return cuts.sort((one, other) => distance(one) - distance(other));
}

const cuts = /* @__PURE__ */ Array.from({ length: mostDigits + 1 }, (_, side) => cutsOf(side));

/** The sides that a board may have. */
export const sides: readonly number[] = /* @__PURE__ */ cuts.flatMap((some, side) => (some.length > 0 ? [side] : []));

export const nameOf = ({ rows, columns }: Boxes): string => `${rows}x${columns}`;

export const shapesOfSide = (side: number): readonly string[] => (cuts[side] ?? []).map(nameOf);

/** "" where no board has that side. */
export const usualShape = (side: number): string => shapesOfSide(side)[0] ?? "";

/** Undefined for what is not a shape's name. */
export function boxesOf(shape: string): Boxes | undefined {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(shape) ?? [];
  const side = Number(rows) * Number(columns);
  return (cuts[side] ?? []).find((boxes) => nameOf(boxes) === `${Number(rows)}x${Number(columns)}`);
}

/** The side of a board of so many cells, or 0. */
export function sideOf(cells: number): number {
  const side = Math.sqrt(cells);
  return usualShape(side) === "" ? 0 : side;
}

export const boxOf = ({ rows, columns }: Boxes, row: number, column: number): number =>
  Math.floor(row / rows) * rows + Math.floor(column / columns);

/** The shape whose boxes are these regions, given for each cell; "" where they are no boxes, as in a jigsaw. */
export function shapeOfRegions(regions: readonly (number | string)[]): string {
  const side = sideOf(regions.length);
  const found = (cuts[side] ?? []).find((boxes) => {
    const regionOfBox = new Map<number, number | string>();
    const used = new Set<number | string>();
    return regions.every((region, cell) => {
      const box = boxOf(boxes, Math.floor(cell / side), cell % side);
      const known = regionOfBox.get(box);
      if (known !== undefined) return known === region;
      if (used.has(region)) return false;
      used.add(region);
      regionOfBox.set(box, region);
      return true;
    });
  });
  return found ? nameOf(found) : "";
}

/** Whether a line is the regions of a jigsaw: each cell has a neighbour with its symbol, which no digits of a sudoku have. */
export function isJigsaw(line: string): boolean {
  const side = sideOf(line.length);
  if (side === 0 || new Set(line).size !== side) return false;
  const cells = Array.from(line);
  const isRegions = cells.every((symbol, cell) => {
    const column = cell % side;
    const beside = [column > 0 ? cell - 1 : -1, column < side - 1 ? cell + 1 : -1, cell - side, cell + side];
    return beside.some((other) => cells[other] === symbol);
  });
  return isRegions && shapeOfRegions(cells) === "";
}
