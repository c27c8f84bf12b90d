// What the engine says of a board: whether it has exactly one solution, and how hard it is.
import type { Level, Technique } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { clashesOf, type Clash } from "./clashes.js";
import type { Board } from "./reading.js";

/** By the techniques; null where those that are known do not get to the end. */
export interface Grade {
  readonly level: Level;
  readonly rating: number;
  readonly hardest: Technique;
}

export type Verdict =
  | { readonly type: "unique"; readonly solution: string; readonly grade: Grade | null }
  | { readonly type: "solved" }
  | { readonly type: "several"; readonly solutions: readonly [string, string]; readonly cells: readonly number[] }
  | { readonly type: "clash"; readonly clashes: readonly Clash[]; readonly cells: readonly number[] }
  | { readonly type: "none" }
  | { readonly type: "budget" };

export type Checked = Pick<Board, "shape" | "givens">;

export async function check({ shape, givens }: Checked, signal?: AbortSignal): Promise<Verdict> {
  const clashes = clashesOf(shape, givens);
  if (clashes.length > 0) {
    return { type: "clash", clashes, cells: [...new Set(clashes.flatMap(({ cells }) => cells))] };
  }
  const { jobs } = await loadShared();
  const solved = await jobs.solve(givens, { shape, signal });
  if (!solved.ok) return { type: solved.reason === "budget" ? "budget" : "none" };
  if (solved.solution === givens) return { type: "solved" };
  if (!solved.unique) {
    const found = await jobs.differences(givens, { shape, signal });
    return found ? { type: "several", ...found } : { type: "budget" };
  }
  const graded = await jobs.grade({ shape, givens }, { signal });
  return { type: "unique", solution: solved.solution, grade: graded.ok ? graded : null };
}
