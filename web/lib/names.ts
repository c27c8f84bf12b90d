// The names that the package takes and gives.

/** Box rows x box columns: `2x3` is the usual 6×6 board, `3x3` the 9×9. */
export const shapes = [
  "2x2",
  "2x3",
  "3x2",
  "2x4",
  "4x2",
  "3x3",
  "2x5",
  "5x2",
  "2x6",
  "3x4",
  "4x3",
  "6x2",
  "2x7",
  "7x2",
  "3x5",
  "5x3",
  "2x8",
  "4x4",
  "8x2",
] as const;
/** The name of a shape. */
export type Shape = (typeof shapes)[number];

/** How hard a puzzle is, in order. What each means depends on the profile. */
export const levels = ["easy", "normal", "hard", "expert", "extreme"] as const;
/** The name of a level. */
export type Level = (typeof levels)[number];

/** The kinds of puzzle that can be made. */
export const profiles = ["room", "casual", "graded"] as const;
/**
 * What a puzzle to be made must be. `room`: exactly so many clues in half-turn pairs; `casual`: one quick pass down to a floor of
 * clues; `graded`: the level is certified by the techniques that the puzzle needs (takes what `loadHanadoku` gives). Where it is
 * left out: `graded` if techniques are asked for, else `room` up to side 6 and `casual` above.
 */
export type Profile = (typeof profiles)[number];

/** The symmetries of `Symmetry`. */
export const symmetries = [
  "none",
  "half-turn",
  "quarter-turn",
  "mirror-left-right",
  "mirror-top-bottom",
  "diagonal",
  "anti-diagonal",
] as const;
/** What the pattern of clues is mapped onto itself by. */
export type Symmetry = (typeof symmetries)[number];

/** Why givens are not a puzzle, in the order in which it is checked. */
export const faults = [
  "type",
  "shape",
  "length",
  "digit",
  "conflict",
  "too-few-clues",
  "no-solution",
  "several-solutions",
  "budget",
] as const;
/** Why givens are not a puzzle. */
export type Fault = (typeof faults)[number];

/** Why no puzzle was made: all attempts failed, the budget or the time ran out, or there is none such. */
export const generateFaults = ["attempts", "budget", "deadline", "unreachable"] as const;
/** Why no puzzle was made. */
export type GenerateFault = (typeof generateFaults)[number];

/**
 * Why a save was not restored: it is no save, one of another version, one that contradicts itself, or one that takes too long to prove.
 */
export const restoreFaults = ["format", "version", "content", "budget"] as const;
/** Why a save was not restored. */
export type RestoreFault = (typeof restoreFaults)[number];

/** What a log holds. */
export const logMoves = ["enter", "erase", "reveal", "explain"] as const;

/**
 * Why a log is not one of this puzzle: `format` is no log at all; an entry that a strict game ignores, an erased cell without an entry,
 * another cell than a hint reveals, a step that does not hold, more hints than there are, or a move after the end.
 */
export const replayFaults = ["format", "enter", "erase", "reveal", "explain", "no-hints", "finished"] as const;
/** Why a log does not fit. */
export type ReplayFault = (typeof replayFaults)[number];

/** The modes of `EntryMode`. */
export const entryModes = ["strict", "free"] as const;
/** `strict` ignores what a peer forbids and counts mistakes; `free` lets every digit in and shows conflicts. */
export type EntryMode = (typeof entryModes)[number];

/** What became of an entry: a placement, a mistake, or nothing. */
export const enteredNames = ["placed", "mistake", "ignored"] as const;
/** What became of an entry. */
export type Entered = (typeof enteredNames)[number];

/** Notes at the edge of a cell, and in its middle. */
export const noteKinds = ["corner", "centre"] as const;
/** The kind of a note. */
export type NoteKind = (typeof noteKinds)[number];

/** The tints of `Tint`. */
export const tints = ["plain", "given", "finished", "conflict"] as const;
/** What a cell shows, derived from the board alone; conflict wins over finished. */
export type Tint = (typeof tints)[number];
