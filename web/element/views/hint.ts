// The hint in the place of the controls: which of the two kinds, and what there is to say.
import { html, type TemplateResult } from "lit";
import type { HintAction } from "../hint_actions.js";
import type { Drawing } from "../drawing.js";
import type { Hint } from "../hint.js";
import type { MessageId } from "../messages/en.js";
import type { Translate } from "../messages/translator.js";
import { icon } from "./icons.js";
import { keepFocus } from "./pad.js";
import { legendView } from "./legend.js";

export interface HintModel {
  readonly hint: Hint;
  readonly hintsLeft: number;
  readonly drawing: Drawing | null;
  /** Of the step, as far as it is told. */
  readonly title: string;
  readonly text: string;
  readonly t: Translate;
}

type Dispatch = (action: HintAction | { readonly type: "release" }) => void;

const otherWords: Record<Exclude<Hint["type"], "menu" | "step">, MessageId> = {
  looking: "looking",
  failed: "noEngine",
  mistake: "mistakeThere",
  none: "noStep",
  budget: "noStep",
  "no-hints": "noHints",
};

/** What is said where no step is shown. */
export const hintWords = (hint: Hint, t: Translate): string =>
  hint.type === "menu" || hint.type === "step" ? "" : t(otherWords[hint.type]);

function choice(name: MessageId, more: MessageId, able: boolean, t: Translate, act: () => void): TemplateResult {
  return html`<button
    type="button"
    class="choice"
    aria-disabled=${!able}
    @click=${() => {
      if (able) act();
    }}
  >
    <span class="name">${t(name)}</span><span class="more">${t(more)}</span>
  </button>`;
}

function menuView({ hintsLeft, t }: HintModel, dispatch: Dispatch): TemplateResult {
  return html`${choice("explainChoice", "explainMore", true, t, () => {
    dispatch({ type: "explain" });
  })}
  ${choice("revealChoice", "revealMore", hintsLeft > 0, t, () => {
    dispatch({ type: "reveal" });
  })}`;
}

const primary = (label: string, act: () => void): TemplateResult =>
  html`<button type="button" class="primary" @click=${act}>${label}</button>`;

function stepView({ hint, drawing, text, t }: HintModel, dispatch: Dispatch): TemplateResult {
  const tier = hint.type === "step" ? hint.tier : 1;
  return html`<p class="told">${text}</p>
    ${tier === 3 && drawing ? legendView(drawing, t) : ""}
    ${
      tier < 3
        ? primary(t("more"), () => {
            dispatch({ type: "more" });
          })
        : primary(t("apply"), () => {
            dispatch({ type: "apply" });
          })
    }`;
}

function contentView(model: HintModel, dispatch: Dispatch): TemplateResult {
  const { hint, t } = model;
  if (hint.type === "menu") return menuView(model, dispatch);
  if (hint.type === "step") return stepView(model, dispatch);
  return html`<p class="told">${hintWords(hint, t)}</p>
    ${
      hint.type === "mistake"
        ? primary(t("goBack"), () => {
            dispatch({ type: "goBack" });
          })
        : ""
    }`;
}

export function hintView(model: HintModel, dispatch: Dispatch): TemplateResult {
  const { hint, hintsLeft, title, t } = model;
  const tier = hint.type === "step" ? hint.tier : 0;
  return html`<section class="hint" part="hint" aria-label=${t("hint")} @mousedown=${keepFocus}>
    <header>
      <h2>${title || t("hint")}</h2>
      ${tier > 0 ? html`<span class="tiers" aria-hidden="true">${[1, 2, 3].map((each) => html`<i class=${each <= tier ? "on" : ""}></i>`)}</span>` : html`<span class="left">${t("hintsLeft", { count: hintsLeft })}</span>`}
      <button
        type="button"
        class="close"
        aria-label=${t("close")}
        @click=${() => {
          dispatch({ type: "release" });
        }}
      >
        ${icon("close")}
      </button>
    </header>
    ${contentView(model, dispatch)}
  </section>`;
}
