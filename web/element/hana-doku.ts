// <hana-doku>: a board and its controls. One loop: input makes an action, the action changes the game and the interface's
// state (playing.ts), and the state is rendered; words, events and motion follow from what came of the action.
import { html, type TemplateResult } from "lit";
import type { Action } from "./actions.js";
import { clockText } from "./clock.js";
import { drawingOf, type Drawing } from "./drawing.js";
import { Input } from "./input.js";
import { wishOf } from "./keys.js";
import { loadedWords, type Hint } from "./hint.js";
import { move } from "./motion.js";
import { PlayingElement } from "./playing.js";
import { Settling } from "./settling.js";
import { boardStyles } from "./styles/board.js";
import { controlStyles } from "./styles/controls.js";
import { drawingStyles } from "./styles/drawing.js";
import { hintStyles } from "./styles/hint.js";
import { layoutStyles } from "./styles/layout.js";
import { panelStyles } from "./styles/panels.js";
import { pencilStyles } from "./styles/pencils.js";
import { contrast, tokens } from "./styles/tokens.js";
import { playView, spokenIn, type PlayModel } from "./views/play.js";

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
export class HanaDoku extends PlayingElement {
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

  /** The hint that the keyboard has gone to. */
  #hinted: Hint | null = null;

  /**
   * Does what a key means here, wherever it was pressed: for hosts whose page is the game.
   *
   * @example
   * board.press(new KeyboardEvent("keydown", { key: "3", code: "Digit3" }));
   * board.game.cells[4].digit; // => 3
   */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || this.#dialog?.open) return;
    const wish = wishOf(event, this.geometry.side, this.digits);
    if (!wish) return;
    event.preventDefault();
    if (wish.type === "help") this.#dialog?.showModal();
    else this.#act(wish.type === "pause" && this.ui.paused ? { type: "resume" } : wish);
  }

  /**
   * Gives the keyboard to the cell where it was last.
   *
   * @example
   * board.focus();
   * await board.updateComplete;
   * document.activeElement === board; // => true
   */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => {
      this.#cellAt(this.ui.cursor)?.focus(options);
    });
  }

  // Input.

  /** What the player asks for. */
  #act = (action: Action): void => {
    if (this.readOnly && !looking.includes(action.type)) return;
    if (action.type === "undo") this.undo();
    else this.dispatch(action);
  };

  #input = new Input({
    act: this.#act,
    press: (event) => {
      this.press(event);
    },
    root: () => this.renderRoot as ShadowRoot,
    focused: (cell) => (cell === this.settled.cursor ? this.ui.cursor : cell),
    pause: () => {
      this.dispatch({ type: this.ui.paused ? "resume" : "pause" });
    },
    newGame: () => void this.newGame(),
    help: () => this.#dialog?.showModal(),
  });

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
    else if (!hint && !this.now?.finished) this.#cellAt(this.ui.cursor)?.focus({ preventScroll: true });
  }

  /** What is to be told once it is on the screen. */
  #current = this.settled;
  #settling = new Settling(() => {
    this.boardFirst = false;
    this.settled = this.#current;
    this.requestUpdate();
    for (const each of this.came.splice(0)) move(this.geometry, each, (cell) => this.#cellAt(cell));
  });

  protected override updated(): void {
    const { cursor, said } = this.#current;
    const waits = this.boardFirst || this.came.length > 0;
    if (waits || cursor !== this.settled.cursor || said !== this.settled.said) this.#settling.ask();
    this.#moveToHint();
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.cell !== undefined) {
      if (Number(focused.dataset.cell) !== this.settled.cursor) this.#cellAt(this.settled.cursor)?.focus();
    }
    if (this.follows) {
      this.follows = false;
      const cover = this.renderRoot.querySelector<HTMLElement>(".cover button");
      (cover ?? this.#cellAt(this.ui.cursor))?.focus({ preventScroll: true });
    }
  }

  get #drawing(): Drawing | null {
    const { hint } = this.ui;
    const cells = this.now?.cells;
    const words = loadedWords();
    if (hint?.type !== "step" || !cells || !words) return null;
    return drawingOf(this.geometry, cells, hint.step, hint.tier, words);
  }

  get #model(): PlayModel {
    const { phase, ui, words } = this;
    const game = this.held;
    const state = this.now;
    return {
      geometry: this.geometry,
      language: this.language,
      digits: this.digits,
      settled: this.settled,
      boardFirst: this.boardFirst,
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
      refused: this.refused,
      drawing: this.#drawing,
      controls: this.controls !== "none" && !this.readOnly,
      clock: this.clock !== "none",
      canGoBack: this.previous !== null,
      failed: phase.type === "notMade" || phase.type === "noEngine" ? phase.type : null,
    };
  }

  protected override render(): TemplateResult {
    const model = this.#model;
    this.#current = { cursor: this.ui.cursor, said: spokenIn(model) };
    this.time = model.shown?.time ?? "";
    return html`<div class="play" lang=${model.language} @keydown=${this.#input.onKey}>
      ${playView(model, this.#input)}
    </div>`;
  }
}

customElements.define("hana-doku", HanaDoku);

declare global {
  interface HTMLElementTagNameMap {
    "hana-doku": HanaDoku;
  }
}
