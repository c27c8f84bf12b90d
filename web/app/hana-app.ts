// The page: which screen, in which language and colors.
import { LitElement, html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Puzzle, Shape } from "hanadoku";
import { contrast, tokens } from "hanadoku/element";
import { newFragment, routeOf, solveFragment, type Route } from "./route.js";
import { homeStyles, homeView, type HomeActions } from "./screens/home.js";
import "./screens/play.js";
import { settingsSheet, settingsStyles } from "./screens/settings.js";
import "./screens/solve.js";
import { keepSettings, loadSettings, offeredLevels, type Settings } from "./settings.js";
import { closeSheets, openSheet } from "./sheet.js";
import { common, sheetStyles } from "./styles.js";
import { translator } from "./words/translator.js";

@customElement("hana-app")
export class HanaApp extends LitElement {
  static override styles = [tokens, contrast, common, sheetStyles, homeStyles, settingsStyles];

  @state() private settings: Settings = loadSettings();
  @state() private route: Route = routeOf(location.hash);

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#onAddress);
    this.#showSettings(this.settings);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#onAddress);
  }

  #onAddress = (): void => {
    this.route = routeOf(location.hash);
  };

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

  #actions: HomeActions = {
    chooseShape: (shape: Shape) => {
      this.#change({ shape });
      closeSheets(this.renderRoot);
    },
    chooseLevel: (level) => {
      this.#change({ level });
    },
    showShapes: () => {
      openSheet(this.renderRoot, "shapes");
    },
    showSettings: () => {
      openSheet(this.renderRoot, "settings");
    },
    start: () => {
      location.hash = newFragment(this.settings.shape, this.settings.level);
    },
    solve: () => {
      location.hash = solveFragment;
    },
  };

  #leave = (): void => {
    location.hash = "";
  };

  #fresh = ({ detail }: CustomEvent<Puzzle | null>): void => {
    const { shape, level } = this.settings;
    const alike = offeredLevels.find((name) => name === detail?.level);
    location.hash = newFragment(detail?.shape ?? shape, alike ?? level);
  };

  #screenView(): TemplateResult {
    const { settings, route } = this;
    const { language, shape, level } = settings;
    const theme = settings.theme === "system" ? undefined : settings.theme;
    const more = settings.highContrast ? "more" : undefined;
    const t = translator(language);
    switch (route.screen) {
      case "home":
        return homeView({ shape, level, t }, this.#actions);
      case "solve":
        return html`<hana-solve lang=${language} .theme=${theme} .contrast=${more} @leave=${this.#leave}></hana-solve>`;
      default:
        return html`<hana-play
          lang=${language}
          .theme=${theme}
          .contrast=${more}
          .route=${route}
          @leave=${this.#leave}
          @fresh=${this.#fresh}
          @settings=${this.#actions.showSettings}
        ></hana-play>`;
    }
  }

  protected override render(): TemplateResult {
    const t = translator(this.settings.language);
    return html`${this.#screenView()}${settingsSheet(this.settings, t, this.#change)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "hana-app": HanaApp;
  }
}
