// The engine for what the page asks by itself: links, previews and solving.
import { loadHanadoku, type Hanadoku, type HanadokuJobs } from "hanadoku";

export interface Engine {
  readonly sudoku: Hanadoku;
  readonly jobs: HanadokuJobs;
}

let engine: Promise<Engine> | undefined;

async function load(): Promise<Engine> {
  const [sudoku, jobs] = await Promise.all([loadHanadoku(), loadHanadoku({ worker: true })]);
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
