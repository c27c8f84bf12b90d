// Lessons: all techniques that are taught, or one of them, with a board on which it is the next step.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { levels } from "hanadoku";
import { digitNames, languageOf } from "hanadoku/element";
import type * as Words from "hanadoku/words";
import { barView, pageStyles } from "../bar.js";
import { icon } from "../icons.js";
import { Screen } from "../screen.js";
import { exampleShape, isTaught, lessonOf, lessonPlace, taughtOf, type Lesson, type Taught } from "../wish/lesson.js";
import { Making, placeOfGame } from "../wish/making.js";
import { learnStyles, wishStyles } from "../wish/styles.js";
import { wishTranslator } from "../words/wish.js";

export class HanaLearn extends Screen {
  static override styles = [...Screen.look, pageStyles, wishStyles, learnStyles];

  @state() private words: typeof Words | null = null;
  /** Null for the list. */
  @state() private lesson: Lesson | "loading" | "missing" | null = null;
  #making = new Making(this, (puzzle) => void this.#play(puzzle));

  get #w() {
    return wishTranslator(this.lang);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("place")) void this.#open();
  }

  async #open(): Promise<void> {
    const { place } = this;
    const [, technique] = place;
    this.#making.stop();
    this.lesson = technique === undefined ? null : "loading";
    this.words = await import("hanadoku/words");
    const lesson = isTaught(technique) ? await lessonOf(technique) : null;
    if (place === this.place && technique !== undefined) this.lesson = lesson ?? "missing";
  }

  async #play(puzzle: Lesson["puzzle"]): Promise<void> {
    this.go(await placeOfGame(puzzle, "lesson"));
  }

  #nameOf(technique: Taught): string {
    return this.words?.techniqueName(technique, languageOf(this.lang)) ?? "";
  }

  #listView(): TemplateResult {
    const link = (name: Taught) =>
      html`<li><a class="secondary" href="#${lessonPlace(name)}">${this.#nameOf(name)}</a></li>`;
    return html`<p class="more">${this.#w("learnMore")}</p>
      ${levels.map(
        (level) =>
          html`<section>
            <h2>${this.t(level)}</h2>
            <ul>
              ${taughtOf(level).map(link)}
            </ul>
          </section>`,
      )}`;
  }

  #lessonView({ technique, puzzle, work }: Lesson, words: typeof Words): TemplateResult {
    const w = this.#w;
    const { step } = work;
    const said =
      step &&
      words.sentencesOf(step, {
        shape: exampleShape,
        language: languageOf(this.lang),
        digits: digitNames(this.settings.digits, languageOf(this.lang)),
      });
    return html`<hana-grid
      lang=${this.lang}
      .theme=${this.theme}
      .contrast=${this.contrast}
      .digits=${this.settings.digits}
      .shape=${exampleShape}
      .grid=${work.entries}
      .givens=${puzzle.givens}
      .step=${step}
      .eliminated=${work.eliminated}
    >
      <header slot="bar" class="bar">
        <a class="icon-button start" href="#learn" aria-label=${this.t("back")}>${icon("back")}</a>
        <h1>${this.#nameOf(technique)}</h1>
      </header>
      <div class="lesson">
        <section>
          <h2>${w("howTitle")}</h2>
          <p>${said?.how}</p>
        </section>
        <section>
          <h2>${w("hereTitle")}</h2>
          <p>${said?.why}</p>
          <p><strong>${said?.result}</strong></p>
        </section>
        ${this.#making.view(w)}
        ${
          this.#making.running
            ? nothing
            : html`<button
                type="button"
                class="primary"
                @click=${() => void this.#making.start({ shape: exampleShape, technique })}
              >
                ${w("playNeeding")}
              </button>`
        }
        <button type="button" class="secondary" @click=${() => void this.#play(puzzle)}>${w("playExample")}</button>
      </div>
    </hana-grid>`;
  }

  protected override render(): TemplateResult {
    const { words, lesson, t } = this;
    if (words && lesson !== null && typeof lesson === "object") return this.#lessonView(lesson, words);
    const missing = html`<p class="empty">${this.#w("noLesson")}</p>`;
    return html`<div class="page">
      ${barView(this.#w("learnTitle"), t)}
      <main>
        ${lesson === "missing" ? missing : nothing} ${words && lesson !== "loading" ? this.#listView() : nothing}
      </main>
    </div>`;
  }
}

customElements.define("hana-learn", HanaLearn);

declare global {
  interface HTMLElementTagNameMap {
    "hana-learn": HanaLearn;
  }
}
