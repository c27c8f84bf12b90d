// The page: which screen, in which language and colors, and what is said at its foot.
import { LitElement, html, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { contrast, tokens } from "hanadoku/element";
import { noticeStyles, noticeView } from "./notices.js";
import { routeOf } from "./routes.js";
import type { Notice, Screen } from "./screen.js";
import { settingsSheet, settingsStyles } from "./settings_sheet.js";
import { keepSettings, loadSettings, type Settings } from "./settings.js";
import { openSheet } from "./sheet.js";
import { onTrouble, type Trouble } from "./store/store.js";
import { keepOffline } from "./versions.js";
import { common, sheetStyles } from "./styles.js";
import { translator, type Translate } from "./words/translator.js";

const reload = () => {
  location.reload();
};

/** How long words stay that nobody has to answer. */
const noticeTime = 8000;
/** What makes the page work offline waits until a board can be played on, and then until its player has begun. */
const offlineAfter = 2500;
const longestOpening = 10_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Nothing is lost on the board itself: the words stay until they are read. */
const wordsOf = (trouble: Trouble): Notice =>
  trouble.type === "broken"
    ? { id: "storeBroken", values: { count: trouble.count }, stays: true }
    : { id: trouble.type === "full" ? "storeFull" : "storeForbidden", stays: true };

export class HanaApp extends LitElement {
  static override styles = [tokens, contrast, common, sheetStyles, settingsStyles, noticeStyles];

  @state() private settings: Settings = loadSettings();
  @state() private screen: Screen | null = null;
  @state() private notice: Notice | null = null;
  #noticeEnds: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#onAddress);
    this.#showSettings(this.settings);
    onTrouble((trouble) => {
      this.say(wordsOf(trouble));
    });
    this.#onAddress();
    addEventListener("load", () => void this.#onLoad(), { once: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#onAddress);
  }

  /** Says it at the foot of the page; what stays does so until it is answered. */
  say(notice: Notice): void {
    clearTimeout(this.#noticeEnds);
    this.notice = notice;
    if (!notice.stays) this.#noticeEnds = setTimeout(this.#endNotice, noticeTime);
  }

  #onLoad = async (): Promise<void> => {
    if (routeOf(location.hash).tag === "hana-play") await Promise.race([this.#boardThere, pause(longestOpening)]);
    await pause(offlineAfter);
    await keepOffline(
      (notice) => {
        this.say(notice);
      },
      () => this.screen?.idle() ?? true,
    ).catch(() => undefined); // the page works without
  };

  #boardThere = new Promise((resolve) => {
    for (const name of ["ready", "fault"]) this.addEventListener(name, resolve, { once: true });
  });

  #endNotice = (): void => {
    this.notice = null;
  };

  get #t(): Translate {
    return translator(this.settings.language);
  }

  #onAddress = (): void => {
    void this.#open(location.hash);
  };

  async #open(fragment: string): Promise<void> {
    const { tag, load, place } = routeOf(fragment);
    try {
      await load();
    } catch {
      this.say({ id: "screenNotLoaded", action: { label: "reload", act: reload }, stays: true });
      return;
    }
    if (fragment !== location.hash) return;
    const screen = this.screen?.localName === tag ? this.screen : (document.createElement(tag) as unknown as Screen);
    screen.place = place;
    this.screen = screen;
  }

  /** To the root of the document, whose colors surround the elements. */
  #showSettings({ language, theme, highContrast }: Settings): void {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme;
    root.dataset.contrast = highContrast ? "more" : "";
    this.setAttribute("theme", theme);
    this.toggleAttribute("contrast", false);
    if (highContrast) this.setAttribute("contrast", "more");
  }

  #change = (change: Partial<Settings>): void => {
    this.settings = { ...this.settings, ...change };
    this.#showSettings(this.settings);
    keepSettings(this.settings);
  };

  protected override willUpdate(): void {
    const { screen, settings } = this;
    if (!screen) return;
    screen.lang = settings.language;
    screen.theme = settings.theme === "system" ? undefined : settings.theme;
    screen.contrast = settings.highContrast ? "more" : undefined;
    screen.settings = settings;
  }

  protected override render(): TemplateResult {
    return html`<div
        @settings=${(event: CustomEvent<Partial<Settings>>) => {
          this.#change(event.detail);
        }}
        @show-settings=${() => {
          openSheet(this.renderRoot, "settings");
        }}
        @notice=${(event: CustomEvent<Notice>) => {
          this.say(event.detail);
        }}
      >
        ${this.screen}
      </div>
      ${settingsSheet(this.settings, this.#t, this.#change)} ${noticeView(this.notice, this.#t, this.#endNotice)}`;
  }
}

customElements.define("hana-app", HanaApp);

declare global {
  interface HTMLElementTagNameMap {
    "hana-app": HanaApp;
  }
}
