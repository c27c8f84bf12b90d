// What goes into making, reading and solving puzzles, and what comes out.
import type { Fault, GenerateFault, Level, Profile, Shape, Symmetry } from "./names.js";
import type { Technique } from "./techniques.js";

/** A line (`1`-`9`, then `A` = 10; `.` or `0` for empty), or a number for each cell with 0 for empty. */
export type Givens = string | ArrayLike<number>;

/** Givens with exactly one solution. It holds neither the solution nor the seed. */
export interface Puzzle {
  readonly shape: Shape;
  readonly level: Level;
  /** The line. */
  readonly givens: string;
  /** How many cells are given. */
  readonly clues: number;
}

/** A puzzle as it travels. */
export interface Envelope {
  readonly format: "hanadoku";
  readonly version: 1;
  readonly shape: Shape;
  readonly level: Level;
  readonly givens: string;
}

/** How much work a call may do, in search nodes: the same on every machine. */
export interface BudgetOption {
  readonly budget?: number | undefined;
}

/** A wish for a puzzle. What is left out is chosen by the profile. */
export interface GenerateOptions extends BudgetOption {
  /** `2x3` where it is left out. */
  readonly shape?: Shape | undefined;
  /** `normal` where it is left out; with techniques asked for, what they say. */
  readonly level?: Level | undefined;
  readonly profile?: Profile | undefined;
  /** With `graded`: techniques that are all in the puzzle's path. */
  readonly needs?: readonly Technique[] | undefined;
  /** With `graded`: the last technique of the table that its path may have. */
  readonly upTo?: Technique | undefined;
  /** The profile's own where it is left out: `half-turn` for rooms, `none` otherwise. A preference with `graded`. */
  readonly symmetry?: Symmetry | undefined;
  /** Exactly with `room`, a floor with `casual`, a preference with `graded`; the level's where it is left out. */
  readonly clues?: number | undefined;
  /** An integer from 0 to 2^53 - 1; drawn where it is left out. */
  readonly seed?: number | undefined;
  /** Full grids tried with `room`: 20 where it is left out; with `graded`: 20,000. `casual` always makes one. */
  readonly attempts?: number | undefined;
  /** Milliseconds: 250 with `room`, none otherwise, where it is left out. It never leads to another puzzle. */
  readonly deadline?: number | undefined;
}

/** Puzzle i of the batch has a seed that is mixed from `seed` and i. */
export interface GenerateManyOptions extends Omit<GenerateOptions, "deadline"> {
  /** The number of the first one: 0 where it is left out. Ranges join to what one call for all of them gives. */
  readonly from?: number | undefined;
}

/** A puzzle and the seed that makes it again, or why there is none. */
export type Generated =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly seed: number }
  | { readonly ok: false; readonly reason: GenerateFault };

/** How strict `sanitize` is. */
export interface SanitizeOptions extends BudgetOption {
  /** Whether fewer clues than any puzzle of the shape has are left to the solver to refuse. */
  readonly allowFewClues?: boolean | undefined;
}

/** A proven puzzle, or the first reason why there is none. */
export type Sanitized =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | {
      readonly ok: false;
      readonly reason: Fault;
      /** The cells with a wrong digit, all that conflict, or those in which two solutions differ. */
      readonly cells: readonly number[];
      /** For developers, in English. */
      readonly message: string;
    };

/** A grid as it was read, whether or not it keeps the rules. */
export type GridRead =
  | { readonly ok: true; readonly shape: Shape; readonly givens: string; readonly clues: number }
  | {
      readonly ok: false;
      readonly reason: Fault;
      /** The cells with a wrong digit. */
      readonly cells: readonly number[];
      /** Where it is known. */
      readonly shape: Shape | null;
      /** How many cells there are. */
      readonly found: number;
    };

/** The shape of a grid whose size leaves it open. */
export interface GridOptions extends BudgetOption {
  /** May be left out where the number of cells has one usual shape: 16, 36, 81, 256. */
  readonly shape?: Shape | undefined;
}

/** A solution and whether it is the only one. */
export type Solved =
  | { readonly ok: true; readonly solution: string; readonly unique: boolean }
  | { readonly ok: false; readonly reason: Fault; readonly cells: readonly number[] };

/** Up to how many solutions are counted. */
export interface CountOptions extends GridOptions {
  /** 2 where it is left out. */
  readonly limit?: number | undefined;
}

/** How many solutions were found. */
export type Counted =
  /** `complete` is false where the limit or the budget ended the count. Givens that conflict have 0. */
  | { readonly ok: true; readonly count: number; readonly complete: boolean }
  | { readonly ok: false; readonly reason: Fault; readonly cells: readonly number[] };

/** Two solutions of one grid. */
export interface Differences {
  readonly solutions: readonly [string, string];
  /** Where the two differ. */
  readonly cells: readonly number[];
}

/** Which unavoidable sets are looked for. */
export interface UnavoidableOptions extends BudgetOption {
  /** The most cells that a set may have: 12 where it is left out. */
  readonly cells?: number | undefined;
}

/** What a preview shows. */
export interface PreviewOptions {
  readonly shape: Shape;
  readonly level: Level;
  /** What is written for the level: its English name where it is left out. */
  readonly label?: string | undefined;
}
