// The keyboard: which key asks for which action. Digits go by the physical key, so that layouts whose digit row needs
// Shift (AZERTY) can play; letters go by what is printed, and by the physical key where that is no Latin letter.
import type { Action, Step } from "./actions.js";
import { digitOfLetter, type DigitKind } from "./signs.js";

/** What a key asks for: an action of the game, or the list of keys. */
export type KeyWish = Action | { readonly type: "help" };

const stepKeys: Partial<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "row-start",
  End: "row-end",
  PageUp: "top",
  PageDown: "bottom",
};

/** Keys that other controls need for themselves. */
export const steppingKeys: ReadonlySet<string> = new Set(Object.keys(stepKeys));

const letterWishes: Partial<Record<string, KeyWish>> = {
  H: { type: "hint" },
  N: { type: "pencil" },
  M: { type: "pencil", pencil: "centre" },
  K: { type: "pencil", pencil: "color" },
  P: { type: "pause" },
};

function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^[ -~]$/.test(key) ? "" : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
}

/** Shift on the keypad turns its digits into arrows while Num Lock is on, and some systems then hide the Shift. */
const isShifted = (event: KeyboardEvent) =>
  event.shiftKey || (event.code.startsWith("Numpad") && event.getModifierState("NumLock") && !/^\d$/.test(event.key));

function digitOf(event: KeyboardEvent, side: number, kind: DigitKind): number {
  const byCode = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : undefined);
  if (byCode !== undefined) return Number(byCode);
  const digit = digitOfLetter(kind, letterOf(event));
  return digit > 0 && digit <= side ? digit : -1;
}

function shortcutWish(event: KeyboardEvent): KeyWish | null {
  const letter = letterOf(event);
  if (letter === "Z") return { type: event.shiftKey ? "redo" : "undo" };
  return letter === "Y" ? { type: "redo" } : null;
}

/**
 * What the key asks for on a board of this side; null for a key that is not ours. A letter that is a digit of the board is
 * nothing else.
 */
export function wishOf(event: KeyboardEvent, side: number, kind: DigitKind = "numbers"): KeyWish | null {
  if (event.ctrlKey || event.metaKey) return event.altKey ? null : shortcutWish(event);
  const digit = digitOf(event, side, kind);
  if (digit === 0) return { type: "erase" };
  if (digit > side) return null;
  if (digit > 0) {
    const pencil = event.altKey ? "centre" : isShifted(event) ? "corner" : undefined;
    return { type: "digit", digit, from: "keys", ...(pencil && { pencil }) };
  }
  if (event.altKey) return null;
  if (event.key === "?") return { type: "help" };
  if (event.key === "Escape") return { type: "release" };
  if (event.key === "Delete" || event.key === "Backspace" || event.code === "NumpadDecimal") return { type: "erase" };
  const step = stepKeys[event.key];
  if (step) return { type: "step", step, extend: event.shiftKey };
  return letterWishes[letterOf(event)] ?? null;
}
