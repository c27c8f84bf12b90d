// What keys, pointers and fingers ask for, wherever inside the element they do.
import type { Action } from "./actions.js";
import { steppingKeys } from "./keys.js";
import { Presses } from "./presses.js";
import { Drag } from "./selection.js";
import { cellOf } from "./views/board.js";
import { digitAt } from "./views/pad.js";
import type { PlayInput } from "./views/play.js";

/** What input turns to. */
export interface InputHost {
  readonly act: (action: Action) => void;
  /** For keys that mean the same everywhere. */
  readonly press: (event: KeyboardEvent) => void;
  readonly root: () => ShadowRoot;
  /** The cell that a key is for while this one has the focus, which follows the cursor a frame later. */
  readonly focused: (cell: number) => number;
  readonly pause: () => void;
  readonly newGame: () => void;
  readonly help: () => void;
}

export class Input implements PlayInput {
  readonly #host: InputHost;
  readonly #drag: Drag;
  readonly #presses: Presses;

  constructor(host: InputHost) {
    this.#host = host;
    this.#drag = new Drag((cell, how) => {
      host.act({ type: "mark", cell, how });
    });
    this.#presses = new Presses(
      (digit) => {
        host.act({ type: "digit", digit, from: "pad" });
      },
      (digit) => {
        host.act({ type: "hold", digit });
      },
    );
    this.dispatch = host.act;
    this.onPause = host.pause;
    this.onNewGame = host.newGame;
    this.onHelp = host.help;
  }

  /** Keys go to the board from anywhere inside, the arrows from its cells only. */
  readonly onKey = (event: KeyboardEvent): void => {
    const origin = event.composedPath()[0];
    if (!(origin instanceof Element && this.#host.root().contains(origin))) return;
    this.#presses.forget();
    const cell = cellOf(event);
    if (cell !== null && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.#host.act({ type: "select", cell: this.#host.focused(cell) });
    } else if (cell !== null || !steppingKeys.has(event.key)) {
      this.#host.press(event);
    }
  };

  readonly dispatch: PlayInput["dispatch"];

  readonly onCell = (event: MouseEvent): void => {
    const cell = cellOf(event);
    if (cell === null || this.#drag.dragged) return;
    this.#presses.forget();
    if (event.ctrlKey || event.metaKey || event.shiftKey) this.#host.act({ type: "mark", cell, how: "toggle" });
    else this.#host.act({ type: "select", cell });
  };

  readonly onPointer = (event: PointerEvent): void => {
    if (event.type === "pointerdown") this.#drag.down(event, cellOf(event));
    else if (event.type === "pointermove") this.#drag.move(event, this.#cellUnder(event));
    else this.#drag.end();
  };

  readonly onTouchMove = {
    handleEvent: (event: TouchEvent) => {
      if (this.#drag.holds) event.preventDefault();
    },
    passive: false,
  };

  readonly onColor = (color: number): void => {
    this.#host.act(color === 0 ? { type: "erase" } : { type: "digit", digit: color, from: "pad" });
  };

  readonly onErase = (): void => {
    this.#host.act({ type: "erase" });
  };

  readonly onDigit = (event: MouseEvent): void => {
    const digit = digitAt(event);
    if (digit > 0) this.#presses.click(digit, event.timeStamp);
  };

  readonly onDigitPointer = (event: PointerEvent): void => {
    const digit = digitAt(event);
    if (event.type === "pointerdown" && event.button === 0 && digit > 0) this.#presses.down(digit);
    else this.#presses.end();
  };

  readonly onPause: () => void;
  readonly onNewGame: () => void;
  readonly onHelp: () => void;

  /** A finger's events go to where it went down. */
  #cellUnder({ clientX, clientY }: PointerEvent): number | null {
    const cell = this.#host.root().elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
    return cell ? Number(cell.dataset.cell) : null;
  }
}
