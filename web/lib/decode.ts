// Reads what crosses the boundary as one compact text or typed array.
import { tints, type CellState, type GameState, type Ranked, type Result } from "./types.js";

/** "3,17,80" */
export function decodeCells(text: string): readonly number[] {
  return Object.freeze(text === "" ? [] : text.split(",").map(Number));
}

/** "2:1,0:2": of each of these results that counts its index and rank, best first. */
export function decodeRanking(text: string, results: readonly Result[]): readonly Ranked[] {
  const ranking: Ranked[] = [];
  for (const pair of text === "" ? [] : text.split(",")) {
    const [index = 0, rank = 0] = pair.split(":").map(Number);
    const result = results[index];
    if (result) ranking.push(Object.freeze({ index, rank, ...result }));
  }
  return Object.freeze(ranking);
}

const noDigits: readonly number[] = Object.freeze([]);

/** The digits of a set: digit d is bit d - 1. */
export function decodeDigits(bits: number): readonly number[] {
  if (bits === 0) return noDigits;
  const digits: number[] = [];
  for (let digit = 1; bits !== 0; ++digit, bits >>>= 1) if (bits & 1) digits.push(digit);
  return Object.freeze(digits);
}

function decodeCell(first = 0, notes = 0): CellState {
  return Object.freeze({
    digit: first & 31,
    given: (first & 32) !== 0,
    corner: decodeDigits(notes & 0xffff),
    centre: decodeDigits(notes >>> 16),
    color: (first >>> 8) & 15,
    struck: decodeDigits(first >>> 12),
    tint: tints[(first >>> 6) & 3] ?? "plain",
  });
}

/** Reads a game's cells. One that is as it was the last time is the same object, so that who shows it need not look at it again. */
export class CellReader {
  #words = new Uint32Array();
  #cells: readonly CellState[] = Object.freeze([]);

  read(words: Uint32Array): readonly CellState[] {
    const before = this.#words;
    const cells: CellState[] = [];
    for (let at = 0; at < words.length; at += 2) {
      const known = this.#cells[at / 2];
      const same = known && words[at] === before[at] && words[at + 1] === before[at + 1];
      cells.push(same ? known : decodeCell(words[at], words[at + 1]));
    }
    this.#words = words.slice();
    this.#cells = Object.freeze(cells);
    return this.#cells;
  }
}

/** The words that a game's state is: five for the game, then two for each cell. */
export function decodeState(words: Uint32Array, cells = new CellReader()): GameState {
  const [mistakes = 0, hintsUsed = 0, hintsLeft = 0, cellsLeft = 0, flags = 0] = words;
  return Object.freeze({
    cells: cells.read(words.subarray(5)),
    mistakes,
    hintsUsed,
    hintsLeft,
    cellsLeft,
    finished: (flags & 1) !== 0,
    canUndo: (flags & 2) !== 0,
    canRedo: (flags & 4) !== 0,
    running: (flags & 8) !== 0,
  });
}
