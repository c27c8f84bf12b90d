// A board's line of text and its digits.
const symbols = ".123456789ABCDEFG";

export const symbolOf = (digit: number): string => symbols.charAt(digit);
export const symbolsOf = (digits: readonly number[]): string => digits.map(symbolOf).join("");
