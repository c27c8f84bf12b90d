// Puzzles made for paper, and their solutions: both in workers, so that the page goes on.
import type { HanadokuJobs, Puzzle, Shape } from "hanadoku";
import type { OfferedLevel } from "../settings.js";
import { loadShared } from "hanadoku/element";

interface BookWish {
  readonly shape: Shape;
  readonly level: OfferedLevel;
  readonly count: number;
}

const jobs = async (): Promise<HanadokuJobs> => (await loadShared()).jobs;

/** Those that were made; where one was not, the book is one shorter. */
export async function makeBook(
  { shape, level, count }: BookWish,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Puzzle[]> {
  const lines = await (await jobs()).generateMany(count, { shape, level, signal, onProgress });
  return lines
    .trim()
    .split("\n")
    .filter((line) => /^[.0-9A-G]+$/.test(line))
    .map((givens) => ({ shape, level, givens, clues: givens.replaceAll(".", "").length }));
}

/** The solution of each, in order. */
export async function solutionsOf(puzzles: readonly Puzzle[], signal?: AbortSignal): Promise<string[]> {
  const worker = await jobs();
  const solved: string[] = [];
  for (const { shape, givens } of puzzles) {
    const answer = await worker.solve(givens, { shape, signal });
    solved.push(answer.ok ? answer.solution : givens);
  }
  return solved;
}
