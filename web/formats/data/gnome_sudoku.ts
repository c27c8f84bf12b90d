// gnome-sudoku's save: cells with a position, a digit and whether it is fixed.
import { quoted } from "../fault.js";
import type { Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import type { Source } from "../source.js";
import { digitOf, symbolOf } from "../symbols.js";
import { candidatesOf } from "../text/candidates.js";
import { alone } from "../writing.js";
import { parseJson, refuse, startsJson } from "./json_boards.js";
import { isList, isObject } from "./json_values.js";

function read(source: Source): Draft[] {
  const value = parseJson(source);
  const cells = isObject(value) ? value.cells : undefined;
  if (!isList(cells)) return refuse("a list of cells");
  const givens = new Array<string>(81).fill(".");
  const entries = new Array<string>(81).fill(".");
  const candidates = new Array<string>(81).fill("");
  const seen = new Set<number>();
  for (const cell of cells) {
    if (!isObject(cell) || !isList(cell.position)) return refuse("cells with a position");
    const [row, column] = cell.position.map(Number);
    const digit = cell.value ?? 0;
    const place = Number(row) * 9 + Number(column);
    const inside = [row, column].every((each) => Number.isInteger(each) && Number(each) >= 0 && Number(each) < 9);
    if (!inside) return refuse("a position of 9×9", quoted(JSON.stringify(cell.position)), "length");
    if (typeof digit !== "number" || !Number.isInteger(digit) || digit < 0 || digit > 9)
      return refuse("a digit 1-9 or 0", quoted(JSON.stringify(digit)), "digit");
    if (seen.has(place)) return refuse("each cell once", quoted(`${JSON.stringify(cell.position)} again`));
    seen.add(place);
    (cell.fixed === true ? givens : entries)[place] = symbolOf(digit);
    const marks = isList(cell.earmarks) ? cell.earmarks : [];
    candidates[place] = candidatesOf(
      marks.every((mark) => typeof mark === "boolean")
        ? marks.flatMap((mark, at) => (mark ? [at + 1] : []))
        : marks.map(Number).filter((mark) => mark >= 1 && mark <= 9),
    );
  }
  return [draftOf({ shape: "3x3", givens: givens.join(""), entries: entries.join(""), candidates })];
}

export const gnomeSudoku: Format = {
  name: "gnome-sudoku",
  detect: (source) =>
    startsJson(source) && /"(difficulty_category|time_elapsed)"/.test(source.text) && source.text.includes('"position"')
      ? 1
      : 0,
  read,
  write: alone(({ givens, entries = "", candidates = [] }) => {
    const cells = Array.from(givens, (given, cell) => {
      const entry = entries.charAt(cell) || ".";
      const marks = Array.from(candidates[cell] ?? "", digitOf);
      const value = Math.max(digitOf(given === "." ? entry : given), 0);
      return { position: [Math.floor(cell / 9), cell % 9], value, fixed: given !== ".", earmarks: marks };
    });
    const filled = cells.filter(({ value, earmarks }) => value > 0 || earmarks.length > 0);
    return JSON.stringify({ difficulty_category: 0, time_elapsed: -1, cells: filled });
  }),
  holds: ({ givens, title, source }) =>
    givens.length !== 81 ? "another board than 9×9" : title || source ? "a title" : "",
};
