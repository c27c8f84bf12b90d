// The line above the board: what is played, the mistakes where they count, and the clock, between two slots of the host's.
import { html, type TemplateResult } from "lit";
import { boardName, type Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import type { Shown } from "../state.js";
import { icon } from "./icons.js";

function clockView({ time, state }: Shown, paused: boolean, t: Translate, onPause: () => void): TemplateResult {
  if (state.finished) return html`<span class="clock"><time>${time}</time></span>`;
  return html`<button
    type="button"
    class="clock"
    part="clock"
    aria-label=${t(paused ? "resume" : "pause")}
    aria-pressed=${paused}
    @click=${onPause}
  >
    <time>${time}</time>${icon(paused ? "play" : "pause")}
  </button>`;
}

const mistakesView = (count: number, t: Translate): TemplateResult =>
  html`<span class="mistakes">${t("mistakesCount", { count })}</span>`;

export function barView(
  geometry: Geometry,
  shown: Shown | null,
  paused: boolean,
  t: Translate,
  onPause: (() => void) | null,
): TemplateResult {
  return html`<header class="bar" part="bar">
    <slot name="start"></slot>
    <div class="title">
      ${shown ? html`<span class="level">${t(shown.puzzle.level)}</span>` : ""}
      <span class="name">${boardName(geometry)}</span>
    </div>
    ${shown?.entry === "strict" ? mistakesView(shown.state.mistakes, t) : ""}
    ${shown && onPause ? clockView(shown, paused, t, onPause) : ""}
    <slot name="end"></slot>
  </header>`;
}
