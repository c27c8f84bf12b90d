// What a text holds: puzzles in any of the formats, one that is nearly right, or why there is none.
import { shapes, type Shape } from "hanadoku";
import { nearGrid, type Near } from "./near.js";

/** A puzzle as it was read: nothing of it is proven, and what was entered is no given. */
export interface Board {
  readonly shape: Shape;
  readonly givens: string;
  /** A line without the givens; "" where there are none. */
  readonly entries: string;
  readonly title: string;
}

export type Reading =
  | { readonly type: "boards"; readonly boards: readonly Board[] }
  | { readonly type: "near"; readonly near: Near }
  | { readonly type: "fault"; readonly id: "noPuzzle" | "variant" }
  | { readonly type: "fault"; readonly id: "wrongAt"; readonly line: number }
  | { readonly type: "fault"; readonly id: "unknownShape"; readonly shape: string };

const longestTitle = 200;

export async function readText(text: string): Promise<Reading> {
  const [{ readRecords }, { readProgressLink }] = await Promise.all([
    import("hanadoku/formats"),
    import("../share/progress_link.js"),
  ]);
  const progress = readProgressLink(text);
  if (progress) return { type: "boards", boards: [{ ...progress, title: "" }] };
  const near = nearGrid(text);
  const read = readRecords(text);
  if (!read.ok) {
    if (near) return { type: "near", near };
    const { reason, line } = read.fault;
    if (reason === "variant") return { type: "fault", id: "variant" };
    // A text that was understood as far as some line is wrong there; one that never was is no puzzle.
    const understood = reason !== "unknown" && reason !== "no-puzzle" && text.trim().includes("\n");
    return understood ? { type: "fault", id: "wrongAt", line } : { type: "fault", id: "noPuzzle" };
  }
  const boards = read.records.flatMap(({ shape, givens, entries = "", title = "" }) => {
    const known = shapes.find((name) => name === shape);
    return known ? [{ shape: known, givens, entries, title: title.slice(0, longestTitle) }] : [];
  });
  const [first] = read.records;
  if (boards.length > 0) return { type: "boards", boards };
  if (near) return { type: "near", near };
  return first ? { type: "fault", id: "unknownShape", shape: first.shape } : { type: "fault", id: "noPuzzle" };
}
