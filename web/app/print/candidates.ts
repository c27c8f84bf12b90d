// What may still stand in each empty cell, as core has it.
import type { Engine, Puzzle } from "hanadoku";
import { symbolsOf } from "../lines.js";

/** For each cell its candidates as a text, "" where a clue stands. */
export function candidatesOf(sudoku: Engine, puzzle: Puzzle): string[] {
  const game = sudoku.newGame(puzzle);
  game.fillNotes("corner");
  const candidates = game.state().cells.map(({ corner }) => symbolsOf(corner));
  game.dispose();
  return candidates;
}
