// The shapes of the data that the package takes and gives. What it gives is fresh, frozen and plain.
import type {
  Shape,
  Level,
  Profile,
  Symmetry,
  Fault,
  GenerateFault,
  ReplayFault,
  RestoreFault,
  EntryMode,
  Entered,
  NoteKind,
  Tint,
} from "./names.js";
import type {
  AllSteps,
  BoardInput,
  Candidate,
  Graded,
  NextStep,
  PlayedBoard,
  Step,
  Technique,
  TechniqueFacts,
  UnavoidableSets,
} from "./techniques.js";

export * from "./names.js";

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

export type Generated =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly seed: number }
  | { readonly ok: false; readonly reason: GenerateFault };

export interface SanitizeOptions extends BudgetOption {
  /** Whether fewer clues than any puzzle of the shape has are left to the solver to refuse. */
  readonly allowFewClues?: boolean | undefined;
}

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

export interface GridOptions extends BudgetOption {
  /** May be left out where the number of cells has one usual shape: 16, 36, 81, 256. */
  readonly shape?: Shape | undefined;
}

export type Solved =
  | { readonly ok: true; readonly solution: string; readonly unique: boolean }
  | { readonly ok: false; readonly reason: Fault; readonly cells: readonly number[] };

export interface CountOptions extends GridOptions {
  /** 2 where it is left out. */
  readonly limit?: number | undefined;
}

export type Counted =
  /** `complete` is false where the limit or the budget ended the count. Givens that conflict have 0. */
  | { readonly ok: true; readonly count: number; readonly complete: boolean }
  | { readonly ok: false; readonly reason: Fault; readonly cells: readonly number[] };

export interface Differences {
  readonly solutions: readonly [string, string];
  /** Where the two differ. */
  readonly cells: readonly number[];
}

/** What someone reached in a room. */
export interface Result {
  readonly mistakes: number;
  readonly hints: number;
  readonly milliseconds: number;
  /** 0 where it is left out: who has not finished is ranked after all who have. */
  readonly cellsLeft?: number | undefined;
}

export interface Ranked extends Result {
  /** Of the result in what was ranked. */
  readonly index: number;
  /** From 1; equal results share a rank, and as many are left out after it: 1, 1, 3. */
  readonly rank: number;
}

export interface GameOptions {
  /** `strict` up to side 6, `free` above, where it is left out. */
  readonly entry?: EntryMode | undefined;
  /** The allowance: 3 up to side 6; above 12, 9, 6 by level, where it is left out. */
  readonly hints?: number | undefined;
  /** Whether a placement that breaks no rule strikes its digit out of its peers' notes: true where it is left out. */
  readonly removeNotes?: boolean | undefined;
}

export interface CellState {
  /** 0 for empty. */
  readonly digit: number;
  readonly given: boolean;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** 0 for none, or 1 to 9. */
  readonly color: number;
  /** The candidates that applied steps have struck out. */
  readonly struck: readonly number[];
  readonly tint: Tint;
}

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
  readonly puzzle: Puzzle;
  readonly entry: EntryMode;
  /** The allowance. */
  readonly hints: number;
  /** A mistake and what is ignored do not enter. */
  enter(cell: number, digit: number): Entered;
  /** The digits; in cells without one, their notes. Several cells are one step of undo, here and below. */
  erase(cells: number | readonly number[]): boolean;
  /** Into all of the cells that are empty, or out where all have it. */
  toggleNote(cells: number | readonly number[], kind: NoteKind, digit: number): boolean;
  /** 0 for none, or 1 to 9. */
  setColor(cells: number | readonly number[], color: number): boolean;
  /** The notes of this kind of all empty cells become their candidates. */
  fillNotes(kind: NoteKind): boolean;
  /** Takes all notes of both kinds away. */
  clearNotes(): boolean;
  /** Fills the empty cell with the fewest candidates; null where the allowance is used up or no cell is empty. */
  reveal(): number | null;
  /**
   * The easiest next step, for one of the same allowance; what a hint has told before costs nothing again. `found` is what
   * `nextStep` says of this game's `board()`: a game of `loadEngine` needs it, others look for it where it is left out.
   */
  explain(found?: NextStep): Explained;
  /** Does what a step says, as one step of undo; false unless it has been explained. */
  apply(step: Step): boolean;
  /** The board as `nextStep` takes it. */
  board(): PlayedBoard;
  /** Takes moves back to where no entry was wrong; false where none is. */
  undoMistakes(): boolean;
  undo(): boolean;
  redo(): boolean;
  /** Empties the board, as one step of undo. */
  restart(): boolean;
  resume(): void;
  pause(): void;
  /** Milliseconds in which the game ran. */
  readonly elapsed: number;
  state(): GameState;
  /** The whole game as text, for `restoreGame`. It does not hold the solution. */
  save(): string;
  dispose(): void;
  [Symbol.dispose](): void;
}

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

export interface ReplayOptions {
  /** The allowance, as `newGame` takes it. */
  readonly hints?: number | undefined;
}

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

