// The calls.
import type { Game, GameOptions, Ranked, Replayed, ReplayOptions, RestoredGame, Result } from "./game_types.js";
import type {
  BudgetOption,
  Counted,
  CountOptions,
  Differences,
  Envelope,
  Generated,
  GenerateManyOptions,
  GenerateOptions,
  Givens,
  GridOptions,
  GridRead,
  PreviewOptions,
  Puzzle,
  Sanitized,
  SanitizeOptions,
  Solved,
  UnavoidableOptions,
} from "./puzzle_types.js";
import type {
  AllSteps,
  BoardInput,
  Graded,
  NextStep,
  Technique,
  TechniqueFacts,
  UnavoidableSets,
} from "./techniques.js";

/** What takes a puzzle proves it again, and throws an `ArgumentError` where it is not one. */
export interface Engine {
  /**
   * A puzzle for a wish: the same for the same options, seed and release everywhere.
   *
   * @example
   * const made = sudoku.generate({ shape: "2x3", level: "hard", seed: 7 });
   * made.ok && made.puzzle.clues; // => 14
   */
  generate(options?: GenerateOptions): Generated;
  /**
   * Anything at all to a puzzle, or the first reason why not.
   *
   * @example
   * sudoku.sanitize({ shape: "2x2", givens: "12..1" }).reason; // => "length"
   * const { ok, puzzle: clean } = sudoku.sanitize({ shape: puzzle.shape, givens: puzzle.givens });
   * clean.givens === puzzle.givens; // => true
   */
  sanitize(untrusted: unknown, options?: SanitizeOptions): Sanitized;
  /**
   * Reads what `sanitize` would, without proving it: an envelope or an object with givens, in any of the known texts.
   *
   * @example
   * sudoku.readGrid({ givens: "12..\n..1.\n....\n...." }).givens; // => "12....1........."
   */
  readGrid(untrusted: unknown): GridRead;
  /**
   * A solution of any grid, always the same one for the same grid.
   *
   * @example
   * sudoku.solve("12.." + "..1." + "...." + "...."); // => { ok: true, solution: "1234341221434321", unique: false }
   */
  solve(givens: Givens, options?: GridOptions): Solved;
  /**
   * How many solutions a grid has, up to a limit.
   *
   * @example
   * sudoku.countSolutions(".".repeat(16), { limit: 1000 }); // => { ok: true, count: 288, complete: true }
   */
  countSolutions(givens: Givens, options?: CountOptions): Counted;
  /**
   * Two solutions and the cells where they differ; null where two were not found.
   *
   * @example
   * sudoku.differences(puzzle.givens); // => null
   * sudoku.differences("12..34..........")?.cells.length; // => 4
   */
  differences(givens: Givens, options?: GridOptions): Differences | null;
  /**
   * For each line its only solution, or the fault (`several-solutions` among them), as lines.
   *
   * @example
   * sudoku.solveMany("1234341221434...\n" + ".".repeat(16)); // => "1234341221434321\nseveral-solutions\n"
   */
  solveMany(text: string, options?: GridOptions): string;
  /**
   * For each line the number of its solutions, with `+` where there may be more, or the fault, as lines.
   *
   * @example
   * sudoku.countMany("1234341221434...\n" + ".".repeat(16), { limit: 5 }); // => "1\n5+\n"
   */
  countMany(text: string, options?: CountOptions): string;
  /**
   * So many puzzles as lines; in the place of one that was not made stands the reason. There is no deadline.
   *
   * @example
   * sudoku.generateMany(3, { shape: "2x3", seed: 1 }).trim().split("\n").length; // => 3
   */
  generateMany(count: number, options?: GenerateManyOptions): string;
  /**
   * Best first: mistakes, then hints, then time; then those with cells left, by these. Results that cannot be are left out; there are at most 100,000.
   *
   * @example
   * const results = [{ mistakes: 1, hints: 0, milliseconds: 9000 }, { mistakes: 0, hints: 2, milliseconds: 70000 }];
   * sudoku.rank(results).map(({ index, rank }) => [index, rank]); // => [[1, 1], [0, 2]]
   */
  rank(results: readonly Result[]): readonly Ranked[];
  /**
   * A game on a puzzle, paused: `resume` starts its clock.
   *
   * @example
   * const played = sudoku.newGame(puzzle, { entry: "free" });
   * played.resume();
   * played.state().cellsLeft; // => 22
   */
  newGame(puzzle: Puzzle, options?: GameOptions): Game;
  /**
   * What `save` gave, whoever sent it: the same game, or the reason why not. Without its history where only that is broken.
   *
   * @example
   * const restored = sudoku.restoreGame(game.save());
   * restored.ok && restored.game.puzzle.givens === puzzle.givens; // => true
   * sudoku.restoreGame("{}"); // => { ok: false, reason: "format" }
   */
  restoreGame(text: string | null): RestoredGame;
  /**
   * Plays a log, which may be anything, as a strict game: what comes of it, which `rank` takes, or what does not fit.
   *
   * @example
   * sudoku.replay(puzzle, "nonsense"); // => { ok: false, reason: "format", move: 0 }
   */
  replay(puzzle: Puzzle, log: unknown, options?: ReplayOptions): Replayed;
  /**
   * A puzzle as it travels: plain data for JSON, without its solution.
   *
   * @example
   * sudoku.sanitize(JSON.parse(JSON.stringify(sudoku.envelope(puzzle)))).ok; // => true
   */
  envelope(puzzle: Puzzle): Envelope;
  /**
   * An SVG of the empty grid and the level: what a shared puzzle may show.
   *
   * @example
   * sudoku.preview({ shape: "2x3", level: "hard" }).startsWith("<svg"); // => true
   */
  preview(options: PreviewOptions): string;
}

