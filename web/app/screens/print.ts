// Puzzles on paper: the one that the address holds, or a book of new ones.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { dimensionsOf, shapes, type Puzzle, type Shape } from "hanadoku";
import { boardName, loadShared } from "hanadoku/element";
import { barView, pageStyles } from "../bar.js";
import { candidatesOf } from "../print/candidates.js";
import { makeBook, solutionsOf } from "../print/book.js";
import { inParts, pagesOf, papers, solutionsPerPage, type Paper, type PerPage } from "../print/pages.js";
import { leavePaper, usePaper } from "../print/paper.js";
import { puzzleSheet, solutionSheet, type Entry } from "../print/sheet_view.js";
import { Screen } from "../screen.js";
import { segmentsView } from "../segments.js";
import { offeredLevels, type OfferedLevel } from "../settings.js";
import { addressOf } from "../share/address.js";
import { codeView } from "../share/code.js";
import { exchangeTranslator, type ExchangeId } from "../words/exchange.js";
import { printStyles } from "./print_styles.js";

const mostPuzzles = 100;

type Check = "candidates" | "solutions" | "codes";

export class HanaPrint extends Screen {
  static override styles = [...Screen.look, pageStyles, printStyles];

  @state() private entries: readonly Entry[] = [];
  @state() private perPage: PerPage = 4;
  @state() private paper: Paper = "a4";
  @state() private checks: Record<Check, boolean> = { candidates: false, solutions: true, codes: true };
  @state() private shape: Shape = "3x3";
  @state() private level: OfferedLevel = "normal";
  @state() private count = mostPuzzles;
  /** While a book is being made. */
  @state() private making: { readonly done: number; readonly stop: AbortController } | null = null;
  @state() private said: ExchangeId | null = null;

  get #e() {
    return exchangeTranslator(this.lang);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    usePaper(this.paper);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leavePaper();
    this.making?.stop.abort();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("place")) void this.#open();
  }

  /** The puzzle of the address, once it is proven to be one. */
  async #open(): Promise<void> {
    const { place } = this;
    if (place.length < 2) return;
    const [{ jobs }, { readLink }] = await Promise.all([loadShared(), import("hanadoku/formats")]);
    const sanitized = await jobs.sanitize(readLink(place.slice(1).join(".")));
    if (place !== this.place) return;
    this.perPage = 1;
    if (sanitized.ok) await this.#show([sanitized.puzzle]);
    else this.said = "noPuzzle";
  }

  async #show(puzzles: readonly Puzzle[], signal?: AbortSignal): Promise<void> {
    const { sudoku } = await loadShared();
    const solutions = await solutionsOf(puzzles, signal);
    const entries: Entry[] = [];
    for (const [index, puzzle] of puzzles.entries()) {
      const code = codeView(await addressOf(puzzle), this.#e("codeOf"));
      const solution = solutions[index] ?? puzzle.givens;
      entries.push({ puzzle, number: index + 1, solution, candidates: candidatesOf(sudoku, puzzle), code });
      // The page paints, and answers, between one code and the next.
      if (index % 8 === 7) await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
    this.entries = entries;
  }

  async #make(): Promise<void> {
    const { shape, level, count } = this;
    const stop = new AbortController();
    this.making = { done: 0, stop };
    this.said = null;
    this.entries = [];
    try {
      const puzzles = await makeBook({ shape, level, count }, stop.signal, (done) => {
        if (!stop.signal.aborted) this.making = { done, stop };
      });
      await this.#show(puzzles, stop.signal);
    } catch {
      if (!stop.signal.aborted) this.said = "noneMade";
    }
    this.making = null;
  }

  #wishView(): TemplateResult {
    const e = this.#e;
    return html`<label class="field">
        <span class="label">${e("size")}</span>
        <select
          @change=${(event: Event) => {
            this.shape = (event.target as HTMLSelectElement).value as Shape;
          }}
        >
          ${shapes.map(
            (name) =>
              html`<option value=${name} ?selected=${name === this.shape}>${boardName(dimensionsOf(name))}</option>`,
          )}
        </select>
      </label>
      ${segmentsView(e("level"), offeredLevels, this.level, this.t, (level) => {
        this.level = level;
      })}
      <label class="field">
        <span class="label">${e("howMany")}</span>
        <input
          type="number"
          inputmode="numeric"
          min="1"
          max=${mostPuzzles}
          .value=${String(this.count)}
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            this.count = Math.min(mostPuzzles, Math.max(1, Math.floor(Number(input.value)) || 1));
            input.value = String(this.count);
          }}
        />
      </label>`;
  }

  #checkView(name: Check): TemplateResult {
    return html`<label>
      <input
        type="checkbox"
        .checked=${this.checks[name]}
        @change=${(event: Event) => {
          this.checks = { ...this.checks, [name]: (event.target as HTMLInputElement).checked };
        }}
      />${this.#e(name)}
    </label>`;
  }

  #choicesView(): TemplateResult {
    const e = this.#e;
    const places = pagesOf.map(String);
    return html`<div class="choices">
      ${this.place.length < 2 ? this.#wishView() : nothing}
      ${segmentsView(
        e("perPage"),
        places,
        String(this.perPage),
        (name) => name,
        (name) => {
          this.perPage = pagesOf.find((count) => String(count) === name) ?? 4;
        },
      )}
      ${segmentsView(e("paper"), papers, this.paper, e, (paper) => {
        this.paper = paper;
        usePaper(paper);
      })}
      <div class="checks">${(["candidates", "solutions", "codes"] as const).map((name) => this.#checkView(name))}</div>
    </div>`;
  }

  #actsView(pages: number): TemplateResult {
    const { making, said } = this;
    const e = this.#e;
    if (making) {
      return html`<div class="acts" role="status">
        <progress max=${this.count} .value=${making.done}></progress>
        <span class="told">${e("makingBook", { done: making.done, all: this.count })}</span>
        <button
          type="button"
          class="secondary"
          @click=${() => {
            making.stop.abort();
          }}
        >
          ${e("stop")}
        </button>
      </div>`;
    }
    const there = this.entries.length > 0;
    const make = html`<button type="button" class=${there ? "secondary" : "primary"} @click=${() => void this.#make()}>
      ${e("make")}
    </button>`;
    const print = html`<button
        type="button"
        class="primary"
        @click=${() => {
          window.print();
        }}
      >
        ${e("print")}
      </button>
      <span class="told">${e("pages", { count: pages })}</span>`;
    return html`<div class="acts">
      ${this.place.length < 2 ? make : nothing} ${there ? print : nothing}
      ${said ? html`<p role="status">${e(said)}</p>` : nothing}
    </div>`;
  }

  protected override render(): TemplateResult {
    const { checks, entries, paper, perPage, t } = this;
    const e = this.#e;
    const puzzles = inParts(entries, perPage);
    const solutions = checks.solutions ? inParts(entries, solutionsPerPage) : [];
    return html`${barView(e("printTitle"), t)} ${this.#choicesView()}
      ${this.#actsView(puzzles.length + solutions.length)}
      <div class="sheets ${paper}">
        ${puzzles.map((part) => puzzleSheet(part, perPage, checks, ({ level }) => t(level)))}
        ${solutions.map((part) => solutionSheet(part, e("solutionsTitle")))}
      </div>`;
  }
}

customElements.define("hana-print", HanaPrint);

declare global {
  interface HTMLElementTagNameMap {
    "hana-print": HanaPrint;
  }
}
