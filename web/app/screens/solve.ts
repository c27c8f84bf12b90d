// Any grid, typed or pasted: whether it is a puzzle and how hard, its solution, the steps to it, how many solutions it has.
import { html, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import { dimensionsOf, shapes, type Puzzle, type Shape, type Technique } from "hanadoku";
import { boardName, digitNames, languageOf, loadShared, type EditDetail } from "hanadoku/element";
import { barStyles } from "../bar.js";
import { icon } from "../icons.js";
import { check } from "../import/checking.js";
import { puzzleFrom } from "../import/keeping.js";
import type { Face } from "../import/result_view.js";
import { resultStyles } from "../import/result_styles.js";
import { Screen } from "../screen.js";
import { answerView, noAnswer, solutionShown, type Answer } from "../solve/answer.js";
import { countView } from "../solve/count_view.js";
import { countSolutions, type CountLimit } from "../solve/counting.js";
import { emptyGrid, gridOfPlace, readGrid, type Grid } from "../solve/reading.js";
import { solveStyles } from "../solve/styles.js";
import { boardOf, done, startOf, type Work } from "../solve/work.js";
import { whyView } from "../why_view.js";
import { exchangeTranslator, type ExchangeId } from "../words/exchange.js";

export class HanaSolve extends Screen {
  static override styles = [...Screen.look, barStyles, resultStyles, solveStyles];

  @state() private shape: Shape = "3x3";
  /** Null where the text in the box could not be read: there is nothing to solve then. */
  @state() private line: string | null = emptyGrid("3x3").givens;
  @state() private answer: Answer = noAnswer;
  /** What next steps have done so far. */
  @state() private work: Work | null = null;
  /** The puzzle whose whole path is shown. */
  @state() private why: Puzzle | null = null;
  @state() private limit: CountLimit = 10_000;
  @query("textarea") private box!: HTMLTextAreaElement | null;
  #nameOf: (technique: Technique) => string = (technique) => technique;
  /** What is being asked: an edit, and what is asked next, makes it void. */
  #asked = new AbortController();
  /** The text that is being read: what is solved is what it says. */
  #reading: Promise<void> = Promise.resolve();

  get #e() {
    return exchangeTranslator(this.lang);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asked.abort();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const grid = changed.has("place") ? gridOfPlace(this.place) : null;
    if (grid) this.#change(grid);
  }

  /** Ends what was asked before. */
  #turn(): AbortController {
    this.#asked.abort();
    this.#asked = new AbortController();
    return this.#asked;
  }

  #change({ shape, givens }: { shape: Shape; givens: string | null }, answer: Answer = noAnswer): void {
    this.#turn();
    this.shape = shape;
    this.line = givens;
    this.answer = answer;
    this.work = null;
  }

  async #read(text: string): Promise<void> {
    if (text.trim() === "") {
      this.#change(emptyGrid(this.shape));
      return;
    }
    try {
      const read = await readGrid(text, this.shape);
      if (read.ok) this.#change(read);
      else this.#change({ shape: this.shape, givens: null }, { type: "unread", read });
    } catch {
      this.answer = { type: "noEngine" };
    }
  }

  /** Answers with what `work` makes of the grid, unless something else is asked meanwhile. */
  async #ask(work: (grid: Grid, signal: AbortSignal) => Promise<Answer>): Promise<void> {
    await this.#reading;
    const { shape, line } = this;
    if (line === null) return;
    const asked = this.#turn();
    let answer: Answer;
    try {
      answer = await work({ shape, givens: line }, asked.signal);
    } catch {
      answer = { type: "noEngine" };
    }
    if (this.#asked === asked) this.answer = answer;
  }

  async #judge(grid: Grid, signal: AbortSignal, face: Face): Promise<Answer> {
    this.answer = { type: "working" };
    const [verdict, { techniqueName }] = await Promise.all([check(grid, signal), import("hanadoku/words")]);
    this.#nameOf = (technique) => techniqueName(technique, languageOf(this.lang));
    return { type: "verdict", verdict, face };
  }

  /** Does the step that is shown, and shows the next one. */
  async #next(grid: Grid, signal: AbortSignal): Promise<Answer> {
    const { shape, givens } = grid;
    const work = done(this.work ?? startOf(givens));
    const [{ jobs }, { describeStep }] = await Promise.all([loadShared(), import("hanadoku/words")]);
    const next = await jobs.nextStep(boardOf(shape, givens, work), { signal });
    if (!next.ok && next.reason !== "none") return this.#judge(grid, signal, "showPuzzle");
    signal.throwIfAborted();
    this.work = { ...work, step: next.ok ? next.step : null };
    if (!next.ok) return { type: work.entries.includes(".") ? "stepNone" : "stepsDone" };
    const language = languageOf(this.lang);
    const digits = digitNames(this.settings.digits, language);
    return { type: "step", text: describeStep(next.step, { shape, language, digits, tier: 3 }) };
  }

  /** Shows the whole path, if the grid is a puzzle. */
  async #byLogic(grid: Grid, signal: AbortSignal): Promise<Answer> {
    const answer = await this.#judge(grid, signal, "showPuzzle");
    const puzzle = answer.type === "verdict" ? puzzleFrom(grid, answer.verdict) : null;
    if (puzzle && !signal.aborted) this.why = puzzle;
    return answer;
  }

  async #count(grid: Grid, signal: AbortSignal): Promise<Answer> {
    this.answer = { type: "counting", progress: { found: 0, done: 0 } };
    const count = await countSolutions(grid, this.limit, signal, (progress) => {
      if (!signal.aborted) this.answer = { type: "counting", progress };
    });
    return { type: "counted", count };
  }

  #stop = (): void => {
    this.#asked.abort();
  };

  /** Back from an answer or a step to the grid as it was entered. */
  #edit = (): void => {
    this.#change({ shape: this.shape, givens: this.line });
  };

  #clear = (): void => {
    this.#change(emptyGrid(this.shape));
    if (this.box) this.box.value = "";
  };

  #onText = (event: Event): void => {
    this.#reading = this.#read((event.target as HTMLTextAreaElement).value);
  };

  /** A text that is pasted on the board is read as one in the box. */
  #onPaste = (event: ClipboardEvent): void => {
    if (event.composedPath()[0] === this.box) return;
    const text = event.clipboardData?.getData("text/plain");
    if (text) this.#reading = this.#read(text);
  };

  #gridView(): TemplateResult {
    const { answer, line, shape, work } = this;
    const solution = solutionShown(answer);
    const verdict = answer.type === "verdict" ? answer.verdict : null;
    return html`<hana-grid
      lang=${this.lang}
      .theme=${this.theme}
      .contrast=${this.contrast}
      .digits=${this.settings.digits}
      .shape=${shape}
      .grid=${solution ?? work?.entries ?? line ?? ""}
      .givens=${line ?? ""}
      .conflicting=${verdict?.type === "clash" ? verdict.cells : []}
      .marked=${verdict?.type === "several" ? verdict.cells : []}
      .step=${work?.step}
      .eliminated=${work?.eliminated ?? []}
      ?editable=${solution === null && !work}
      @edit=${({ detail }: CustomEvent<EditDetail>) => {
        this.#change({ shape, givens: detail.grid });
      }}
    >
      ${this.#barView()}
      <div class="controls">
        ${answerView(
          { answer, shape, givens: line },
          { lang: this.lang, t: this.t, e: this.#e, nameOf: this.#nameOf },
          (face) => {
            if (verdict) this.answer = { type: "verdict", verdict, face };
          },
        )}
        ${solution === null ? this.#askingView() : this.#button("edit", this.#edit)}
      </div>
    </hana-grid>`;
  }

  #barView(): TemplateResult {
    const { t } = this;
    return html`<header slot="bar" class="bar">
      <a class="icon-button start" href="#" aria-label=${t("back")}>${icon("back")}</a>
      <h1>${t("solveTitle")}</h1>
      <select
        aria-label=${t("shape")}
        .value=${this.shape}
        @change=${(event: Event) => {
          this.#change(emptyGrid((event.target as HTMLSelectElement).value as Shape));
        }}
      >
        ${shapes.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.shape}>${boardName(dimensionsOf(name))}</option>`,
        )}
      </select>
    </header>`;
  }

  #button(name: ExchangeId, act: () => void, look: "primary" | "secondary" = "secondary"): TemplateResult {
    return html`<button type="button" class=${look} @click=${act}>${this.#e(name)}</button>`;
  }

  #askingView(): TemplateResult {
    const { answer, work } = this;
    const e = this.#e;
    const ask = (what: (grid: Grid, signal: AbortSignal) => Promise<Answer>) => () => void this.#ask(what);
    const next = this.#button(
      "nextStep",
      ask((grid, signal) => this.#next(grid, signal)),
    );
    if (work) return html`<div class="pair">${next} ${this.#button("edit", this.#edit)}</div>`;
    const count = countView(
      {
        limit: this.limit,
        progress: answer.type === "counting" ? answer.progress : null,
        onLimit: (limit) => {
          this.limit = limit;
        },
        onCount: ask((grid, signal) => this.#count(grid, signal)),
        onStop: this.#stop,
      },
      e,
    );
    return html`<div class="asks">
        ${this.#button(
          "solve",
          ask((grid, signal) => this.#judge(grid, signal, "showFirst")),
          "primary",
        )}
        ${this.#button(
          "check",
          ask((grid, signal) => this.#judge(grid, signal, "showPuzzle")),
        )}
        ${this.#button("clear", this.#clear)}
      </div>
      <div class="pair">
        ${next}
        ${this.#button(
          "byLogic",
          ask((grid, signal) => this.#byLogic(grid, signal)),
        )}
      </div>
      ${count}
      <label class="paste">
        <span class="label">${e("pasteLabel")}</span>
        <textarea
          rows="3"
          spellcheck="false"
          autocomplete="off"
          placeholder=${e("pasteHint")}
          @input=${this.#onText}
        ></textarea>
      </label>`;
  }

  protected override render(): TemplateResult {
    const leave = () => {
      this.why = null;
    };
    if (this.why) return whyView(this, this.why, "bar", leave);
    return html`<div @paste=${this.#onPaste}>${this.#gridView()}</div>`;
  }
}

customElements.define("hana-solve", HanaSolve);

declare global {
  interface HTMLElementTagNameMap {
    "hana-solve": HanaSolve;
  }
}
