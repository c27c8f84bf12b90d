// How many solutions a grid has, counted in parts, so that it is known how far the count has come and it can stop at any moment.
// A grid that one call does not get through is parted by the digits of its first empty cell; one that clashes then has none.
import { dimensionsOf, type Shape } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { symbolOf } from "../lines.js";

export const countLimits = [100, 10_000, 1_000_000, 100_000_000] as const;
export type CountLimit = (typeof countLimits)[number];

export interface CountProgress {
  /** There are at least so many. */
  readonly found: number;
  /** From 0 to 1. */
  readonly done: number;
}

export interface Count {
  readonly found: number;
  /** `all` were counted; or there may be more: the count came to the limit, was stopped, or would have taken too long. */
  readonly end: "all" | "limit" | "stopped" | "budget";
}

interface Part {
  readonly line: string;
  /** Of the whole. */
  readonly share: number;
}

/** Of one call: a moment each. It falls where parts are too large, so that the way down to the first that is not takes little. */
const fewestNodes = 1000;
const mostNodes = 200_000;
const mostCalls = 100_000;

function partsOf({ line, share }: Part, side: number): Part[] {
  const cell = line.indexOf(".");
  return Array.from({ length: side }, (_, index) => ({
    line: line.slice(0, cell) + symbolOf(index + 1) + line.slice(cell + 1),
    share: share / side,
  }));
}

export async function countSolutions(
  { shape, givens }: { readonly shape: Shape; readonly givens: string },
  limit: number,
  signal: AbortSignal,
  onProgress: (progress: CountProgress) => void,
): Promise<Count> {
  const { jobs } = await loadShared();
  const { side } = dimensionsOf(shape);
  const parts: Part[] = [{ line: givens, share: 1 }];
  let [counted, found, done, budget] = [0, 0, 0, mostNodes];
  try {
    for (let call = 0; call < mostCalls; ++call) {
      const part = parts.pop();
      if (!part) return { found, end: "all" };
      const answer = await jobs.countSolutions(part.line, { shape, budget, limit: limit - counted, signal });
      if (!answer.ok) throw new Error(answer.reason);
      const { count, complete } = answer;
      found = Math.max(found, counted + count);
      if (complete) {
        counted += count;
        done += part.share;
        if (count > 0) budget = Math.min(mostNodes, budget * 2);
      } else {
        parts.push(...partsOf(part, side));
        budget = Math.max(fewestNodes, budget / 4);
      }
      if (found >= limit && parts.length > 0) return { found: limit, end: "limit" };
      onProgress({ found, done: Math.max(done, found / limit) });
    }
    return { found, end: "budget" };
  } catch (error) {
    if (signal.aborted) return { found, end: "stopped" };
    throw error;
  }
}
