// <hana-doku>: a board and its controls. One loop: input makes an action, the action changes the game and the interface's
// state, and the state is rendered; words, events and motion follow from what came of the action.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import {
  ArgumentError,
  shapes,
  type EntryMode,
  type Game,
  type GameState,
  type Level,
  type Profile,
  type Shape,
} from "../lib/index.js";
import { leftOf, perform, type Action, type Outcome } from "./actions.js";
import { loadEngine } from "./engine.js";
import { eventsOf, type HanaDokuEvents } from "./events.js";
import { geometryOf, type Geometry } from "./geometry.js";
import { steppingKeys, wishOf } from "./keys.js";
import { languageOf, translator, type Language, type Translate } from "./messages/translator.js";
import { move } from "./motion.js";
import { makeGame, openGame, type Refused, type Started } from "./starting.js";
import { atStart, type Interface } from "./state.js";
import { boardStyles } from "./styles/board.js";
import { controlStyles } from "./styles/controls.js";
import { layoutStyles } from "./styles/layout.js";
import { panelStyles } from "./styles/panels.js";
import { contrast, tokens } from "./styles/tokens.js";
import { barView } from "./views/bar.js";
import { boardView, cellOf, plainCells } from "./views/board.js";
import { helpView } from "./views/help.js";
import { padView } from "./views/pad.js";
import { faultView, notMadeView, pauseCover, summaryView } from "./views/panels.js";
import { toolsView } from "./views/tools.js";
import { describeFault, wordsOf, type Words } from "./words.js";

/** What the element has come to: how it started, or why it has not. */
type Phase = Started | { readonly type: "loading" | "noEngine" };

@customElement("hana-doku")
export class HanaDoku extends LitElement {
  static override styles = [tokens, contrast, boardStyles, controlStyles, panelStyles, layoutStyles];

  /** Of the puzzles to be made. */
  @property() shape: Shape = "3x3";
  @property() level: Level = "normal";
  /** The shape's own where it is left out. */
  @property() profile?: Profile;
  /** Drawn where it is left out. */
  @property({ type: Number }) seed?: number;
  /** Anything at all: an envelope, or an object with givens. What is not a puzzle is shown with the reason. */
  @property({ attribute: false }) puzzle?: unknown;
  @property() entry?: EntryMode;
  /** The allowance. */
  @property({ type: Number }) hints?: number;
  /** The nearest `lang` around it where it is left out, then the browser's. */
  @property({ reflect: true }) override lang = "";
  /** The system's where it is left out. */
  @property({ reflect: true }) theme?: "light" | "dark";
  @property({ reflect: true }) contrast?: "more";

  @state() private phase: Phase = { type: "loading" };
  @state() private ui: Interface = atStart;
  @state() private words: Words | null = null;

  #state: GameState | null = null;
  #saved: string | null = null;
  #outcome: { readonly made: Outcome; readonly before: GameState } | null = null;
  /** Of the starts: a later one overtakes those before it. */
  #turn = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** The game that is played, for looking at: moves go through the element. */
  get game(): GameState | null {
    return this.#state;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#ticking = setInterval(() => {
      if (this.#state?.running) this.requestUpdate();
    }, 250);
    if (this.#saved !== null) void this.#comeBack(this.#saved);
  }

  /** The game stays for a move within the page, and leaves the module's memory where the element is gone. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    clearInterval(this.#ticking);
    queueMicrotask(() => {
      if (this.isConnected || !this.#game) return;
      this.#saved = this.#game.save();
      this.#drop();
    });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const asked = ["shape", "level", "profile", "seed", "puzzle", "entry", "hints"] as const;
    if (asked.some((name) => changed.has(name)) && this.#saved === null) void this.newGame();
  }

  /** Another puzzle by the element's attributes, or the one that `puzzle` holds. The board stays until it is there. */
  async newGame(): Promise<void> {
    const turn = ++this.#turn;
    const { shape, level, profile, seed, puzzle } = this;
    const options = { entry: this.entry, hints: this.hints };
    let phase: Phase;
    try {
      const engine = await loadEngine();
      phase = await (puzzle === undefined
        ? makeGame(engine, { shape, level, profile, seed }, options)
        : openGame(engine, puzzle, shape, options));
    } catch (error) {
      if (error instanceof ArgumentError) throw error;
      phase = { type: "noEngine" };
    }
    if (turn === this.#turn && this.isConnected) this.#begin(phase);
    else if (phase.type === "game") phase.game.dispose();
  }

  restart(): void {
    this.#dispatch({ type: "restart" });
  }

  undo(): void {
    this.#dispatch({ type: "undo" });
  }

  redo(): void {
    this.#dispatch({ type: "redo" });
  }

  hint(): void {
    this.#dispatch({ type: "hint" });
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
    if (wish.type === "help") this.#showHelp();
    else this.#dispatch(wish.type === "pause" && this.ui.paused ? { type: "resume" } : wish);
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

  async #comeBack(saved: string): Promise<void> {
    const { sudoku } = await loadEngine();
    if (!this.isConnected || this.#saved !== saved) return;
    this.#saved = null;
    const restored = sudoku.restoreGame(saved);
    if (restored.ok) this.#begin({ type: "game", game: restored.game });
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
      this.#emit("ready", { puzzle: game.puzzle });
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
    this.#game?.dispose();
    this.phase = { type: "loading" };
    this.#state = null;
    this.#outcome = null;
  }

  // The loop.

  #dispatch = (action: Action): void => {
    const game = this.#game;
    const before = this.#state;
    if (!game || !before) return;
    const { ui, outcome } = perform(game, this.ui, action);
    this.ui = ui;
    this.#state = game.state();
    this.#outcome = { made: outcome, before };
    const words = wordsOf(outcome, this.#state, this.#geometry, this.#t);
    if (words || outcome.type === "moved") this.words = words;
    for (const [name, detail] of eventsOf(game, outcome, before, this.#state)) this.#emit(name, detail);
  };

  #emit<Name extends keyof HanaDokuEvents>(name: Name, detail: HanaDokuEvents[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  // Input.

  /** Keys go to the board from anywhere inside, the arrows from its cells only. */
  #onKey = (event: KeyboardEvent): void => {
    const origin = event.composedPath()[0];
    if (!(origin instanceof Element && this.renderRoot.contains(origin))) return;
    if (cellOf(event) !== null || !steppingKeys.has(event.key)) this.press(event);
  };

  #onCell = (event: Event): void => {
    const cell = cellOf(event);
    if (cell !== null) this.#dispatch({ type: "select", cell });
  };

  #onDigit = (digit: number): void => {
    this.#dispatch(digit === 0 ? { type: "erase" } : { type: "digit", digit, from: "pad" });
  };

  #onPause = (): void => {
    this.#dispatch({ type: this.ui.paused ? "resume" : "pause" });
  };

