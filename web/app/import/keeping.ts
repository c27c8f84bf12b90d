// Puzzles that came from elsewhere, among the games.
import type { Puzzle } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { digitOf, lineWith } from "../lines.js";
import { release } from "../release.js";
import { idOfPuzzle, untouched, type GameRecord } from "../store/records.js";
import { store } from "../store/store.js";
import { check, type Checked, type Verdict } from "./checking.js";
import type { Board } from "./reading.js";

/** A puzzle with exactly one solution, and the level that its techniques say. */
export function puzzleFrom({ shape, givens }: Checked, verdict: Verdict): Puzzle | null {
  if (verdict.type !== "unique") return null;
  const clues = givens.replaceAll(".", "").length;
  return { shape, givens, clues, level: verdict.grade?.level ?? "extreme" };
}

/** The game of a puzzle that is there already stays as it is. */
export async function keepPuzzle(puzzle: Puzzle, title: string): Promise<GameRecord> {
  const known = await store.game(idOfPuzzle(puzzle));
  if (known) return known;
  const game = untouched(puzzle, { origin: "imported", title, release });
  await store.keep(game);
  return game;
}

/** A game that begins with what someone had entered: entries, whatever they are, and never givens. */
export async function keepProgress(puzzle: Puzzle, entries: string, title: string): Promise<GameRecord> {
  const known = await store.game(idOfPuzzle(puzzle));
  if (known?.saved) return known;
  const { sudoku } = await loadShared();
  const game = sudoku.newGame(puzzle, { entry: "free" });
  game.resume();
  for (const [cell, symbol] of Array.from(entries).entries()) {
    if (symbol !== "." && puzzle.givens[cell] === ".") game.enter(cell, digitOf(symbol));
  }
  const { cellsLeft } = game.state();
  const record: GameRecord = {
    ...untouched(puzzle, { origin: "imported", title, release }),
    saved: { format: "hanadoku-game", game: game.save() },
    entries: lineWith(puzzle.givens, entries),
    cellsLeft,
  };
  await store.keep(record);
  return record;
}

/** How many are new here, of those with exactly one solution. */
export async function keepAll(
  boards: readonly Board[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<number> {
  let kept = 0;
  for (const [index, board] of boards.entries()) {
    if (signal.aborted) break;
    const puzzle = puzzleFrom(board, await check(board, signal));
    if (puzzle && !(await store.game(idOfPuzzle(puzzle)))) {
      await keepPuzzle(puzzle, board.title);
      ++kept;
    }
    onProgress(index + 1);
  }
  return kept;
}
