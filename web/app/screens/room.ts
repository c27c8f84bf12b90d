// A room that one comes to by its invitation: the lobby, the count down, the game with the ranking under it, and the end.
import { html, nothing, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Candidate, Step } from "hanadoku";
import { loadShared, type ExplainDetail, type HanaDoku, type MoveDetail } from "hanadoku/element";
import { newId, openEnvelope, readInvitation, readResult, type Invitation, type RoomState } from "hanadoku/rooms";
import { icon } from "../icons.js";
import { miniatureStyles } from "../miniature.js";
import { endView } from "../rooms/end.js";
import { joinView, nameIn } from "../rooms/forms.js";
import { forget, keptOf, lastName, type Kept } from "../rooms/kept.js";
import { countView, linkLobbyView, lobbyView } from "../rooms/lobby.js";
import { makePuzzle, type Making } from "../rooms/making.js";
import type { Copying } from "../share/link_view.js";
import { Session } from "../rooms/session.js";
import { inviteSheet, inviteView, pictureOf, rankingSheet, resultSheet } from "../rooms/sheets.js";
import { stripView } from "../rooms/standing.js";
import { pageView, roomStyles } from "../rooms/styles.js";
import { dropWords } from "../rooms/words.js";
import { Screen } from "../screen.js";
import { openSheet } from "../sheet.js";
import { sheetStyles } from "../styles.js";
import { timeText } from "../times.js";

export class HanaRoom extends Screen {
  static override styles = [...Screen.look, sheetStyles, miniatureStyles, roomStyles];

  @state() private invitation: Invitation | null = null;
  @state() private picture: string | null = null;
  @state() private session: Session | null = null;
  /** Words instead of all else. */
  @state() private trouble: string | null = null;
  @state() private making: Making = "no";
  @state() private copied = false;
  /** What came of the last result that was added. */
  @state() private told = "";
  @query("hana-doku") private board!: HanaDoku | null;

  #ticking: ReturnType<typeof setInterval> | undefined;
  /** The board has been given back the game from before a reload. */
  #restored = false;
  /** Of the addresses: a later one overtakes those before it. */
  #turn = 0;

