// How long to wait before something is tried again.

const first = 1000;
const longest = 30_000;

/** 1, 2, 4 … 30 seconds, up to a quarter less, so that not all try at once. */
export const pauseBefore = (time: number): number =>
  Math.round(Math.min(first * 2 ** (time - 1), longest) * (1 - Math.random() / 4));
