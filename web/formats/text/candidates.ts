// Candidates of cells as texts of symbols.
import { boxesOf, boxOf } from "../shapes.js";
import { digitOf, emptyLine, symbolOf } from "../symbols.js";

/** A cell's candidates, in order and each once. */
export function candidatesOf(digits: Iterable<number>): string {
  return [...new Set(digits)]
    .sort((one, other) => one - other)
    .map(symbolOf)
    .join("");
}

export const digitsOf = (candidates: string): number[] => Array.from(candidates, digitOf);

export const maskOf = (candidates: string): number =>
  digitsOf(candidates).reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

export function ofMask(mask: number): string {
  const digits: number[] = [];
  for (let digit = 1; mask >> (digit - 1) > 0; ++digit) if ((mask >> (digit - 1)) & 1) digits.push(digit);
  return candidatesOf(digits);
}

/** The cells with one candidate, as a line. */
export const singlesOf = (candidates: readonly string[]): string =>
  candidates.map((some) => (some.length === 1 ? some : ".")).join("");

/** What no peer forbids, for each empty cell; "" for the others. */
export function openCandidates(line: string, shape: string): string[] {
  const boxes = boxesOf(shape);
  const side = Math.sqrt(line.length);
  if (!boxes) return Array.from(emptyLine(line.length), () => "");
  const masks = { row: new Uint32Array(side), column: new Uint32Array(side), box: new Uint32Array(side) };
  const at = (cell: number) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return [row, column, boxOf(boxes, row, column)] as const;
  };
  Array.from(line, (symbol, cell) => {
    if (symbol === ".") return;
    const bit = 1 << (digitOf(symbol) - 1);
    const [row, column, box] = at(cell);
    for (const [some, index] of [
      [masks.row, row],
      [masks.column, column],
      [masks.box, box],
    ] as const) {
      some[index] = (some[index] ?? 0) | bit;
    }
  });
  return Array.from(line, (symbol, cell) => {
    if (symbol !== ".") return "";
    const [row, column, box] = at(cell);
    const taken = (masks.row[row] ?? 0) | (masks.column[column] ?? 0) | (masks.box[box] ?? 0);
    return ofMask(((1 << side) - 1) & ~taken);
  });
}