  override idle(): boolean {
    return this.session === null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#passKey);
    this.#ticking = setInterval(() => {
      if (this.session?.state.puzzle) this.requestUpdate();
    }, 200);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#passKey);
    clearInterval(this.#ticking);
    this.#end();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("place")) void this.#open();
  }

  #passKey = (event: KeyboardEvent): void => {
    if (event.target !== document.body || event.key === "Tab" || this.renderRoot.querySelector("dialog[open]")) return;
    this.board?.press(event);
  };

  // Coming and going.

  #end(): void {
    this.session?.leave();
    this.session = null;
  }

  async #open(): Promise<void> {
    const turn = ++this.#turn;
    this.#end();
    Object.assign(this, { invitation: null, trouble: null, making: "no", told: "" });
    const code = this.place.join(".");
    if (this.place[0] === "result") await this.#openResult(code);
    else await this.#come(readInvitation(code), turn);
  }

  /** A result that was sent as a link: for the room by links that this browser has. */
  async #openResult(code: string): Promise<void> {
    const result = readResult(code);
    const kept = result && keptOf(result.room);
    if (!kept) this.trouble = this.t(result ? "resultNoRoom" : "resultOtherRoom");
    else {
      await this.#enter(kept);
      this.told = this.t(dropWords(this.session?.room.take(result) ?? null));
    }
  }

  async #come(invitation: Invitation | null, turn: number): Promise<void> {
    const kept = invitation && keptOf(invitation.room);
    if (!invitation) this.trouble = this.t("roomBroken");
    else if (kept) await this.#enter(kept);
    else {
      const { sudoku } = await loadShared();
      const opened = invitation.envelope && openEnvelope(sudoku, JSON.stringify(invitation.envelope));
      if (turn !== this.#turn) return;
      if (opened && !opened.ok) this.trouble = this.t("roomNoPuzzle", { message: opened.message });
      else this.invitation = invitation;
    }
  }

  async #enter(kept: Kept): Promise<void> {
    const turn = this.#turn;
    this.invitation = kept.invitation;
    this.#restored = false;
    this.picture = await pictureOf(kept.invitation, this.t);
    try {
      const session = await Session.begin(kept, () => {
        this.requestUpdate();
      });
      if (turn === this.#turn && this.isConnected) this.session = session;
      else session.leave();
    } catch {
      this.trouble = this.t("roomFailed");
    }
  }

  #join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { invitation } = this;
    const name = nameIn(event.target as HTMLFormElement);
    if (!invitation || !name) return;
    const [self, token] = [newId(), newId()];
    await this.#enter({ invitation, self, token, name, room: null, game: null, round: 0, known: [], next: null });
    if (invitation.envelope) this.#startByLink();
  };

  #leave = (): void => {
    if (this.invitation) forget(this.invitation.room);
    this.go("");
  };

  // The game.

  /** By links everyone starts for themselves. */
  #startByLink = (): void => {
    const { envelope } = this.invitation ?? {};
    if (!envelope) return;
    const { shape, level, givens, rules } = envelope;
    const clues = Array.from(givens).filter((symbol) => symbol !== ".").length;
    this.session?.room.start({ shape, level, givens, clues }, { hints: rules.hints, wait: 0 });
  };

  #start = async (): Promise<void> => {
    const { invitation, session } = this;
    if (!invitation || !session || this.making === "making") return;
    this.making = "making";
    const puzzle = session.takeNext() ?? (await makePuzzle(invitation.shape, invitation.level));
    this.making = puzzle ? "no" : "notMade";
    if (puzzle) session.room.start(puzzle);
  };

  #onReady = async (): Promise<void> => {
    const { board, session } = this;
    if (!board || !session) return;
    const saved = this.#restored ? null : session.saved;
    this.#restored = true;
    if (saved && (await board.restore(saved)).ok) return; // it is ready again then
    session.watch(board);
    board.focus();
  };

  #played = (event: Event): void => {
    const { type, detail } = event as CustomEvent<MoveDetail & ExplainDetail>;
    const causes: Partial<Record<string, Candidate | Step>> = { mistake: detail, explain: detail.step };
    if (this.board) this.session?.played(this.board, causes[type]);
  };

  #add = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("result") as HTMLInputElement;
    const result = readResult(field.value);
    this.told = this.t(result ? dropWords(this.session?.room.take(result) ?? null) : "resultOtherRoom");
    if (result) field.value = "";
  };

  // What is shown.

  #show(sheet: string): void {
    this.copied = false;
    openSheet(this.renderRoot, sheet);
  }

  get #copying(): Copying {
    return {
      copied: this.copied,
      onCopied: () => {
        this.copied = true;
      },
    };
  }

  #serverView({ transport }: RoomState): TemplateResult | typeof nothing {
    if (transport.type !== "waiting") return nothing;
    const seconds = Math.ceil(transport.milliseconds / 1000);
    return html`<p class="said" role="status">${this.t("serverLost", { seconds })}</p>`;
  }

  #boardView({ round, rules, puzzle, elapsed }: RoomState): unknown {
    return keyed(
      round,
      html`<hana-doku
        lang=${this.lang}
        .theme=${this.theme}
        .contrast=${this.contrast}
        .digits=${this.settings.digits}
        clock="none"
        entry="strict"
        .hints=${rules?.hints}
        .puzzle=${puzzle}
        @ready=${this.#onReady}
        @move=${this.#played}
        @mistake=${this.#played}
        @hint=${this.#played}
        @explain=${this.#played}
        @progress=${this.#played}
      >
        <a slot="start" class="icon-button start" href="#" aria-label=${this.t("back")}>${icon("back")}</a>
        <time slot="end" class="time">${timeText(elapsed)}</time>
      </hana-doku>`,
    );
  }

  #playView(current: RoomState): TemplateResult {
    const live = this.invitation?.envelope === null;
    const giveUp = () => {
      this.session?.room.giveUp();
    };
    const open = () => {
      this.#show("ranking");
    };
    return html`<div class="playing">
      <main>
        <h1 class="unseen">${this.invitation?.name}</h1>
        ${this.#serverView(current)} ${this.#boardView(current)}
      </main>
      ${stripView(current.participants, this.t, open)} ${rankingSheet(current, live, this.t, giveUp)}
    </div>`;
  }

  #endView(current: RoomState, { envelope }: Invitation): TemplateResult {
    return endView({ state: current, links: envelope !== null, making: this.making, told: this.told }, this.t, {
      onRematch: () => void this.#start(),
      onSend: () => {
        this.#show("result");
      },
      onAdd: this.#add,
      onLeave: this.#leave,
    });
  }

  #lobbyView(current: RoomState, invitation: Invitation): TemplateResult {
    const { t, making, picture } = this;
    if (invitation.envelope) {
      return linkLobbyView(inviteView(invitation, picture, this.#copying, t), t, this.#startByLink);
    }
    const invite = () => {
      this.#show("invite");
    };
    return lobbyView(invitation, current, making, t, invite, () => void this.#start());
  }

  #roomView(invitation: Invitation, current: RoomState): TemplateResult {
    const { t } = this;
    const page = (content: TemplateResult, top = false) =>
      pageView(invitation.name, html`${this.#serverView(current)} ${content}`, t, top);
    switch (current.phase) {
      case "lobby":
        return page(this.#lobbyView(current, invitation));
      case "countdown":
        return page(countView(-current.elapsed, t));
      case "playing":
        return this.#playView(current);
      default:
        return page(this.#endView(current, invitation), true);
    }
  }

  protected override render(): TemplateResult {
    const { t, trouble, invitation, session, picture } = this;
    if (trouble !== null) return pageView(t("room"), html`<p class="trouble" role="alert">${trouble}</p>`, t);
    if (!invitation) return html``;
    if (!session) {
      return pageView(
        t("room"),
        joinView(invitation, lastName(), t, (event) => void this.#join(event)),
        t,
      );
    }
    const { result } = session.room;
    return html`${this.#roomView(invitation, session.state)} ${inviteSheet(invitation, picture, this.#copying, t)}
    ${invitation.envelope && result ? resultSheet(result, this.#copying, t) : nothing}`;
  }
}

customElements.define("hana-room", HanaRoom);

declare global {
  interface HTMLElementTagNameMap {
    "hana-room": HanaRoom;
  }
}
