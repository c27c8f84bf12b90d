// A typed or pasted text as one grid: for the chosen shape, or for the one that its length means.
import { dimensionsOf, shapes, type GridRead, type Shape } from "hanadoku";
import { loadShared } from "hanadoku/element";

export interface Grid {
  readonly shape: Shape;
  readonly givens: string;
}

export const emptyGrid = (shape: Shape): Grid => ({ shape, givens: ".".repeat(dimensionsOf(shape).cells) });

export async function readGrid(text: string, chosen: Shape): Promise<GridRead> {
  const { sudoku } = await loadShared();
  const asChosen = sudoku.readGrid({ givens: text, shape: chosen });
  if (asChosen.ok) return asChosen;
  const other = sudoku.readGrid({ givens: text });
  return other.ok ? other : asChosen;
}

/** The grid of an address, `solve.3x3.530070…`; null where it holds none. */
export function gridOfPlace([, shape, line = ""]: readonly string[]): Grid | null {
  const known = shapes.find((name) => name === shape);
  if (!known || !new RegExp(`^[0-9A-G]{${dimensionsOf(known).cells}}$`).test(line)) return null;
  return { shape: known, givens: line.replaceAll("0", ".") };
}
