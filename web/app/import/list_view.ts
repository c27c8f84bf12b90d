// The boards of a text that has many, to choose one of or to keep all.
import { html, nothing, type TemplateResult } from "lit";
import { boardPicture } from "../miniature.js";
import type { ExchangeTranslate } from "../words/exchange.js";
import type { Board } from "./reading.js";

/** While all are being kept. */
export interface Keeping {
  readonly done: number;
  readonly stop: AbortController;
}

export interface List {
  readonly boards: readonly Board[];
  /** How many of them are shown. */
  readonly shown: number;
  readonly keeping: Keeping | null;
  readonly onChoose: (board: Board) => void;
  readonly onKeepAll: () => void;
  readonly onMore: () => void;
}

const keepingView = ({ done, stop }: Keeping, all: number, e: ExchangeTranslate): TemplateResult =>
  html`<div class="camera" role="status">
    <progress max=${all} .value=${done}></progress>
    <p>${e("keeping", { done, all })}</p>
    <button
      type="button"
      class="secondary"
      @click=${() => {
        stop.abort();
      }}
    >
      ${e("stop")}
    </button>
  </div>`;

export function listView(list: List, e: ExchangeTranslate): TemplateResult {
  const { boards, shown, keeping } = list;
  const choose = (board: Board) => () => {
    list.onChoose(board);
  };
  const button = (name: "keepAll" | "showMore", act: () => void) =>
    html`<button type="button" class="secondary" @click=${act}>${e(name)}</button>`;
  return html`<h2>${e("choose", { count: boards.length })}</h2>
    ${
      keeping
        ? keepingView(keeping, boards.length, e)
        : html`<div class="acts">${button("keepAll", list.onKeepAll)}</div>`
    }
    <ul class="list">
      ${boards.slice(0, shown).map(
        (board, index) =>
          html`<li>
            <button type="button" class="card" @click=${choose(board)}>
              ${boardPicture(board.shape, board.givens, board.givens)}
              ${board.title || e("untitled", { number: index + 1 })}
            </button>
          </li>`,
      )}
    </ul>
    ${boards.length > shown ? button("showMore", list.onMore) : nothing}`;
}
