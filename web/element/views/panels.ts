// What stands on or under the board when it is not being played: the pause, the end, and what went wrong.
import { html, type TemplateResult } from "lit";
import type { Translate } from "../messages/translator.js";
import type { Shown } from "../state.js";
import { icon } from "./icons.js";

export const pauseCover = (t: Translate, onResume: () => void): TemplateResult =>
  html`<div class="cover">
    <p>${t("paused")}</p>
    <button type="button" class="primary" @click=${onResume}>${icon("play")}${t("resume")}</button>
  </div>`;

/** The host may put its own buttons into the slot. */
export function summaryView(
  { puzzle, entry, state, time, certificate }: Shown,
  clock: boolean,
  t: Translate,
  onNewGame: () => void,
): TemplateResult {
  const facts: [string, string | number][] = [
    ...(clock ? [[t("time"), time] as [string, string]] : []),
    ...(entry === "strict" ? [[t("mistakes"), state.mistakes] as [string, number]] : []),
    [t("hintsUsed"), state.hintsUsed],
    [t("level"), t(puzzle.level)],
    ...(certificate ? [[t("gradedLevel"), t(certificate.level)] as [string, string]] : []),
  ];
  return html`<section class="summary" part="summary" aria-label=${t("finished")}>
    <h2>${t("finished")}</h2>
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <div class="actions">
      <slot name="finish"><button type="button" class="primary" @click=${onNewGame}>${t("newGame")}</button></slot>
    </div>
  </section>`;
}

/** Something did not come about, and may the next time. */
export const notMadeView = (words: string, t: Translate, onAgain: () => void): TemplateResult =>
  html`<section class="trouble" role="alert">
    <p>${words}</p>
    <button type="button" class="primary" @click=${onAgain}>${t("tryAgain")}</button>
  </section>`;

/** The host may add a way out in the slot. */
export const faultView = (words: string, t: Translate): TemplateResult =>
  html`<section class="trouble" role="alert">
    <h2>${t("faultTitle")}</h2>
    <p class="reason">${words}</p>
    <slot name="fault"></slot>
  </section>`;
