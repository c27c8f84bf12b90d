// A puzzle's way from its givens to its solution, step by step.
import type { CellState, Step } from "../lib/index.js";

/** A cell as far as steps change it. */
export type Worked = Pick<CellState, "digit" | "struck">;

/** The board before each step, and after the last. */
export function boardsOf(givens: readonly number[], steps: readonly Step[]): (readonly Worked[])[] {
  let board: readonly Worked[] = givens.map((digit) => ({ digit, struck: [] }));
  const boards = [board];
  for (const { placements, eliminations } of steps) {
    const next = [...board];
    for (const { cell, digit } of placements) next[cell] = { digit, struck: [] };
    for (const { cell, digit } of eliminations) {
      const { digit: held = 0, struck = [] } = next[cell] ?? {};
      next[cell] = { digit: held, struck: [...struck, digit] };
    }
    board = next;
    boards.push(board);
  }
  return boards;
}
