// <hana-doku>: a board and its controls. One loop: input makes an action, the action changes the game and the interface's
// state, and the state is rendered; words, events and motion follow from what came of the action.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { ArgumentError, shapes, type Game, type GameOptions, type GameState, type Puzzle } from "../lib/index.js";
import { perform, type Action, type Outcome } from "./actions.js";
import { HanaDokuAttributes } from "./attributes.js";
import { clockText } from "./clock.js";
import { loadShared } from "./engine.js";
import { drawingOf, type Drawing } from "./drawing.js";
import { eventsOf, type HanaDokuEvents } from "./events.js";
import { geometryOf, type Geometry } from "./geometry.js";
import { steppingKeys, wishOf } from "./keys.js";
import { certify, findStep, loadedWords, type Hint } from "./hint.js";
import { languageOf, translator, type Language, type Translate } from "./messages/translator.js";
import { move } from "./motion.js";
import { restoredFrom, savedFrom, type RestoredPlay, type SavedPlay } from "./saving.js";
import { Drag } from "./selection.js";
import { Settling } from "./settling.js";
import { makeGame, openGame, type Refused, type Started } from "./starting.js";
import { atStart, type Certificate, type Interface } from "./state.js";
import { boardStyles } from "./styles/board.js";
import { controlStyles } from "./styles/controls.js";
import { drawingStyles } from "./styles/drawing.js";
import { hintStyles } from "./styles/hint.js";
import { layoutStyles } from "./styles/layout.js";
import { panelStyles } from "./styles/panels.js";
import { pencilStyles } from "./styles/pencils.js";
import { contrast, tokens } from "./styles/tokens.js";
import type { Move } from "./moves.js";
import { cellOf } from "./views/board.js";
import { playView, spokenIn, type PlayInput, type PlayModel } from "./views/play.js";
import { describeFault, wordsOf, type Words } from "./words.js";

/** What the element has come to: how it started, or why it has not. */
type Phase = Started | { readonly type: "loading" | "noEngine" };

/** What a player may do where the board is only looked at. */
const looking: readonly Action["type"][] = ["select", "mark", "step", "release", "pause", "resume"];

/**
 * A sudoku to play: the board, its controls and its clock.
 *
 * @fires {CustomEvent<Move>} beforemove - Before a move of the player is made; cancelling it forbids the move.
 * @fires {CustomEvent<ReadyDetail>} ready - A game has begun.
 * @fires {CustomEvent<MoveDetail>} move - A digit has entered or left a cell.
 * @fires {CustomEvent<MoveDetail>} mistake - A wrong digit was refused (strict entry).
 * @fires {CustomEvent<HintDetail>} hint - A hint has filled in a cell.
 * @fires {CustomEvent<ExplainDetail>} explain - A hint shows a step.
 * @fires {CustomEvent<ProgressDetail>} progress - The number of cells left has changed.
 * @fires {CustomEvent<FinishDetail>} finish - The puzzle is solved.
 * @fires {CustomEvent<FaultDetail>} fault - There is no game, and why.
 * @slot start - Before the title.
 * @slot end - After the clock.
 * @slot finish - What is offered at the end, in the place of the button for a new puzzle.
 * @slot fault - A way out where the givens are not a puzzle.
 * @csspart bar - The line above the board.
 * @csspart clock - The clock, which pauses.
 * @csspart board - The board.
 * @csspart tools - The tools.
 * @csspart pad - The digits.
 * @csspart hint - The hint that is given.
 * @csspart summary - What is said at the end.
 * @cssprop --hana-page - The ground.
 * @cssprop --hana-surface - The board's ground.
 * @cssprop --hana-given - Givens and words.
 * @cssprop --hana-accent - Entries and what is pressed.
 * @cssprop --hana-selected - The selected cell.
 * @cssprop --hana-font - For words.
 * @cssprop --hana-digit-font - For digits.
 * @cssprop --hana-board-max - The largest side of the board.
 */
@customElement("hana-doku")
export class HanaDoku extends HanaDokuAttributes {
  static override styles = [
    tokens,
    contrast,
    boardStyles,
    drawingStyles,
    controlStyles,
    panelStyles,
    pencilStyles,
    hintStyles,
    layoutStyles,
  ];

  @state() private phase: Phase = { type: "loading" };
  @state() private ui: Interface = atStart;
  @state() private words: Words | null = null;
  @state() private certificate: Certificate | null = null;
  /** What the keyboard and those who listen have been told of; the board is shown first. */
  @state() private settled: { readonly cursor: number; readonly said: string } = { cursor: 0, said: "" };

