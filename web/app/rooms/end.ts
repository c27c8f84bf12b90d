// One's game is done: the ranking, what can be sent and added where the room goes by links, and what comes next.
import { html, nothing, type TemplateResult } from "lit";
import type { RoomState } from "hanadoku/rooms";
import type { Translate } from "../words/translator.js";
import type { Making } from "./making.js";
import { standingView } from "./standing.js";

export interface EndModel {
  readonly state: RoomState;
  /** By links: the others' results are added here. */
  readonly links: boolean;
  readonly making: Making;
  /** What came of the last result that was added. */
  readonly told: string;
}

export interface EndActions {
  readonly onRematch: () => void;
  readonly onSend: () => void;
  readonly onAdd: (event: SubmitEvent) => void;
  readonly onLeave: () => void;
}

const addView = (told: string, t: Translate, onAdd: (event: SubmitEvent) => void): TemplateResult =>
  html`<form class="field" @submit=${onAdd}>
    <span class="label">${t("addResultMore")}</span>
    <div class="actions add">
      <input name="result" aria-label=${t("addResult")} autocomplete="off" />
      <button class="secondary">${t("add")}</button>
    </div>
    <p class="more small" role="status">${told}</p>
  </form>`;

export function endView(model: EndModel, t: Translate, actions: EndActions): TemplateResult {
  const { state, links, making, told } = model;
  const { phase, participants, hosting } = state;
  const own = participants.find(({ self }) => self);
  const ranked = participants.filter(({ rank }) => rank !== null);
  const title = links ? t("ranking") : t(phase === "over" ? "roomOver" : "stillPlaying");
  return html`<div class="end">
    ${own?.rank ? html`<h1>${t("placeOf", { rank: own.rank, count: ranked.length })}</h1>` : nothing}
    <section>
      <h2><span role="status">${title}</span></h2>
      ${standingView(participants, !links, t)}
    </section>
    ${links ? addView(told, t, actions.onAdd) : nothing}
    ${making === "notMade" ? html`<p class="trouble" role="alert">${t("roomNotMade")}</p>` : nothing}
    <div class="actions">
      <button type="button" class="secondary" @click=${actions.onLeave}>${t("leaveRoom")}</button>
      ${
        links
          ? html`<button type="button" class="primary" @click=${actions.onSend}>${t("sendResult")}</button>`
          : hosting && phase === "over"
            ? html`<button type="button" class="primary" ?disabled=${making === "making"} @click=${actions.onRematch}>
                ${t(making === "making" ? "makingRoom" : making === "notMade" ? "anotherTry" : "rematch")}
              </button>`
            : nothing
      }
    </div>
    <p class="note">${t("unproven")}</p>
  </div>`;
}
