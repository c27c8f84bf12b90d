// What the elements have in common: their language, their theme and their digits.
import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import { isLoaded, languageOf, loadLanguage, type Language } from "./messages/translator.js";
import type { DigitKind } from "./signs.js";

export class SpeakingElement extends LitElement {
  /** The nearest `lang` around it where it is left out, then the browser's. */
  @property({ reflect: true }) override lang = "";
  /** The system's where it is left out. */
  @property({ reflect: true }) theme?: "light" | "dark";
  @property({ reflect: true }) contrast?: "more";
  /** How digits are shown and named: as numbers, as letters from A, or as shapes. Saved and sent puzzles stay what they are. */
  @property({ reflect: true }) digits: DigitKind = "numbers";

  protected get language(): Language {
    const around = this.closest<HTMLElement>("[lang]");
    return languageOf(this.lang || (around ? around.lang : navigator.language));
  }

  /** Says nothing before it has the words. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!isLoaded(this.language)) await loadLanguage(this.language);
    await super.scheduleUpdate();
  }
}
