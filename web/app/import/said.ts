// What is said of a text that was brought in, beside its boards.
import { html, nothing, type TemplateResult } from "lit";
import { dimensionsOf } from "hanadoku";
import type { ExchangeId, ExchangeTranslate } from "../words/exchange.js";
import type { Near } from "./near.js";
import type { Reading } from "./reading.js";

export type Said = readonly [ExchangeId, Record<string, string | number>?];

export function nearWords({ shape, found, over, row, wrong }: Near): Said {
  const count = Math.abs(over);
  const [first] = wrong;
  if (over === 0 && first) {
    const { side } = dimensionsOf(shape);
    const place = { row: Math.floor(first.cell / side) + 1, column: (first.cell % side) + 1 };
    return ["nearSymbol", { ...place, symbol: first.symbol, more: wrong.length - 1 }];
  }
  if (row !== undefined) return [over < 0 ? "nearRowMissing" : "nearRowExtra", { row, found, count }];
  return [over < 0 ? "nearMissing" : "nearExtra", { found, count }];
}

export function faultWords(reading: Reading & { type: "fault" }): Said {
  if (reading.id === "wrongAt") return [reading.id, { line: reading.line }];
  return reading.id === "unknownShape" ? [reading.id, { shape: reading.shape }] : [reading.id];
}

/** What was nearly a grid can be corrected. */
export function saidView(
  [id, values]: Said,
  near: Near | null,
  onCorrect: (shape: string, line: string) => void,
  e: ExchangeTranslate,
): TemplateResult {
  const good = id === "kept" || id === "keptSome";
  const correct = (found: Near) =>
    html`<div class="acts">
      <button
        type="button"
        class="primary"
        @click=${() => {
          onCorrect(found.shape, found.line);
        }}
      >
        ${e("correct")}
      </button>
    </div>`;
  return html`<p class="verdict ${good ? "good" : "bad"}" role="status">${e(id, values)}</p>
    ${near ? correct(near) : nothing}`;
}
