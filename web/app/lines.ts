// A board's line of text and its digits.
const symbols = ".123456789ABCDEFG";

export const symbolOf = (digit: number): string => symbols.charAt(digit);
/** NaN for what is no digit of any board. */
export const digitOf = (symbol: string): number => (/^[1-9A-G]$/.test(symbol) ? parseInt(symbol, 17) : NaN);
/** In a line of a board with that side: one of its digits, or an empty cell. */
export const canStand = (symbol: string, side: number): boolean => symbol === "." || digitOf(symbol) <= side;
export const symbolsOf = (digits: readonly number[]): string => digits.map(symbolOf).join("");

/** The givens' line with the entries of another where no given stands. */
export const lineWith = (givens: string, entries: string): string =>
  Array.from(givens, (given, cell) => (given === "." ? (entries[cell] ?? ".") : given)).join("");
