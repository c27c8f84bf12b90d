// The ways into a room: making one, and coming to one.
import { html, nothing, type TemplateResult } from "lit";
import { dimensionsOf, type Shape } from "hanadoku";
import { boardName } from "hanadoku/element";
import { nameFrom, type Invitation } from "hanadoku/rooms";
import { miniature } from "../miniature.js";
import { segmentsView } from "../segments.js";
import { offeredLevels, type OfferedLevel } from "../settings.js";
import type { MessageId, Translate } from "../words/translator.js";
import { keepName } from "./kept.js";
import type { Making } from "./making.js";

/** Sizes that a phone shows well and that come out at once. */
export const roomShapes = ["2x2", "2x3", "3x3"] as const satisfies readonly Shape[];
export const ways = ["live", "links"] as const;
export type Way = (typeof ways)[number];

export interface Wish {
  readonly shape: (typeof roomShapes)[number];
  readonly level: OfferedLevel;
  readonly way: Way;
  readonly name: string;
}

const field = (label: string, name: string, value: string, placeholder = ""): TemplateResult =>
  html`<label class="field">
    <span class="label">${label}</span>
    <input
      name=${name}
      .value=${value}
      placeholder=${placeholder}
      maxlength="24"
      autocomplete="off"
      enterkeyhint="go"
    />
  </label>`;

/** The name in a form, kept for the next time; "" where there is none, and the field is shown. */
export function nameIn(form: HTMLFormElement): string {
  const field = form.elements.namedItem("name") as HTMLInputElement;
  const name = nameFrom(field.value);
  if (name) keepName(name);
  else field.focus();
  return name;
}

export function makeView(
  wish: Wish,
  state: Making,
  hasServer: boolean,
  t: Translate,
  onChange: (change: Partial<Wish>) => void,
  onMake: (event: SubmitEvent) => void,
): TemplateResult {
  const wayLabel = (way: Way) => t(way === "live" ? "roomLive" : "roomLinks");
  const more: MessageId = wish.way === "links" ? "roomLinksMore" : hasServer ? "roomLiveMore" : "roomTabsMore";
  return html`<form class="form" @submit=${onMake}>
    <div>
      <h1>${t("rooms")}</h1>
      <p class="more">${t("roomsMore")}</p>
    </div>
    ${field(t("yourName"), "name", wish.name)}
    ${segmentsView(
      t("shape"),
      roomShapes,
      wish.shape,
      (shape) => boardName(dimensionsOf(shape)),
      (shape) => {
        onChange({ shape });
      },
    )}
    ${segmentsView(t("level"), offeredLevels, wish.level, t, (level) => {
      onChange({ level });
    })}
    <div>
      ${segmentsView(t("roomWay"), ways, wish.way, wayLabel, (way) => {
        onChange({ way });
      })}
      <p class="more small">${t(more)}</p>
    </div>
    ${field(t("roomName"), "room", "", wish.name ? t("roomNamed", { name: wish.name }) : t("roomMine"))}
    ${state === "notMade" ? html`<p class="trouble" role="alert">${t("roomNotMade")}</p>` : nothing}
    <button class="primary" ?disabled=${state === "making"}>
      ${t(state === "making" ? "makingRoom" : state === "notMade" ? "anotherTry" : "makeRoom")}
    </button>
  </form>`;
}

export const joinView = (
  { name, shape, level, envelope }: Invitation,
  own: string,
  t: Translate,
  onJoin: (event: SubmitEvent) => void,
): TemplateResult =>
  html`<form class="form" @submit=${onJoin}>
    <div class="picture">${miniature(shape, false)}</div>
    <div class="center">
      <h1>${name}</h1>
      <p class="more">${boardName(dimensionsOf(shape))} · ${t(level)}</p>
    </div>
    ${field(t("yourName"), "name", own)} ${envelope ? html`<p class="more small">${t("clockRuns")}</p>` : nothing}
    <button class="primary">${t(envelope ? "startNow" : "joinRoom")}</button>
  </form>`;
