// Cells that are filled, one a line: `r1c1=5`, or row, column and digit.
import { quoted, Refusal } from "../fault.js";
import { givensOnly, onlyNine, type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import { placeIn, type Line, type Source } from "../source.js";
import { digitOf } from "../symbols.js";
import { alone } from "../writing.js";
import { placed } from "./programs.js";

const named = /^r(\d{1,2})c(\d{1,2})\s*[=:,\s]\s*(\d{1,2})$/i;
const bare = /^\(?\s*(\d{1,2})\s*[,;\s]\s*(\d{1,2})\s*[,;:=\s]\s*(\d{1,2})\s*\)?[,;]?$/;

interface Placement {
  readonly row: number;
  readonly column: number;
  readonly digit: number;
  readonly isNamed: boolean;
  readonly line: Line;
}

function placementIn(line: Line): Placement | null {
  const text = line.text.trim();
  const byName = named.exec(text);
  const [, row, column, digit] = byName ?? bare.exec(text) ?? [];
  if (row === undefined) return null;
  return { row: Number(row), column: Number(column), digit: Number(digit), isNamed: byName !== null, line };
}

/** The number of the first row: 1 where cells have names, else what the numbers leave. */
function firstNumber(placements: readonly Placement[], side: number): number {
  const numbers = placements.flatMap(({ row, column }) => [row, column]);
  if (placements.some(({ isNamed }) => isNamed) || numbers.includes(side)) return 1;
  if (numbers.includes(0)) return 0;
  throw new Refusal("syntax", "rows from 0 or from 1", "numbers that leave both open");
}

function read(source: Source): Draft[] {
  const side = 9;
  const placements = source.filled.map((line) => {
    const placement = placementIn(line);
    if (placement) return placement;
    throw new Refusal("syntax", "a row, a column and a digit", quoted(line.text.trim()), placeIn(line, 0));
  });
  const first = firstNumber(placements, side);
  const cells = placements
    .filter(({ digit }) => digit > 0)
    .map(({ row, column, digit, line }) => ({
      row: row - first,
      column: column - first,
      digit,
      place: placeIn(line, 0),
    }));
  if (cells.length === 0) source.refuse("no-puzzle", "a row, a column and a digit");
  return [draftOf({ givens: placed(cells, side) })];
}

export const placements: Format = {
  name: "placements",
  detect: ({ filled }) => (filled.length >= 4 && filled.slice(0, 200).every((line) => placementIn(line)) ? 0.96 : 0),
  read,
  write: alone(({ givens }) =>
    Array.from(givens, (symbol, at) =>
      symbol === "." ? [] : [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}=${digitOf(symbol)}`],
    )
      .flat()
      .join("\n"),
  ),
  holds: (record) =>
    onlyNine(record) ||
    givensOnly(record) ||
    (record.givens.replaceAll(".", "").length < 4 ? "fewer than 4 clues" : ""),
};
