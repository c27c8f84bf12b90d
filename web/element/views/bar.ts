// The line above the board: what is played, the mistakes where they count, and the clock, between two slots of the host's.
import { html, type TemplateResult } from "lit";
import type { Game, GameState } from "../../lib/index.js";
import { boardName, type Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import { icon } from "./icons.js";

export interface BarModel {
  readonly geometry: Geometry;
  readonly game: Game | null;
  readonly state: GameState | null;
  readonly paused: boolean;
  readonly t: Translate;
}

/** 3:07, or 1:03:07. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pad(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}

function clockView(game: Game, state: GameState, paused: boolean, t: Translate, onPause: () => void): TemplateResult {
  const time = html`<time>${clockText(game.elapsed)}</time>`;
  if (state.finished) return html`<span class="clock">${time}</span>`;
  return html`<button
    type="button"
    class="clock"
    part="clock"
    aria-label=${t(paused ? "resume" : "pause")}
    aria-pressed=${paused}
    @click=${onPause}
  >
    ${time}${icon(paused ? "play" : "pause")}
  </button>`;
}

export function barView({ geometry, game, state, paused, t }: BarModel, onPause: () => void): TemplateResult {
  return html`<header class="bar" part="bar">
    <slot name="start"></slot>
    <div class="title">
      ${game ? html`<span class="level">${t(game.puzzle.level)}</span>` : ""}
      <span class="name">${boardName(geometry)}</span>
    </div>
    ${
      game?.entry === "strict" && state
        ? html`<span class="mistakes" data-count=${state.mistakes}
            >${t("mistakesCount", { count: state.mistakes })}</span
          >`
        : ""
    }
    ${game && state ? clockView(game, state, paused, t, onPause) : ""}
    <slot name="end"></slot>
  </header>`;
}
