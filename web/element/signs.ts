// What stands for a digit on a board, and what it is called.
import { digitsOf, symbolOf } from "./geometry.js";
import type { MessageId } from "./messages/en.js";
import { translator, type Language, type Translate } from "./messages/translator.js";

/** How digits are shown: as they are written, as letters from A, or as shapes that have names. */
export const digitKinds = ["numbers", "letters", "shapes"] as const;
/** How digits are shown. */
export type DigitKind = (typeof digitKinds)[number];

/** In the order of the digits, on a field of 24 by 24: told apart by their outlines alone, small and without color too. */
const shapes: readonly (readonly [MessageId, string])[] = [
  ["shapeCircle", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"],
  ["shapeTriangle", "M12 2 23 21.5H1z"],
  ["shapeSquare", "M2 2h20v20H2z"],
  ["shapeStar", "M12 .8 15 8.9l8.5.2-6.8 5.2 2.4 8.3-7.1-5-7.1 5 2.4-8.3L.5 9.1 9 8.9z"],
  ["shapeHeart", "M12 22C5 16.4 1 12.6 1 8.1A5.8 5.8 0 0 1 12 5.5 5.8 5.8 0 0 1 23 8.1c0 4.5-4 8.3-11 13.9z"],
  ["shapeMoon", "M14.5 1.5A10.7 10.7 0 1 0 22.5 17 9.6 9.6 0 0 1 14.5 1.5z"],
  ["shapePlus", "M8.8 1.5h6.4v7.3h7.3v6.4h-7.3v7.3H8.8v-7.3H1.5V8.8h7.3z"],
  ["shapeDiamond", "M12 .5 19.5 12 12 23.5 4.5 12z"],
  ["shapeDrop", "M12 .8c4.8 6.6 8 10.2 8 14.5a8 8 0 0 1-16 0C4 11 7.2 7.4 12 .8z"],
  ["shapeRing", "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"],
  ["shapeFrame", "M1.5 1.5h21v21h-21zM7 7v10h10V7z"],
  ["shapeHourglass", "M3 1.5h18L14 12l7 10.5H3L10 12z"],
  ["shapeBolt", "M15 .5 3.5 13.8h6.6L8 23.5 20.5 9.7h-7.2z"],
  ["shapeArrow", "M12 .8 22.5 12.5h-6v10.3h-9V12.5h-6z"],
  ["shapeCross", "M5.7 1.3 12 7.6l6.3-6.3 4.4 4.4L16.4 12l6.3 6.3-4.4 4.4L12 16.4l-6.3 6.3-4.4-4.4L7.6 12 1.3 5.7z"],
  ["shapeStairs", "M1.5 22.5v-7h7v-7h7v-7h7v21z"],
];

const letters = "ABCDEFGHIJKLMNOP";

/** The signs of one kind, in one language. */
export interface Signs {
  readonly kind: DigitKind;
  /** How a digit is called in a sentence. */
  readonly nameOf: (digit: number) => string;
}

/** The outline of a digit's shape. */
export const shapePath = (digit: number): string => shapes[digit - 1]?.[1] ?? "";

/** What is written for a digit that is shown as a character. */
export const characterOf = (kind: DigitKind, digit: number): string =>
  kind === "letters" ? letters.charAt(digit - 1) : symbolOf(digit);

/** The digit that a letter stands for; 0 for one that stands for none. */
export const digitOfLetter = (kind: DigitKind, letter: string): number =>
  letter === "" ? 0 : kind === "letters" ? letters.indexOf(letter) + 1 : (digitsOf(letter)[0] ?? 0);

function makeSigns(kind: DigitKind, t: Translate): Signs {
  const nameOfShape = (digit: number) => t(shapes[digit - 1]?.[0] ?? "shapeCircle");
  return { kind, nameOf: kind === "shapes" ? nameOfShape : (digit) => characterOf(kind, digit) };
}

const made = new WeakMap<Translate, Map<DigitKind, Signs>>();

/** The same object for the same kind and words. */
export function signsOf(kind: DigitKind, t: Translate): Signs {
  const known = made.get(t) ?? new Map<DigitKind, Signs>();
  made.set(t, known);
  const signs = known.get(kind) ?? makeSigns(digitKinds.includes(kind) ? kind : "numbers", t);
  known.set(kind, signs);
  return signs;
}

/**
 * How digits are called in a language whose words are loaded: for sentences about a step.
 *
 * @example
 * digitNames("letters", "en")(3); // => "C"
 */
export const digitNames = (kind: DigitKind, language: Language): ((digit: number) => string) =>
  signsOf(kind, translator(language)).nameOf;
