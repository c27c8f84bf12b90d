// What every screen is: an element that fills the page, told its place in the address, the language and the colors.
import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import type { Settings } from "./settings.js";
import { contrast, tokens } from "hanadoku/element";
import { common } from "./styles.js";
import { translator, type AppLanguage, type MessageId, type Translate } from "./words/translator.js";

/** Words for the person, at the foot of the page. */
export interface Notice {
  readonly id: MessageId;
  readonly values?: Record<string, string | number>;
  /** Until it is closed, not for some seconds. */
  readonly stays?: boolean;
  /** What can be done about it. */
  readonly action?: { readonly label: MessageId; readonly act: () => void };
}

export class Screen extends LitElement {
  /** What all screens look like; a screen puts its own after it. */
  static readonly look = [tokens, contrast, common];

  @property() override lang: AppLanguage = "en";
  @property({ reflect: true }) theme?: "light" | "dark" | undefined;
  @property({ reflect: true }) contrast?: "more" | undefined;
  @property({ attribute: false }) settings!: Settings;
  /** The words of the address. */
  @property({ attribute: false }) place: readonly string[] = [];

  /** Whether a new version of the page may take over: not in the middle of something. */
  idle(): boolean {
    return true;
  }

  protected get t(): Translate {
    return translator(this.lang);
  }

  protected go(fragment: string): void {
    location.hash = fragment;
  }

  protected notify(detail: Notice): void {
    this.#tell("notice", detail);
  }

  protected change(detail: Partial<Settings>): void {
    this.#tell("settings", detail);
  }

  protected showSettings(): void {
    this.#tell("show-settings", undefined);
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
