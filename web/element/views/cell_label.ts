// What is said of a cell.
import type { CellState } from "../../lib/index.js";
import { colorWords } from "../colors.js";
import { columnOf, rowOf } from "../geometry.js";
import type { BoardModel } from "./board.js";

/** Its place, what is in it, and what is marked there. */
export function labelOf({ geometry, marked, signs, t }: BoardModel, cell: number, state: CellState): string {
  const { digit, given, corner, centre, color, tint } = state;
  const place = { row: String(rowOf(geometry, cell) + 1), column: String(columnOf(geometry, cell) + 1) };
  const notes = [...corner, ...centre].map(signs.nameOf).join(" ");
  let label: string;
  if (digit > 0) label = t(given ? "cellGiven" : "cellEntry", { ...place, digit: signs.nameOf(digit) });
  else label = notes ? t("cellNotes", { ...place, notes }) : t("cellEmpty", place);
  if (color > 0) label = t("cellColored", { cell: label, color: colorWords(color, t) });
  if (tint === "conflict") label = t("cellConflict", { cell: label });
  return marked.has(cell) ? t("cellMarked", { cell: label }) : label;
}
