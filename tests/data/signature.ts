// The signature of the generator: a number for each shape and level over the puzzles of its first seeds. It must be the same
// natively, in Node and in a browser; signature.txt holds it, and `npm run signature` writes that when puzzles are meant to
// change.
import type { Hanadoku, Level, Shape } from "hanadoku";

const parts: readonly { readonly shapes: readonly Shape[]; readonly seeds: number }[] = [
  { shapes: ["2x2", "2x3", "3x2", "2x4", "3x3"], seeds: 100 },
  { shapes: ["3x4", "4x4"], seeds: 3 },
];
const levels: readonly Level[] = ["easy", "normal", "hard"];

/** FNV-1a over the texts, each ended by a newline. */
function hash(texts: readonly string[]): number {
  let value = 0x811c9dc5;
  for (const symbol of texts.map((text) => `${text}\n`).join("")) {
    value = Math.imul(value ^ symbol.charCodeAt(0), 0x01000193) >>> 0;
  }
  return value;
}

/** The givens, or why there are none. */
function outcome(sudoku: Pick<Hanadoku, "generate">, shape: Shape, level: Level, seed: number): string {
  const made = sudoku.generate({ shape, level, seed, deadline: Infinity });
  return made.ok ? made.puzzle.givens : made.reason;
}

/** What signature.txt holds. */
export function signature(sudoku: Pick<Hanadoku, "generate">): string {
  const lines: string[] = [];
  for (const { shapes, seeds } of parts) {
    for (const shape of shapes) {
      for (const level of levels) {
        const outcomes = Array.from({ length: seeds }, (_, index) => outcome(sudoku, shape, level, index + 1));
        lines.push(`${shape} ${level} ${seeds} ${hash(outcomes).toString(16).padStart(8, "0")}\n`);
      }
    }
  }
  return lines.join("");
}
