// All games that are kept: in progress, finished, imported, received.
import { css, html, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { dimensionsOf, levels } from "hanadoku";
import { boardName } from "hanadoku/element";
import { barView, pageStyles } from "../bar.js";
import { icon } from "../icons.js";
import { boardPicture, miniatureStyles } from "../miniature.js";
import { gamePlace } from "../play/opening.js";
import { Screen } from "../screen.js";
import { segmentsView } from "../segments.js";
import type { GameRecord } from "../store/records.js";
import { store } from "../store/store.js";
import { timeText } from "../times.js";

const shelves = ["inProgress", "finished", "imported", "received"] as const;
type Shelf = (typeof shelves)[number];

const holds: Record<Shelf, (game: GameRecord) => boolean> = {
  inProgress: ({ saved, finished }) => saved !== null && !finished,
  finished: ({ finished }) => finished,
  imported: ({ origin }) => origin === "imported",
  received: ({ origin }) => origin === "received",
};

const orders = ["newest", "oldest", "byLevel", "byLeft"] as const;
type Order = (typeof orders)[number];

const compare: Record<Order, (a: GameRecord, b: GameRecord) => number> = {
  newest: (a, b) => b.changed - a.changed,
  oldest: (a, b) => a.changed - b.changed,
  byLevel: (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || b.changed - a.changed,
  byLeft: (a, b) => a.cellsLeft - b.cellsLeft || b.changed - a.changed,
};

export class HanaLibrary extends Screen {
  static override styles = [
    ...Screen.look,
    pageStyles,
    miniatureStyles,
    css`
      .find {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
        margin-block: 12px;
      }
      .segments button {
        padding-inline: 4px;
        font-size: 14px;
        white-space: normal;
        line-height: 1.2;
        word-break: keep-all;
      }
      legend {
        position: absolute;
        clip-path: inset(50%);
      }
      ul {
        display: grid;
        gap: 8px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .find > * {
        min-width: 0;
      }
      li.card {
        display: flex;
        align-items: center;
        padding: 0 4px 0 0;
      }
      li a {
        flex: 1;
        display: flex;
        align-items: center;
        gap: 14px;
        min-width: 0;
        padding: 10px 0 10px 10px;
        border-radius: 14px;
        color: inherit;
        text-decoration: none;
      }
      .picture {
        width: 64px;
      }
      li strong,
      li small {
        display: block;
      }
      li strong {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      li small {
        color: var(--muted);
        font-size: 14px;
      }
      li .icon-button {
        flex: none;
        color: var(--muted);
      }
    `,
  ];

  @state() private games: readonly GameRecord[] | null = null;
  @state() private shelf: Shelf = "inProgress";
  @state() private order: Order = "newest";
  @state() private sought = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  async #look(): Promise<void> {
    this.games = await store.games();
  }

  async #delete(game: GameRecord): Promise<void> {
    await store.remove(game.id);
    await this.#look();
    const bringBack = () => void store.keep(game).then(() => this.#look());
    this.notify({ id: "deleted", action: { label: "undo", act: bringBack } });
  }

  #wordsOf({ shape, level, title }: GameRecord): string {
    return [title, boardName(dimensionsOf(shape)), this.t(level)].filter(Boolean).join(" · ");
  }

  #dateOf({ changed, day }: GameRecord): string {
    const format = new Intl.DateTimeFormat(this.lang, { dateStyle: "medium" });
    return format.format(day === "" ? changed : new Date(`${day}T12:00`));
  }

  #stateOf(game: GameRecord): string {
    if (game.finished) return this.t("solvedIn", { time: timeText(game.milliseconds) });
    return `${this.t("cellsLeft", { count: game.cellsLeft })} · ${timeText(game.milliseconds)}`;
  }

  #gameView(game: GameRecord): TemplateResult {
    const daily = game.origin === "daily" ? `${this.t("daily")} · ` : "";
    return html`<li class="card">
      <a href="#${gamePlace(game.id)}">
        ${boardPicture(game.shape, game.givens, game.entries)}
        <span>
          <strong>${this.#wordsOf(game)}</strong>
          <small>${this.#stateOf(game)}</small>
          <small>${daily}${this.#dateOf(game)}</small>
        </span>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label="${this.t("delete")}: ${this.#wordsOf(game)}"
        @click=${() => void this.#delete(game)}
      >
        ${icon("bin")}
      </button>
    </li>`;
  }

  #listView(games: readonly GameRecord[]): TemplateResult {
    const here = games.filter(holds[this.shelf]);
    const sought = this.sought.trim().toLowerCase();
    const found = here
      .filter((game) => `${this.#wordsOf(game)} ${this.#dateOf(game)}`.toLowerCase().includes(sought))
      .sort(compare[this.order]);
    if (found.length === 0) {
      return html`<p class="empty">${this.t(here.length === 0 ? "libraryEmpty" : "libraryNothing")}</p>`;
    }
    return html`<ul>
      ${found.map((game) => this.#gameView(game))}
    </ul>`;
  }

  protected override render(): TemplateResult {
    const { t, games } = this;
    return html`${barView(t("library"), t)}
      ${segmentsView(t("library"), shelves, this.shelf, t, (shelf) => {
        this.shelf = shelf;
      })}
      <div class="find">
        <input
          type="search"
          placeholder=${t("search")}
          aria-label=${t("search")}
          @input=${(event: Event) => {
            this.sought = (event.target as HTMLInputElement).value;
          }}
        />
        <select
          aria-label=${t("sortBy")}
          @change=${(event: Event) => {
            this.order = (event.target as HTMLSelectElement).value as Order;
          }}
        >
          ${orders.map((order) => html`<option value=${order} ?selected=${order === this.order}>${t(order)}</option>`)}
        </select>
      </div>
      ${games && this.#listView(games)}`;
  }
}

customElements.define("hana-library", HanaLibrary);
