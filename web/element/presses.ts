// Presses of the digits on the pad: one writes, two in quick succession with nothing between or a long one hold the digit for the cells tapped next.

/** In milliseconds. */
const longPress = 350;
const doublePress = 300;

export class Presses {
  readonly #press: (digit: number) => void;
  readonly #hold: (digit: number) => void;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether a long press has done what there was to do, so that the click after it does nothing. */
  #done = false;
  #last = { digit: 0, at: -Infinity };

  constructor(press: (digit: number) => void, hold: (digit: number) => void) {
    this.#press = press;
    this.#hold = hold;
  }

  down(digit: number): void {
    this.end();
    this.#done = false;
    this.#resting = setTimeout(() => {
      this.#done = true;
      this.#hold(digit);
    }, longPress);
  }

  end(): void {
    clearTimeout(this.#resting);
  }

  /** Something else was done: the same digit again is meant for another cell. */
  forget(): void {
    this.#last = { digit: 0, at: -Infinity };
  }

  click(digit: number, at: number): void {
    this.end();
    if (this.#done) {
      this.#done = false;
      return;
    }
    const again = this.#last.digit === digit && at - this.#last.at < doublePress;
    this.#last = { digit: again ? 0 : digit, at };
    if (again) this.#hold(digit);
    else this.#press(digit);
  }
}