export interface UnavoidableOptions extends BudgetOption {
  /** The most cells that a set may have: 12 where it is left out. */
  readonly cells?: number | undefined;
}

export interface PreviewOptions {
  readonly shape: Shape;
  readonly level: Level;
  /** What is written for the level: its English name where it is left out. */
  readonly label?: string | undefined;
}

/** What takes a puzzle proves it again, and throws an `ArgumentError` where it is not one. */
export interface Engine {
  /** A puzzle for a wish: the same for the same options, seed and release everywhere. */
  generate(options?: GenerateOptions): Generated;
  /** Anything at all to a puzzle, or the first reason why not. */
  sanitize(untrusted: unknown, options?: SanitizeOptions): Sanitized;
  /** Reads what `sanitize` would, without proving it: an envelope or an object with givens, in any of the known texts. */
  readGrid(untrusted: unknown): GridRead;
  /** A solution of any grid, always the same one for the same grid. */
  solve(givens: Givens, options?: GridOptions): Solved;
  countSolutions(givens: Givens, options?: CountOptions): Counted;
  /** Two solutions and the cells where they differ; null where two were not found. */
  differences(givens: Givens, options?: GridOptions): Differences | null;
  /** For each line its only solution, or the fault (`several-solutions` among them), as lines. */
  solveMany(text: string, options?: GridOptions): string;
  /** For each line the number of its solutions, with `+` where there may be more, or the fault, as lines. */
  countMany(text: string, options?: CountOptions): string;
  /** So many puzzles as lines; in the place of one that was not made stands the reason. There is no deadline. */
  generateMany(count: number, options?: GenerateManyOptions): string;
  /** Best first: mistakes, then hints, then time; then those with cells left, by these. Results that cannot be are left out; there are at most 100,000. */
  rank(results: readonly Result[]): readonly Ranked[];
  newGame(puzzle: Puzzle, options?: GameOptions): Game;
  restoreGame(text: string | null): RestoredGame;
  /** Plays a log, which may be anything, as a strict game: what comes of it, which `rank` takes, or what does not fit. */
  replay(puzzle: Puzzle, log: unknown, options?: ReplayOptions): Replayed;
  envelope(puzzle: Puzzle): Envelope;
  /** An SVG of the empty grid and the level: what a shared puzzle may show. */
  preview(options: PreviewOptions): string;
}

/** The engine with what the second module knows of steps and levels. */
export interface Hanadoku extends Engine {
  /** The easiest step on a board as it stands. */
  nextStep(board: BoardInput, options?: BudgetOption): NextStep;
  /** All steps of one technique, each with exactly its results; `budget` where they are too many to list. */
  allSteps(board: BoardInput, technique: Technique, options?: BudgetOption): AllSteps;
  /** How hard a puzzle is, by the techniques that it needs: the same for the same puzzle everywhere. */
  grade(puzzle: Pick<Puzzle, "shape" | "givens">, options?: BudgetOption): Graded;
  /** The minimal unavoidable sets of a puzzle's solution, the smallest first: as many as the budget finds. */
  unavoidableSets(puzzle: Puzzle, options?: UnavoidableOptions): UnavoidableSets;
  /** The table of techniques, in the order in which the easiest step is looked for. */
  techniques(): readonly TechniqueFacts[];
}

export interface JobOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface BatchOptions extends JobOptions {
  /** Workers that share the lines: as many as there are processor cores where it is left out. No answer depends on it. */
  readonly threads?: number | undefined;
  /** Told how many lines have been answered, and of how many. */
  readonly onProgress?: ((done: number, lines: number) => void) | undefined;
}

/** The calls that may take long, as jobs in a worker; without a worker they run on the page in the same way. */
export interface HanadokuJobs {
  generate(options?: GenerateOptions & JobOptions): Promise<Generated>;
  sanitize(untrusted: unknown, options?: SanitizeOptions & JobOptions): Promise<Sanitized>;
  solve(givens: Givens, options?: GridOptions & JobOptions): Promise<Solved>;
  countSolutions(givens: Givens, options?: CountOptions & JobOptions): Promise<Counted>;
  differences(givens: Givens, options?: GridOptions & JobOptions): Promise<Differences | null>;
  nextStep(board: BoardInput, options?: BudgetOption & JobOptions): Promise<NextStep>;
  allSteps(board: BoardInput, technique: Technique, options?: BudgetOption & JobOptions): Promise<AllSteps>;
  grade(puzzle: Pick<Puzzle, "shape" | "givens">, options?: BudgetOption & JobOptions): Promise<Graded>;
  unavoidableSets(puzzle: Puzzle, options?: UnavoidableOptions & JobOptions): Promise<UnavoidableSets>;
  /** Batches have workers of their own, for as long as they take. */
  solveMany(text: string, options?: GridOptions & BatchOptions): Promise<string>;
  countMany(text: string, options?: CountOptions & BatchOptions): Promise<string>;
  generateMany(count: number, options?: GenerateManyOptions & BatchOptions): Promise<string>;
  dispose(): void;
  [Symbol.dispose](): void;
}
