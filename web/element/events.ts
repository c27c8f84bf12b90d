// What the element tells its host. All events bubble and leave the shadow tree.
import type { Fault, Game, GameState, GenerateFault, Level, Puzzle, Step, Technique } from "../lib/index.js";
import type { Outcome } from "./actions.js";
import type { Move } from "./moves.js";

/** A game has begun. */
export interface ReadyDetail {
  readonly puzzle: Puzzle;
}

/** A digit that has entered or left a cell, or was refused. */
export interface MoveDetail {
  readonly cell: number;
  /** 0 where a digit was erased. */
  readonly digit: number;
}

/** The cell that a hint has filled in. */
export interface HintDetail extends MoveDetail {
  readonly hintsLeft: number;
}

/** A step is shown; what it costs is paid. */
export interface ExplainDetail {
  readonly technique: Technique;
  readonly step: Step;
  readonly hintsLeft: number;
}

/** How many cells are left. */
export interface ProgressDetail {
  readonly cellsLeft: number;
}

/** What the solved puzzle took. */
export interface FinishDetail {
  readonly milliseconds: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly level: Level;
  readonly puzzle: Puzzle;
}

/** Why there is no game. */
export interface FaultDetail {
  /** Why the givens are not a puzzle, why none could be made, or that the engine could not be loaded. */
  readonly reason: Fault | GenerateFault | "engine";
  readonly cells: readonly number[];
  /** In the element's language. */
  readonly message: string;
}

/** The events of `<hana-doku>` by their names. */
export interface HanaDokuEvents {
  /** Before a player's move is made; cancelling it forbids the move. */
  beforemove: CustomEvent<Move>;
  ready: CustomEvent<ReadyDetail>;
  move: CustomEvent<MoveDetail>;
  mistake: CustomEvent<MoveDetail>;
  hint: CustomEvent<HintDetail>;
  explain: CustomEvent<ExplainDetail>;
  progress: CustomEvent<ProgressDetail>;
  finish: CustomEvent<FinishDetail>;
  fault: CustomEvent<FaultDetail>;
}

/** Of <hana-grid>. */
export interface EditDetail {
  readonly grid: string;
}

type Told = {
  readonly [Name in keyof HanaDokuEvents]: readonly [Name, HanaDokuEvents[Name]["detail"]];
}[keyof HanaDokuEvents];

/** The events that follow from what came of an action. */
export function eventsOf(game: Game, outcome: Outcome, before: GameState, after: GameState): Told[] {
  const { cellsLeft, hintsLeft, mistakes, hintsUsed } = after;
  const told: Told[] = [];
  if (outcome.type === "placed") told.push(["move", { cell: outcome.cell, digit: outcome.digit }]);
  if (outcome.type === "erased") told.push(...outcome.cells.map((cell) => ["move", { cell, digit: 0 }] as const));
  if (outcome.type === "mistake") told.push(["mistake", { cell: outcome.cell, digit: outcome.digit }]);
  if (outcome.type === "revealed") told.push(["hint", { cell: outcome.cell, digit: outcome.digit, hintsLeft }]);
  if (outcome.type === "hinted" && outcome.paid)
    told.push(["explain", { technique: outcome.paid.technique, step: outcome.paid, hintsLeft }]);
  if (outcome.type === "applied") told.push(...outcome.step.placements.map((move) => ["move", move] as const));
  if (cellsLeft !== before.cellsLeft) told.push(["progress", { cellsLeft }]);
  if (after.finished && !before.finished) {
    const { puzzle, elapsed: milliseconds } = game;
    told.push(["finish", { milliseconds, mistakes, hints: hintsUsed, level: puzzle.level, puzzle }]);
  }
  return told;
}
