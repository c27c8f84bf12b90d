// A grid that is solved by hand, a step at a time.
import type { BoardInput, Candidate, Shape, Step } from "hanadoku";
import { symbolOf } from "../lines.js";

export interface Work {
  /** Givens and what steps have placed. */
  readonly entries: string;
  readonly eliminated: readonly Candidate[];
  /** The step that is shown, and not done yet. */
  readonly step: Step | null;
}

export const startOf = (givens: string): Work => ({ entries: givens, eliminated: [], step: null });

/** With the shown step done. */
export function done({ entries, eliminated, step }: Work): Work {
  const digits = Array.from(entries);
  for (const { cell, digit } of step?.placements ?? []) digits[cell] = symbolOf(digit);
  return { entries: digits.join(""), eliminated: [...eliminated, ...(step?.eliminations ?? [])], step: null };
}

export const boardOf = (shape: Shape, givens: string, { entries, eliminated }: Work): BoardInput => ({
  shape,
  givens,
  entries,
  eliminated,
});
