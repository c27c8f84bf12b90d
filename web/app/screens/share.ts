// Sending a puzzle: as a link, a QR code, a text or a picture; its givens alone, unless what has been entered is wished too.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { dimensionsOf, type Puzzle } from "hanadoku";
import { boardName, contrast, tokens } from "hanadoku/element";
import { segmentsView } from "../segments.js";
import { outgoingOf, type Outgoing } from "../share/outgoing.js";
import { entriesBeside } from "../share/progress_link.js";
import { shareStyles } from "../share/styles.js";
import { ways, wayView, type Way } from "../share/way_views.js";
import { closeSheets, openSheet, sheetView } from "../sheet.js";
import { common, sheetStyles } from "../styles.js";
import { exchangeTranslator, type ExchangeId } from "../words/exchange.js";
import { translator, type AppLanguage } from "../words/translator.js";

type Wish = "withEntries" | "withGivens";

export class HanaShare extends LitElement {
  static override styles = [tokens, contrast, common, sheetStyles, shareStyles];

  @property() override lang: AppLanguage = "en";
  @property({ reflect: true }) theme?: "light" | "dark" | undefined;
  @property({ reflect: true }) contrast?: "more" | undefined;

  @state() private puzzle: Puzzle | null = null;
  /** What has been entered: a line without the givens. */
  @state() private entries = "";
  @state() private way: Way = "asLink";
  @state() private wishes: Record<Wish, boolean> = { withEntries: false, withGivens: false };
  @state() private outgoing: Outgoing | null = null;
  @state() private copied = false;

  /** With the line of what stands on the board, where that may go too. */
  async show(puzzle: Puzzle, board: string): Promise<void> {
    const entries = entriesBeside(puzzle.givens, board);
    this.puzzle = puzzle;
    this.entries = /[^.]/.test(entries) ? entries : "";
    this.way = "asLink";
    await this.#wish({ withEntries: false, withGivens: false });
    await this.updateComplete;
    openSheet(this.renderRoot, "share");
  }

  close(): void {
    closeSheets(this.renderRoot);
  }

  async #wish(wishes: Partial<Record<Wish, boolean>>): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    const wished = { ...this.wishes, ...wishes };
    this.wishes = wished;
    this.copied = false;
    const entries = wished.withEntries ? this.entries : "";
    const outgoing = await outgoingOf({ puzzle, entries, withGivens: wished.withGivens }, translator(this.lang));
    if (this.wishes === wished) this.outgoing = outgoing;
  }

  #wishView(name: Wish): TemplateResult {
    return html`<label class="wish">
      <input
        type="checkbox"
        .checked=${this.wishes[name]}
        @change=${(event: Event) => void this.#wish({ [name]: (event.target as HTMLInputElement).checked })}
      />
      ${exchangeTranslator(this.lang)(name)}
    </label>`;
  }

  /** What is in it, and what is not. */
  get #more(): ExchangeId {
    const { withEntries, withGivens } = this.wishes;
    if (this.way === "asPicture") return withGivens ? "pictureGivens" : "pictureEmpty";
    if (this.way === "asText") return withEntries ? "textProgress" : "textMore";
    return withEntries ? "shareProgress" : "shareMore";
  }

  #contentView(puzzle: Puzzle, outgoing: Outgoing): TemplateResult {
    const t = translator(this.lang);
    const e = exchangeTranslator(this.lang);
    const { way, wishes, copied } = this;
    const facts = { board: boardName(dimensionsOf(puzzle.shape)), level: t(puzzle.level) };
    const description = e(wishes.withGivens ? "shareGivens" : "sharePreview", facts);
    const onCopied = () => {
      this.copied = true;
    };
    const choose = (name: Way) => {
      this.way = name;
      this.copied = false;
    };
    const hasDigits = way !== "asPicture" || wishes.withGivens;
    return html`<div class="share">
      ${segmentsView(t("shareTitle"), ways, way, e, choose)}
      <div class="way">
        ${wayView(way, { outgoing, description, copied, onCopied, t, e })}
        <p>${e(this.#more)}</p>
        <div>
          ${way === "asPicture" ? this.#wishView("withGivens") : nothing}
          ${this.entries !== "" && hasDigits ? this.#wishView("withEntries") : nothing}
        </div>
      </div>
    </div>`;
  }

  protected override render(): TemplateResult {
    const { puzzle, outgoing } = this;
    const t = translator(this.lang);
    return sheetView("share", t("shareTitle"), t, puzzle && outgoing && this.#contentView(puzzle, outgoing));
  }
}

customElements.define("hana-share", HanaShare);

declare global {
  interface HTMLElementTagNameMap {
    "hana-share": HanaShare;
  }
}