  #state: GameState | null = null;
  /** While the element is gone from the page. */
  #saved: SavedPlay | null = null;
  /** The game before a new one, until that has a move: then it is what undo brings back. */
  @state() private previous: SavedPlay | null = null;
  #outcome: { readonly made: Outcome; readonly before: GameState } | null = null;
  /** Of the starts: a later one overtakes those before it. */
  #turn = 0;
  /** The hint that the keyboard has gone to. */
  #hinted: Hint | null = null;
  /** Ends the grading, which must keep nothing else waiting. */
  #grading = new AbortController();
  /** What the clock shows. */
  #time = "";
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** The game that is played, for looking at: moves go through the element. */
  get game(): GameState | null {
    return this.#state;
  }

  /** Milliseconds that its clock has counted. */
  get elapsed(): number {
    return this.#game?.elapsed ?? 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#ticking = setInterval(() => {
      if (this.#game && clockText(this.#game.elapsed) !== this.#time) this.requestUpdate();
    }, 100);
    if (this.#saved !== null) void this.#comeBack(this.#saved);
  }

  /** The game stays for a move within the page, and leaves the module's memory where the element is gone. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    clearInterval(this.#ticking);
    queueMicrotask(() => {
      if (this.isConnected || !this.#game) return;
      this.#saved = savedFrom(this.#game);
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
   */
  async newGame(): Promise<void> {
    const turn = ++this.#turn;
    this.#grading.abort();
    const { shape, level, profile, seed, puzzle } = this;
    const options = this.#options;
    let phase: Phase;
    try {
      const engine = await loadShared();
      phase = await (puzzle === undefined
        ? makeGame(engine, { shape, level, profile, seed }, options)
        : openGame(engine, puzzle, shape, options));
    } catch (error) {
      if (error instanceof ArgumentError) throw error;
      phase = { type: "noEngine" };
    }
    if (turn === this.#turn && this.isConnected) {
      const before = this.#game && !this.#state?.finished ? savedFrom(this.#game) : null;
      this.#begin(phase);
      if (phase.type === "game") this.previous = before;
    } else if (phase.type === "game") phase.game.dispose();
  }

  /** The whole game as a plain object; null where there is none. */
  save(): SavedPlay | null {
    return this.#game && savedFrom(this.#game);
  }

