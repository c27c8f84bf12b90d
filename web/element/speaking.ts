// What the elements have in common: their language and their theme.
import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import { isLoaded, languageOf, loadLanguage, type Language } from "./messages/translator.js";

export class SpeakingElement extends LitElement {
  /** The nearest `lang` around it where it is left out, then the browser's. */
  @property({ reflect: true }) override lang = "";
  /** The system's where it is left out. */
  @property({ reflect: true }) theme?: "light" | "dark";
  @property({ reflect: true }) contrast?: "more";

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
