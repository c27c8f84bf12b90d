// A room's puzzle, made in the worker: enough tries to have one at once, and an end where none comes out.
import type { Level, Puzzle, Shape } from "hanadoku";
import { loadShared } from "hanadoku/element";

export type Making = "no" | "making" | "notMade";

export async function makePuzzle(shape: Shape, level: Level): Promise<Puzzle | null> {
  const { jobs } = await loadShared();
  const made = await jobs.generate({ shape, level, profile: "room", attempts: 30, deadline: 350 });
  return made.ok ? made.puzzle : null;
}
