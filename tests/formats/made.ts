// Puzzles of our own, and ways to write them down that do not come from the package.
import { loadHanadoku, shapes, type Shape } from "hanadoku";

export const sudoku = await loadHanadoku();

/** Givens with one solution. */
export function made(shape: Shape, seed = 7): string {
  const generated = sudoku.generate({ shape, level: "normal", profile: "casual", seed, deadline: Infinity });
  if (!generated.ok) throw new Error(generated.reason);
  return generated.puzzle.givens;
}

export function solutionOf(givens: string, shape: Shape): string {
  const solved = sudoku.solve(givens, { shape });
  if (!solved.ok) throw new Error(solved.reason);
  return solved.solution;
}

export const isPuzzle = (givens: string, shape: string): boolean => {
  if (!(shapes as readonly string[]).includes(shape)) return false;
  const counted = sudoku.countSolutions(givens, { shape: shape as Shape });
  return counted.ok && counted.complete && counted.count === 1;
};

export const rowsOf = (line: string): string[] => {
  const side = Math.sqrt(line.length);
  return Array.from({ length: side }, (_, row) => line.slice(row * side, (row + 1) * side));
};

export const digitsOf = (line: string): number[] =>
  Array.from(line, (symbol) => parseInt(symbol.replace(".", "0"), 36));

export const zeros = (line: string): string => line.replaceAll(".", "0");

/** The digits that a line has where another has none. */
export const missing = (line: string, from: string): string =>
  Array.from(line, (symbol, cell) => (from[cell] === "." ? symbol : ".")).join("");

/** Cells in rows, boxes apart. */
export const boxed = (line: string, columns: number, between: string): string[] =>
  rowsOf(line).map((row) => (row.match(new RegExp(`.{${columns}}`, "g")) ?? []).join(between));

/** Candidates of a 9×9 puzzle's cells, by the plainest means. */
export function candidates(givens: string): string[] {
  return Array.from(givens, (symbol, cell) => {
    if (symbol !== ".") return symbol;
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const seen = new Set(
      Array.from(givens).filter((_, other) => {
        const [r, c] = [Math.floor(other / 9), other % 9];
        const sameBox = Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
        return r === row || c === column || sameBox;
      }),
    );
    return Array.from("123456789")
      .filter((digit) => !seen.has(digit))
      .join("");
  });
}
