// Cells as symbols or numbers to our own line. Above side 9 there are several alphabets for digits; which one a grid uses shows
// in what it uses of it.
import { quoted, Refusal, type Place } from "./fault.js";
import { symbolOf } from "./symbols.js";

export interface Token {
  readonly text: string;
  readonly place: Place;
}

/** What may stand for an empty cell. */
const blank = /^([.0*_\-xX?]|00|\.\.|__|--|\*\*)?$/;

export const isBlank = (text: string): boolean => blank.test(text);

const digit = /^[1-9A-Ya-y]$/;

/** `usual`: 1-9, A = 10. `letters`: A = 1. `from-zero`: 0 is the first digit, F the sixteenth. */
type Alphabet = "usual" | "letters" | "from-zero";

const usualDigit = (symbol: string) => parseInt(symbol, 36);
const letterDigit = (symbol: string) => symbol.toUpperCase().charCodeAt(0) - 64;

function alphabetOf(tokens: readonly Token[], side: number): Alphabet {
  if (side <= 9) return "usual";
  const used = new Set(tokens.map(({ text }) => text));
  const otherBlank = [".", "*", "_", "-"].some((symbol) => used.has(symbol));
  // x is an empty cell, unless the letters go on to X = 24.
  const digits = [...used].filter((symbol) => digit.test(symbol) && (side >= 24 || !/x/i.test(symbol)));
  if (digits.every((symbol) => usualDigit(symbol) <= side)) {
    const top = digits.some((symbol) => usualDigit(symbol) === side);
    return used.has("0") && otherBlank && !top ? "from-zero" : "usual";
  }
  return digits.some((symbol) => /\d/.test(symbol)) ? "usual" : "letters";
}

function valueOf(symbol: string, alphabet: Alphabet, side: number): number {
  if (alphabet === "from-zero" && symbol === "0") return 1;
  if (isBlank(symbol) && !(alphabet === "letters" && side >= 24 && /x/i.test(symbol))) return 0;
  if (!digit.test(symbol)) return NaN;
  if (alphabet === "letters") return letterDigit(symbol);
  return usualDigit(symbol) + (alphabet === "from-zero" ? 1 : 0);
}

/** A line from single symbols, one a cell. */
function fromSymbols(tokens: readonly Token[], side: number): string {
  const alphabet = alphabetOf(tokens, side);
  return tokens
    .map(({ text, place }) => {
      const value = valueOf(text, alphabet, side);
      if (!(value >= 0 && value <= side)) throw new Refusal("digit", digitsOf(side), quoted(text), place);
      return symbolOf(value);
    })
    .join("");
}

const digitsOf = (side: number) =>
  side <= 9 ? `a digit 1-${side} or a blank` : `a digit 1-${side} (10 is A) or a blank`;

/** A line from decimal numbers, one a cell. */
export function fromNumbers(tokens: readonly Token[], side: number): string {
  return tokens
    .map(({ text, place }) => {
      const value = isBlank(text) ? 0 : /^\d{1,2}$/.test(text) ? Number(text) : NaN;
      if (!(value >= 0 && value <= side)) {
        throw new Refusal("digit", `a number 1-${side} or a blank`, quoted(text), place);
      }
      return symbolOf(value);
    })
    .join("");
}

/** A line from tokens that are cells: numbers where any has two figures, else symbols. */
export function fromTokens(tokens: readonly Token[], side: number): string {
  const numbers = tokens.some(({ text }) => text.length > 1 && !isBlank(text));
  return numbers ? fromNumbers(tokens, side) : fromSymbols(tokens, side);
}

/** A line from a text of symbols, one a cell; `place` is of the first. */
export function fromText(text: string, side: number, { line, column }: Place): string {
  if (side <= 9) {
    const plain = text.replace(/[0*_\-xX?]/g, ".");
    const wrong = plain.search(side === 9 ? /[^.1-9]/ : new RegExp(`[^.1-${side}]`));
    if (wrong < 0) return plain;
    throw new Refusal("digit", digitsOf(side), quoted(text.charAt(wrong)), { line, column: column + wrong });
  }
  const tokens = Array.from(text, (symbol, at) => ({ text: symbol, place: { line, column: column + at } }));
  return fromSymbols(tokens, side);
}

/** As `fromText`, or null where the text is no such line. */
export function tryText(text: string, side: number): string | null {
  try {
    return fromText(text, side, { line: 1, column: 1 });
  } catch {
    return null;
  }
}

/** A cell of a piece of data: a number, a text of one symbol or a number, or nothing for an empty cell. NaN for all else. */
export function valueOfData(value: unknown): number {
  if (value === null || value === undefined || value === "" || value === false) return 0;
  if (typeof value === "number") return value === -1 ? 0 : value;
  if (typeof value !== "string") return NaN;
  const text = value.trim();
  if (isBlank(text)) return 0;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return digit.test(text) ? usualDigit(text) : NaN;
}
