// What is said of a board that came in: the board, the verdict, and its level.
import { html, nothing, type TemplateResult } from "lit";
import { dimensionsOf, type Technique } from "hanadoku";
import { boardName } from "hanadoku/element";
import { drawBoard } from "../share/drawing.js";
import type { ExchangeTranslate } from "../words/exchange.js";
import type { Translate } from "../words/translator.js";
import type { Verdict } from "./checking.js";
import type { Clash } from "./clashes.js";
import type { Board } from "./reading.js";

/** What stands on the board: of several solutions two can be looked at. */
export const faces = ["showPuzzle", "showFirst", "showSecond"] as const;
export type Face = (typeof faces)[number];

/** So many clashes are told; all are marked. */
const mostClashes = 9;

export function boardView(board: Board, verdict: Verdict | null, face: Face): TemplateResult {
  const solutions = verdict?.type === "several" ? verdict.solutions : null;
  const shown = { showPuzzle: undefined, showFirst: solutions?.[0], showSecond: solutions?.[1] }[face];
  const drawing = drawBoard({
    ...board,
    shown: shown ?? board.givens,
    marked: verdict?.type === "several" ? verdict.cells : [],
    conflicting: verdict?.type === "clash" ? verdict.cells : [],
  });
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", boardName(dimensionsOf(board.shape)));
  return html`${drawing}`;
}

const clashIds = { row: "clashRow", column: "clashColumn", box: "clashBox" } as const;

const clashView = ({ house, place, digit, count }: Clash, e: ExchangeTranslate) =>
  html`<li>${e(clashIds[house], { place, digit, count })}</li>`;

export function verdictView(verdict: Verdict | null, e: ExchangeTranslate): TemplateResult {
  if (!verdict) return html`<p class="verdict" role="status">${e("checking")}</p>`;
  switch (verdict.type) {
    case "unique":
      return html`<p class="verdict good" role="status">${e("verdictUnique")}</p>`;
    case "solved":
      return html`<p class="verdict good" role="status">${e("verdictSolved")}</p>`;
    case "several":
      return html`<p class="verdict" role="status">${e("verdictSeveral", { count: verdict.cells.length })}</p>`;
    case "none":
      return html`<p class="verdict bad" role="status">${e("verdictNone")}</p>`;
    case "budget":
      return html`<p class="verdict" role="status">${e("verdictBudget")}</p>`;
    case "clash":
      return html`<div class="verdict bad" role="status">
        ${e("verdictClash")}
        <ul>
          ${verdict.clashes.slice(0, mostClashes).map((clash) => clashView(clash, e))}
        </ul>
      </div>`;
  }
}

export function factsView(
  { givens }: Pick<Board, "givens">,
  verdict: Verdict | null,
  e: ExchangeTranslate,
  t: Translate,
  nameOf: (technique: Technique) => string,
): TemplateResult {
  const fact = (name: string, value: unknown) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  const grade = verdict?.type === "unique" ? verdict.grade : null;
  return html`<dl>
    ${fact(e("clues"), givens.replaceAll(".", "").length)}
    ${
      grade
        ? html`${fact(e("level"), t(grade.level))} ${fact(e("hardest"), nameOf(grade.hardest))}
          ${fact(e("rating"), grade.rating.toFixed(1))}`
        : nothing
    }
    ${verdict?.type === "unique" && !grade ? fact(e("level"), e("levelUnknown")) : nothing}
  </dl>`;
}
