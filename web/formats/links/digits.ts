// Links that hold a board as figures, 0 for empty.
import { fromText } from "../cells.js";
import { Refusal, type Place } from "../fault.js";
import { givensOnly, onlyNine } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { sideOf } from "../shapes.js";
import { linkFormat } from "./addresses.js";

function boardIn(data: string, place: Place): Draft {
  const side = sideOf(data.length);
  if (side === 0) throw new Refusal("length", "81 cells", String(data.length), place);
  return draftOf({ givens: fromText(data, side, place) });
}

const zeros = ({ givens }: PuzzleRecord) => givens.replaceAll(".", "0");

const holds = (record: PuzzleRecord) => onlyNine(record) || givensOnly(record);

/** Solvers of other puzzles, and not the pages of strategies, whose names are long. */
export const sudokuWikiVariant =
  /sudokuwiki\.org\/(?:[^?]*\/)?((?:killer|jigsaw|windoku|hyper|colou?r|str8ts|kakuro|kendoku|kenken|slitherlink|sudoku_?x)(?:_?sudoku|_?doku)?(?:_?solver)?)(?:\.\w+)?\?/i;

export const sudokuWiki = linkFormat({
  name: "sudokuwiki",
  variant: sudokuWikiVariant,
  pattern: /^(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org\/[^?]*\?(?:[^#]*&)?bd=([\d.]+)(?:[&#]|$)/i,
  read: boardIn,
  write: (record) => `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(record)}`,
  holds,
});

export const sudokuExchange = linkFormat({
  name: "sudokuexchange",
  pattern: /^(?:https?:\/\/)?(?:www\.)?sudokuexchange\.com\/[^?]*\?(?:[^#]*&)?s=([\d.]+)(?:[&#]|$)/i,
  read: boardIn,
  write: (record) => `https://sudokuexchange.com/play/?s=${zeros(record)}`,
  holds,
});

export const secuso = linkFormat({
  name: "secuso",
  pattern: /^(?:https?:\/\/)?sudoku\.secuso\.org\/([0-9A-Ca-c.]+)\/?$/i,
  read: boardIn,
  write: (record) => `https://sudoku.secuso.org/${zeros(record)}`,
  holds,
});
