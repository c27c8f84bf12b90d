// The colors of cells, by what they are called: no color speaks alone, each has lines of its own as well.
import type { MessageId } from "./messages/en.js";

const names = ["colorNone", "colorRose", "colorAmber", "colorGreen", "colorBlue", "colorViolet"] as const;

/** How many there are to choose from. */
export const colors = names.length - 1;

/** A saved game of others may hold more: they are shown as these. */
export const shownColor = (color: number): number => (color === 0 ? 0 : ((color - 1) % colors) + 1);

export const colorName = (color: number): MessageId => names[shownColor(color)] ?? "colorNone";
