// Reads data that may be anything: own plain data only, taken by its property descriptors, so that no getter runs and nothing
// is inherited; whatever a proxy's traps throw, the data is of the wrong type. Nothing is changed.
import { isOneOf } from "./arguments.js";
import { maxCells } from "./shape.js";
import { levels, shapes, type Level, type Shape } from "./types.js";

/** Why data could not even be handed to core. */
export interface Refusal {
  readonly refused: "type" | "shape" | "length";
  readonly message: string;
}

/** Givens as a text that core reads; shape and level are "" where they are missing. */
export interface ReadPuzzle {
  readonly refused?: undefined;
  readonly text: string;
  readonly shape: Shape | "";
  readonly level: Level | "";
}

/** No text of a grid is longer. */
const maxText = 65_536;
/** One symbol a number, from 0. */
const symbols = ".123456789ABCDEFG";
/** What core reads as a wrong symbol. */
const wrong = "?";

const unreadable = Symbol("not plain data");

const refuse = (refused: Refusal["refused"], message: string): Refusal => ({ refused, message });

export function ownValue(object: object, key: string | number): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(object, key);
  if (descriptor === undefined) return undefined;
  return Object.hasOwn(descriptor, "value") ? descriptor.value : unreadable;
}

/** An object that no class made, of this window or of another. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What all typed arrays inherit from. */
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;

/** How many elements an array or an array's like has; undefined where it is neither. */
function lengthOf(value: unknown): number | undefined {
  if (ArrayBuffer.isView(value))
    return value instanceof DataView ? undefined : (Reflect.get(typedArray, "length", value) as number);
  if (!Array.isArray(value) && !isPlain(value)) return undefined;
  const length = ownValue(value, "length");
  return Number.isSafeInteger(length) && (length as number) >= 0 ? (length as number) : undefined;
}

/** A cell as core's symbol for it; undefined where it is neither a number nor a text. */
function symbolOf(element: unknown): string | undefined {
  if (typeof element === "number") return (Number.isInteger(element) ? symbols[element] : undefined) ?? wrong;
  if (typeof element === "string") return /^[!-~]$/.test(element) ? element : wrong;
  return undefined;
}

export type Text = { readonly refused?: undefined; readonly text: string } | Refusal;

/** Core reads bytes; a symbol that it cannot know must still be one symbol, and a blank of any script a blank. */
export function asciiOf(text: string): string {
  return text.replace(/[^!-~\n]/gu, (symbol) => (/\s/u.test(symbol) || symbol === "\u200b" ? " " : wrong));
}

function textOfString(givens: string): Text {
  if (givens.length > maxText) return refuse("length", `givens: expected at most ${maxText} characters`);
  return { text: asciiOf(givens) };
}

function textOfElements(elements: object, length: number): Text {
  if (length > maxCells) return refuse("length", `givens: expected at most ${maxCells} cells, found ${length}`);
  let text = "";
  for (let index = 0; index < length; ++index) {
    const symbol = symbolOf(ownValue(elements, index));
    if (symbol === undefined) return refuse("type", `givens[${index}]: expected a number or a digit's text`);
    text += symbol;
  }
  return { text };
}

function textOf(givens: unknown): Text {
  if (typeof givens === "string") return textOfString(givens);
  const length = lengthOf(givens);
  if (length === undefined) return refuse("type", "givens: expected a text or an array of numbers");
  return textOfElements(givens as object, length);
}

function puzzleOf(untrusted: unknown): ReadPuzzle | Refusal {
  if (!isPlain(untrusted)) return refuse("type", "expected an object with givens");
  const [format, version, shape, level, givens] = ["format", "version", "shape", "level", "givens"].map((key) =>
    ownValue(untrusted, key),
  );
  if (format !== undefined && format !== "hanadoku") return refuse("type", "format: expected hanadoku");
  if (version !== undefined && version !== 1) return refuse("type", "version: expected 1");
  if (level !== undefined && !isOneOf(levels, level))
    return refuse("type", `level: expected one of ${levels.join(", ")}`);
  if (shape !== undefined && typeof shape !== "string") return refuse("type", "shape: expected a text");
  const read = textOf(givens);
  if (read.refused === "type") return read;
  if (shape !== undefined && !isOneOf(shapes, shape))
    return refuse("shape", `shape: expected one of ${shapes.join(", ")}`);
  if (read.refused) return shape === undefined ? refuse("shape", read.message) : read;
  return { text: read.text, shape: shape ?? "", level: level ?? "" };
}

/** What reading gives; `otherwise` where it fails, by a proxy's trap or for lack of stack. */
export function attempt<Value, Otherwise>(read: () => Value, otherwise: Otherwise): Value | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const notPlain = refuse("type", "expected plain data");

/** An envelope, or an object with givens and perhaps shape and level. */
export function readPuzzle(untrusted: unknown): ReadPuzzle | Refusal {
  return attempt(() => puzzleOf(untrusted), notPlain);
}

/** Givens alone. */
export function readGivens(givens: unknown): Text {
  return attempt(() => textOf(givens), notPlain);
}
