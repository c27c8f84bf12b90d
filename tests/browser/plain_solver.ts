// The plainest solver there is: it tries every digit in turn. It shares nothing with the engine that it is to check.
export interface Board {
  readonly boxRows: number;
  readonly boxColumns: number;
}

export const sixBySix: Board = { boxRows: 2, boxColumns: 3 };
export const nineByNine: Board = { boxRows: 3, boxColumns: 3 };

const symbols = ".123456789ABCDEFG";
export const digitsOf = (line: string): number[] => Array.from(line, (symbol) => symbols.indexOf(symbol));

export function seesOf({ boxRows, boxColumns }: Board, a: number, b: number): boolean {
  const side = boxRows * boxColumns;
  const [rowA, rowB] = [Math.floor(a / side), Math.floor(b / side)];
  const [columnA, columnB] = [a % side, b % side];
  const sameBox =
    Math.floor(rowA / boxRows) === Math.floor(rowB / boxRows) &&
    Math.floor(columnA / boxColumns) === Math.floor(columnB / boxColumns);
  return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}

/** The digits that no peer of the cell holds. */
export function candidatesOf(board: Board, digits: readonly number[], cell: number): number[] {
  const held = new Set(digits.filter((_, peer) => seesOf(board, cell, peer)));
  const side = board.boxRows * board.boxColumns;
  return Array.from({ length: side }, (_, index) => index + 1).filter((digit) => !held.has(digit));
}

/** The first solution, the cell with the fewest candidates first; null where there is none. */
export function solve(board: Board, digits: readonly number[]): number[] | null {
  const empty = digits.flatMap((digit, cell) =>
    digit === 0 ? [{ cell, able: candidatesOf(board, digits, cell) }] : [],
  );
  if (empty.length === 0) return [...digits];
  const { cell, able } = empty.reduce((best, each) => (each.able.length < best.able.length ? each : best));
  for (const digit of able) {
    const solution = solve(
      board,
      digits.map((held, at) => (at === cell ? digit : held)),
    );
    if (solution) return solution;
  }
  return null;
}
