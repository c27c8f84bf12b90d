// What can wait until a change is on the screen: the keyboard's focus, which makes the browser lay everything out at once, and what is
// said to those who listen.

/** After the next frame; after a moment where the page is not drawn. */
function afterPaint(run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
}

/** Runs once after the frame, however often it is asked for until then. */
export class Settling {
  #waits = false;
  readonly #settle: () => void;

  constructor(settle: () => void) {
    this.#settle = settle;
  }

  ask(): void {
    if (this.#waits) return;
    this.#waits = true;
    afterPaint(() => {
      this.#waits = false;
      this.#settle();
    });
  }
}
