// Sheets of paper, as they are seen and as they are printed.
import { html, nothing, type TemplateResult } from "lit";
import { dimensionsOf, type Puzzle } from "hanadoku";
import { boardName } from "hanadoku/element";
import { drawBoard } from "../share/drawing.js";
import type { PerPage } from "./pages.js";

export interface Entry {
  readonly puzzle: Puzzle;
  /** From 1. */
  readonly number: number;
  readonly solution: string;
  /** Of each cell. */
  readonly candidates: readonly string[];
  /** Of its link. */
  readonly code: TemplateResult | null;
}

export function puzzleSheet(
  entries: readonly Entry[],
  perPage: PerPage,
  shown: { readonly candidates: boolean; readonly codes: boolean },
  levelOf: (puzzle: Puzzle) => string,
): TemplateResult {
  const figure = ({ puzzle, number, candidates, code }: Entry) => {
    const { shape, givens } = puzzle;
    return html`<figure>
      <figcaption>
        <span>${number} · ${boardName(dimensionsOf(shape))} · ${levelOf(puzzle)}</span>
        ${shown.codes ? code : nothing}
      </figcaption>
      ${drawBoard({ shape, givens, ...(shown.candidates ? { candidates } : {}) })}
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
