// What stands under the board of <hana-why>: a slider through the steps with each in words, or the sets one by one.
import { html, type TemplateResult } from "lit";
import type { StepSentences } from "../../words/index.js";
import type { Drawing } from "../drawing.js";
import type { Translate } from "../messages/translator.js";
import { legendView } from "./legend.js";

export interface WhyModel {
  readonly tab: "path" | "sets";
  readonly at: number;
  /** The place after the last step. */
  readonly last: number;
  readonly sentences: StepSentences | null;
  readonly drawing: Drawing | null;
  readonly set: number;
  readonly sets: number;
  readonly flipped: boolean;
  /** The clues that keep the digits of the set from being exchanged. */
  readonly guards: string;
  readonly t: Translate;
}

export interface WhyInput {
  readonly onTab: (tab: "path" | "sets") => void;
  readonly onStep: (at: number) => void;
  readonly onSet: (set: number) => void;
  readonly onFlip: () => void;
}

function moveView(
  at: number,
  last: number,
  t: Translate,
  go: (at: number) => void,
  middle: TemplateResult,
): TemplateResult {
  const button = (label: string, sign: string, to: number) =>
    html`<button
      type="button"
      class="turn"
      aria-label=${label}
      aria-disabled=${to < 0 || to > last}
      @click=${() => {
        if (to >= 0 && to <= last) go(to);
      }}
    >
      ${sign}
    </button>`;
  return html`<div class="turns">${button(t("whyBack"), "‹", at - 1)}${middle}${button(t("whyOn"), "›", at + 1)}</div>`;
}

function pathView({ at, last, sentences, drawing, t }: WhyModel, { onStep }: WhyInput): TemplateResult {
  if (last === 0) return html`<p class="told" role="status">${t("noStep")}</p>`;
  const slider = html`<input
    type="range"
    min="0"
    max=${last}
    .value=${String(at)}
    aria-label=${t("whyPath")}
    aria-valuetext=${`${Math.min(at + 1, last)} / ${last}`}
    @input=${(event: Event) => {
      onStep(Number((event.target as HTMLInputElement).value));
    }}
  />`;
  return html`${moveView(at, last, t, onStep, slider)}
    <header>
      <h2>${sentences?.name ?? t("finished")}</h2>
      <span class="left">${Math.min(at + 1, last)} / ${last}</span>
    </header>
    <p class="told" role="status">${sentences ? `${sentences.why} ${sentences.result}` : ""}</p>
    ${drawing ? legendView(drawing, t) : ""}`;
}

function setsView({ set, sets, flipped, guards, t }: WhyModel, { onSet, onFlip }: WhyInput): TemplateResult {
  if (sets === 0) return html`<p class="told" role="status">${t("whyNoSets")}</p>`;
  return html`${moveView(set, sets - 1, t, onSet, html`<span class="left">${set + 1} / ${sets}</span>`)}
    <p class="told" role="status">${t(flipped ? "whyFlipped" : "whySet")} ${t("whyGuards", { cells: guards })}</p>
    <button type="button" class="primary" aria-pressed=${flipped} @click=${onFlip}>
      ${t(flipped ? "whyFlipBack" : "whyFlip")}
    </button>`;
}

export function whyView(model: WhyModel, input: WhyInput): TemplateResult {
  const { tab, t } = model;
  const tabs = [
    ["path", t("whyPath")],
    ["sets", t("whySets")],
  ] as const;
  return html`<section class="hint why" aria-label=${t("why")}>
    <div class="tabs" role="group">
      ${tabs.map(
        ([name, label]) =>
          html`<button
            type="button"
            aria-pressed=${name === tab}
            @click=${() => {
              input.onTab(name);
            }}
          >
            ${label}
          </button>`,
      )}
    </div>
    ${tab === "path" ? pathView(model, input) : setsView(model, input)}
  </section>`;
}
