// The log of a strict game: what changed its digits and counts, and when; notes and colors leave no trace in it. A text that a
// link can carry: of each move the milliseconds since the one before it, its kind, and its cells (two symbols) and digits (one),
// all in base 36. `2s0E0a5` is an entry of 5 in cell 10, 3,600 ms after the start.
//
//   E cell digit   an entry, right or wrong
//   X cell         a digit taken out: erased, or undone
//   R cell         a cell that was revealed
//   H _ cell digit … - cell digit …   a step that was explained: its placements and its eliminations
import { ArgumentError, listOf } from "./arguments.js";
import { dimensionsOf } from "./shape.js";
import type { Candidate } from "./techniques.js";
import type { logMoves } from "./types.js";
import { type LoggedMove, type Shape } from "./types.js";

/** No log is longer: some 2,500 moves. */
export const longestLog = 20_000;
/** A day. */
const longestTime = 86_400_000;
const base = 36;
const kinds = { enter: "E", erase: "X", reveal: "R", explain: "H" } as const satisfies Record<
  (typeof logMoves)[number],
  string
>;

const move = /([0-9a-z]{1,6})(?:E([0-9a-z]{2})([0-9a-z])|X([0-9a-z]{2})|R([0-9a-z]{2})|H((?:[_-][0-9a-z]{3})+))/y;

const cellText = (cell: number) => cell.toString(base).padStart(2, "0");
const candidateText = ({ cell, digit }: Candidate) => cellText(cell) + digit.toString(base);

function restOf(each: LoggedMove): string {
  switch (each.type) {
    case "enter":
      return candidateText(each);
    case "explain":
      return [
        ...each.placements.map((candidate) => `_${candidateText(candidate)}`),
        ...each.eliminations.map((candidate) => `-${candidateText(candidate)}`),
      ].join("");
    default:
      return cellText(each.cell);
  }
}

/**
 * Moves as a text, in their order.
 *
 * @example
 * writeLog([{ time: 3600, type: "enter", cell: 10, digit: 5 }]); // => "2s0E0a5"
 */
export function writeLog(moves: readonly LoggedMove[]): string {
  let before = 0;
  const text = listOf("moves", moves, longestLog, (element) => {
    const each = element as LoggedMove;
    const pause = Math.max(0, each.time - before);
    before += pause;
    return pause.toString(base) + kinds[each.type] + restOf(each);
  }).join("");
  if (text.length > longestLog) throw new ArgumentError("moves", `a log of at most ${longestLog} characters`);
  return text;
}

/**
 * The moves of a log on a board of this shape; null for any other text, and for what is none.
 *
 * @example
 * readLog("2s0E0a5", "3x3"); // => [{ time: 3600, type: "enter", cell: 10, digit: 5 }]
 * readLog("<b>", "3x3"); // => null
 */
export function readLog(log: unknown, shape: Shape): readonly LoggedMove[] | null {
  if (typeof log !== "string" || log.length > longestLog) return null;
  const { cells, side } = dimensionsOf(shape);
  const number = (text: string) => parseInt(text, base);
  const candidate = (text: string): Candidate => ({ cell: number(text.slice(0, 2)), digit: number(text.slice(2)) });
  const isOnBoard = ({ cell, digit }: Candidate) => cell < cells && digit >= 1 && digit <= side;
  const moves: LoggedMove[] = [];
  let time = 0;
  for (let at = 0; at < log.length; at = move.lastIndex) {
    move.lastIndex = at;
    const found = move.exec(log);
    if (!found) return null;
    const [, pause = "", entered, digit = "", erased, revealed, told] = found;
    time += number(pause);
    if (time > longestTime) return null;
    if (told !== undefined) {
      const results = told.match(/[_-].../g) ?? [];
      const of = (sign: string) =>
        results.filter((text) => text.startsWith(sign)).map((text) => Object.freeze(candidate(text.slice(1))));
      const [placements, eliminations] = [of("_"), of("-")].map((list) => Object.freeze(list)) as [
        Candidate[],
        Candidate[],
      ];
      if (![...placements, ...eliminations].every(isOnBoard)) return null;
      moves.push(Object.freeze({ time, type: "explain", placements, eliminations }));
    } else if (entered !== undefined) {
      const entry = candidate(entered + digit);
      if (!isOnBoard(entry)) return null;
      moves.push(Object.freeze({ time, type: "enter", ...entry }));
    } else {
      const cell = number(erased ?? revealed ?? "");
      if (cell >= cells) return null;
      moves.push(Object.freeze({ time, type: erased === undefined ? "reveal" : "erase", cell }));
    }
  }
  return Object.freeze(moves);
}
