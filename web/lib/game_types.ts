// A game, what it shows, and what it leaves behind: a save, a log, a result.
import type { Entered, EntryMode, NoteKind, ReplayFault, RestoreFault, Tint } from "./names.js";
import type { Puzzle } from "./puzzle_types.js";
import type { Candidate, NextStep, PlayedBoard, Step } from "./techniques.js";

/** What someone reached in a room. */
export interface Result {
  readonly mistakes: number;
  readonly hints: number;
  readonly milliseconds: number;
  /** 0 where it is left out: who has not finished is ranked after all who have. */
  readonly cellsLeft?: number | undefined;
}

/** A result and its place. */
export interface Ranked extends Result {
  /** Of the result in what was ranked. */
  readonly index: number;
  /** From 1; equal results share a rank, and as many are left out after it: 1, 1, 3. */
  readonly rank: number;
}

/** How a game is played. */
export interface GameOptions {
  /** `strict` up to side 6, `free` above, where it is left out. */
  readonly entry?: EntryMode | undefined;
  /** The allowance: 3 up to side 6; above 12, 9, 6 by level, where it is left out. */
  readonly hints?: number | undefined;
  /** Whether a placement that breaks no rule strikes its digit out of its peers' notes: true where it is left out. */
  readonly removeNotes?: boolean | undefined;
}

/** A cell as it is shown. */
export interface CellState {
  /** 0 for empty. */
  readonly digit: number;
  readonly given: boolean;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** 0 for none, or 1 to 15. */
  readonly color: number;
  /** The candidates that applied steps have struck out. */
  readonly struck: readonly number[];
  readonly tint: Tint;
}

/** All that a board shows, at one moment. */
export interface GameState {
  readonly cells: readonly CellState[];
  readonly mistakes: number;
  readonly hintsUsed: number;
  readonly hintsLeft: number;
  readonly cellsLeft: number;
  readonly finished: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly running: boolean;
}

/** What a game has to show for a hint that explains. */
export type Explained =
  /** Entries that are wrong: told before any step, and for nothing. */
  | { readonly type: "mistake"; readonly cells: readonly number[] }
  | { readonly type: "step"; readonly step: Step }
  /** No step is known; the allowance is used up; or the budget ended the search. */
  | { readonly type: "none" | "no-hints" | "budget" };

