// f-puzzles' JSON, packed by lz-string: its own links, SudokuPad's `fpuz`, and the data alone. Whatever makes it another puzzle than
// a plain sudoku is refused by its name.
import { quoted, Refusal, type Place } from "../fault.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { boxesOf, boxOf, shapeOfRegions, usualShape } from "../shapes.js";
import { digitOf, symbolOf, without } from "../symbols.js";
import { candidatesOf, digitsOf } from "../text/candidates.js";
import { isList, isObject, saysNothing, textOf, type Json, type JsonObject } from "../data/json_values.js";
import { linkFormat } from "./addresses.js";
import { packText, unpackText } from "./lz.js";

/** What lz-string packed, as JSON. */
export function unpack(data: string, place: Place): Json {
  const text = unpackText(data);
  if (text === null) throw new Refusal("syntax", "data that lz-string packed", quoted(data), place);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal("syntax", "JSON in the packed data", quoted(text), place);
  }
}

/** What says nothing of the rules; all else does, where it says anything. */
const harmless = new Set([
  "size",
  "title",
  "author",
  "ruleset",
  "grid",
  "solution",
  "successmessage",
  "msgcorrect",
  "info",
  "disabledlogic",
  "truecandidatesoptions",
  "highlightconflicts",
  "metadata",
  "tags",
  "timer",
  "solved",
]);
const harmlessInCell = new Set([
  "value",
  "given",
  "region",
  "centerPencilMarks",
  "cornerPencilMarks",
  "givenPencilMarks",
  "candidates",
  "c",
  "highlight",
  "row",
  "column",
  "i",
  "j",
]);

export function draftOfFPuzzle(json: Json, place: Place): Draft {
  const fail = (reason: "syntax" | "variant" | "shape" | "digit", expected: string, found = ""): never => {
    throw new Refusal(reason, expected, found, place);
  };
  if (!isObject(json) || !isList(json.grid)) return fail("syntax", "an f-puzzle with a grid");
  const variant = Object.keys(json).filter((key) => !harmless.has(key.toLowerCase()) && !saysNothing(json[key]));
  if (variant.length > 0) fail("variant", "a plain sudoku", variant.join(", "));
  const { grid, size = grid.length } = json;
  const side = Number(size);
  if (usualShape(side) === "") fail("shape", "a side that can be cut into boxes", quoted(JSON.stringify(size)));
  const cells = grid.flat<readonly Json[]>();
  if (grid.length !== side || !grid.every((row) => isList(row) && row.length === side) || !cells.every(isObject))
    return fail("syntax", `${side} rows of ${side} cells`);
  const odd = cells.flatMap((cell) =>
    Object.keys(cell).filter((key) => !harmlessInCell.has(key) && !saysNothing(cell[key])),
  )[0];
  if (odd !== undefined) fail("variant", "cells of a plain sudoku", odd);
  const line = cells.map(({ value }) => {
    const digit = value === undefined || value === null || value === "" ? 0 : Number(value);
    return Number.isInteger(digit) && digit >= 0 && digit <= side
      ? symbolOf(digit)
      : fail("digit", `a digit 1-${side}`, quoted(JSON.stringify(value)));
  });
  const givens = line.map((symbol, cell) => (cells[cell]?.given === true ? symbol : ".")).join("");
  const marks = cells.map((cell) => marksOf(cell, side));
  return draftOf({
    shape: shapeOf(cells, side, fail),
    givens,
    entries: without(line.join(""), givens),
    candidates: marks,
    title: textOf(json.title),
    source: textOf(json.author),
  });
}

function marksOf({ centerPencilMarks, cornerPencilMarks, givenPencilMarks }: JsonObject, side: number): string {
  const marks = [centerPencilMarks, cornerPencilMarks, givenPencilMarks].flatMap((list) =>
    isList(list) ? list.map(Number) : [],
  );
  return candidatesOf(marks.filter((mark) => Number.isInteger(mark) && mark >= 1 && mark <= side));
}

/** A region may be stated for cells of which it is not the usual box. */
function shapeOf(
  cells: readonly JsonObject[],
  side: number,
  fail: (reason: "variant", expected: string, found: string) => never,
): string {
  const usual = usualShape(side);
  if (cells.every(({ region }) => region === undefined)) return usual;
  const boxes = boxesOf(usual);
  const regions = cells.map(({ region }, cell) => {
    if (region === undefined && boxes) return boxOf(boxes, Math.floor(cell / side), cell % side);
    return typeof region === "number" ? region : fail("variant", "a region for every cell", "a cell without");
  });
  const shape = shapeOfRegions(regions);
  return shape === "" ? fail("variant", "rectangular boxes", "regions of other forms") : shape;
}

function packed({ givens, shape, entries, candidates, title, source }: PuzzleRecord): string {
  const side = Math.sqrt(givens.length);
  const boxes = boxesOf(shape);
  const cells = Array.from(givens, (given, cell) => {
    const digit = digitOf(given === "." ? (entries?.[cell] ?? ".") : given);
    const marks = candidates?.[cell] ?? "";
    return {
      ...(digit > 0 ? { value: digit } : {}),
      ...(given === "." ? {} : { given: true }),
      ...(boxes && shape !== usualShape(side) ? { region: boxOf(boxes, Math.floor(cell / side), cell % side) } : {}),
      ...(marks === "" ? {} : { centerPencilMarks: digitsOf(marks) }),
    };
  });
  const grid = Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side));
  return packText(
    JSON.stringify({ size: side, ...(title ? { title } : {}), ...(source ? { author: source } : {}), grid }),
  );
}

const read = (data: string, place: Place) => draftOfFPuzzle(unpack(data, place), place);

export const fPuzzles = linkFormat({
  name: "f-puzzles",
  pattern: /^(?:(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?\?load=)?(N4Ig[A-Za-z0-9+/=% -]+)$/,
  read,
  write: (record) => `https://f-puzzles.com/?load=${packed(record)}`,
});

/** A link that only names a puzzle of the site's. */
export const fPuzzlesId = linkFormat({
  name: "f-puzzles-id",
  pattern: /^(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?\?id=(\w+)/,
  read: (data, place) => {
    throw new Refusal("no-puzzle", "a link that holds the puzzle", `only its number ${quoted(data)}`, place);
  },
});

export const sudokuPad = linkFormat({
  name: "sudokupad",
  pattern:
    /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)\/(?:sudoku\/)?\??(?:puzzleid=)?(?:fpuzzles|fpuz)([A-Za-z0-9+/=% -]+?)(?:\?.*)?$/,
  read,
  write: (record) => `https://sudokupad.app/fpuz${packed(record)}`,
});
