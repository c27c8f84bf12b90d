// Counting solutions: up to which limit, and while it goes on, how far it is and a way to stop it.
import { html, type TemplateResult } from "lit";
import type { ExchangeTranslate } from "../words/exchange.js";
import { countLimits, type CountLimit, type CountProgress } from "./counting.js";

export interface Counting {
  readonly limit: CountLimit;
  /** Null while nothing is counted. */
  readonly progress: CountProgress | null;
  readonly onLimit: (limit: CountLimit) => void;
  readonly onCount: () => void;
  readonly onStop: () => void;
}

export function countView(
  { limit, progress, onLimit, onCount, onStop }: Counting,
  e: ExchangeTranslate,
): TemplateResult {
  if (progress) {
    return html`<div class="count">
      <span class="label">${e("countTitle")}</span>
      <progress max="1" .value=${progress.done} aria-label=${e("countTitle")}></progress>
      <button type="button" class="secondary" @click=${onStop}>${e("stop")}</button>
    </div>`;
  }
  return html`<div class="count">
    <span class="label">${e("countTitle")}</span>
    <select
      aria-label=${e("countLimit")}
      @change=${(event: Event) => {
        onLimit(countLimits[(event.target as HTMLSelectElement).selectedIndex] ?? limit);
      }}
    >
      ${countLimits.map(
        (name) => html`<option ?selected=${name === limit}>${e("countUpTo", { count: name })}</option>`,
      )}
    </select>
    <button type="button" class="secondary" @click=${onCount}>${e("count")}</button>
  </div>`;
}
