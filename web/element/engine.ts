// The module, loaded once for all elements of a page and for the page itself, and a worker for what may take long.
import { loadEngine as loadSudoku, loadHanadoku, type Engine as Sudoku, type HanadokuJobs } from "../lib/index.js";

export interface Engine {
  readonly sudoku: Sudoku;
  readonly jobs: HanadokuJobs;
}

let engine: Promise<Engine> | undefined;

async function load(): Promise<Engine> {
  const [sudoku, jobs] = await Promise.all([loadSudoku(), loadHanadoku({ worker: true })]);
  return { sudoku, jobs };
}

/** A load that failed is tried again the next time. */
export function loadEngine(): Promise<Engine> {
  engine ??= load().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
