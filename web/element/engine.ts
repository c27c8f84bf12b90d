// The module, loaded once for all elements of a page and for the page itself, and a worker for what may take long.
import { loadEngine, loadHanadoku, type Engine, type HanadokuJobs } from "../lib/index.js";

/** What all elements of a page share. */
export interface Shared {
  readonly sudoku: Engine;
  readonly jobs: HanadokuJobs;
}

let shared: Promise<Shared> | undefined;

async function load(): Promise<Shared> {
  const [sudoku, jobs] = await Promise.all([loadEngine(), loadHanadoku({ worker: true })]);
  return { sudoku, jobs };
}

/** A load that failed is tried again the next time. */
export function loadShared(): Promise<Shared> {
  shared ??= load().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}
