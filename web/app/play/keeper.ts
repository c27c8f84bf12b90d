// Keeps the game on a board: after each move, once the frame is painted, and before the page is hidden or left.
import { symbolsOf } from "../lines.js";
import type { HanaDoku } from "hanadoku/element";
import { lease, takeOver, type Lease } from "../store/lease.js";
import type { GameRecord } from "../store/records.js";
import { store } from "../store/store.js";

export class Keeper {
  readonly #board: () => HanaDoku | null;
  readonly #onTaken: () => void;
  readonly #onKept: (game: GameRecord) => void;
  #game: GameRecord | null = null;
  #lease: Lease | null = null;
  #scheduled = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(board: () => HanaDoku | null, onTaken: () => void, onKept: (game: GameRecord) => void) {
    this.#board = board;
    this.#onTaken = onTaken;
    this.#onKept = onKept;
  }

  /** Whether this tab has the game, and keeps it from now on. */
  async begin(game: GameRecord): Promise<boolean> {
    const same = this.#lease !== null && this.#game?.id === game.id;
    this.#game = game;
    if (same) return true;
    this.#let();
    void store.expect(game.id);
    return this.#have(game, await lease(game.id, this.flush, this.#taken));
  }

  /** The game as the tab that had it left it. */
  async takeOver(): Promise<GameRecord | null> {
    const game = this.#game;
    if (!game) return null;
    this.#have(game, await takeOver(game.id, this.flush, this.#taken));
    return store.game(game.id);
  }

  /** The game may have changed. */
  touch = (): void => {
    if (this.#scheduled || !this.#lease) return;
    this.#scheduled = true;
    requestAnimationFrame(() => setTimeout(() => void this.flush()));
  };

  /** Writes what has changed, and waits for all that is being written. */
  flush = async (): Promise<void> => {
    const game = this.#write();
    if (game) this.#onKept(game);
    await this.#writing;
  };

  /** Keeps what there is, and lets the game go. */
  async end(): Promise<void> {
    this.#write();
    this.#let();
    this.#game = null;
    await this.#writing;
  }

  #write(): GameRecord | null {
    this.#scheduled = false;
    const game = this.#lease && this.#now();
    if (!game) return null;
    this.#game = game;
    this.#writing = this.#writing.then(() => store.keep(game));
    return game;
  }

  /** Another game has begun meanwhile, or this one is ours. */
  #have(game: GameRecord, held: Lease | null): boolean {
    if (this.#game !== game) held?.end();
    else this.#lease = held;
    return this.#lease !== null;
  }

  #taken = (): void => {
    this.#lease = null;
    this.#onTaken();
  };

  #let(): void {
    this.#lease?.end();
    this.#lease = null;
  }

  /** The game as it stands on the board, or null where it is another one or nobody has touched it. */
  #now(): GameRecord | null {
    const board = this.#board();
    const state = board?.game;
    const saved = board?.save();
    const game = this.#game;
    if (!game || !board || !state || !saved) return null;
    const { mistakes, hintsUsed: hints, cellsLeft, finished, canUndo } = state;
    const touched = game.saved !== null || canUndo || finished || mistakes > 0 || hints > 0;
    if (!touched) return null;
    const entries = symbolsOf(state.cells.map(({ digit }) => digit));
    const given = state.cells.every(({ given }, cell) => given === (game.givens[cell] !== "."));
    if (!given) return null;
    const milliseconds = board.elapsed;
    return { ...game, saved, entries, cellsLeft, milliseconds, mistakes, hints, finished, changed: Date.now() };
  }
}
