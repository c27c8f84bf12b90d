// While a pencil is held: which one, in the place of the line under the board; and the colors, in the place of the digits.
import { html, type TemplateResult } from "lit";
import type { Action } from "../actions.js";
import { colorName, colors, paintOf } from "../colors.js";
import type { Translate } from "../messages/translator.js";
import { pencils, type Pencil } from "../state.js";
import { icon } from "./icons.js";
import { keepFocus } from "./pad.js";

export function pencilsView(held: Pencil, t: Translate, dispatch: (action: Action) => void): TemplateResult {
  const all = (type: "fillNotes" | "clearNotes", long: "fillNotesLong" | "clearNotesLong") =>
    html`<button
      type="button"
      class="choose"
      aria-label=${t(long)}
      @click=${() => {
        dispatch({ type });
      }}
    >
      ${t(type)}
    </button>`;
  return html`<div class="pencils" @mousedown=${keepFocus}>
    <div class="kinds" role="group" aria-label=${t("pencilKinds")}>
      ${pencils.map(
        (pencil) =>
          html`<button
            type="button"
            class="choose"
            aria-pressed=${pencil === held}
            @click=${() => {
              if (pencil !== held) dispatch({ type: "pencil", pencil });
            }}
          >
            ${t(pencil)}
          </button>`,
      )}
    </div>
    ${all("fillNotes", "fillNotesLong")}${all("clearNotes", "clearNotesLong")}
  </div>`;
}

/** `onColor(0)` takes the color away. */
export function paletteView(t: Translate, side: number, onColor: (color: number) => void): TemplateResult {
  return html`<div
    class="pad palette"
    part="pad"
    role="group"
    aria-label=${t("color")}
    data-side=${side}
    @mousedown=${keepFocus}
  >
    ${Array.from({ length: colors + 1 }, (_, index) => (index + 1) % (colors + 1)).map(
      (color) =>
        html`<button
          type="button"
          class="key"
          aria-label=${t(colorName(color))}
          @click=${() => {
            onColor(color);
          }}
        >
          ${color === 0 ? icon("close") : html`<span class="swatch" .style=${paintOf([color])}></span>`}
        </button>`,
    )}
  </div>`;
}