/** The engine with what the second module knows of steps and levels. */
export interface Hanadoku extends Engine {
  /**
   * The easiest step on a board as it stands.
   *
   * @example
   * const next = sudoku.nextStep({ givens: puzzle.givens, shape: "2x3" });
   * next.ok && next.step.technique; // => "hidden-single"
   */
  nextStep(board: BoardInput, options?: BudgetOption): NextStep;
  /**
   * All steps of one technique, each with exactly its results; `budget` where they are too many to list.
   *
   * @example
   * const found = sudoku.allSteps({ givens: puzzle.givens, shape: "2x3" }, "naked-single");
   * found.ok && found.steps.length; // => 6
   */
  allSteps(board: BoardInput, technique: Technique, options?: BudgetOption): AllSteps;
  /**
   * How hard a puzzle is, by the techniques that it needs: the same for the same puzzle everywhere.
   *
   * @example
   * const graded = sudoku.grade(puzzle);
   * graded.ok && [graded.level, graded.hardest]; // => ["easy", "hidden-single"]
   */
  grade(puzzle: Pick<Puzzle, "shape" | "givens">, options?: BudgetOption): Graded;
  /**
   * The minimal unavoidable sets of a puzzle's solution, the smallest first: as many as the budget finds.
   *
   * @example
   * const sets = sudoku.unavoidableSets(puzzle);
   * sets.ok && sets.sets.every(({ guards }) => guards.length > 0); // => true
   */
  unavoidableSets(puzzle: Puzzle, options?: UnavoidableOptions): UnavoidableSets;
  /**
   * The table of techniques, in the order in which the easiest step is looked for.
   *
   * @example
   * sudoku.techniques()[0].technique; // => "full-house"
   */
  techniques(): readonly TechniqueFacts[];
}

/** What every job takes. */
export interface JobOptions {
  readonly signal?: AbortSignal | undefined;
}

/** What jobs of many lines take. */
export interface BatchOptions extends JobOptions {
  /** Workers that share the lines: as many as there are processor cores where it is left out. No answer depends on it. */
  readonly threads?: number | undefined;
  /** Told how many lines have been answered, and of how many. */
  readonly onProgress?: ((done: number, lines: number) => void) | undefined;
}

/**
 * The calls that may take long, as jobs in a worker; without a worker they run on the page in the same way.
 *
 * @example
 * const jobs = await loadHanadoku({ worker: true });
 * const stop = new AbortController();
 * const solved = await jobs.solve(puzzle.givens, { signal: stop.signal });
 * solved.ok && solved.unique; // => true
 * jobs.dispose();
 */
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
