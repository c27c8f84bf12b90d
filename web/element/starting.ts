// How a game comes about: a puzzle is made by a wish, or opened from what someone sent.
import type { Fault, Game, GameOptions, GenerateFault, GenerateOptions, Shape } from "../lib/index.js";
import type { Shared } from "./engine.js";
import { digitsOf, geometryOf } from "./geometry.js";

/** Givens that are not a puzzle, as far as they could be read, and why. */
export interface Refused {
  readonly shape: Shape;
  readonly digits: readonly number[];
  readonly reason: Fault;
  readonly cells: readonly number[];
  /** How many cells there are, or how many clues where all cells could be read. */
  readonly found: number;
}

export type Started =
  | { readonly type: "game"; readonly game: Game }
  | { readonly type: "notMade"; readonly reason: GenerateFault }
  | { readonly type: "refused"; readonly refused: Refused };

/** What a puzzle for a room may take: someone waits for it, and can try again. */
const roomLimits = { attempts: 30, deadline: 350 } as const;

export async function makeGame(
  { sudoku, jobs }: Shared,
  wish: GenerateOptions & { readonly shape: Shape },
  options: GameOptions,
): Promise<Started> {
  const forRoom = wish.profile === "room" || (wish.profile === undefined && geometryOf(wish.shape).side <= 6);
  const made = await jobs.generate({ ...wish, ...(forRoom && roomLimits) });
  if (!made.ok) return { type: "notMade", reason: made.reason };
  return { type: "game", game: sudoku.newGame(made.puzzle, options) };
}

export async function openGame(
  { sudoku, jobs }: Shared,
  untrusted: unknown,
  otherwise: Shape,
  options: GameOptions,
): Promise<Started> {
  const sanitized = await jobs.sanitize(untrusted);
  if (sanitized.ok) return { type: "game", game: sudoku.newGame(sanitized.puzzle, options) };
  const { reason, cells } = sanitized;
  const read = sudoku.readGrid(untrusted);
  const seen = read.ok
    ? { shape: read.shape, digits: digitsOf(read.givens), found: read.clues }
    : { shape: read.shape ?? otherwise, digits: [], found: read.found };
  return { type: "refused", refused: { ...seen, reason, cells } };
}
