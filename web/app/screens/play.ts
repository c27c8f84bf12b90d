// A game: the element, and what the page adds around it: the way back, the menu, sharing, and keeping it.
import { html, nothing, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import type { Puzzle } from "hanadoku";
import type { FinishDetail, HanaDoku, ReadyDetail } from "hanadoku/element";
import { icon, type Icon } from "../icons.js";
import { symbolsOf } from "../lines.js";
import { Keeper } from "../play/keeper.js";
import { gamePlace, newPlace, openingOf, type Opening } from "../play/opening.js";
import { makeAhead, puzzleFor, takeMade } from "../play/stock.js";
import { playStyles } from "../play/styles.js";
import { release } from "../release.js";
import { Screen } from "../screen.js";
import { offeredLevels } from "../settings.js";
import { closeSheets, openSheet, sheetView } from "../sheet.js";
import { idOfPuzzle, untouched, type GameRecord } from "../store/records.js";
import { store } from "../store/store.js";
import { sheetStyles } from "../styles.js";
import { whyView } from "../why_view.js";
import type { HanaShare } from "./share.js";

/** What is there instead of a board. */
type Instead = "loading" | "elsewhere" | "notMade" | "missing";

export class HanaPlay extends Screen {
  static override styles = [...Screen.look, sheetStyles, playStyles];

  @state() private opening: Opening | null = null;
  /** What the board is given; it makes one of its own where this is left out. */
  @state() private given: unknown;
  @state() private instead: Instead | null = "loading";
  @state() private puzzle: Puzzle | null = null;
  @state() private finished = false;
  /** Whether the solution is looked at, and the game given up for it. */
  @state() private looking: "no" | "finished" | "gaveUp" = "no";
  @query("hana-doku") private board!: HanaDoku | null;

  #keeper = new Keeper(
    () => this.board,
    () => {
      this.board?.pause();
      this.instead = "elsewhere";
    },
    (game) => {
      this.#keepAddress(game);
    },
  );
  /** Of the addresses: a later one overtakes those before it. */
  #turn = 0;

  override idle(): boolean {
    return this.puzzle === null || this.finished;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#passKey);
    document.addEventListener("visibilitychange", this.#onHide);
    addEventListener("pagehide", this.#onHide);
  }

  override disconnectedCallback(): void {
    void this.#keeper.end();
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#passKey);
    document.removeEventListener("visibilitychange", this.#onHide);
    removeEventListener("pagehide", this.#onHide);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("place")) void this.#open();
  }

  /** A key that nothing has asked for is meant for the board. */
  #passKey = (event: KeyboardEvent): void => {
    if (this.looking !== "no") return;
    if (event.target !== document.body || event.key === "Tab" || this.renderRoot.querySelector("dialog[open]")) return;
    this.board?.press(event);
    this.#keeper.touch();
  };

  #onHide = (): void => {
    if (document.hidden) void this.#keeper.flush();
  };

  async #open(): Promise<void> {
    const turn = ++this.#turn;
    await this.#keeper.end();
    this.looking = "no";
    const opening = await openingOf(this.place);
    if (turn !== this.#turn) return;
    this.opening = opening;
    this.puzzle = null;
    if (opening.type === "missing") {
      if (this.place[0] === "continue") this.#leave();
      else this.instead = "missing";
      return;
    }
    if (opening.type === "made") await this.#make(turn, opening);
    else await this.#show(opening.type === "given" ? opening.puzzle : undefined);
    if (opening.type === "given" && opening.game?.saved && turn === this.#turn) await this.#goOn(opening.game);
  }

  async #make(turn: number, { wishes }: Opening & { type: "made" }): Promise<void> {
    this.instead = "loading";
    const puzzle = await puzzleFor(wishes).catch(() => null);
    if (turn !== this.#turn) return;
    if (puzzle) await this.#show(puzzle);
    else this.instead = "notMade";
  }

  async #show(given: unknown): Promise<void> {
    // The same one again is another game on it.
    if (this.board && this.given === given) void this.board.newGame();
    this.given = given;
    this.instead = null;
    await this.updateComplete;
  }

  /** The game as it was kept; one that cannot be read is set aside, and its puzzle begins anew. */
  async #goOn(game: GameRecord): Promise<void> {
    const restored = await this.board?.restore(game.saved);
    if (!restored || restored.ok || restored.reason === "engine") return;
    await store.setAside("games", game);
    this.notify({ id: "gameBroken" });
    void this.board?.newGame();
  }

  #onReady = (event: CustomEvent<ReadyDetail>): void => {
    this.puzzle = event.detail.puzzle;
    this.finished = this.board?.game?.finished ?? false;
    this.board?.focus();
    void this.#keep(event.detail.puzzle);
  };

  async #keep(puzzle: Puzzle): Promise<void> {
    const { opening } = this;
    const known = await store.game(idOfPuzzle(puzzle));
    const origin = opening?.type === "given" || opening?.type === "made" ? opening.origin : "made";
    const day = opening?.type === "made" ? opening.day : "";
    const game = known ?? untouched(puzzle, { origin, day, release });
    if (this.puzzle !== puzzle) return;
    if (!(await this.#keeper.begin(game)) && this.puzzle === puzzle) {
      this.board?.pause();
      this.instead = "elsewhere";
    }
    const wish = this.#wish;
    if (wish) setTimeout(() => void makeAhead(wish).catch(() => undefined), 1000);
  }

  async #takeOver(): Promise<void> {
    const game = await this.#keeper.takeOver();
    this.instead = null;
    if (game?.saved) await this.#goOn(game);
    else this.board?.resume();
  }

  /** So that a reload goes on with the game. */
  #keepAddress({ id }: GameRecord): void {
    if (this.place[0] !== "link" && location.hash !== `#${gamePlace(id)}`)
      history.replaceState(null, "", `#${gamePlace(id)}`);
  }

  #onFault = (): void => {
    this.puzzle = null;
  };

  #onFinish = ({ detail }: CustomEvent<FinishDetail>): void => {
    this.finished = true;
    void this.#keeper
      .flush()
      .then(() => import("../play/grading.js").then(({ gradeResult }) => gradeResult(detail.puzzle)));
  };

  #leave = (): void => {
    this.go("");
  };

  #showMenu = (): void => {
    openSheet(this.renderRoot, "menu");
  };

  /** What the next puzzle is made by, if one can follow this one without another address. */
  get #wish() {
    const { opening } = this;
    if (opening?.type === "new") return { shape: opening.shape, level: opening.level };
    const wish = opening?.type === "made" ? opening.wishes[0] : undefined;
    return wish && wish.seed === undefined ? wish : null;
  }

  /** The next one of the same wish, or one like that which someone sent. */
  #fresh = async (): Promise<void> => {
    const { opening } = this;
    const wish = this.#wish;
    if (opening && wish) {
      await this.#keeper.flush();
      history.replaceState(null, "", `#${this.place.join(".")}`);
      if (opening.type === "made") await this.#make(++this.#turn, opening);
      else await this.#show(takeMade(wish) ?? undefined);
    } else {
      const { shape, level } = this.settings;
      const alike = offeredLevels.find((name) => name === this.puzzle?.level);
      this.go(newPlace(this.puzzle?.shape ?? shape, alike ?? level));
    }
  };

  #why = (): void => {
    this.looking = "finished";
  };

  /** From a finished game's solution back to its summary; a game that was given up is over. */
  #leaveWhy = (): void => {
    if (this.looking === "gaveUp") this.#leave();
    else this.looking = "no";
  };

  #share = async (): Promise<void> => {
    const { puzzle } = this;
    if (!puzzle) return;
    await import("./share.js");
    const shown = symbolsOf(this.board?.game?.cells.map(({ digit }) => digit) ?? []);
    await this.renderRoot.querySelector<HanaShare>("hana-share")?.show(puzzle, this.finished ? "" : shown);
  };

  #menuView(): TemplateResult {
    const { t } = this;
    const item = (name: Icon, label: string, act: () => void, able = true) =>
      able
        ? html`<button
            type="button"
            @click=${() => {
              closeSheets(this.renderRoot);
              act();
            }}
          >
            ${icon(name)}${label}
          </button>`
        : nothing;
    const playing = this.puzzle !== null;
    const restart = () => {
      this.board?.restart();
      this.#keeper.touch();
    };
    const giveUp = () => {
      this.looking = "gaveUp";
    };
    const content = html`<div class="menu">
      ${item("fresh", t("newGame"), () => void this.#fresh())} ${item("restart", t("restart"), restart, playing)}
      ${item("share", t("share"), () => void this.#share(), playing)} ${item("why", t("giveUp"), giveUp, playing)}
      ${item("settings", t("settings"), () => {
        this.showSettings();
      })}
    </div>`;
    return sheetView("menu", t("menu"), t, content);
  }

  /** Where there is no board to play on. */
  #insteadView(instead: Instead): TemplateResult {
    const { t } = this;
    const words = {
      loading: [t("making"), "", nothing],
      missing: [t("gameMissing"), "", nothing],
      notMade: [
        t("notMade"),
        "",
        html`<button type="button" class="primary" @click=${() => void this.#open()}>${t("tryAgain")}</button>`,
      ],
      elsewhere: [
        t("elsewhere"),
        t("elsewhereMore"),
        html`<button type="button" class="primary" @click=${() => void this.#takeOver()}>${t("takeOver")}</button>`,
      ],
    }[instead];
    return html`<div class="instead">
      <header class="why">
        <button type="button" class="icon-button start" aria-label=${t("back")} @click=${this.#leave}>
          ${icon("back")}
        </button>
      </header>
      <main aria-live="polite">
        <h2>${words[0]}</h2>
        <p>${words[1]}</p>
        ${words[2]}
      </main>
    </div>`;
  }

  #boardView(): TemplateResult {
    const { t, opening } = this;
    return html`<hana-doku
      ?hidden=${this.looking === "finished" || this.instead !== null}
      lang=${this.lang}
      .theme=${this.theme}
      .contrast=${this.contrast}
      .digits=${this.settings.digits}
      .shape=${opening?.type === "new" ? opening.shape : "2x3"}
      .level=${opening?.type === "new" ? opening.level : "normal"}
      .puzzle=${this.given}
      graded
      @ready=${this.#onReady}
      @fault=${this.#onFault}
      @finish=${this.#onFinish}
      @click=${this.#keeper.touch}
      @keyup=${this.#keeper.touch}
      @pointerup=${this.#keeper.touch}
      @move=${this.#keeper.touch}
    >
      <button slot="start" type="button" class="icon-button start" aria-label=${t("back")} @click=${this.#leave}>
        ${icon("back")}
      </button>
      <button slot="end" type="button" class="icon-button end" aria-label=${t("menu")} @click=${this.#showMenu}>
        ${icon("menu")}
      </button>
      <div slot="finish" class="finish">
        <button type="button" class="secondary" @click=${() => void this.#share()}>
          ${icon("share")}${t("share")}
        </button>
        <button type="button" class="secondary" @click=${this.#why}>${icon("why")}${t("why")}</button>
        <button type="button" class="primary" @click=${() => void this.#fresh()}>${t("newGame")}</button>
      </div>
      <button slot="fault" type="button" class="primary" @click=${() => void this.#fresh()}>${t("newGame")}</button>
    </hana-doku>`;
  }

  protected override render(): TemplateResult {
    const { puzzle, looking, instead } = this;
    if (looking === "gaveUp" && puzzle) return whyView(this, puzzle, "why", this.#leaveWhy);
    // A board that makes no puzzle yet would make one nobody asked for.
    const hasBoard = instead === null || instead === "elsewhere" || this.board !== null;
    return html`${instead ? this.#insteadView(instead) : nothing}
      ${looking === "finished" && puzzle ? whyView(this, puzzle, "why", this.#leaveWhy) : nothing}
      ${hasBoard ? this.#boardView() : nothing} ${this.#menuView()}
      <hana-share lang=${this.lang} .theme=${this.theme} .contrast=${this.contrast}></hana-share>`;
  }
}

customElements.define("hana-play", HanaPlay);

declare global {
  interface HTMLElementTagNameMap {
    "hana-play": HanaPlay;
  }
}
