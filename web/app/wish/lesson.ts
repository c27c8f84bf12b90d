// A technique where it is the next step of a real puzzle: the board as it stands then, and the step.
import type { Level, Puzzle } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { done, startOf, type Work } from "../solve/work.js";
import { examples } from "./examples.js";

export interface Lesson {
  readonly technique: Taught;
  readonly puzzle: Puzzle;
  /** With the step that is not done yet. */
  readonly work: Work;
}

export const exampleShape = "3x3";

type Names<Examples> = Examples extends unknown ? keyof Examples : never;
export type Taught = Names<(typeof examples)[Level]>;

/** The techniques that there are lessons of. */
export const taughtOf = (level: Level): readonly Taught[] => Object.keys(examples[level]) as Taught[];
const givensOf = new Map<string, string>(Object.values(examples).flatMap((ofLevel) => Object.entries(ofLevel)));

export const isTaught = (name = ""): name is Taught => givensOf.has(name);
export const lessonPlace = (technique: Taught): string => `learn.${technique}`;

/** Null where the path of the puzzle does not take the technique. */
export async function lessonOf(technique: Taught): Promise<Lesson | null> {
  const givens = givensOf.get(technique) ?? "";
  const { jobs } = await loadShared();
  const graded = await jobs.grade({ shape: exampleShape, givens });
  if (!graded.ok) return null;
  const puzzle = {
    shape: exampleShape,
    givens,
    level: graded.level,
    clues: givens.replaceAll(".", "").length,
  } as const;
  let work = startOf(givens);
  for (const step of graded.steps) {
    work = { ...work, step };
    if (step.technique === technique) return { technique, puzzle, work };
    work = done(work);
  }
  return null;
}
