// <hana-why>: why a puzzle has the solution that it has: its path step by step, and the sets of cells whose digits could be
// exchanged if no clue stood among them.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Puzzle, Step, UnavoidableSet } from "../lib/index.js";
import { drawingOfWhole, type Drawing } from "./drawing.js";
import { loadShared } from "./engine.js";
import { digitsOf, geometryOf, type Geometry } from "./geometry.js";
import { loadWords, type Words } from "./hint.js";
import { translator } from "./messages/translator.js";
import { digitNames, signsOf } from "./signs.js";
import { SpeakingElement } from "./speaking.js";
import { boardsOf, type Worked } from "./path.js";
import { boardStyles } from "./styles/board.js";
import { controlStyles } from "./styles/controls.js";
import { drawingStyles } from "./styles/drawing.js";
import { hintStyles } from "./styles/hint.js";
import { layoutStyles } from "./styles/layout.js";
import { contrast, tokens } from "./styles/tokens.js";
import { whyStyles } from "./styles/why.js";
import { boardView, plainCells } from "./views/board.js";
import { whyView } from "./views/why.js";
import { cellWord } from "./words.js";

/** What is known of the puzzle. */
interface Known {
  readonly puzzle: Puzzle;
  readonly words: Words;
  readonly steps: readonly Step[];
  readonly boards: readonly (readonly Worked[])[];
  readonly solution: readonly number[];
  readonly sets: readonly UnavoidableSet[];
}

/** A puzzle's path step by step, and its unavoidable sets with the clues that guard them. */
export class HanaWhy extends SpeakingElement {
  static override styles = [
    tokens,
    contrast,
    boardStyles,
    drawingStyles,
    controlStyles,
    hintStyles,
    whyStyles,
    layoutStyles,
  ];

  /** The puzzle to be explained. */
  @property({ attribute: false }) puzzle?: Puzzle;

  @state() private known: Known | "loading" | "failed" = "loading";
  @state() private tab: "path" | "sets" = "path";
  /** Which step is shown; after the last one the solution is. */
  @state() private at = 0;
  @state() private set = 0;
  @state() private flipped = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("puzzle") && this.puzzle) void this.#load(this.puzzle);
  }

  async #load(puzzle: Puzzle): Promise<void> {
    this.known = "loading";
    let known: Known | "failed" = "failed";
    try {
      const [{ jobs }, words] = await Promise.all([loadShared(), loadWords()]);
      const { shape, givens } = puzzle;
      const [graded, solved, found] = await Promise.all([
        jobs.grade(puzzle),
        jobs.solve(givens, { shape }),
        jobs.unavoidableSets(puzzle),
      ]);
      if (solved.ok) {
        const steps = graded.ok ? graded.steps : [];
        const boards = boardsOf(digitsOf(givens), steps);
        const sets = found.ok ? found.sets : [];
        known = { puzzle, words, steps, boards, solution: digitsOf(solved.solution), sets };
      }
    } catch {
      // The engine could not be had.
    }
    if (this.puzzle !== puzzle) return;
    this.at = 0;
    this.set = 0;
    this.flipped = false;
    this.known = known;
  }

  #boardView(geometry: Geometry, known: Known | null): TemplateResult {
    const t = translator(this.language);
    const givens = digitsOf(this.puzzle?.givens ?? "");
    const shownSet = this.tab === "sets" ? known?.sets[this.set] : undefined;
    const digits = this.#digits(known, shownSet) ?? givens;
    const cells = plainCells(geometry, digits, (cell) => ({ given: (givens[cell] ?? 0) > 0, tint: "plain" }));
    const drawing = shownSet
      ? { houses: [], cells: shownSet.cells, marks: [], arrows: [] }
      : known && this.tab === "path"
        ? this.#drawing(geometry, known)
        : null;
    const marked = new Set(shownSet?.guards);
    return boardView({
      geometry,
      cells,
      cursor: null,
      selected: null,
      lit: 0,
      marked,
      drawing,
      signs: signsOf(this.digits, t),
      t,
    });
  }

  #digits(known: Known | null, shownSet: UnavoidableSet | undefined): readonly number[] | undefined {
    if (this.tab === "path") return known?.boards[this.at]?.map(({ digit }) => digit);
    const digits = [...(known?.solution ?? [])];
    if (this.flipped) shownSet?.cells.forEach((cell, index) => (digits[cell] = shownSet.digits[index] ?? 0));
    return digits;
  }

  #drawing(geometry: Geometry, { steps, boards }: Known): Drawing | null {
    const step = steps[this.at];
    const board = boards[this.at];
    return step && board ? drawingOfWhole(geometry, board, step) : null;
  }

  protected override render(): TemplateResult {
    const t = translator(this.language);
    const geometry = geometryOf(this.puzzle?.shape ?? "3x3");
    const known = typeof this.known === "object" ? this.known : null;
    const step = known?.steps[this.at];
    const shownSet = known?.sets[this.set];
    const shape = known?.puzzle.shape ?? "3x3";
    const panel =
      known &&
      whyView(
        {
          tab: this.tab,
          at: this.at,
          last: known.steps.length,
          sentences: step
            ? known.words.sentencesOf(step, {
                shape,
                language: this.language,
                digits: digitNames(this.digits, this.language),
              })
            : null,
          drawing: this.tab === "path" ? this.#drawing(geometry, known) : null,
          set: this.set,
          sets: known.sets.length,
          flipped: this.flipped,
          guards: (shownSet?.guards ?? []).map((cell) => cellWord(geometry, cell, t)).join(", "),
          t,
        },
        {
          onTab: (tab) => {
            this.tab = tab;
            this.flipped = false;
          },
          onStep: (at) => {
            this.at = at;
          },
          onSet: (set) => {
            this.set = set;
            this.flipped = false;
          },
          onFlip: () => {
            this.flipped = !this.flipped;
          },
        },
      );
    const waiting = this.known === "failed" ? t("noEngine") : t("looking");
    return html`<div class="play" lang=${this.language}>
      <slot name="bar"></slot>
      <div class="stage">${this.#boardView(geometry, known)}</div>
      <div class="panel">${panel ?? html`<p class="caption" role="status">${waiting}</p>`}<slot></slot></div>
    </div>`;
  }
}

customElements.define("hana-why", HanaWhy);

declare global {
  interface HTMLElementTagNameMap {
    "hana-why": HanaWhy;
  }
}
