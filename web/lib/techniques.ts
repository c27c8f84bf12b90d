// The techniques, and steps as data: what a step does, and why, good enough to draw it and to make a sentence of it.
import type { Fault, Givens, Level, Shape } from "./types.js";

/** In the order in which the easiest step is looked for. */
export const techniques = [
  "full-house",
  "hidden-single",
  "naked-single",
  "pointing",
  "claiming",
  "locked-pair",
  "naked-pair",
  "hidden-pair",
  "locked-triple",
  "naked-triple",
  "hidden-triple",
  "x-wing",
  "swordfish",
  "finned-x-wing",
  "sashimi-x-wing",
  "skyscraper",
  "two-string-kite",
  "dual-two-string-kite",
  "xy-wing",
  "turbot-fish",
  "empty-rectangle",
  "dual-empty-rectangle",
  "xyz-wing",
  "w-wing",
  "uniqueness-1",
  "uniqueness-2",
  "uniqueness-3",
  "uniqueness-4",
  "uniqueness-5",
  "uniqueness-6",
  "hidden-rectangle",
  "avoidable-rectangle-1",
  "avoidable-rectangle-2",
  "naked-quad",
  "remote-pair",
  "jellyfish",
  "hidden-quad",
  "bug-plus-1",
  "simple-colors-trap",
  "simple-colors-wrap",
  "multi-colors-1",
  "multi-colors-2",
  "finned-swordfish",
  "sashimi-swordfish",
  "finned-jellyfish",
  "sashimi-jellyfish",
  "sue-de-coq",
  "x-chain",
  "xy-chain",
  "continuous-nice-loop",
  "aic",
  "discontinuous-nice-loop",
  "grouped-continuous-nice-loop",
  "grouped-aic",
  "grouped-discontinuous-nice-loop",
  "als-xz",
  "als-xy-wing",
  "als-xy-chain",
  "death-blossom",
  "franken-x-wing",
  "franken-swordfish",
  "franken-jellyfish",
  "finned-franken-x-wing",
  "finned-franken-swordfish",
  "finned-franken-jellyfish",
  "mutant-x-wing",
  "mutant-swordfish",
  "mutant-jellyfish",
  "finned-mutant-x-wing",
  "finned-mutant-swordfish",
  "finned-mutant-jellyfish",
  "finned-mutant-squirmbag",
  "finned-mutant-whale",
  "forcing-chain-contradiction",
  "forcing-chain-verity",
  "template-set",
  "template-delete",
  "forcing-net-contradiction",
  "forcing-net-verity",
  "nested-forcing-net",
] as const;
/** The name of a technique. */
export type Technique = (typeof techniques)[number];

/** The roles of `Role`. */
export const roles = ["pattern", "base", "cover", "fin", "endo-fin", "pivot", "color"] as const;
/**
 * What a house or a cell does in the pattern: `pattern` is the pattern itself (a subset, an almost locked set, a rectangle);
 * fish have `base`, `cover`, `fin` and `endo-fin`, single-digit patterns a `base` with a strong link, intersections a `cover`
 * that loses candidates; a wing has a `pivot`, as a death blossom's stem; `color` goes by the group: 0 and 1 are the two colors
 * of the first component, 2 and 3 of the second.
 */
export type Role = (typeof roles)[number];

/** The kinds of house. */
export const houseKinds = ["row", "column", "box"] as const;
/** The kind of a house. */
export type HouseKind = (typeof houseKinds)[number];

/** The kinds of `LinkKind`. */
export const linkKinds = ["strong", "weak", "forces"] as const;
/** strong: if `from` is false, `to` is true. weak: if `from` is true, `to` is false. forces: what is known makes `to` true. */
export type LinkKind = (typeof linkKinds)[number];

/** A digit in a cell, as a result or as a reason. */
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** A house and what it does in the pattern. */
export interface HouseReason {
  readonly kind: HouseKind;
  /** From 0, boxes from the top left, row by row. */
  readonly index: number;
  readonly role: Role;
}

