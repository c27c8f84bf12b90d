// What the techniques say of a puzzle that was finished, for the statistics.
import type { Puzzle } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { idOfPuzzle } from "../store/records.js";
import { store } from "../store/store.js";

export async function gradeResult(puzzle: Puzzle): Promise<void> {
  const result = await store.result(idOfPuzzle(puzzle));
  if (result?.rating !== null) return;
  const { jobs } = await loadShared();
  const graded = await jobs.grade(puzzle);
  if (!graded.ok) return;
  const techniques = [...new Set(graded.steps.map(({ technique }) => technique))];
  await store.keepResult({ ...result, rating: graded.rating, techniques });
}
