// A game as a host may keep it: a plain object that JSON, storage and structured clones can hold. The solution is not in it.
import type { Game, RestoreFault } from "../lib/index.js";
import { loadSharedEngine } from "./engine.js";

/** A game as `save` gives it, for `restore`. */
export interface SavedPlay {
  readonly format: "hanadoku-game";
  readonly game: string;
}

/** What became of a restoring. */
export type RestoredPlay = { readonly ok: true } | { readonly ok: false; readonly reason: RestoreFault | "engine" };

export const savedFrom = (game: Game): SavedPlay => ({ format: "hanadoku-game", game: game.save() });

/** The text of what a host gives back, which may be anything. */
function textOf(saved: unknown): string | null {
  if (typeof saved !== "object" || saved === null || !("game" in saved)) return null;
  return typeof saved.game === "string" ? saved.game : null;
}

export async function restoredFrom(saved: unknown): Promise<Game | (RestoredPlay & { ok: false })> {
  try {
    const sudoku = await loadSharedEngine();
    const restored = sudoku.restoreGame(textOf(saved));
    return restored.ok ? restored.game : restored;
  } catch {
    return { ok: false, reason: "engine" };
  }
}
