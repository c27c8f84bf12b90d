// A board as comma-separated rows, a cell a field; 0 or nothing for empty.
import { fromNumbers, fromTokens, isBlank, type Token } from "../cells.js";
import { Refusal } from "../fault.js";
import { givensOnly, type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import { usualShape } from "../shapes.js";
import { placeIn, type Line, type Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { apart } from "../writing.js";

const separators = [",", ";", "\t"];

const separatorOf = (text: string) => separators.find((each) => text.includes(each));

function fieldsOf(line: Line, separator: string): Token[] {
  let index = 0;
  return line.text.split(separator).map((field) => {
    const token = {
      text: field
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
      place: placeIn(line, index),
    };
    index += field.length + 1;
    return token;
  });
}

const isCell = (text: string) => isBlank(text) || /^(\d{1,2}|[A-Ya-y])$/.test(text);

/** A row of a board may end in one more separator. */
function rowOf(line: Line, separator: string, side: number): Token[] | null {
  const fields = fieldsOf(line, separator);
  if (fields.length === side + 1 && fields.at(-1)?.text === "") fields.pop();
  return fields.length === side && fields.every(({ text }) => isCell(text)) ? fields : null;
}

function sideIn(source: Source): { side: number; separator: string } {
  const [first] = source.filled;
  const separator = first && separatorOf(first.text);
  if (!first || separator === undefined) return { side: 0, separator: "," };
  const count = fieldsOf(first, separator).length;
  const sure = (side: number) => usualShape(side) !== "" && rowOf(first, separator, side) !== null;
  const side = sure(count) && !(sure(count - 1) && source.filled.length % count !== 0) ? count : count - 1;
  return { side: sure(side) ? side : 0, separator };
}

function read(source: Source): Draft[] {
  const { side, separator } = sideIn(source);
  if (side === 0) source.refuse("length", "a row of 4 to 25 cells");
  const tokens = source.filled.flatMap((line) => {
    const row = rowOf(line, separator, side);
    if (row) return row;
    throw new Refusal(
      "length",
      `${side} cells between separators`,
      String(fieldsOf(line, separator).length),
      placeIn(line, 0),
    );
  });
  const cells = side * side;
  if (tokens.length % cells !== 0) {
    source.refuse("length", `${side} rows`, String((tokens.length / side) % side), source.text.length);
  }
  const toLine = tokens.some(({ text }) => /^[A-Ya-wyz]$/.test(text)) ? fromTokens : fromNumbers;
  return Array.from({ length: tokens.length / cells }, (_, at) =>
    draftOf({ givens: toLine(tokens.slice(at * cells, (at + 1) * cells), side) }),
  );
}

export const csv: Format = {
  name: "csv",
  detect: (source) => {
    const { side, separator } = sideIn(source);
    if (side === 0) return 0;
    const lines = source.filled;
    const rows = lines.filter((line) => rowOf(line, separator, side)).length;
    return rows === lines.length ? 0.96 : rows > lines.length / 2 ? 0.85 : 0;
  },
  read,
  write: apart(({ givens }) =>
    rowsOf(givens)
      .map((row) => Array.from(row, (symbol) => Math.max(digitOf(symbol), 0)).join(","))
      .join("\n"),
  ),
  holds: givensOnly,
};
