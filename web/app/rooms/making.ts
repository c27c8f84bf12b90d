// A room's puzzle, made in the worker: enough tries to have one at once, and an end where none comes out.
import type { Level, Puzzle, Shape } from "hanadoku";
import { loadShared } from "hanadoku/element";

export type Making = "no" | "making" | "notMade";

/** Null where none comes out in time. */
export async function makePuzzle(shape: Shape, level: Level): Promise<Puzzle | null> {
  try {
    const { jobs } = await loadShared();
    const made = await jobs.generate({ shape, level, profile: "room", attempts: 30, deadline: 350 });
    return made.ok ? made.puzzle : null;
  } catch {
    return null; // the worker could not be had, or ended; another try has another
  }
}
