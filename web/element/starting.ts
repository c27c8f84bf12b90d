// How a game comes about: a puzzle is made by a wish, or opened from what someone sent. Nearly always that is done at once, without
// a worker; what would keep the page waiting is left to one.
import type {
  Fault,
  Game,
  GameOptions,
  Generated,
  GenerateFault,
  GenerateOptions,
  Sanitized,
  Shape,
} from "../lib/index.js";
import { loadShared, loadSharedEngine } from "./engine.js";
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

/** How long the page may stand still: milliseconds for making, search nodes for proving. */
const atOnce = { deadline: 30, budget: 500 } as const;

async function make(wish: GenerateOptions): Promise<Generated> {
  const sudoku = await loadSharedEngine();
  if (wish.profile !== "graded") {
    const made = sudoku.generate({ ...wish, deadline: atOnce.deadline });
    if (made.ok || made.reason !== "deadline") return made;
  }
  const { jobs } = await loadShared();
  return jobs.generate(wish);
}

async function prove(untrusted: unknown): Promise<Sanitized> {
  const sudoku = await loadSharedEngine();
  const proven = sudoku.sanitize(untrusted, { budget: atOnce.budget });
  if (proven.ok || proven.reason !== "budget") return proven;
  const { jobs } = await loadShared();
  return jobs.sanitize(untrusted);
}

export async function makeGame(
  wish: GenerateOptions & { readonly shape: Shape },
  options: GameOptions,
): Promise<Started> {
  const sudoku = await loadSharedEngine();
  const forRoom = wish.profile === "room" || (wish.profile === undefined && geometryOf(wish.shape).side <= 6);
  const made = await make({ ...wish, ...(forRoom && roomLimits) });
  if (!made.ok) return { type: "notMade", reason: made.reason };
  return { type: "game", game: sudoku.newGame(made.puzzle, options) };
}

export async function openGame(untrusted: unknown, otherwise: Shape, options: GameOptions): Promise<Started> {
  const sudoku = await loadSharedEngine();
  const proven = await prove(untrusted);
  if (proven.ok) return { type: "game", game: sudoku.newGame(proven.puzzle, options) };
  const { reason, cells } = proven;
  const read = sudoku.readGrid(untrusted);
  const seen = read.ok
    ? { shape: read.shape, digits: digitsOf(read.givens), found: read.clues }
    : { shape: read.shape ?? otherwise, digits: [], found: read.found };
  return { type: "refused", refused: { ...seen, reason, cells } };
}
