// Gives a draft its shape: the one that the text states, the caller's, or the usual one of that size. Where the size leaves several
// and the usual one gives no puzzle, it is the one other that does.
import { Refusal } from "./fault.js";
import type { Draft, PuzzleRecord } from "./record.js";
import { boxesOf, shapesOfSide } from "./shapes.js";

export interface SettleOptions {
  /** The shape of boards whose text does not say it. */
  readonly shape?: string | undefined;
  /** Whether these givens have exactly one solution; without it the usual shape is taken. */
  readonly isPuzzle?: ((givens: string, shape: string) => boolean) | undefined;
}

function shapeFor(givens: string, { shape, isPuzzle }: SettleOptions): string {
  const side = Math.sqrt(givens.length);
  const [usual, ...others] = shapesOfSide(side);
  if (usual === undefined) throw new Refusal("shape", "a board of a side that can be cut into boxes", `side ${side}`);
  if (shape !== undefined) {
    const { rows = 0, columns = 0 } = boxesOf(shape) ?? {};
    if (rows * columns === side) return `${rows}x${columns}`;
    throw new Refusal("shape", `a board of the shape ${shape}`, `side ${side}`);
  }
  if (!isPuzzle || others.length === 0 || isPuzzle(givens, usual)) return usual;
  const fitting = others.filter((other) => isPuzzle(givens, other));
  return fitting.length === 1 && fitting[0] !== undefined ? fitting[0] : usual;
}

export function settle(draft: Draft, options: SettleOptions): PuzzleRecord {
  const shape = draft.shape === "" ? shapeFor(draft.givens, options) : draft.shape;
  return Object.freeze({ ...draft, shape });
}
