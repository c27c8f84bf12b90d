// Any grid, typed or pasted, and its solution: whether it is the only one, or why there is none.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { dimensionsOf, shapes, type Fault, type GridRead, type Puzzle, type Shape, type Step } from "hanadoku";
import { boardName, describeFault, languageOf, loadShared, type EditDetail } from "hanadoku/element";
import { icon } from "../icons.js";
import { Screen } from "../screen.js";
import { solveStyles } from "./solve_styles.js";
import { boardOf, done, startOf, type Work } from "./work.js";

type Answer =
  | { readonly type: "none" | "working" | "noEngine" | "stepNone" }
  | { readonly type: "step"; readonly text: string }
  | { readonly type: "one"; readonly solution: string }
  | { readonly type: "several"; readonly solution: string; readonly cells: readonly number[] }
  | { readonly type: "fault"; readonly reason: Fault; readonly cells: readonly number[]; readonly found: number };

/** What each answer looks like. */
const looks: Record<Answer["type"], string> = {
  none: "",
  working: "",
  one: "good",
  several: "told",
  step: "told",
  stepNone: "told",
  fault: "bad",
  noEngine: "bad",
};

const noAnswer: Answer = { type: "none" };
const emptyLine = (shape: Shape) => ".".repeat(dimensionsOf(shape).cells);

@customElement("hana-solve")
export class HanaSolve extends Screen {
  static override styles = [...Screen.look, solveStyles];

