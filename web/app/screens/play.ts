// A game: the element, and what the page adds around it: the way back, the menu, sharing.
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Puzzle } from "hanadoku";
import { contrast, languageOf, tokens, type HanaDoku, type ReadyDetail } from "hanadoku/element";
import { icon, type Icon } from "../icons.js";
import type { Route } from "../route.js";
import { closeSheets, openSheet, sheetView } from "../sheet.js";
import { common, sheetStyles } from "../styles.js";
import { translator } from "../words/translator.js";
import "./share.js";
import type { HanaShare } from "./share.js";

export type PlayRoute = Extract<Route, { screen: "new" | "opened" }>;

@customElement("hana-play")
export class HanaPlay extends LitElement {
  static override styles = [
    tokens,
    contrast,
    common,
    sheetStyles,
    css`
      :host {
        min-height: 100dvh;
      }
      hana-doku .icon-button {
        color: var(--given);
      }
      .start {
        margin-left: -12px;
      }
      .end {
        margin-right: -12px;
      }
      .why {
        display: flex;
        align-items: center;
        height: 48px;
      }
      h1 {
        font-size: 17px;
        font-weight: 650;
      }
      .menu {
        display: grid;
        gap: 2px;
        margin-inline: -8px;
      }
      .menu button {
        display: flex;
        align-items: center;
        gap: 14px;
        min-height: 52px;
        padding-inline: 8px;
        border: 0;
        border-radius: var(--key-radius);
        font-size: 16px;
        font-weight: 500;
        text-align: start;
      }
      .menu .icon {
        color: var(--muted);
      }
      .finish {
        display: flex;
        gap: 8px;
        width: 100%;
        justify-content: center;
      }
      .finish > button {
        flex: 1;
        max-width: 180px;
        padding-inline: 10px;
        font-size: 15.5px;
      }
      @media (min-width: 860px) {
        .finish {
          flex-direction: column-reverse;
        }
        .finish > button {
          flex: none;
          max-width: none;
        }
      }
      @media (hover: hover) {
        .menu button:hover {
          background: var(--key);
        }
      }
    `,
  ];

  @property({ attribute: false }) route?: PlayRoute;
  @property() override lang = "en";
  @property({ reflect: true }) theme?: "light" | "dark";
  @property({ reflect: true }) contrast?: "more";

  @state() private puzzle: Puzzle | null = null;
  /** Whether the solution is looked at, and the game given up for it. */
  @state() private looking: "no" | "finished" | "gaveUp" = "no";
  @query("hana-doku") private board!: HanaDoku;
  @query("hana-share") private sharing!: HanaShare;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#passKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#passKey);
  }

  /** A key that nothing has asked for is meant for the board. */
  #passKey = (event: KeyboardEvent): void => {
    if (this.looking !== "no") return;
    if (event.target !== document.body || event.key === "Tab" || this.renderRoot.querySelector("dialog[open]")) return;
    this.board.press(event);
  };

  #onReady = (event: CustomEvent<ReadyDetail>): void => {
    this.puzzle = event.detail.puzzle;
    this.board.focus();
  };

  #onFault = (): void => {
    this.puzzle = null;
  };

  #leave = (): void => {
    this.dispatchEvent(new CustomEvent("leave"));
  };

  #showMenu = (): void => {
    openSheet(this.renderRoot, "menu");
  };

  /** After a puzzle that someone sent, the next one is made by the page. */
  #fresh = (): void => {
    if (this.route?.screen === "new") void this.board.newGame();
    else this.dispatchEvent(new CustomEvent("fresh", { detail: this.puzzle }));
  };

  #why = (): void => {
    this.looking = "finished";
  };

  /** From a finished game's solution back to its summary; a game that was given up is over. */
  #leaveWhy = (): void => {
    if (this.looking === "gaveUp") this.#leave();
    else this.looking = "no";
  };

  #whyView(puzzle: Puzzle): TemplateResult {
    const t = translator(languageOf(this.lang));
    return html`<hana-why lang=${this.lang} .theme=${this.theme} .contrast=${this.contrast} .puzzle=${puzzle}>
      <header slot="bar" class="why">
        <button type="button" class="icon-button start" aria-label=${t("back")} @click=${this.#leaveWhy}>
          ${icon("back")}
        </button>
        <h1>${t("whyTitle")}</h1>
      </header>
    </hana-why>`;
  }

  #share = (): void => {
    if (this.puzzle) void this.sharing.show(this.puzzle);
  };

  #menuView(): TemplateResult {
    const t = translator(languageOf(this.lang));
    const item = (name: Icon, label: string, act: () => void, able = true) =>
      able
        ? html`<button
            type="button"
            @click=${() => {
              closeSheets(this.renderRoot);
              act();
            }}
          >
            ${icon(name)}${label}
          </button>`
        : "";
    const playing = this.puzzle !== null;
    const content = html`<div class="menu">
      ${item("fresh", t("newGame"), this.#fresh)}
      ${item(
        "restart",
        t("restart"),
        () => {
          this.board.restart();
        },
        playing,
      )}
      ${item("share", t("share"), this.#share, playing)}
      ${item(
        "why",
        t("giveUp"),
        () => {
          this.looking = "gaveUp";
        },
        playing,
      )}
      ${item("settings", t("settings"), () => this.dispatchEvent(new CustomEvent("settings")))}
    </div>`;
    return sheetView("menu", t("menu"), t, content);
  }

  protected override render(): TemplateResult {
    const t = translator(languageOf(this.lang));
    const { route } = this;
    const { puzzle } = this;
    if (this.looking === "gaveUp" && puzzle) return this.#whyView(puzzle);
    return html`${this.looking === "finished" && puzzle ? this.#whyView(puzzle) : ""}
      <hana-doku
        ?hidden=${this.looking === "finished"}
        lang=${this.lang}
        .theme=${this.theme}
        .contrast=${this.contrast}
        .shape=${route?.screen === "new" ? route.shape : "2x3"}
        .level=${route?.screen === "new" ? route.level : "normal"}
        .puzzle=${route?.screen === "opened" ? route.untrusted : undefined}
        graded
        @ready=${this.#onReady}
        @fault=${this.#onFault}
      >
        <button slot="start" type="button" class="icon-button start" aria-label=${t("back")} @click=${this.#leave}>
          ${icon("back")}
        </button>
        <button slot="end" type="button" class="icon-button end" aria-label=${t("menu")} @click=${this.#showMenu}>
          ${icon("menu")}
        </button>
        <div slot="finish" class="finish">
          <button type="button" class="secondary" @click=${this.#share}>${icon("share")}${t("share")}</button>
          <button type="button" class="secondary" @click=${this.#why}>${icon("why")}${t("why")}</button>
          <button type="button" class="primary" @click=${this.#fresh}>${t("newGame")}</button>
        </div>
        <button slot="fault" type="button" class="primary" @click=${this.#fresh}>${t("newGame")}</button>
      </hana-doku>
      ${this.#menuView()}
      <hana-share lang=${this.lang} .theme=${this.theme} .contrast=${this.contrast}></hana-share>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "hana-play": HanaPlay;
  }
}
