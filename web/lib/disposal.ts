// Giving back what the garbage collector alone does not.

/**
 * What was called has been disposed of.
 *
 * @example
 * const gone = sudoku.newGame(puzzle);
 * gone.dispose();
 * gone.state(); // => DisposedError
 */
export class DisposedError extends Error {
  override readonly name = "DisposedError";

  constructor(what: string) {
    super(`${what} has been disposed of`);
  }
}

/** Lets `using` dispose of what a class makes, where the platform knows it. */
export function makeDisposable(prototype: { dispose(): void }): void {
  const symbol = (Symbol as { dispose?: symbol }).dispose;
  if (!symbol) return;
  const value = function (this: { dispose(): void }) {
    this.dispose();
  };
  Object.defineProperty(prototype, symbol, { value, configurable: true, writable: true });
}
