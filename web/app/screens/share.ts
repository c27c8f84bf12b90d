// Sending a puzzle: a link that holds its givens in the fragment, and a preview that shows none of them.
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { dimensionsOf, type Puzzle } from "hanadoku";
import { boardName, contrast, tokens, loadShared } from "hanadoku/element";
import { icon } from "../icons.js";
import { closeSheets, openSheet, sheetView } from "../sheet.js";
import { common, sheetStyles } from "../styles.js";
import { translator, type AppLanguage } from "../words/translator.js";

interface Shared {
  readonly link: string;
  readonly preview: string;
  readonly description: string;
}

@customElement("hana-share")
export class HanaShare extends LitElement {
  static override styles = [
    tokens,
    contrast,
    common,
    sheetStyles,
    css`
      .share {
        display: grid;
        gap: 12px;
      }
      .preview {
        width: 168px;
        margin-inline: auto;
        border-radius: var(--key-radius);
      }
      p {
        color: var(--muted);
        font-size: 14px;
        text-align: center;
        text-wrap: balance;
      }
      input {
        box-sizing: border-box;
        width: 100%;
        height: 44px;
        padding-inline: 12px;
        border: 1px solid var(--thin);
        border-radius: var(--key-radius);
        background: var(--page);
        color: var(--given);
        font: 400 16px/1 var(--digit-font);
        text-overflow: ellipsis;
      }
      .actions {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: 1fr;
        gap: 8px;
      }
    `,
  ];

  @property() override lang: AppLanguage = "en";
  @property({ reflect: true }) theme?: "light" | "dark" | undefined;
  @property({ reflect: true }) contrast?: "more" | undefined;

  @state() private shared: Shared | null = null;
  @state() private copied = false;

  get #t() {
    return translator(this.lang);
  }

  async show(puzzle: Puzzle): Promise<void> {
    const [{ sudoku }, { writeLink }] = await Promise.all([loadShared(), import("hanadoku/formats")]);
    const { shape } = puzzle;
    const t = this.#t;
    const label = t(puzzle.level);
    const address = new URL(location.href);
    address.hash = writeLink(sudoku.envelope(puzzle));
    this.copied = false;
    this.shared = {
      link: address.href,
      preview: `data:image/svg+xml,${encodeURIComponent(sudoku.preview({ shape, level: puzzle.level, label }))}`,
      description: t("sharePreview", { board: boardName(dimensionsOf(shape)), level: label }),
    };
    await this.updateComplete;
    openSheet(this.renderRoot, "share");
  }

  close(): void {
    closeSheets(this.renderRoot);
  }

  /** Where the clipboard is forbidden the link is selected, to be copied by hand. */
  async #copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.copied = true;
    } catch {
      this.renderRoot.querySelector("input")?.select();
    }
  }

  async #send(url: string): Promise<void> {
    try {
      await navigator.share({ url, title: this.#t("name") });
    } catch {
      // Called off.
    }
  }

  protected override render(): TemplateResult {
    const { shared } = this;
    const t = this.#t;
    const canSend = "share" in navigator;
    return sheetView(
      "share",
      t("shareTitle"),
      t,
      shared &&
        html`<div class="share">
          <img class="preview" src=${shared.preview} alt=${shared.description} />
          <p>${t("shareMore")}</p>
          <input
            readonly
            aria-label=${t("link")}
            .value=${shared.link}
            @focus=${(event: Event) => {
              (event.target as HTMLInputElement).select();
            }}
          />
          <div class="actions">
            <button
              type="button"
              class=${canSend ? "secondary" : "primary"}
              @click=${() => void this.#copy(shared.link)}
            >
              ${icon("copy")}<span aria-live="polite">${t(this.copied ? "copied" : "copy")}</span>
            </button>
            ${
              canSend
                ? html`<button type="button" class="primary" @click=${() => void this.#send(shared.link)}>
                    ${icon("share")}${t("send")}
                  </button>`
                : ""
            }
          </div>
        </div>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "hana-share": HanaShare;
  }
}