  /** The clock stands while nobody can see the board. */
  #onVisibility = (): void => {
    if (!this.#game) return;
    if (document.hidden) this.#game.pause();
    else if (!this.ui.paused) this.#game.resume();
    this.#state = this.#game.state();
    this.requestUpdate();
  };

  #showHelp = (): void => {
    this.#dialog?.showModal();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  #cellAt(cell: number): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-cell="${cell}"]`);
  }

  // Rendering.

  protected override updated(): void {
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.cell !== undefined) {
      if (this.ui.paused) this.renderRoot.querySelector<HTMLElement>(".cover button")?.focus();
      else if (Number(focused.dataset.cell) !== this.ui.cursor) this.#cellAt(this.ui.cursor)?.focus();
    }
    if (this.#outcome && this.#state) {
      const { made, before } = this.#outcome;
      move(this.#geometry, made, before, this.#state, (cell) => this.#cellAt(cell));
    }
    this.#outcome = null;
  }

  protected override render(): TemplateResult {
    const t = this.#t;
    const geometry = this.#geometry;
    return html`<div class="play" lang=${this.#language} @keydown=${this.#onKey}>
      ${barView({ geometry, game: this.#game, state: this.#state, paused: this.ui.paused, t }, this.#onPause)}
      <div class="stage" @click=${this.#onCell}>
        ${this.#boardView(geometry, t)} ${this.ui.paused ? pauseCover(t, this.#onPause) : nothing}
      </div>
      <div class="panel">${this.#panelView(geometry, t)}</div>
      <div class="listener" role="status">${this.words?.text}</div>
      ${helpView(t)}
    </div>`;
  }

  #boardView(geometry: Geometry, t: Translate): TemplateResult {
    const { ui } = this;
    if (this.#state && !ui.paused) {
      const { cells, finished } = this.#state;
      const selected = finished ? null : ui.selected;
      const lit = finished ? 0 : ui.chosen || (selected === null ? 0 : (cells[selected]?.digit ?? 0));
      return boardView({ geometry, cells, cursor: ui.cursor, selected, lit, marked: new Set(), t });
    }
    const refused = this.#refused;
    const inConflict = refused?.reason === "conflict";
    const cells = plainCells(geometry, refused?.digits ?? [], (cell) => ({
      given: (refused?.digits[cell] ?? 0) > 0,
      tint: inConflict && refused.cells.includes(cell) ? "conflict" : "plain",
    }));
    const marked = new Set(inConflict ? [] : refused?.cells);
    return boardView({ geometry, cells, cursor: refused ? 0 : null, selected: null, lit: 0, marked, t });
  }

  #panelView(geometry: Geometry, t: Translate): TemplateResult {
    const { ui, phase } = this;
    const again = () => void this.newGame();
    if (phase.type === "refused") return faultView(describeFault(phase.refused, this.#language), t);
    if (phase.type === "notMade" || phase.type === "noEngine") return notMadeView(t(phase.type), t, again);
    const [game, state] = [this.#game, this.#state];
    if (game && state?.finished) return summaryView(game, state, t, again);
    const pencil = ui.pencil !== null;
    const left = state ? Array.from({ length: geometry.side }, (_, index) => leftOf(state, index + 1)) : [];
    const said = this.words?.shown ? this.words.text : null;
    const quiet = state ? t("cellsLeft", { count: state.cellsLeft }) : t("making");
    return html`
      <div class=${said ? "caption said" : "caption"} aria-hidden="true">${said ?? quiet}</div>
      ${toolsView({ state, side: geometry.side, pencil, t }, this.#dispatch, this.#showHelp)}
      ${padView({ geometry, left, chosen: ui.chosen, pencil, t }, this.#onDigit)}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "hana-doku": HanaDoku;
  }
}
