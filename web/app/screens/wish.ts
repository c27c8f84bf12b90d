// A puzzle by wish: its shape, its level, its symmetry, a technique that it needs.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { dimensionsOf, levels, shapes, symmetries, type Shape } from "hanadoku";
import { boardName, languageOf } from "hanadoku/element";
import type { techniqueName } from "hanadoku/words";
import { barView, pageStyles } from "../bar.js";
import { Screen } from "../screen.js";
import { isTaught, lessonPlace, taughtOf } from "../wish/lesson.js";
import { Making, placeOfGame, type PuzzleWish } from "../wish/making.js";
import { wishStyles } from "../wish/styles.js";
import { wishTranslator, type WishId } from "../words/wish.js";

export class HanaWish extends Screen {
  static override styles = [...Screen.look, pageStyles, wishStyles];

  @state() private wish: PuzzleWish = { shape: "3x3" };
  @state() private nameOf: typeof techniqueName | null = null;
  #making = new Making(
    this,
    (puzzle) =>
      void placeOfGame(puzzle, "made").then((place) => {
        this.go(place);
      }),
  );

  get #w() {
    return wishTranslator(this.lang);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  async #look(): Promise<void> {
    this.nameOf = (await import("hanadoku/words")).techniqueName;
  }

  #change(part: Partial<PuzzleWish>): void {
    this.#making.stop();
    this.wish = { ...this.wish, ...part };
  }

  /** A choice that may be left open, of names that are said by `label`. */
  #choice<Name extends string>(
    legend: WishId,
    names: readonly Name[],
    chosen: Name | undefined,
    label: (name: Name) => string,
    onChoose: (name: Name | undefined) => void,
  ): TemplateResult {
    return html`<label class="field">
      <span class="label">${this.#w(legend)}</span>
      <select
        @change=${(event: Event) => {
          onChoose(names[(event.target as HTMLSelectElement).selectedIndex - 1]);
        }}
      >
        <option>${this.#w("any")}</option>
        ${names.map((name) => html`<option ?selected=${name === chosen}>${label(name)}</option>`)}
      </select>
    </label>`;
  }

  #shapeView(): TemplateResult {
    return html`<label class="field">
      <span class="label">${this.#w("size")}</span>
      <select
        @change=${(event: Event) => {
          this.#change({ shape: (event.target as HTMLSelectElement).value as Shape });
        }}
      >
        ${shapes.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.wish.shape}>${boardName(dimensionsOf(name))}</option>`,
        )}
      </select>
    </label>`;
  }

  protected override render(): TemplateResult {
    const { wish, nameOf, t } = this;
    const w = this.#w;
    return html`${barView(w("wishTitle"), t)}
      <main>
        <div class="fields">
          ${this.#shapeView()}
          ${this.#choice("level", levels, wish.level, t, (level) => {
            this.#change({ level });
          })}
          ${this.#choice(
            "technique",
            nameOf ? levels.flatMap(taughtOf) : [],
            wish.technique,
            (name) => nameOf?.(name, languageOf(this.lang)) ?? name,
            (technique) => {
              this.#change({ technique });
            },
          )}
          ${this.#choice("symmetry", symmetries, wish.symmetry, w, (symmetry) => {
            this.#change({ symmetry });
          })}
        </div>
        <p class="more">${w("wishMore")}</p>
        ${this.#making.view(w)}
        ${
          this.#making.running
            ? nothing
            : html`<button type="button" class="primary" @click=${() => void this.#making.start(wish)}>
                ${w("make")}
              </button>`
        }
        <a class="secondary" href="#${isTaught(wish.technique) ? lessonPlace(wish.technique) : "learn"}">
          ${w(isTaught(wish.technique) ? "learnTechnique" : "learnTitle")}
        </a>
      </main>`;
  }
}

customElements.define("hana-wish", HanaWish);

declare global {
  interface HTMLElementTagNameMap {
    "hana-wish": HanaWish;
  }
}
