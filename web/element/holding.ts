// The game that <hana-doku> holds: started, replaced, saved, brought back, and given up when the element leaves the page.
import type { PropertyValues } from "lit";
import { state } from "lit/decorators.js";
import { ArgumentError, shapes, type Game, type GameOptions, type GameState, type Puzzle } from "../lib/index.js";
import { HanaDokuAttributes } from "./attributes.js";
import { clockText } from "./clock.js";
import { loadSharedEngine } from "./engine.js";
import type { HanaDokuEvents } from "./events.js";
import { geometryOf, type Geometry } from "./geometry.js";
import { certify } from "./hint.js";
import { translator, type Translate } from "./messages/translator.js";
import type { Came } from "./motion.js";
import { restoredFrom, savedFrom, type RestoredPlay, type SavedPlay } from "./saving.js";
import { makeGame, openGame, type Refused, type Started } from "./starting.js";
import { atStart, type Certificate, type Interface } from "./state.js";
import { describeFault, type Words } from "./words.js";

/** What the element has come to: how it started, or why it has not. */
type Phase = Started | { readonly type: "loading" | "noEngine" };

/** What `<hana-doku>` does with the game that it holds. */
export class HoldingElement extends HanaDokuAttributes {
  @state() protected phase: Phase = { type: "loading" };
  @state() protected ui: Interface = atStart;
  @state() protected words: Words | null = null;
  @state() protected certificate: Certificate | null = null;
  /** What the keyboard and those who listen have been told of; the board is shown first. */
  @state() protected settled: { readonly cursor: number; readonly said: string } = { cursor: 0, said: "" };

  /** The state of the game as it is shown. */
  protected now: GameState | null = null;
  /** While the element is gone from the page. */
  #saved: SavedPlay | null = null;
  /** The game before a new one, until that has a move: then it is what undo brings back. */
  @state() protected previous: SavedPlay | null = null;
  /** What came of the actions that are not on the screen yet. */
  protected came: Came[] = [];
  /** Of the starts: a later one overtakes those before it. */
  #turn = 0;
  /** Ends the grading, which must keep nothing else waiting. */
  #grading = new AbortController();
  /** What the clock shows. */
  protected time = "";
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** The game that is played, for looking at: moves go through the element. */
  get game(): GameState | null {
    return this.now;
  }