  /** Goes on with a saved game. What is none leaves all as it is, and the reason comes back. */
  async restore(saved: unknown): Promise<RestoredPlay> {
    await this.updateComplete;
    const turn = ++this.#turn;
    const restored = await restoredFrom(saved);
    if ("ok" in restored) return restored;
    if (turn === this.#turn && this.isConnected) this.#begin({ type: "game", game: restored });
    else restored.dispose();
    return { ok: true };
  }

  /** Back to the givens: as a move that can be undone, or as a game of its own where this one is finished. */
  restart(): void {
    if (this.#game && this.#state?.finished) void this.#playAgain(this.#game.puzzle);
    else this.#dispatch({ type: "restart" });
  }

  undo(): void {
    if (this.previous && !this.ui.paused) void this.#bringBack(this.previous);
    else this.#dispatch({ type: "undo" });
  }

  redo(): void {
    this.#dispatch({ type: "redo" });
  }

  /** Asks which of the two kinds of hint it shall be. */
  hint(): void {
    this.#dispatch({ type: "hint" });
  }

  /** Fills in a cell. */
  reveal(): void {
    this.#dispatch({ type: "reveal" });
  }

  /** Shows the next step, from where to look to the whole of it. */
  explain(): void {
    this.#dispatch({ type: "explain" });
  }

  pause(): void {
    this.#dispatch({ type: "pause" });
  }

  resume(): void {
    this.#dispatch({ type: "resume" });
  }

  /** Does what a key means here, wherever it was pressed: for hosts whose page is the game. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || this.#dialog?.open) return;
    const wish = wishOf(event, this.#geometry.side);
    if (!wish) return;
    event.preventDefault();
    if (wish.type === "help") this.#dialog?.showModal();
    else this.#act(wish.type === "pause" && this.ui.paused ? { type: "resume" } : wish);
  }

  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => {
      this.#cellAt(this.ui.cursor)?.focus(options);
    });
  }

  get #language(): Language {
    const around = this.closest<HTMLElement>("[lang]");
    return languageOf(this.lang || (around ? around.lang : navigator.language));
  }

  get #t(): Translate {
    return translator(this.#language);
  }

  get #game(): Game | null {
    return this.phase.type === "game" ? this.phase.game : null;
  }

  get #refused(): Refused | null {
    return this.phase.type === "refused" ? this.phase.refused : null;
  }

  get #geometry(): Geometry {
    const shape = this.#game?.puzzle.shape ?? this.#refused?.shape;
    if (shape) return geometryOf(shape);
    return geometryOf(shapes.includes(this.shape) ? this.shape : "3x3");
  }

  async #comeBack(saved: SavedPlay): Promise<void> {
    await loadShared();
    if (!this.isConnected || this.#saved !== saved) return;
    this.#saved = null;
    await this.restore(saved);
  }

  async #bringBack(previous: SavedPlay): Promise<void> {
    this.previous = null;
    if ((await this.restore(previous)).ok) this.words = { text: this.#t("broughtBack"), shown: true };
  }

  async #playAgain(puzzle: Puzzle): Promise<void> {
    const { sudoku } = await loadShared();
    if (this.#state?.finished) this.#begin({ type: "game", game: sudoku.newGame(puzzle, this.#options) });
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
      this.#state = game.state();
      const firstEmpty = this.#state.cells.findIndex(({ digit }) => digit === 0);
      this.ui = { ...atStart, cursor: Math.max(0, firstEmpty) };
      this.settled = { ...this.settled, cursor: this.ui.cursor };
      this.#emit("ready", { puzzle: game.puzzle });
      if (this.graded) setTimeout(() => void this.#certify(game), 300);
    } else if (phase.type === "refused") {
      const { reason, cells } = phase.refused;
      this.#emit("fault", { reason, cells, message: describeFault(phase.refused, this.#language) });
    } else if (phase.type === "notMade") {
      this.#emit("fault", { reason: phase.reason, cells: [], message: this.#t("notMade") });
    } else {
      this.#emit("fault", { reason: "engine", cells: [], message: this.#t("noEngine") });
    }
  }

  #drop(): void {
    this.#grading.abort();
    this.certificate = null;
    this.previous = null;
    this.#game?.dispose();
    this.phase = { type: "loading" };
    this.#state = null;
    this.#outcome = null;
  }

  // The loop.

  #dispatch = (action: Action): void => {
    const game = this.#game;
    const before = this.#state;
    if (!game || !before || (action.type === "pause" && this.clock === "none")) return;
    const { ui, outcome } = perform({ game, allows: this.#allows }, this.ui, action);
    if (ui.hint?.type === "looking" && this.ui.hint?.type !== "looking") void this.#look(game);
    this.ui = ui;
    this.#state = game.state();
    if (this.#state.canUndo) this.previous = null;
    this.#outcome = { made: outcome, before };
    const words = wordsOf(outcome, this.#state, this.#geometry, this.#t);
    if (words || outcome.type === "moved") this.words = words;
    for (const [name, detail] of eventsOf(game, outcome, before, this.#state)) this.#emit(name, detail);
  };

  async #certify(game: Game): Promise<void> {
    if (this.#game !== game) return;
    this.#grading = new AbortController();
    const certificate = await certify(game.puzzle, this.#grading.signal);
    if (this.#game === game) this.certificate = certificate;
  }

  /** What it finds belongs to the board as it is: any move ends the hint. */
  async #look(game: Game): Promise<void> {
    this.#grading.abort();
    const found = await findStep(game.board());
    if (this.#game === game) this.#dispatch({ type: "found", found });
  }

  #allows = (move: Move): boolean => this.#emit("beforemove", move);

  /** Whether the host lets it be. */
  #emit<Name extends keyof HanaDokuEvents>(name: Name, detail: HanaDokuEvents[Name]["detail"]): boolean {
    const cancelable = name === "beforemove";
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  // Input.

  /** What the player asks for. */
  #act = (action: Action): void => {
    if (this.readOnly && !looking.includes(action.type)) return;
    if (action.type === "undo") this.undo();
    else this.#dispatch(action);
  };

  /** Keys go to the board from anywhere inside, the arrows from its cells only. */
  #onKey = (event: KeyboardEvent): void => {
    const origin = event.composedPath()[0];
    if (!(origin instanceof Element && this.renderRoot.contains(origin))) return;
    const cell = cellOf(event);
    if (cell !== null && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.#act({ type: "select", cell: cell === this.settled.cursor ? this.ui.cursor : cell });
    } else if (cell !== null || !steppingKeys.has(event.key)) {
      this.press(event);
    }
  };

