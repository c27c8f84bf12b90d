// The colors of cells, by what they are called: no color speaks alone, each has lines of its own as well. A cell has up to two.
import type { MessageId } from "./messages/en.js";
import type { Translate } from "./messages/translator.js";

const names = ["colorNone", "colorRose", "colorAmber", "colorGreen", "colorBlue", "colorViolet"] as const;

/** How many there are to choose from. */
export const colors = names.length - 1;

const all = Array.from({ length: colors }, (_, index) => index + 1);
const pairs = all.flatMap((tone) => all.slice(tone).map((other) => [tone, other]));

/** As a game counts them: none, each alone, then each pair. */
const tones: readonly (readonly number[])[] = [[], ...all.map((tone) => [tone]), ...pairs];

/** The one or two colors of a cell, or none. */
export const tonesOf = (color: number): readonly number[] => tones[color] ?? [];

/** With a color that is pressed: it comes beside the one that is there, and goes where it is there; of two, none stays with a third. */
export function withTone(color: number, tone: number): number {
  const before = tonesOf(color);
  const others = before.filter((each) => each !== tone);
  const after = others.length < before.length ? others : [...(before.length < 2 ? before : []), tone].sort();
  return tones.findIndex((each) => each.join() === after.join());
}

/** The properties that styles paint a cell by. */
export const paintOf = (tones: readonly number[]): string =>
  tones.map((tone, at) => `--tint-of-${at}: var(--tint-${tone}); --lines-of-${at}: var(--lines-${tone})`).join("; ");

export const colorName = (tone: number): MessageId => names[tone] ?? "colorNone";

/** What a cell's colors are called together. */
export function colorWords(color: number, t: Translate): string {
  const [one = 0, other] = tonesOf(color);
  const first = t(colorName(one));
  return other === undefined ? first : t("colorTwo", { one: first, other: t(colorName(other)) });
}