/** One person's play on a puzzle. It takes memory in the module until it is disposed of or forgotten. */
export interface Game {
  /** What is played. */
  readonly puzzle: Puzzle;
  /** Whether mistakes are kept out and counted. */
  readonly entry: EntryMode;
  /** The allowance. */
  readonly hints: number;
  /**
   * A mistake and what is ignored do not enter.
   *
   * @example
   * game.enter(0, 5);
   */
  enter(cell: number, digit: number): Entered;
  /**
   * The digits; in cells without one, their notes. Several cells are one step of undo, here and below.
   *
   * @example
   * game.erase(0); // => false
   */
  erase(cells: number | readonly number[]): boolean;
  /**
   * Into all of the cells that are empty, or out where all have it.
   *
   * @example
   * const empty = game.state().cells.findIndex(({ digit }) => digit === 0);
   * game.toggleNote(empty, "corner", 3); // => true
   */
  toggleNote(cells: number | readonly number[], kind: NoteKind, digit: number): boolean;
  /**
   * 0 for none, or 1 to 15.
   *
   * @example
   * game.setColor([0, 1], 4); // => true
   */
  setColor(cells: number | readonly number[], color: number): boolean;
  /**
   * The notes of this kind of all empty cells become their candidates.
   *
   * @example
   * game.fillNotes("corner"); // => true
   */
  fillNotes(kind: NoteKind): boolean;
  /**
   * Takes all notes of both kinds away.
   *
   * @example
   * game.fillNotes("centre") && game.clearNotes(); // => true
   */
  clearNotes(): boolean;
  /**
   * Fills the empty cell with the fewest candidates; null where the allowance is used up or no cell is empty.
   *
   * @example
   * const cell = game.reveal();
   * game.state().hintsLeft; // => 2
   */
  reveal(): number | null;
  /**
   * The easiest next step, for one of the same allowance; what a hint has told before costs nothing again. `found` is what
   * `nextStep` says of this game's `board()`: a game of `loadEngine` needs it, others look for it where it is left out.
   *
   * @example
   * const told = game.explain(sudoku.nextStep(game.board()));
   * told.type; // => "step"
   */
  explain(found?: NextStep): Explained;
  /**
   * Does what a step says, as one step of undo; false unless it has been explained.
   *
   * @example
   * const explained = game.explain();
   * explained.type === "step" && game.apply(explained.step); // => true
   */
  apply(step: Step): boolean;
  /**
   * The board as `nextStep` takes it.
   *
   * @example
   * game.board().shape; // => "2x3"
   */
  board(): PlayedBoard;
  /**
   * Takes moves back to where no entry was wrong; false where none is.
   *
   * @example
   * game.undoMistakes(); // => false
   */
  undoMistakes(): boolean;
  /**
   * Takes the last step back; false where there is none. Counts of mistakes and hints stay.
   *
   * @example
   * game.fillNotes("centre") && game.undo(); // => true
   */
  undo(): boolean;
  /**
   * Does again what was undone last; false where nothing was, or something else was done since.
   *
   * @example
   * game.fillNotes("centre") && game.undo() && game.redo(); // => true
   */
  redo(): boolean;
  /**
   * Empties the board, as one step of undo.
   *
   * @example
   * game.fillNotes("centre") && game.restart(); // => true
   */
  restart(): boolean;
  /**
   * Lets the clock run; never after the end.
   *
   * @example
   * game.resume();
   * game.state().running; // => true
   */
  resume(): void;
  /**
   * Stops the clock. Moves can still be made.
   *
   * @example
   * game.pause();
   * game.state().running; // => false
   */
  pause(): void;
  /** Milliseconds in which the game ran. */
  readonly elapsed: number;
  /**
   * What there is to show now.
   *
   * @example
   * game.state().finished; // => false
   */
  state(): GameState;
  /**
   * The whole game as text, for `restoreGame`. It does not hold the solution.
   *
   * @example
   * sudoku.restoreGame(game.save()).ok; // => true
   */
  save(): string;
  /**
   * Gives its memory back at once; later calls throw a `DisposedError`.
   *
   * @example
   * const other = sudoku.newGame(puzzle);
   * other.dispose();
   */
  dispose(): void;
  [Symbol.dispose](): void;
}

/** A game as it was saved. `historyLost` says that it cannot be undone further back. */
export type RestoredGame =
  | { readonly ok: true; readonly game: Game; readonly historyLost: boolean }
  | { readonly ok: false; readonly reason: RestoreFault };

/** One move of a strict game's log; `time` is milliseconds from its start. */
export type LoggedMove =
  /** An entry, right or wrong. */
  | { readonly time: number; readonly type: "enter"; readonly cell: number; readonly digit: number }
  /** A digit taken out: erased, or undone. */
  | { readonly time: number; readonly type: "erase"; readonly cell: number }
  | { readonly time: number; readonly type: "reveal"; readonly cell: number }
  /** A step that was paid for. */
  | {
      readonly time: number;
      readonly type: "explain";
      readonly placements: readonly Candidate[];
      readonly eliminations: readonly Candidate[];
    };

/** The rules that a log was played by. */
export interface ReplayOptions {
  /** The allowance, as `newGame` takes it. */
  readonly hints?: number | undefined;
}

/** What a log comes to, or its first move that does not fit. */
export type Replayed =
  | {
      readonly ok: true;
      readonly mistakes: number;
      readonly hints: number;
      /** Of the last move. */
      readonly milliseconds: number;
      /** 0 where the log ends with the finished board. */
      readonly cellsLeft: number;
    }
  | {
      readonly ok: false;
      readonly reason: ReplayFault;
      /** The first that does not fit, from 0. */
      readonly move: number;
    };
