// Sheets of paper, as they are seen and as they are printed.
import { html, nothing, type TemplateResult } from "lit";
import { dimensionsOf } from "hanadoku";
import { boardName } from "hanadoku/element";
import { drawBoard } from "../share/drawing.js";
import { candidatesOf } from "./candidates.js";
import type { PerPage, Printed } from "./pages.js";

export interface Entry {
  readonly puzzle: Printed;
  /** From 1. */
  readonly number: number;
  readonly solution: string;
  /** Of its link. */
  readonly code: TemplateResult | null;
}

export function puzzleSheet(
  entries: readonly Entry[],
  perPage: PerPage,
  shown: { readonly candidates: boolean; readonly codes: boolean },
  levelOf: (puzzle: Printed) => string,
): TemplateResult {
  const figure = ({ puzzle, number, code }: Entry) => {
    const { shape, givens } = puzzle;
    const candidates = shown.candidates ? { candidates: candidatesOf(shape, givens) } : {};
    return html`<figure>
      <figcaption>
        <span>${number} · ${boardName(dimensionsOf(shape))} · ${levelOf(puzzle)}</span>
        ${shown.codes ? code : nothing}
      </figcaption>
      ${drawBoard({ shape, givens, ...candidates })}
    </figure>`;
  };
  return html`<section class="sheet by${perPage}"><div class="in">${entries.map(figure)}</div></section>`;
}

export function solutionSheet(entries: readonly Entry[], title: string): TemplateResult {
  const figure = ({ puzzle: { shape, givens }, number, solution }: Entry) =>
    html`<figure>
      <figcaption>${number}</figcaption>
      ${drawBoard({ shape, givens, shown: solution })}
    </figure>`;
  return html`<section class="sheet solved">
    <div class="in">
      <h2>${title}</h2>
      ${entries.map(figure)}
    </div>
  </section>`;
}
