// Before the game: who is here, and the way for others to come; then the count down.
import { html, nothing, type TemplateResult } from "lit";
import { dimensionsOf } from "hanadoku";
import { boardName } from "hanadoku/element";
import type { Invitation, RoomState } from "hanadoku/rooms";
import { miniature } from "../miniature.js";
import type { Translate } from "../words/translator.js";
import type { Making } from "./making.js";

export function lobbyView(
  { shape, level }: Invitation,
  { participants, hosting, transport }: RoomState,
  making: Making,
  t: Translate,
  onInvite: () => void,
  onStart: () => void,
): TemplateResult {
  const host = participants.find((person) => person.host);
  return html`<div class="lobby">
    <div class="picture">${miniature(shape, false)}</div>
    <p class="more center">${boardName(dimensionsOf(shape))} · ${t(level)}</p>
    <section>
      <h2>${t("people", { count: participants.length })}</h2>
      <ul class="people">
        ${participants.map(
          ({ name, self, host: hosts }) =>
            html`<li ?data-self=${self}>
              <strong>${name}</strong>
              <small>${[self && t("itsYou"), hosts && t("hostIs")].filter(Boolean).join(" · ")}</small>
            </li>`,
        )}
      </ul>
      ${transport.type === "connecting" ? html`<p class="more small">${t("connecting")}</p>` : nothing}
    </section>
    ${making === "notMade" ? html`<p class="trouble" role="alert">${t("roomNotMade")}</p>` : nothing}
    <div class="actions">
      <button type="button" class="secondary" @click=${onInvite}>${t("invite")}</button>
      ${
        hosting
          ? html`<button type="button" class="primary" ?disabled=${making === "making"} @click=${onStart}>
              ${t(making === "making" ? "makingRoom" : making === "notMade" ? "anotherTry" : "startForAll")}
            </button>`
          : nothing
      }
    </div>
    ${hosting ? nothing : html`<p class="more center" role="status">${t("waitForHost", { name: host?.name ?? "" })}</p>`}
  </div>`;
}

/** By links: the invitation on its way, and one's own start. */
export const linkLobbyView = (invite: TemplateResult, t: Translate, onStart: () => void): TemplateResult =>
  html`<div class="lobby">
    ${invite}
    <p class="more center">${t("clockRuns")}</p>
    <button type="button" class="secondary" @click=${onStart}>${t("startNow")}</button>
  </div>`;

export const countView = (milliseconds: number, t: Translate): TemplateResult =>
  html`<div class="count" role="timer">
    <p>${t("startsIn")}</p>
    <strong>${Math.max(1, Math.ceil(milliseconds / 1000))}</strong>
  </div>`;