  /** Milliseconds that its clock has counted. */
  get elapsed(): number {
    return this.held?.elapsed ?? 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#ticking = setInterval(() => {
      if (this.held && clockText(this.held.elapsed) !== this.time) this.requestUpdate();
    }, 100);
    if (this.#saved !== null) void this.#comeBack(this.#saved);
  }

  /** The game stays for a move within the page, and leaves the module's memory where the element is gone. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    clearInterval(this.#ticking);
    queueMicrotask(() => {
      if (this.isConnected || !this.held) return;
      this.#saved = savedFrom(this.held);
      this.#drop();
    });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const asked = ["shape", "level", "profile", "seed", "puzzle", "entry", "hints"] as const;
    if (asked.some((name) => changed.has(name)) && this.#saved === null) void this.newGame();
  }

  /**
   * Another puzzle by the element's attributes, or the one that `puzzle` holds. The board stays until it is there. Until the new
   * game has a move, undo brings the one before it back.
   *
   * @example
   * board.shape = "2x3";
   * board.puzzle = undefined;
   * await board.newGame();
   * board.game.cells.length; // => 36
   */
  async newGame(): Promise<void> {
    const turn = ++this.#turn;
    this.#grading.abort();
    const { shape, level, profile, seed, puzzle } = this;
    const options = this.#options;
    let phase: Phase;
    try {
      phase = await (puzzle === undefined
        ? makeGame({ shape, level, profile, seed }, options)
        : openGame(puzzle, shape, options));
    } catch (error) {
      if (error instanceof ArgumentError) throw error;
      phase = { type: "noEngine" };
    }
    if (turn === this.#turn && this.isConnected) {
      const before = this.held && !this.now?.finished ? savedFrom(this.held) : null;
      this.#begin(phase);
      if (phase.type === "game") this.previous = before;
    } else if (phase.type === "game") phase.game.dispose();
  }

  /**
   * The whole game as a plain object; null where there is none.
   *
   * @example
   * JSON.parse(JSON.stringify(board.save())).format; // => "hanadoku-game"
   */
  save(): SavedPlay | null {
    return this.held && savedFrom(this.held);
  }

  /**
   * Goes on with a saved game. What is none leaves all as it is, and the reason comes back.
   *
   * @example
   * const saved = board.save();
   * board.reveal();
   * await board.restore(saved); // => { ok: true }
   * board.game.cellsLeft; // => 8
   * (await board.restore("something else")).ok; // => false
   */
  async restore(saved: unknown): Promise<RestoredPlay> {
    await this.updateComplete;
    const turn = ++this.#turn;
    const restored = await restoredFrom(saved);
    if ("ok" in restored) return restored;
    if (turn === this.#turn && this.isConnected) this.#begin({ type: "game", game: restored });
    else restored.dispose();
    return { ok: true };
  }

  /** The clock stands while nobody can see the board. */
  #onVisibility = (): void => {
    if (!this.held) return;
    if (document.hidden) this.held.pause();
    else if (!this.ui.paused) this.held.resume();
    this.now = this.held.state();
    this.requestUpdate();
  };

  protected get t(): Translate {
    return translator(this.language);
  }

  protected get held(): Game | null {
    return this.phase.type === "game" ? this.phase.game : null;
  }

  protected get refused(): Refused | null {
    return this.phase.type === "refused" ? this.phase.refused : null;
  }

  protected get geometry(): Geometry {
    const shape = this.held?.puzzle.shape ?? this.refused?.shape;
    if (shape) return geometryOf(shape);
    return geometryOf(shapes.includes(this.shape) ? this.shape : "3x3");
  }

  async #comeBack(saved: SavedPlay): Promise<void> {
    await loadSharedEngine();
    if (!this.isConnected || this.#saved !== saved) return;
    this.#saved = null;
    await this.restore(saved);
  }

  protected async bringBack(previous: SavedPlay): Promise<void> {
    this.previous = null;
    if ((await this.restore(previous)).ok) this.words = { text: this.t("broughtBack"), shown: true };
  }

  protected async playAgain(puzzle: Puzzle): Promise<void> {
    const sudoku = await loadSharedEngine();
    if (this.now?.finished) this.#begin({ type: "game", game: sudoku.newGame(puzzle, this.#options) });
  }

  get #options(): GameOptions {
    return { entry: this.entry, hints: this.hints };
  }

  #begin(phase: Phase): void {
    this.#drop();
    this.phase = phase;
    this.ui = atStart;
    this.words = null;
    if (phase.type === "game") {
      const { game } = phase;
      if (!document.hidden) game.resume();
      this.now = game.state();
      const firstEmpty = this.now.cells.findIndex(({ digit }) => digit === 0);
      this.ui = { ...atStart, cursor: Math.max(0, firstEmpty) };
      this.settled = { ...this.settled, cursor: this.ui.cursor };
      this.emit("ready", { puzzle: game.puzzle });
      if (this.graded) setTimeout(() => void this.#certify(game), 300);
    } else if (phase.type === "refused") {
      const { reason, cells } = phase.refused;
      this.emit("fault", { reason, cells, message: describeFault(phase.refused, this.language) });
    } else if (phase.type === "notMade") {
      this.emit("fault", { reason: phase.reason, cells: [], message: this.t("notMade") });
    } else {
      this.emit("fault", { reason: "engine", cells: [], message: this.t("noEngine") });
    }
  }

  #drop(): void {
    this.#grading.abort();
    this.certificate = null;
    this.previous = null;
    this.held?.dispose();
    this.phase = { type: "loading" };
    this.now = null;
    this.came = [];
  }

  async #certify(game: Game): Promise<void> {
    if (this.held !== game) return;
    this.#grading = new AbortController();
    const certificate = await certify(game.puzzle, this.#grading.signal);
    if (this.held === game) this.certificate = certificate;
  }

  protected stopGrading(): void {
    this.#grading.abort();
  }

  /** Whether the host lets it be. */
  protected emit<Name extends keyof HanaDokuEvents>(name: Name, detail: HanaDokuEvents[Name]["detail"]): boolean {
    const cancelable = name === "beforemove";
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
}
