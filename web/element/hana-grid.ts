// <hana-grid>: a grid to look at or to fill in, without a game: no rules, no clock.
import { html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Candidate, CellState, Shape, Step } from "../lib/index.js";
import { stepFrom } from "./actions.js";
import { drawingOfWhole } from "./drawing.js";
import type { EditDetail } from "./events.js";
import { digitsOf, geometryOf, lineOf, type Geometry } from "./geometry.js";
import { wishOf } from "./keys.js";
import { translator } from "./messages/translator.js";
import { signsOf } from "./signs.js";
import { SpeakingElement } from "./speaking.js";
import type { Worked } from "./path.js";
import { boardStyles } from "./styles/board.js";
import { controlStyles } from "./styles/controls.js";
import { drawingStyles } from "./styles/drawing.js";
import { hintStyles } from "./styles/hint.js";
import { layoutStyles } from "./styles/layout.js";
import { contrast, tokens } from "./styles/tokens.js";
import { boardView, cellOf, plainCells } from "./views/board.js";
import { legendView } from "./views/legend.js";
import { digitAt, padView, type PadInput } from "./views/pad.js";

/**
 * A grid to look at or to fill in.
 *
 * @fires {CustomEvent<EditDetail>} edit - A digit was put in or erased.
 */
export class HanaGrid extends SpeakingElement {
  static override styles = [tokens, contrast, boardStyles, drawingStyles, controlStyles, hintStyles, layoutStyles];

  @property() shape: Shape = "3x3";
  /** The line that is shown. */
  @property() grid = "";
  /** The line of those digits that are printed; all are where it is left out. */
  @property() givens?: string;
  @property({ attribute: false }) conflicting: readonly number[] = [];
  @property({ attribute: false }) marked: readonly number[] = [];
  /** A step that is drawn on it, and the candidates that were struck out before. */
  @property({ attribute: false }) step?: Step | null;
  @property({ attribute: false }) eliminated: readonly Candidate[] = [];
  /** Whether digits can be put in; an `edit` tells the line then. */
  @property({ type: Boolean }) editable = false;

  @state() private cursor = 0;
  @state() private selected: number | null = null;

  get #geometry(): Geometry {
    return geometryOf(this.shape);
  }

  get #shown(): number[] {
    const digits = digitsOf(this.grid);
    return Array.from({ length: this.#geometry.cells }, (_, cell) => digits[cell] ?? 0);
  }

  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(`[data-cell="${this.cursor}"]`)?.focus(options);
    });
  }

  #select(cell: number): void {
    this.cursor = cell;
    this.selected = cell;
  }

  #put(digit: number): void {
    if (!this.editable) return;
    const cell = this.selected ?? this.cursor;
    this.#select(cell);
    const digits = this.#shown;
    digits[cell] = digit;
    this.grid = lineOf(digits);
    const detail: EditDetail = { grid: this.grid };
    this.dispatchEvent(new CustomEvent("edit", { detail, bubbles: true, composed: true }));
  }

  #onKey = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    if (!(path[0] instanceof Element && this.renderRoot.contains(path[0]))) return;
    const wish = wishOf(event, this.#geometry.side, this.digits);
    if (wish?.type === "step" && cellOf(event) !== null) {
      this.#select(stepFrom(this.#geometry, this.cursor, wish.step));
    } else if (wish?.type === "digit" && !wish.pencil && this.editable) {
      this.#put(wish.digit);
    } else if (wish?.type === "erase" && this.editable) {
      this.#put(0);
    } else {
      return;
    }
    event.preventDefault();
  };

  #onCell = (event: Event): void => {
    const cell = cellOf(event);
    if (cell !== null) this.#select(cell);
  };

  #padInput: PadInput = {
    onDigit: (event) => {
      const digit = digitAt(event);
      if (digit > 0) this.#put(digit);
    },
    onErase: () => {
      this.#put(0);
    },
  };

  #withStruck(cells: readonly CellState[]): Worked[] {
    const struckAt = (at: number) => this.eliminated.filter(({ cell }) => cell === at).map(({ digit }) => digit);
    return cells.map(({ digit }, cell) => ({ digit, struck: struckAt(cell) }));
  }

  protected override updated(): void {
    const focused = this.shadowRoot?.activeElement;
    if (!(focused instanceof HTMLElement) || focused.dataset.cell === undefined) return;
    if (Number(focused.dataset.cell) !== this.cursor) this.focus();
  }

  protected override render(): TemplateResult {
    const geometry = this.#geometry;
    const t = translator(this.language);
    const signs = signsOf(this.digits, t);
    const digits = this.#shown;
    const givens = this.givens === undefined ? digits : digitsOf(this.givens);
    const cells = plainCells(geometry, digits, (cell) => ({
      given: (givens[cell] ?? 0) > 0,
      tint: this.conflicting.includes(cell) ? "conflict" : "plain",
    }));
    const cursor = Math.min(this.cursor, geometry.cells - 1);
    const drawing = this.step ? drawingOfWhole(geometry, this.#withStruck(cells), this.step) : null;
    const selected =
      !drawing && this.editable && this.selected !== null && this.selected < geometry.cells ? this.selected : null;
    const lit = selected === null ? 0 : (digits[selected] ?? 0);
    return html`<div class="play" lang=${this.language} @keydown=${this.#onKey}>
      <slot name="bar"></slot>
      <div class="stage" @click=${this.#onCell}>
        ${boardView({ geometry, cells, cursor, selected, lit, marked: new Set(this.marked), drawing, signs, t })}
      </div>
      <div class="panel">
        ${this.editable ? padView({ geometry, left: [], chosen: 0, pencil: false, signs, t }, this.#padInput) : nothing}
        ${drawing ? legendView(drawing, t) : nothing}
        <slot></slot>
      </div>
    </div>`;
  }
}

customElements.define("hana-grid", HanaGrid);

declare global {
  interface HTMLElementTagNameMap {
    "hana-grid": HanaGrid;
  }
}
