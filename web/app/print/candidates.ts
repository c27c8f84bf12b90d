// What may still stand in each empty cell, by the rules alone.
import { dimensionsOf, type Shape } from "hanadoku";

const symbols = "123456789ABCDEFG";

export function candidatesOf(shape: Shape, line: string): string[] {
  const { side, boxRows, boxColumns } = dimensionsOf(shape);
  const housesOf = (cell: number) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return [`r${row}`, `c${column}`, `b${Math.floor(row / boxRows)}.${Math.floor(column / boxColumns)}`];
  };
  const taken = new Map<string, string>();
  for (const [cell, symbol] of Array.from(line).entries()) {
    for (const house of housesOf(cell)) taken.set(house, (taken.get(house) ?? "") + symbol);
  }
  return Array.from(line, (symbol, cell) => {
    if (symbol !== ".") return "";
    const seen = housesOf(cell)
      .map((house) => taken.get(house) ?? "")
      .join("");
    return Array.from(symbols.slice(0, side))
      .filter((digit) => !seen.includes(digit))
      .join("");
  });
}