  @state() private shape: Shape = "3x3";
  /** Null where the text in the box could not be read: there is nothing to solve then. */
  @state() private line: string | null = emptyLine("3x3");
  @state() private answer: Answer = noAnswer;
  /** What next steps have done so far. */
  @state() private work: Work | null = null;
  /** The puzzle whose whole path is shown. */
  @state() private why: Puzzle | null = null;
  /** Which answer is waited for: an edit makes it void. */
  #asked = 0;
  /** The text that is being read: what is solved is what it says. */
  #reading: Promise<void> = Promise.resolve();

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const [, shape, line] = this.place;
    const known = shapes.find((name) => name === shape);
    if (!changed.has("place") || !known || line === undefined) return;
    const length = dimensionsOf(known).cells;
    if (new RegExp(`^[0-9A-G]{${length}}$`).test(line)) this.#change(known, line.replaceAll("0", "."));
  }

  #change(shape: Shape, line: string | null, answer: Answer = noAnswer): void {
    ++this.#asked;
    this.shape = shape;
    this.line = line;
    this.answer = answer;
    this.work = null;
  }

  /** Reads a text for the chosen shape, or for the one that its length means. */
  async #read(text: string): Promise<void> {
    if (text.trim() === "") {
      this.#change(this.shape, emptyLine(this.shape));
      return;
    }
    try {
      const { sudoku } = await loadShared();
      const asChosen = sudoku.readGrid({ givens: text, shape: this.shape });
      const other: GridRead = asChosen.ok ? asChosen : sudoku.readGrid({ givens: text });
      const read = other.ok ? other : asChosen;
      if (read.ok) this.#change(read.shape, read.givens);
      else this.#change(this.shape, null, { type: "fault", ...read });
    } catch {
      this.answer = { type: "noEngine" };
    }
  }

  async #solve(): Promise<void> {
    await this.#reading;
    const { shape, line } = this;
    if (line === null) return;
    const asked = ++this.#asked;
    this.answer = { type: "working" };
    let answer: Answer;
    try {
      const { jobs } = await loadShared();
      const solved = await jobs.solve(line, { shape });
      if (!solved.ok) {
        answer = { type: "fault", reason: solved.reason, cells: solved.cells, found: 0 };
      } else if (solved.unique) {
        answer = { type: "one", solution: solved.solution };
      } else {
        const differences = await jobs.differences(line, { shape });
        const solution = differences?.solutions[0] ?? solved.solution;
        answer = { type: "several", solution, cells: differences?.cells ?? [] };
      }
    } catch {
      answer = { type: "noEngine" };
    }
    if (asked === this.#asked) this.answer = answer;
  }

  /** Does the step that is shown, and shows the next one. */
  async #next(): Promise<void> {
    await this.#reading;
    const { shape, line } = this;
    if (line === null) return;
    const asked = ++this.#asked;
    const work = done(this.work ?? startOf(line));
    let answer: Answer;
    let step: Step | null = null;
    try {
      const [{ jobs }, { describeStep }] = await Promise.all([loadShared(), import("hanadoku/words")]);
      const next = await jobs.nextStep(boardOf(shape, line, work));
      if (next.ok) {
        step = next.step;
        answer = { type: "step", text: describeStep(step, { shape, language: languageOf(this.lang), tier: 3 }) };
      } else if (next.reason === "none" || next.reason === "mistake") {
        answer = work.entries.includes(".") ? { type: "stepNone" } : { type: "one", solution: work.entries };
      } else {
        answer = { type: "fault", reason: next.reason, cells: next.cells, found: 0 };
      }
    } catch {
      answer = { type: "noEngine" };
    }
    if (asked !== this.#asked) return;
    this.work = { ...work, step };
    this.answer = answer;
  }

  /** Shows the whole path, if the grid is a puzzle. */
  async #solveByLogic(): Promise<void> {
    await this.#reading;
    const { shape, line } = this;
    if (line === null) return;
    const asked = ++this.#asked;
    this.answer = { type: "working" };
    try {
      const { jobs } = await loadShared();
      const sanitized = await jobs.sanitize({ shape, givens: line });
      if (asked !== this.#asked) return;
      if (sanitized.ok) this.why = sanitized.puzzle;
      this.answer = sanitized.ok ? noAnswer : { type: "fault", ...sanitized, found: line.replaceAll(".", "").length };
    } catch {
      if (asked === this.#asked) this.answer = { type: "noEngine" };
    }
  }

  #onGrid = (event: CustomEvent<EditDetail>): void => {
    this.#change(this.shape, event.detail.grid);
  };

  #onShape = (event: Event): void => {
    const shape = (event.target as HTMLSelectElement).value as Shape;
    this.#change(shape, emptyLine(shape));
  };

  #onText = (event: Event): void => {
    this.#reading = this.#read((event.target as HTMLTextAreaElement).value);
  };

  /** A text that is pasted on the board is read as one in the box. */
  #onPaste = (event: ClipboardEvent): void => {
    if (event.composedPath()[0] instanceof HTMLTextAreaElement) return;
    const text = event.clipboardData?.getData("text/plain");
    if (text) this.#reading = this.#read(text);
  };

  #clear = (): void => {
    this.#change(this.shape, emptyLine(this.shape));
    const box = this.renderRoot.querySelector("textarea");
    if (box) box.value = "";
  };

  #leave = (): void => {
    this.go("");
  };

  #words(): string {
    const { t } = this;
    const { answer } = this;
    switch (answer.type) {
      case "none":
        return t("cluesCount", { count: (this.line ?? "").replaceAll(".", "").length });
      case "working":
        return t("solving");
      case "stepNone":
        return t("stepNone");
      case "step":
        return answer.text;
      case "noEngine":
        return t("noEngine");
      case "one":
        return t("solvedOne");
      case "several":
        return t("solvedSeveral", { count: answer.cells.length });
      case "fault":
        return describeFault({ ...answer, shape: this.shape }, languageOf(this.lang));
    }
  }

  #gridView(): TemplateResult {
    const { answer, line, shape, work } = this;
    const solved = answer.type === "one" || answer.type === "several";
    const cells = answer.type === "several" || answer.type === "fault" ? answer.cells : [];
    const inConflict = answer.type === "fault" && answer.reason === "conflict";
    return html`<hana-grid
      lang=${this.lang}
      .theme=${this.theme}
      .contrast=${this.contrast}
      .shape=${shape}
      .grid=${solved ? answer.solution : (work?.entries ?? line ?? "")}
      .givens=${line ?? ""}
      .conflicting=${inConflict ? cells : []}
      .marked=${inConflict ? [] : cells}
      .step=${work?.step}
      .eliminated=${work?.eliminated ?? []}
      ?editable=${!solved && !work}
      @edit=${this.#onGrid}
    >
      ${this.#barView()} ${this.#controlsView(solved)}
    </hana-grid>`;
  }

  #barView(): TemplateResult {
    const { t } = this;
    return html`<header slot="bar" class="bar">
      <button type="button" class="icon-button start" aria-label=${t("back")} @click=${this.#leave}>
        ${icon("back")}
      </button>
      <h1>${t("solveTitle")}</h1>
      <select aria-label=${t("shape")} .value=${this.shape} @change=${this.#onShape}>
        ${shapes.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.shape}>${boardName(dimensionsOf(name))}</option>`,
        )}
      </select>
    </header>`;
  }

  #controlsView(solved: boolean): TemplateResult {
    const { t } = this;
    const { answer } = this;
    return html`<div class="controls">
      <p class="answer ${looks[answer.type]}" role="status">${this.#words()}</p>
      ${
        solved
          ? this.#editButton()
          : html`<button
              type="button"
              class="primary"
              ?disabled=${answer.type === "working"}
              @click=${() => void this.#solve()}
            >
              ${t("solve")}
            </button>`
      }
      <button type="button" class="secondary" @click=${this.#clear}>${t("clear")}</button>
      ${solved ? nothing : this.#stepButtons()}
      ${
        solved
          ? nothing
          : html`<label class="paste">
              <span class="label">${t("pasteLabel")}</span>
              <textarea
                rows="3"
                spellcheck="false"
                autocomplete="off"
                placeholder=${t("pasteHint")}
                @input=${this.#onText}
              ></textarea>
            </label>`
      }
    </div>`;
  }

  /** Back from an answer or a step to the grid as it was entered. */
  #editButton(): TemplateResult {
    const edit = () => {
      this.#change(this.shape, this.line);
    };
    return html`<button type="button" class="secondary" @click=${edit}>${this.t("edit")}</button>`;
  }

  #stepButtons(): TemplateResult {
    const { t } = this;
    return html`<div class="steps">
      <button type="button" class="secondary" @click=${() => void this.#next()}>${t("nextStep")}</button>
      ${
        this.work
          ? this.#editButton()
          : html`<button type="button" class="secondary" @click=${() => void this.#solveByLogic()}>
              ${t("byLogic")}
            </button>`
      }
    </div>`;
  }

  #whyView(puzzle: Puzzle): TemplateResult {
    const { t } = this;
    const leave = () => {
      this.why = null;
    };
    return html`<hana-why lang=${this.lang} .theme=${this.theme} .contrast=${this.contrast} .puzzle=${puzzle}>
      <header slot="bar" class="bar">
        <button type="button" class="icon-button start" aria-label=${t("back")} @click=${leave}>${icon("back")}</button>
        <h1>${t("whyTitle")}</h1>
      </header>
    </hana-why>`;
  }

  protected override render(): TemplateResult {
    if (this.why) return this.#whyView(this.why);
    return html`<div @paste=${this.#onPaste}>${this.#gridView()}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "hana-solve": HanaSolve;
  }
}
