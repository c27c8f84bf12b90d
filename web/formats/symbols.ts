// A cell's symbol in our own line: 1-9, then A = 10 to P = 25, and a dot for an empty cell.

export const mostDigits = 25;

const symbols = ".123456789ABCDEFGHIJKLMNOP";

/** 0 is an empty cell. */
export const symbolOf = (digit: number): string => symbols.charAt(digit);

/** -1 for what is no symbol. */
export const digitOf = (symbol: string): number => (symbol === "" ? -1 : symbols.indexOf(symbol.toUpperCase()));

export const emptyLine = (cells: number): string => ".".repeat(cells);

export const isFull = (line: string): boolean => !line.includes(".");

/** Whether every digit of `some` stands in `line` too. */
export function extendsLine(line: string, some: string): boolean {
  if (line.length !== some.length) return false;
  for (let cell = 0; cell < some.length; ++cell) if (some[cell] !== "." && some[cell] !== line[cell]) return false;
  return true;
}

/** The digits of `line` where `other` has none. */
export function without(line: string, other: string): string {
  return Array.from(line, (symbol, cell) => (other[cell] === "." ? symbol : ".")).join("");
}

/** Both lines' digits; the first's where both have one. */
export function together(line: string, other: string): string {
  return Array.from(line, (symbol, cell) => (symbol === "." ? (other[cell] ?? ".") : symbol)).join("");
}

export function rowsOf(line: string): string[] {
  const side = Math.sqrt(line.length);
  return Array.from({ length: side }, (_, row) => line.slice(row * side, (row + 1) * side));
}

/** Row-major to column-major and back. */
export function transposed<Value>(cells: ArrayLike<Value>): Value[] {
  const side = Math.sqrt(cells.length);
  return Array.from({ length: cells.length }, (_, at) => cells[(at % side) * side + Math.floor(at / side)] as Value);
}
