// The sudoku environment of LaTeX: a bar between any two cells, a full stop after each row.
import { fromTokens } from "../cells.js";
import { Refusal } from "../fault.js";
import { givensOnly, onlyNine, type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import type { Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { apart } from "../writing.js";

const environment = /\\begin\{(sudoku(?:-block)?)\}([^\\]*)\\end\{\1\}/g;

function read(source: Source): Draft[] {
  const drafts = Array.from(source.text.matchAll(environment), (match) => {
    const body = match[2] ?? "";
    const start = source.place(match.index + match[0].indexOf(body));
    const rows = body
      .split(".")
      .map((row) => row.trim())
      .filter((row) => row !== "");
    const cells = rows.map((row) =>
      row
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
    const wrong = cells.findIndex((row) => row.length !== 9);
    if (cells.length !== 9) throw new Refusal("length", "9 rows", String(cells.length), start);
    if (wrong >= 0) throw new Refusal("length", `9 cells in row ${wrong + 1}`, String(cells[wrong]?.length), start);
    return draftOf({
      givens: fromTokens(
        cells.flat().map((text) => ({ text, place: start })),
        9,
      ),
    });
  });
  if (drafts.length === 0) source.refuse("syntax", "\\begin{sudoku} ... \\end{sudoku}");
  return drafts;
}

export const latex: Format = {
  name: "latex",
  detect: ({ text }) => (/\\begin\{sudoku(-block)?\}/.test(text) ? 0.99 : 0),
  read,
  write: apart(
    ({ givens }) =>
      `\\begin{sudoku}\n${rowsOf(givens)
        .map((row) => `|${Array.from(row, (symbol) => (symbol === "." ? " " : digitOf(symbol))).join("|")}|.`)
        .join("\n")}\n\\end{sudoku}`,
  ),
  holds: (record) => onlyNine(record) || givensOnly(record),
};
