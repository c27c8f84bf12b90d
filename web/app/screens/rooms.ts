// Makes a room: a board, how hard, and how it shall reach the others.
import { type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { loadShared } from "hanadoku/element";
import { nameFrom, newId, writeInvitation, type Invitation } from "hanadoku/rooms";
import { makeView, nameIn, roomShapes, type Wish } from "../rooms/forms.js";
import { keep, lastName } from "../rooms/kept.js";
import { makePuzzle, type Making } from "../rooms/making.js";
import { pageView, roomStyles } from "../rooms/styles.js";
import { roomServer } from "../rooms/server.js";
import { Screen } from "../screen.js";
import { offeredLevels } from "../settings.js";

export class HanaRooms extends Screen {
  static override styles = [...Screen.look, roomStyles];

  @state() private wish: Pick<Wish, "way" | "name"> = { way: "live", name: lastName() };
  @state() private making: Making = "no";

  #change = ({ shape, level, ...part }: Partial<Wish>): void => {
    this.wish = { ...this.wish, ...part };
    if (shape) this.change({ shape });
    const offered = offeredLevels.find((each) => each === level);
    if (offered) this.change({ level: offered });
  };

  #make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const own = nameIn(form);
    if (!own || this.making === "making") return;
    const name = nameFrom((form.elements.namedItem("room") as HTMLInputElement).value);
    this.making = "making";
    const puzzle = await makePuzzle(this.#wish.shape, this.#wish.level);
    this.making = puzzle ? "no" : "notMade";
    if (!puzzle) return;
    const { sudoku } = await loadShared();
    const room = { room: newId(), name: name || nameFrom(this.t("roomNamed", { name: own })) };
    const game = sudoku.newGame(puzzle, { entry: "strict" });
    const rules = { entry: "strict", hints: game.hints } as const;
    game.dispose();
    const links = this.wish.way === "links";
    const self = newId();
    const { shape, level } = puzzle;
    const envelope = links ? { ...sudoku.envelope(puzzle), ...room, rules } : null;
    const invitation: Invitation = { ...room, host: self, shape, level, envelope };
    keep({ invitation, self, token: newId(), name: own, room: null, game: null, round: 0, known: [], next: puzzle });
    this.go(writeInvitation(invitation));
  };

  get #wish(): Wish {
    const { shape, level } = this.settings;
    return { shape: roomShapes.find((each) => each === shape) ?? "2x3", level, ...this.wish };
  }

  protected override render(): TemplateResult {
    const hasServer = roomServer() !== null;
    const form = makeView(this.#wish, this.making, hasServer, this.t, this.#change, (event) => void this.#make(event));
    return pageView(this.t("room"), form, this.t);
  }
}

customElements.define("hana-rooms", HanaRooms);

declare global {
  interface HTMLElementTagNameMap {
    "hana-rooms": HanaRooms;
  }
}
