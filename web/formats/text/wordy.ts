// Lines of prose among puzzles: titles, headings, versions.

/** A number somewhere behind a word and a blank. One look for all three walks a long text over and over. */
function hasNumberBehindWord(text: string): boolean {
  const word = text.search(/\p{L}{3}/u);
  const blank = word < 0 ? -1 : text.slice(word).search(/\s/);
  return blank >= 0 && /\d/.test(text.slice(word + blank));
}

/** Too short for a row, as a letter's "Hi,". */
const greeting = /^\s*\p{L}{2,3}[,!.:]*\s*$/u;
/** Of a script that no cell is written in. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** Has a word, and is not made of what cells are made of. */
export function isWordy(text: string): boolean {
  if (/[.\d*_|-]{12,}/.test(text)) return false;
  if (otherScript.test(text) || greeting.test(text)) return true;
  const words = text.match(/[\p{L}']{3,}/gu);
  if (!words) return false;
  return words.some((word) => !/^[a-p]+$/i.test(word)) || /[:=]/.test(text) || hasNumberBehindWord(text);
}

/** Says that what follows is a solution. */
export const namesSolution = (text: string): boolean =>
  /(^|[^\p{L}])(solutions?|solved|answers?|lösung|정답|solución)([^\p{L}]|$)/iu.test(text);
