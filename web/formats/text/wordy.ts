// Lines of prose among puzzles: titles, headings, versions.

/** Has a word, and is not made of what cells are made of. */
export function isWordy(text: string): boolean {
  const words = text.match(/[\p{L}']{3,}/gu);
  if (!words || /[.\d*_|-]{12,}/.test(text)) return false;
  return words.some((word) => !/^[a-p]+$/i.test(word)) || /[\p{L}]{3,}.*\s.*\d|[:=]/u.test(text);
}

/** Says that what follows is a solution. */
export const namesSolution = (text: string): boolean =>
  /(^|[^\p{L}])(solutions?|solved|answers?|lösung|정답|solución)([^\p{L}]|$)/iu.test(text);
