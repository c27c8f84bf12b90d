// A game: checks what goes in, decodes what comes out, tells core the time, and gives the module's memory back.
import {
  ArgumentError,
  booleanOr,
  candidatesText,
  integer,
  integerOr,
  nameIn,
  nameOr,
  optionsOf,
} from "./arguments.js";
import type { EngineBoundary, GameFacts, GameHandle } from "./boundary.js";
import { puzzleFrom } from "./calls.js";
import { CellReader, decodeCells, decodeState } from "./decode.js";
import { DisposedError, makeDisposable } from "./disposal.js";
import { dimensionsOf } from "./shape.js";
import type { BoardInput, NextStep, PlayedBoard, Step } from "./techniques.js";
import {
  entryModes,
  noteKinds,
  type Entered,
  type EntryMode,
  type Explained,
  type Game,
  type GameOptions,
  type GameState,
  type NoteKind,
  type Puzzle,
  type RestoredGame,
  type RestoreFault,
} from "./types.js";
import { readPuzzle } from "./untrusted.js";

/** Frees the games that nobody holds any more. */
const forgotten = new FinalizationRegistry<GameHandle>((handle) => {
  handle.delete();
});

const colors = 15;
/** As core counts. */
export const hintsAtMost = 1_000_000_000;
/** No saved game is longer. */
const longestSave = 2 ** 21;

const now = () => Math.floor(performance.now());

/** How a game looks for a step by itself. */
export type FindNextStep = (board: BoardInput) => NextStep;

class PlayedGame implements Game {
  readonly puzzle: Puzzle;
  readonly entry: EntryMode;
  readonly hints: number;
  readonly #side: number;
  readonly #cells: number;
  readonly #nextStep: FindNextStep | undefined;
  readonly #reader = new CellReader();
  #handle: GameHandle | null;

  constructor(handle: GameHandle, facts: GameFacts, nextStep: FindNextStep | undefined) {
    this.puzzle = puzzleFrom(facts.shape, facts.level, facts.givens, facts.clues);
    this.entry = facts.entry as EntryMode;
    this.hints = facts.hints;
    const { side, cells } = dimensionsOf(this.puzzle.shape);
    this.#side = side;
    this.#cells = cells;
    this.#nextStep = nextStep;
    this.#handle = handle;
    forgotten.register(this, handle, this);
    Object.freeze(this);
  }

  get #game(): GameHandle {
    if (!this.#handle) throw new DisposedError("the game");
    return this.#handle;
  }

  #cell(cell: number): number {
    return integer("cell", cell, 0, this.#cells - 1);
  }