/** A cell and the candidates in it that matter. Cells of one group belong together: one almost locked set, one color. */
export interface CellReason {
  readonly cell: number;
  readonly digits: readonly number[];
  readonly role: Role;
  readonly group: number;
}

/** A digit in a cell, or in one of several cells of a group or an almost locked set. */
export interface ChainNode {
  readonly digit: number;
  readonly cells: readonly number[];
}

/** One step of a chain or net. */
export interface Link {
  readonly from: ChainNode;
  readonly to: ChainNode;
  readonly kind: LinkKind;
  /** Chains and nets of several branches number them. */
  readonly branch: number;
}

/** One deduction: either placements or eliminations, in order of cell, then digit, and its reasons. */
export interface Step {
  readonly technique: Technique;
  /** On the scale of Sudoku Explainer, as 2.6; long chains count for more. */
  readonly rating: number;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  /** That the pattern is about. */
  readonly digits: readonly number[];
  readonly houses: readonly HouseReason[];
  readonly cells: readonly CellReason[];
  /** In order. */
  readonly links: readonly Link[];
}

/** The core's table of a technique. */
export interface TechniqueFacts {
  readonly technique: Technique;
  /** HoDoKu's. */
  readonly code: string;
  /** Where a step of it starts. */
  readonly rating: number;
  /** In the manner of HoDoKu. */
  readonly score: number;
  readonly level: Level;
  /** Whether `nextStep` and `grade` look for it; the others are for `allSteps` alone. */
  readonly searched: boolean;
}

/** A board as it stands; a puzzle is one without entries. */
export interface BoardInput {
  /** May be left out where the number of cells has one usual shape. */
  readonly shape?: Shape | undefined;
  readonly givens: Givens;
  /** The digits entered; the givens may stand among them. */
  readonly entries?: Givens | undefined;
  /** Candidates that earlier steps have struck out. */
  readonly eliminated?: readonly Candidate[] | undefined;
}

/** A game's board as `nextStep` takes it. */
export interface PlayedBoard extends BoardInput {
  readonly shape: Shape;
  readonly givens: string;
  readonly entries: string;
  readonly eliminated: readonly Candidate[];
}

/** `mistake`: entries or eliminations that are not the solution's; `none`: the board is full, or no step is known. */
export interface NoStep {
  readonly ok: false;
  readonly reason: Fault | "mistake" | "none";
  /** The cells that the reason is about. */
  readonly cells: readonly number[];
}

/** The easiest step, or why there is none. */
export type NextStep = { readonly ok: true; readonly step: Step } | NoStep;

/** All steps of a technique, or why there are none. */
export type AllSteps = { readonly ok: true; readonly steps: readonly Step[] } | NoStep;

/** How hard a puzzle is, or why it could not be told. */
export type Graded =
  | {
      readonly ok: true;
      readonly level: Level;
      /** Of the hardest step, on the scale of Sudoku Explainer. */
      readonly rating: number;
      /** The sum over the steps, in the manner of HoDoKu. */
      readonly score: number;
      readonly hardest: Technique;
      /** The whole path. */
      readonly steps: readonly Step[];
    }
  | { readonly ok: false; readonly reason: Fault; readonly cells: readonly number[] };

/** Cells of the solution whose digits can be exchanged for those of another solution. */
export interface UnavoidableSet {
  readonly cells: readonly number[];
  /** The other solution's digits in these cells, in order. */
  readonly digits: readonly number[];
  /** The clues in it: they keep the other solution out. */
  readonly guards: readonly number[];
}

/** The sets, or why they could not be found. */
export type UnavoidableSets =
  | { readonly ok: true; readonly sets: readonly UnavoidableSet[] }
  | { readonly ok: false; readonly reason: Fault; readonly cells: readonly number[] };
