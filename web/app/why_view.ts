// A puzzle's path and its unavoidable sets, as a screen shows them instead of itself.
import { html, type TemplateResult } from "lit";
import type { Puzzle } from "hanadoku";
import { icon } from "./icons.js";
import type { Screen } from "./screen.js";
import { translator } from "./words/translator.js";

/** `bar` is what the screen calls its bar in its styles. */
export function whyView(
  { lang, theme, contrast, settings }: Screen,
  puzzle: Puzzle,
  bar: string,
  leave: () => void,
): TemplateResult {
  const t = translator(lang);
  return html`<hana-why lang=${lang} .theme=${theme} .contrast=${contrast} .digits=${settings.digits} .puzzle=${puzzle}>
    <header slot="bar" class=${bar}>
      <button type="button" class="icon-button start" aria-label=${t("back")} @click=${leave}>${icon("back")}</button>
      <h1>${t("whyTitle")}</h1>
    </header>
  </hana-why>`;
}