  #drag = new Drag((cell, how) => {
    this.#act({ type: "mark", cell, how });
  });

  /** A finger's events go to where it went down. */
  #cellUnder({ clientX, clientY }: PointerEvent): number | null {
    const cell = this.shadowRoot?.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
    return cell ? Number(cell.dataset.cell) : null;
  }

  #input: PlayInput = {
    dispatch: this.#act,
    onCell: (event) => {
      const cell = cellOf(event);
      if (cell === null || this.#drag.dragged) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) this.#act({ type: "mark", cell, how: "toggle" });
      else this.#act({ type: "select", cell });
    },
    onPointer: (event) => {
      if (event.type === "pointerdown") this.#drag.down(event, cellOf(event));
      else if (event.type === "pointermove") this.#drag.move(event, this.#cellUnder(event));
      else this.#drag.end();
    },
    onTouchMove: {
      handleEvent: (event: TouchEvent) => {
        if (this.#drag.holds) event.preventDefault();
      },
      passive: false,
    },
    onDigit: (digit) => {
      this.#act(digit === 0 ? { type: "erase" } : { type: "digit", digit, from: "pad" });
    },
    onPause: () => {
      this.#dispatch({ type: this.ui.paused ? "resume" : "pause" });
    },
    onNewGame: () => void this.newGame(),
    onHelp: () => this.#dialog?.showModal(),
  };

  /** The clock stands while nobody can see the board. */
  #onVisibility = (): void => {
    if (!this.#game) return;
    if (document.hidden) this.#game.pause();
    else if (!this.ui.paused) this.#game.resume();
    this.#state = this.#game.state();
    this.requestUpdate();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  #cellAt(cell: number): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-cell="${cell}"]`);
  }

  // Rendering.

  /** The keyboard goes to what a hint offers, and back to the board after it. */
  #moveToHint(): void {
    const { hint } = this.ui;
    if (hint === this.#hinted) return;
    this.#hinted = hint;
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const main = find(".choice") ?? find(".hint .primary") ?? find(".hint .close");
    if (main) main.focus({ preventScroll: true });
    else if (!hint && !this.#state?.finished) this.#cellAt(this.ui.cursor)?.focus({ preventScroll: true });
  }

  #settling = new Settling(() => {
    this.settled = this.#current;
  });

  get #current(): typeof this.settled {
    return { cursor: this.ui.cursor, said: spokenIn(this.#model) };
  }

  protected override updated(): void {
    const { cursor, said } = this.#current;
    if (cursor !== this.settled.cursor || said !== this.settled.said) this.#settling.ask();
    this.#moveToHint();
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.cell !== undefined) {
      if (this.ui.paused) this.renderRoot.querySelector<HTMLElement>(".cover button")?.focus();
      else if (Number(focused.dataset.cell) !== this.settled.cursor) this.#cellAt(this.settled.cursor)?.focus();
    }
    if (this.#outcome && this.#state) {
      const { made, before } = this.#outcome;
      move(this.#geometry, made, before, this.#state, (cell) => this.#cellAt(cell));
    }
    this.#outcome = null;
  }

  get #drawing(): Drawing | null {
    const { hint } = this.ui;
    const cells = this.#state?.cells;
    const words = loadedWords();
    if (hint?.type !== "step" || !cells || !words) return null;
    return drawingOf(this.#geometry, cells, hint.step, hint.tier, words);
  }

  get #model(): PlayModel {
    const { phase, ui, words } = this;
    const game = this.#game;
    const state = this.#state;
    return {
      geometry: this.#geometry,
      language: this.#language,
      settled: this.settled,
      ui,
      words,
      shown: game &&
        state && {
          puzzle: game.puzzle,
          entry: game.entry,
          state,
          time: clockText(game.elapsed),
          certificate: this.certificate,
        },
      refused: this.#refused,
      drawing: this.#drawing,
      controls: this.controls !== "none" && !this.readOnly,
      clock: this.clock !== "none",
      canGoBack: this.previous !== null,
      failed: phase.type === "notMade" || phase.type === "noEngine" ? phase.type : null,
    };
  }

  protected override render(): TemplateResult {
    const model = this.#model;
    this.#time = model.shown?.time ?? "";
    return html`<div class="play" lang=${model.language} @keydown=${this.#onKey}>${playView(model, this.#input)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "hana-doku": HanaDoku;
  }
}
