// A hint in the making: what the player has asked for so far, and how the next step is found. Nothing of it is loaded before it
// is first needed.
import type { BoardInput, Explained, NextStep, Puzzle, Step } from "../lib/index.js";
import type * as Sentences from "../words/index.js";
import { loadShared } from "./engine.js";
import type { Certificate } from "./state.js";

/** Where to look; which technique and how it works; the whole step. */
export type Tier = 1 | 2 | 3;

export type Hint =
  /** The choice between the two kinds, and the search for a step. */
  | { readonly type: "menu" | "looking" | "failed" }
  | { readonly type: "step"; readonly step: Step; readonly tier: Tier }
  | Exclude<Explained, { type: "step" }>;

export const nextTier = (tier: Tier): Tier => (tier === 1 ? 2 : 3);

export type Words = typeof Sentences;

let words: Words | null = null;

/** The sentences, once they are loaded. */
export const loadedWords = (): Words | null => words;

export async function loadWords(): Promise<Words> {
  words ??= await import("../words/index.js");
  return words;
}

/** The next step on a board, and the sentences for it; null where they cannot be had. */
export async function findStep(board: BoardInput): Promise<NextStep | null> {
  try {
    const [{ jobs }] = await Promise.all([loadShared(), loadWords()]);
    return await jobs.nextStep(board);
  } catch {
    return null;
  }
}

/** How hard a puzzle is; null where that cannot be told. */
export async function certify(puzzle: Puzzle, signal: AbortSignal): Promise<Certificate | null> {
  try {
    const { jobs } = await loadShared();
    const graded = await jobs.grade(puzzle, { signal });
    return graded.ok ? { level: graded.level, rating: graded.rating } : null;
  } catch {
    return null;
  }
}
