// The little movements: a nudge for what does not go in, a wave through houses that are finished. Started from script, so
// that they can start at any time; they end by themselves and leave nothing behind.
import type { GameState } from "../lib/index.js";
import type { Outcome } from "./actions.js";
import { columnOf, rowOf, type Geometry } from "./geometry.js";

const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Reduced motion gets a color instead of a movement. */
function nudge(cell: HTMLElement): void {
  const frames = lessMotion()
    ? [{ backgroundColor: "var(--conflict-tint)" }, {}]
    : [0, -2, 2, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  cell.animate(frames, { id: "nudge", duration: lessMotion() ? 100 : 160, easing: "ease-out" });
}

/** `after` so many cells from the move, 25 ms each. */
function shine(cell: HTMLElement, after: number): void {
  const bright = { backgroundColor: "color-mix(in srgb, var(--finished) 45%, transparent)" };
  cell.animate([bright, {}], { id: "wave", duration: 450, delay: 25 * after, easing: "ease-out" });
}

/** A digit that comes to its cell. */
function arrive(cell: HTMLElement): void {
  const easing = "cubic-bezier(0.2, 0.8, 0.2, 1)";
  cell.firstElementChild?.animate([{ transform: "scale(0.85)" }, {}], { id: "arrive", duration: 140, easing });
}

/** What came of an action, and the game around it. */
export interface Came {
  readonly made: Outcome;
  readonly before: GameState;
  readonly after: GameState;
}

/** The motion that follows what came of an action. It begins when that is painted, so that no frame waits for it. */
export function move(
  geometry: Geometry,
  { made, before, after }: Came,
  elementOf: (cell: number) => HTMLElement | null,
): void {
  if (!("cell" in made)) return;
  const { type, cell: from } = made;
  const refused = type === "mistake" || type === "blocked" || type === "givenStays";
  const at = elementOf(from);
  if (at && (refused || (type === "placed" && after.cells[from]?.tint === "conflict"))) nudge(at);
  if (lessMotion()) return;
  if (at && (type === "placed" || type === "revealed")) arrive(at);
  for (const [cell, { tint }] of after.cells.entries()) {
    if (tint !== "finished" || before.cells[cell]?.tint === "finished") continue;
    const away =
      Math.abs(rowOf(geometry, cell) - rowOf(geometry, from)) +
      Math.abs(columnOf(geometry, cell) - columnOf(geometry, from));
    const element = elementOf(cell);
    if (element) shine(element, away);
  }
}
