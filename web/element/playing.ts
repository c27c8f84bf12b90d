// How <hana-doku> is played: what an action does to the game and to the interface, and what follows from it.
import type { Game } from "../lib/index.js";
import { perform, type Action } from "./actions.js";
import { eventsOf } from "./events.js";
import { feel } from "./feeling.js";
import { findStep } from "./hint.js";
import { HoldingElement } from "./holding.js";
import type { Move } from "./moves.js";
import { signsOf } from "./signs.js";
import { isSameScene } from "./state.js";
import { wordsOf } from "./words.js";

/** What `<hana-doku>` does with an action, whoever asks for it. */
export class PlayingElement extends HoldingElement {
  /** Whether the last action shows on the board alone: what it counts follows that. */
  protected boardFirst = false;
  /** Whether the keyboard goes to the cover of a pause, or back from it. */
  protected follows = false;

  protected dispatch = (action: Action): void => {
    const game = this.held;
    const before = this.now;
    if (!game || !before || (action.type === "pause" && this.clock === "none")) return;
    const { ui, outcome } = perform({ game, allows: this.#allows }, this.ui, action);
    if (ui.hint?.type === "looking" && this.ui.hint?.type !== "looking") void this.#look(game);
    this.now = game.state();
    this.boardFirst = this.now.finished === before.finished && isSameScene(ui, this.ui);
    this.ui = ui;
    if (this.now.canUndo) this.previous = null;
    this.came.push({ made: outcome, before, after: this.now });
    const { geometry, t } = this;
    const words = wordsOf(outcome, this.now, { geometry, signs: signsOf(this.digits, t), t });
    if (words || outcome.type === "moved") this.words = words;
    if (outcome.type === "paused" || outcome.type === "resumed") {
      this.follows = Boolean(this.shadowRoot?.activeElement);
    }
    feel(outcome, this.now.finished && !before.finished, this);
    for (const [name, detail] of eventsOf(game, outcome, before, this.now)) this.emit(name, detail);
  };

  /** What it finds belongs to the board as it is: any move ends the hint. */
  async #look(game: Game): Promise<void> {
    this.stopGrading();
    const found = await findStep(game.board());
    if (this.held === game) this.dispatch({ type: "found", found });
  }

  #allows = (move: Move): boolean => this.emit("beforemove", move);

  // For hosts.

  /**
   * Back to the givens: as a move that can be undone, or as a game of its own where this one is finished.
   *
   * @example
   * board.reveal();
   * board.restart();
   * board.game.cellsLeft; // => 8
   */
  restart(): void {
    if (this.held && this.now?.finished) void this.playAgain(this.held.puzzle);
    else this.dispatch({ type: "restart" });
  }

  /**
   * Takes the last move back; before the first, the game before this one comes back.
   *
   * @example
   * board.reveal();
   * board.undo();
   * board.game.cellsLeft; // => 8
   */
  undo(): void {
    if (this.previous && !this.ui.paused) void this.bringBack(this.previous);
    else this.dispatch({ type: "undo" });
  }

  /**
   * Does again what was taken back.
   *
   * @example
   * board.reveal();
   * board.undo();
   * board.redo();
   * board.game.cellsLeft; // => 7
   */
  redo(): void {
    this.dispatch({ type: "redo" });
  }

  /**
   * Asks which of the two kinds of hint it shall be.
   *
   * @example
   * board.hint();
   * await board.updateComplete;
   * board.shadowRoot.querySelectorAll(".choice").length; // => 2
   */
  hint(): void {
    this.dispatch({ type: "hint" });
  }

  /**
   * Fills in a cell.
   *
   * @example
   * board.reveal();
   * board.game.hintsUsed; // => 1
   */
  reveal(): void {
    this.dispatch({ type: "reveal" });
  }

  /**
   * Shows the next step, from where to look to the whole of it.
   *
   * @example
   * const explained = new Promise((tell) => board.addEventListener("explain", tell));
   * board.explain();
   * (await explained).detail.technique; // => "hidden-single"
   */
  explain(): void {
    this.dispatch({ type: "explain" });
  }

  /**
   * Covers the board and stops the clock.
   *
   * @example
   * board.pause();
   * board.game.running; // => false
   */
  pause(): void {
    this.dispatch({ type: "pause" });
  }

  /**
   * Goes on after a pause.
   *
   * @example
   * board.pause();
   * board.resume();
   * board.game.running; // => true
   */
  resume(): void {
    this.dispatch({ type: "resume" });
  }
}
