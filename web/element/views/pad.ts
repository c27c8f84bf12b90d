// The keys for the digits, with how many of each the board still takes.
import { html, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import type { Signs } from "../signs.js";
import { icon } from "./icons.js";
import { signView } from "./signs.js";

export interface PadModel {
  readonly geometry: Geometry;
  /** By digit - 1; empty where it is not counted. */
  readonly left: readonly number[];
  readonly chosen: number;
  readonly pencil: boolean;
  readonly signs: Signs;
  readonly t: Translate;
}

export interface PadInput {
  /** A click on the pad, and what a pointer does there before it: the keys say which digit they are. */
  readonly onDigit: (event: MouseEvent) => void;
  readonly onDigitPointer?: (event: PointerEvent) => void;
  readonly onErase: () => void;
}

/** Keeps the focus where it is, so that the keyboard stays at its cell. */
export const keepFocus = (event: Event) => {
  event.preventDefault();
};

/** Where the digits leave a place in the last row (9, 15) on a phone, the key to erase takes it. */
export function padView(model: PadModel, { onDigit, onDigitPointer, onErase }: PadInput): TemplateResult {
  const { geometry, left, chosen, pencil, signs, t } = model;
  const { side } = geometry;
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  return html`<div
    class=${classMap({ pad: true, pencil })}
    part="pad"
    role="group"
    aria-label=${t("digits")}
    data-side=${side}
    @mousedown=${keepFocus}
    @click=${onDigit}
    @pointerdown=${onDigitPointer}
    @pointerup=${onDigitPointer}
    @pointercancel=${onDigitPointer}
  >
    ${digits.map((digit) => {
      const count = left[digit - 1];
      const name = signs.nameOf(digit);
      return html`<button
        type="button"
        class=${classMap({ key: true, spent: count === 0 })}
        data-digit=${digit}
        aria-label=${count === undefined ? name : t("digitKey", { digit: name, count })}
        aria-pressed=${digit === chosen}
      >
        <span class="face">${signView(signs.kind, digit)}</span>
        ${count === undefined ? "" : html`<span class="count">${count > 0 ? count : ""}</span>`}
      </button>`;
    })}
    ${
      side % 2 === 1
        ? html`<button type="button" class="key erase" aria-label=${t("erase")} @click=${onErase}>
            ${icon("erase")}
          </button>`
        : ""
    }
  </div>`;
}

/** The digit of the key that an event came from, or 0. */
export function digitAt({ target }: Event): number {
  const key = target instanceof Element ? target.closest<HTMLElement>("[data-digit]") : null;
  return Number(key?.dataset.digit ?? 0);
}
