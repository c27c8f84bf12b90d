// The first screen: the game to go on with, which board, how hard, and off; and the ways to the other screens.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { dimensionsOf, shapes, type Shape } from "hanadoku";
import { boardName } from "hanadoku/element";
import { homeStyles } from "../home_styles.js";
import { icon, type Icon } from "../icons.js";
import { boardPicture, miniature, miniatureStyles } from "../miniature.js";
import { gamePlace, newPlace } from "../play/opening.js";
import { Screen } from "../screen.js";
import { segmentsView } from "../segments.js";
import { offeredLevels } from "../settings.js";
import { closeSheets, openSheet, sheetView } from "../sheet.js";
import type { GameRecord } from "../store/records.js";
import { store } from "../store/store.js";
import { sheetStyles } from "../styles.js";
import type { MessageId } from "../words/translator.js";

const firstShapes = ["2x3", "3x3"] as const satisfies readonly Shape[];

/** The other screens, by the words of their addresses. */
const ways: readonly (readonly [string, Icon, MessageId])[] = [
  ["daily", "calendar", "daily"],
  ["wish", "wand", "wishEntry"],
  ["rooms", "people", "rooms"],
  ["library", "shelf", "library"],
  ["statistics", "chart", "statistics"],
  ["import", "bring", "importEntry"],
  ["print", "printer", "printEntry"],
  ["solve", "why", "solveTitle"],
];

export class HanaHome extends Screen {
  static override styles = [...Screen.look, sheetStyles, miniatureStyles, homeStyles];

  /** The last game that is not finished. */
  @state() private last: GameRecord | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  async #look(): Promise<void> {
    const games = await store.games();
    this.last = games.find(({ saved, finished }) => saved && !finished) ?? null;
  }

  #start = (): void => {
    this.go(newPlace(this.settings.shape, this.settings.level));
  };

  #choose = (shape: Shape): void => {
    this.change({ shape });
    closeSheets(this.renderRoot);
  };

  #shapeChoice(): TemplateResult {
    const { shape } = this.settings;
    const first = firstShapes.find((name) => name === shape);
    const label = (name: string) => {
      if (name !== "more") return boardName(dimensionsOf(name as Shape));
      return html`${first ? this.t("more") : boardName(dimensionsOf(shape))}${icon("more")}`;
    };
    return segmentsView(this.t("shape"), [...firstShapes, "more"], first ?? "more", label, (name) => {
      if (name === "more") openSheet(this.renderRoot, "shapes");
      else this.#choose(name);
    });
  }

  #shapeSheet(): TemplateResult {
    const button = (name: Shape) => {
      const { side, boxRows: rows, boxColumns: columns } = dimensionsOf(name);
      return html`<button
        type="button"
        data-shape=${name}
        aria-pressed=${name === this.settings.shape}
        @click=${() => {
          this.#choose(name);
        }}
      >
        ${miniature(name, false)}
        <span>${side}×${side}</span>
        <small>${this.t("boxes", { rows, columns })}</small>
      </button>`;
    };
    return sheetView("shapes", this.t("moreShapes"), this.t, html`<div class="shapes">${shapes.map(button)}</div>`);
  }

  #lastView({ id, shape, level, givens, entries, cellsLeft }: GameRecord): TemplateResult {
    return html`<a class="last" href="#${gamePlace(id)}">
      ${boardPicture(shape, givens, entries)}
      <span>
        <strong>${this.t("continueGame")}</strong>
        <small
          >${boardName(dimensionsOf(shape))} · ${this.t(level)} · ${this.t("cellsLeft", { count: cellsLeft })}</small
        >
      </span>
    </a>`;
  }

  protected override render(): TemplateResult {
    const { t, last } = this;
    const { shape, level } = this.settings;
    return html`<div class=${last ? "home returning" : "home"}>
        <header class="top">
          <img class="logo" src="./icon.svg" alt="" width="28" height="28" />
          <span class="name">${t("name")}</span>
          <button
            type="button"
            class="icon-button"
            aria-label=${t("settings")}
            @click=${() => {
              this.showSettings();
            }}
          >
            ${icon("settings")}
          </button>
        </header>
        <main>
          <div class="hero">${miniature(shape, true)}</div>
          <div class="choices">
            <div class="promise">
              <h1>${t("promise")}</h1>
              <p class="more">${t("promiseMore")}</p>
            </div>
            ${last ? this.#lastView(last) : nothing} ${this.#shapeChoice()}
            ${segmentsView(t("level"), offeredLevels, level, t, (name) => {
              this.change({ level: name });
            })}
            <button type="button" class="primary" @click=${this.#start}>${t("start")}</button>
            <nav class="ways">
              ${ways.map(([place, picture, name]) => html`<a href="#${place}">${icon(picture)}${t(name)}</a>`)}
            </nav>
          </div>
        </main>
      </div>
      ${this.#shapeSheet()}`;
  }
}

customElements.define("hana-home", HanaHome);

declare global {
  interface HTMLElementTagNameMap {
    "hana-home": HanaHome;
  }
}
