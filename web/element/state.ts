// What the interface is doing, apart from the game itself.
import type { EntryMode, GameState, Level, Puzzle } from "../lib/index.js";
import type { Hint } from "./hint.js";

/** What is written instead of digits. */
export const pencils = ["corner", "centre", "color"] as const;
export type Pencil = (typeof pencils)[number];

export interface Interface {
  /** The cell that the keyboard is at: the grid's one tab stop. */
  readonly cursor: number;
  /** The cell that the next digit goes into, or none. */
  readonly selected: number | null;
  /** The cells selected with it. */
  readonly also: readonly number[];
  /** The digit that goes into the next cells tapped, or 0: digit first instead of cell first. */
  readonly chosen: number;
  /** What digits are entered as. */
  readonly pencil: Pencil | null;
  /** The clock stands and the board is covered because the player asked for it. */
  readonly paused: boolean;
  /** The hint that is being given, in the place of the controls. */
  readonly hint: Hint | null;
}

export const atStart: Interface = {
  cursor: 0,
  selected: null,
  also: [],
  chosen: 0,
  pencil: null,
  paused: false,
  hint: null,
};

/** Whether the same panel stands beside the board. */
export const isSameScene = (a: Interface, b: Interface) =>
  a.hint === b.hint && a.paused === b.paused && a.pencil === b.pencil && a.chosen === b.chosen;

/** What the techniques that a puzzle needs say of it. */
export interface Certificate {
  readonly level: Level;
  readonly rating: number;
}

/** A game as it is shown. */
export interface Shown {
  /** Null until it is known. */
  readonly certificate: Certificate | null;
  readonly puzzle: Puzzle;
  readonly entry: EntryMode;
  readonly state: GameState;
  /** What the clock says. */
  readonly time: string;
}
