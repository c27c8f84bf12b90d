// Why givens are not a puzzle, in a sentence for developers.
import type { GivensAnswer } from "./boundary.js";
import { cellName, dimensionsOf } from "./shape.js";
import type { Fault, Shape } from "./types.js";

/** As many cells as one wants to read. */
const named = 8;

function list(cells: readonly number[], side: number): string {
  const names = cells.slice(0, named).map((cell) => cellName(cell, side));
  return cells.length > named ? `${names.join(", ")} and ${cells.length - named} more` : names.join(", ");
}

export function explain(reason: Fault, { found, shape, clues }: GivensAnswer, cells: readonly number[]): string {
  if (shape === "") return `shape: expected one, since ${found} cells have no usual one`;
  const { side, cells: size } = dimensionsOf(shape as Shape);
  switch (reason) {
    case "type":
    case "shape":
      return `${reason}: not as expected`;
    case "length":
      return `givens: expected ${size} cells, found ${found}`;
    case "digit":
      return `givens: expected a digit from 1 to ${side} or a blank in ${list(cells, side)}`;
    case "conflict":
      return `the same digit more than once in a row, a column or a box: ${list(cells, side)}`;
    case "too-few-clues":
      return `no puzzle of ${shape} has as few as ${clues} clues`;
    case "no-solution":
      return "there is no solution";
    case "several-solutions":
      return `there is more than one solution: two differ in ${list(cells, side)}`;
    case "budget":
      return "the budget ended before the proof did";
  }
}
