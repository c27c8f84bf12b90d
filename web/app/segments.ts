// A choice of one among a few, side by side.
import { html, type TemplateResult } from "lit";

export const segmentsView = <Name extends string>(
  legend: string,
  names: readonly Name[],
  chosen: Name,
  label: (name: Name) => unknown,
  onChoose: (name: Name) => void,
): TemplateResult =>
  html`<fieldset>
    <legend>${legend}</legend>
    <div class="segments">
      ${names.map(
        (name) =>
          html`<button
            type="button"
            data-choice=${name}
            aria-pressed=${name === chosen}
            @click=${() => {
              onChoose(name);
            }}
          >
            ${label(name)}
          </button>`,
      )}
    </div>
  </fieldset>`;
