// A puzzle by wish in the making: in a worker, for so long and no longer, and until it is stopped.
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { GenerateFault, Level, Puzzle, Shape, Symmetry, Technique } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { gamePlace } from "../play/opening.js";
import { release } from "../release.js";
import { idOfPuzzle, untouched, type Origin } from "../store/records.js";
import { store } from "../store/store.js";
import type { WishTranslate } from "../words/wish.js";

export interface PuzzleWish {
  readonly shape: Shape;
  readonly level?: Level | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly technique?: Technique | undefined;
}

type Fault = GenerateFault | "noEngine";

/** In milliseconds. */
const longest = 20_000;

/** The game of a puzzle, as an address. One that is there already stays as it is. */
export async function placeOfGame(puzzle: Puzzle, origin: Origin): Promise<string> {
  const known = await store.game(idOfPuzzle(puzzle));
  const game = known ?? untouched(puzzle, { origin, release });
  if (!known) await store.keep(game);
  return gamePlace(game.id);
}

/** Tries seed after seed, as a seed may give none where another one does. */
async function make({ technique, ...wish }: PuzzleWish, signal: AbortSignal): Promise<Puzzle | Fault> {
  const { jobs } = await loadShared();
  const end = Date.now() + longest;
  const needs = technique ? [technique] : [];
  for (;;) {
    const deadline = Math.max(1, end - Date.now());
    const made = await jobs.generate({ ...wish, needs, profile: "graded", deadline, signal });
    if (made.ok) return made.puzzle;
    if (made.reason === "unreachable" || made.reason === "deadline") return made.reason;
  }
}

const faultIds = {
  unreachable: "wishUnreachable",
  attempts: "wishRare",
  budget: "wishRare",
  deadline: "wishRare",
  noEngine: "noEngine",
} as const;

/** What a screen shows of it, and how it is started and stopped. It ends with the screen. */
export class Making implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onMade: (puzzle: Puzzle) => void;
  #running: AbortController | null = null;
  #fault: Fault | null = null;

  constructor(host: ReactiveControllerHost, onMade: (puzzle: Puzzle) => void) {
    this.#host = host;
    this.#onMade = onMade;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  get running(): boolean {
    return this.#running !== null;
  }

  stop = (): void => {
    this.#running?.abort();
    this.#running = this.#fault = null;
    this.#host.requestUpdate();
  };

  async start(wish: PuzzleWish): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    const made = await make(wish, running.signal).catch((): Fault => "noEngine");
    if (this.#running !== running) return;
    this.stop();
    if (typeof made === "string") this.#fault = made;
    else this.#onMade(made);
  }

  view(w: WishTranslate): TemplateResult | typeof nothing {
    if (this.#running) {
      return html`<div class="making" role="status">
        <progress aria-label=${w("making")}></progress>
        <p>${w("making")}</p>
        <button type="button" class="secondary" @click=${this.stop}>${w("stop")}</button>
      </div>`;
    }
    return this.#fault ? html`<p class="fault" role="status">${w(faultIds[this.#fault])}</p>` : nothing;
  }
}
