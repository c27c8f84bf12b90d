// What the techniques say of puzzles that were finished, for the statistics.
import type { Puzzle } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { idOfPuzzle, puzzleOfId, type ResultRecord } from "../store/records.js";
import { store } from "../store/store.js";

const isOpen = ({ finished, rating }: ResultRecord) => finished && rating === null;

/** The result with what there is to say; null where the techniques do not get to its end. */
async function graded(result: ResultRecord): Promise<ResultRecord | null> {
  const puzzle = puzzleOfId(result.id);
  if (!puzzle) return null;
  const { jobs } = await loadShared();
  const graded = await jobs.grade(puzzle);
  if (!graded.ok) return null;
  const techniques = [...new Set(graded.steps.map(({ technique }) => technique))];
  const known = { ...result, rating: graded.rating, techniques };
  await store.keepResult(known);
  return known;
}

export async function gradeResult(puzzle: Puzzle): Promise<void> {
  const result = await store.result(idOfPuzzle(puzzle));
  if (result && isOpen(result)) await graded(result);
}

/** Those that a page was left over, one after the other. */
export async function* gradeRest(results: readonly ResultRecord[]): AsyncGenerator<ResultRecord> {
  for (const result of results.filter(isOpen)) {
    const known = await graded(result);
    if (known) yield known;
  }
}
