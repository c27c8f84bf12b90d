// The module, loaded once for all elements of a page and for the page itself, and a worker for what may take long.
import { loadEngine, loadHanadoku, type Engine, type HanadokuJobs } from "../lib/index.js";

/** What all elements of a page share. */
export interface Shared {
  readonly sudoku: Engine;
  readonly jobs: HanadokuJobs;
}

/** A load that failed is tried again the next time. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

const engine = once(() => loadEngine());

const both = once(async (): Promise<Shared> => {
  const [sudoku, jobs] = await Promise.all([engine(), loadHanadoku({ worker: true })]);
  return { sudoku, jobs };
});

/** The engine alone, which is all that most boards ever need. */
export function loadSharedEngine(): Promise<Engine> {
  return engine();
}

/** The engine, and the worker, which is started when this is first called. */
export function loadShared(): Promise<Shared> {
  return both();
}