  /** Cells as they cross. */
  #cellsOf(cells: number | readonly number[]): string {
    return Array.isArray(cells)
      ? cells.map((cell: number) => this.#cell(cell)).join(",")
      : String(this.#cell(cells as number));
  }

  #digit(digit: number): number {
    return integer("digit", digit, 1, this.#side);
  }

  /** A step's results as they cross. */
  #resultsOf(step: Step): [placements: string, eliminations: string] {
    const { placements, eliminations } = optionsOf<Step>(step);
    return [
      candidatesText("placements", placements, this.#cells, this.#side),
      candidatesText("eliminations", eliminations, this.#cells, this.#side),
    ];
  }

  enter(cell: number, digit: number): Entered {
    return this.#game.enter(this.#cell(cell), this.#digit(digit), now()) as Entered;
  }

  erase(cells: number | readonly number[]): boolean {
    return this.#game.erase(this.#cellsOf(cells));
  }

  toggleNote(cells: number | readonly number[], kind: NoteKind, digit: number): boolean {
    return this.#game.toggleNote(this.#cellsOf(cells), nameIn("kind", kind, noteKinds), this.#digit(digit));
  }

  setColor(cells: number | readonly number[], color: number): boolean {
    return this.#game.setColor(this.#cellsOf(cells), integer("color", color, 0, colors));
  }

  fillNotes(kind: NoteKind): boolean {
    return this.#game.fillNotes(nameIn("kind", kind, noteKinds));
  }

  clearNotes(): boolean {
    return this.#game.clearNotes();
  }

  reveal(): number | null {
    const cell = this.#game.reveal(now());
    return cell < 0 ? null : cell;
  }

  explain(found?: NextStep): Explained {
    const wrong = this.#game.wrongEntries();
    if (wrong !== "") return Object.freeze({ type: "mistake", cells: decodeCells(wrong) });
    const next = found ?? this.#nextStep?.(this.board());
    if (!next) throw new ArgumentError("found", "what nextStep says of this board, since the engine has no techniques");
    if (!next.ok) return Object.freeze({ type: next.reason === "budget" ? "budget" : "none" });
    const refused = this.#game.explain(...this.#resultsOf(next.step));
    if (refused === "wrong") throw new ArgumentError("found", "a step that holds for this game");
    return Object.freeze(refused === "" ? { type: "step", step: next.step } : { type: refused });
  }

  apply(step: Step): boolean {
    return this.#game.apply(...this.#resultsOf(step), now());
  }

  board(): PlayedBoard {
    const { cells } = this.state();
    const { shape, givens } = this.puzzle;
    return Object.freeze({
      shape,
      givens,
      entries: cells.map(({ digit }) => (digit > 0 ? digit.toString(17).toUpperCase() : ".")).join(""),
      eliminated: cells.flatMap(({ struck }, cell) => struck.map((digit) => ({ cell, digit }))),
    });
  }

  undoMistakes(): boolean {
    return this.#game.undoMistakes();
  }

  undo(): boolean {
    return this.#game.undo();
  }

  redo(): boolean {
    return this.#game.redo();
  }

  restart(): boolean {
    return this.#game.restart();
  }

  resume(): void {
    this.#game.resume(now());
  }

  pause(): void {
    this.#game.pause(now());
  }

  get elapsed(): number {
    return this.#game.elapsed(now());
  }

  state(): GameState {
    return decodeState(this.#game.state(), this.#reader);
  }

  save(): string {
    return this.#game.save(now());
  }

  dispose(): void {
    forgotten.unregister(this);
    this.#handle?.delete();
    this.#handle = null;
  }

  declare [Symbol.dispose]: () => void;
}

makeDisposable(PlayedGame.prototype);

/** Binding games takes as long as all else that a start does, and so waits for the first one. */
function newHandle(boundary: EngineBoundary): GameHandle {
  if (!boundary.Game) boundary.bindGames();
  const { Game } = boundary as Required<EngineBoundary>;
  return new Game();
}

/** A handle that `begin` has given a game, or the reason why it could not; then its memory is given back. */
function begun(boundary: EngineBoundary, begin: (handle: GameHandle) => string): GameHandle | string {
  const handle = newHandle(boundary);
  const reason = begin(handle);
  if (reason === "") return handle;
  handle.delete();
  return reason;
}

/** A game from the start, which has to be given back; throws where that is no puzzle. */
export function startGame(
  boundary: EngineBoundary,
  puzzle: Puzzle,
  entry: EntryMode | "",
  hints: number,
  removeNotes: boolean,
): GameHandle {
  const read = readPuzzle(puzzle);
  if (read.refused) throw new ArgumentError("puzzle", `a puzzle (${read.message})`);
  const { text, shape, level } = read;
  const handle = begun(boundary, (each) => each.start(text, shape, level, entry, hints, removeNotes));
  if (typeof handle === "string") throw new ArgumentError("puzzle", `a puzzle, this is not one: ${handle}`);
  return handle;
}

export function newGame(
  boundary: EngineBoundary,
  puzzle: Puzzle,
  options?: GameOptions,
  nextStep?: FindNextStep,
): Game {
  const { entry, hints, removeNotes } = optionsOf(options);
  const mode = nameOr("entry", entry, entryModes, "");
  const allowance = integerOr("hints", hints, 0, hintsAtMost, -1);
  const remove = booleanOr("removeNotes", removeNotes, true);
  const handle = startGame(boundary, puzzle, mode, allowance, remove);
  return new PlayedGame(handle, handle.facts(), nextStep);
}

export function restoreGame(boundary: EngineBoundary, text: string | null, nextStep?: FindNextStep): RestoredGame {
  const fault = (reason: RestoreFault) => Object.freeze({ ok: false, reason } as const);
  if (typeof text !== "string" || text.length > longestSave) return fault("format");
  const handle = begun(boundary, (each) => each.restore(text));
  if (typeof handle === "string") return fault(handle as RestoreFault);
  const facts = handle.facts();
  return Object.freeze({ ok: true, game: new PlayedGame(handle, facts, nextStep), historyLost: facts.historyLost });
}
