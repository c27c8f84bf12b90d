// What is read and written.
import { extendsLine, isFull } from "./symbols.js";

/** One puzzle of a file, as it was found there: nothing is proven. */
export interface PuzzleRecord {
  /** Box rows x box columns; sides up to 25, so also shapes that the engine does not know. */
  readonly shape: string;
  /** A line: 1-9, then A = 10 to P = 25, `.` for empty. */
  readonly givens: string;
  /** What the player has put in, as a line without the givens. */
  readonly entries?: string;
  /** For each cell its candidates or notes as a text of symbols, "" where it has none. */
  readonly candidates?: readonly string[];
  readonly title?: string;
  /** Where it is from, as the file says. */
  readonly source?: string;
}

/** A record whose shape may still be open. */
export interface Draft extends Omit<PuzzleRecord, "shape"> {
  /** "" where the text does not say it. */
  readonly shape: string;
}

const usable = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

/** A draft without what is empty. */
export function draftOf(draft: {
  shape?: string;
  givens: string;
  entries?: string | undefined;
  candidates?: readonly string[] | undefined;
  title?: string | undefined;
  source?: string | undefined;
}): Draft {
  const { shape = "", givens, entries, candidates } = draft;
  const title = usable(draft.title);
  const source = usable(draft.source);
  return {
    shape,
    givens,
    ...(entries !== undefined && /[^.]/.test(entries) ? { entries } : {}),
    ...(candidates?.some((some) => some !== "") ? { candidates } : {}),
    ...(title ? { title } : {}),
    ...(source ? { source } : {}),
  };
}

/** Whether a line is the solution of a puzzle. */
export const solves = (line: string, puzzle: string | undefined): boolean =>
  puzzle !== undefined && isFull(line) && !isFull(puzzle) && extendsLine(line, puzzle);

/** The drafts without those that solve the one before them. */
export function withoutSolutions(drafts: readonly Draft[]): Draft[] {
  let last: string | undefined;
  return drafts.filter(({ givens }) => {
    if (solves(givens, last)) return false;
    last = givens;
    return true;
  });
}
