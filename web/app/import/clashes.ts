// Which digits stand twice in a row, a column or a box.
import { dimensionsOf, type Shape } from "hanadoku";

export type House = "row" | "column" | "box";

export interface Clash {
  readonly house: House;
  /** From 1. */
  readonly place: number;
  readonly digit: string;
  readonly count: number;
  readonly cells: readonly number[];
}

export function clashesOf(shape: Shape, line: string): Clash[] {
  const { side, boxRows, boxColumns } = dimensionsOf(shape);
  const placesOf = (cell: number) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns);
    return { row, column, box };
  };
  const found = new Map<string, Clash>();
  for (const [cell, digit] of Array.from(line).entries()) {
    if (digit === ".") continue;
    for (const [house, place] of Object.entries(placesOf(cell)) as [House, number][]) {
      const key = `${house}.${place}.${digit}`;
      const cells = [...(found.get(key)?.cells ?? []), cell];
      found.set(key, { house, place: place + 1, digit, count: cells.length, cells });
    }
  }
  return [...found.values()].filter(({ count }) => count > 1);
}
