// JSON: our own records and envelopes, boards as arrays of arrays or of all cells, as texts, as objects a cell, alone or somewhere
// inside, with solutions beside them left aside.
import { tryText, valueOfData } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { draftOf, withoutSolutions, type Draft } from "../record.js";
import { boxesOf, sideOf, usualShape } from "../shapes.js";
import type { Source } from "../source.js";
import { digitOf, extendsLine, symbolOf, without } from "../symbols.js";
import { candidatesOf } from "../text/candidates.js";
import { namesSolution } from "../text/wordy.js";
import { isList, isObject, isTooDeep, saysNothing, textOf, type Json, type JsonObject } from "./json_values.js";
import { shapeOfKeys } from "./regions.js";
import { namesVariant } from "./variants.js";

/** A script's assignment may lead in, as in `window.gameData = {...};`. */
const assignment = /^(?:(?:var|let|const)\s+)?[\w.$]+\s*=\s*(?=[[{])/;

export function parseJson(source: Source, text = source.trimmed): Json {
  const body = text.replace(assignment, "").replace(/;\s*$/, "");
  if (isTooDeep(body)) source.refuse("too-large", "JSON that is nested less deeply");
  try {
    return JSON.parse(body) as Json;
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    const offset = at === undefined ? source.text.length : source.text.indexOf(body) + Number(at);
    const found = quoted(body.slice(Number(at ?? body.length), Number(at ?? body.length) + 12));
    return source.refuse("syntax", "JSON", at === undefined ? "its end too early" : found, offset);
  }
}

export const refuse = (
  expected: string,
  found = "",
  reason: "digit" | "length" | "syntax" | "version" | "variant" | "shape" = "syntax",
): never => {
  throw new Refusal(reason, expected, found);
};

/** A line of values, or undefined where they are not as many as a board has, or no cells. */
function lineOfValues(values: readonly unknown[], side = sideOf(values.length)): string | undefined {
  if (side === 0 || values.length !== side * side) return undefined;
  const digits = values.map(valueOfData);
  if (digits.some(Number.isNaN)) return undefined;
  const wrong = digits.find((digit) => !Number.isInteger(digit) || digit < 0 || digit > side);
  if (wrong !== undefined) refuse(`digits 1-${side} or an empty cell`, String(wrong), "digit");
  return digits.map(symbolOf).join("");
}

/** Rows as arrays, or as texts of symbols. */
function lineOfRows(rows: readonly Json[]): string | undefined {
  const side = rows.length;
  if (usualShape(side) === "") return undefined;
  if (rows.every((row) => typeof row === "string")) {
    const text = rows.join("");
    return rows.every((row) => row.length === side) ? (tryText(text, side) ?? undefined) : undefined;
  }
  if (!rows.every(isList)) return undefined;
  const wrong = rows.findIndex((row) => row.length !== side);
  if (wrong >= 0) refuse(`${side} cells in row ${wrong + 1}`, String(rows[wrong]?.length), "length");
  return lineOfValues(rows.flat(), side);
}

const holdsRows = (value: readonly Json[]) =>
  value.length >= 4 &&
  value.every(isList) &&
  !value.every((row) => row.length >= 16 && sideOf(row.length) > 0) &&
  value.some((row) => row.every((cell) => !isList(cell) && !isObject(cell)));

/** Cells as objects with a value and candidates. */
function draftOfCells(cells: readonly Json[]): Draft | undefined {
  if (sideOf(cells.length) === 0 || !cells.every(isObject)) return undefined;
  const keys = ["val", "value", "digit", "number"];
  const key = keys.find((each) => cells.some((cell) => each in cell));
  if (key === undefined) return undefined;
  const side = sideOf(cells.length);
  const givenKey = ["given", "fixed", "isGiven", "prefilled", "readonly", "locked"].find((each) =>
    cells.some((cell) => each in cell),
  );
  const line =
    lineOfValues(
      cells.map((cell) => cell[key]),
      side,
    ) ?? refuse("a digit or null in each cell", "", "digit");
  const given = Array.from(line, (symbol, at) =>
    givenKey === undefined || cells[at]?.[givenKey] === true ? symbol : ".",
  ).join("");
  const candidates = cells.map((cell) => {
    const list = cell.candidates ?? cell.notes ?? cell.pencilmarks;
    if (!isList(list)) return "";
    return candidatesOf(list.map(valueOfData).filter((digit) => digit >= 1 && digit <= side));
  });
  return draftOf({ givens: given, entries: without(line, given), candidates });
}

/** A value that is a board by itself. */
function boardOf(value: Json | undefined): Draft | undefined {
  if (typeof value === "string") {
    const text = value.replace(/\s+/g, "");
    const line = text.length >= 16 && sideOf(text.length) > 0 ? tryText(text, sideOf(text.length)) : null;
    return line === null ? undefined : draftOf({ givens: line });
  }
  if (!isList(value)) return undefined;
  const line = lineOfRows(value) ?? (value.length >= 16 ? lineOfValues(value) : undefined);
  if (line !== undefined) return draftOf({ givens: line });
  if (holdsRows(value)) refuse("as many rows as cells in a row", `${value.length} rows`, "length");
  return draftOfCells(value);
}

const statedShape = (value: Json | undefined): string => {
  if (value === undefined || value === null) return "";
  const boxes = typeof value === "string" ? boxesOf(value) : undefined;
  return boxes ? `${boxes.rows}x${boxes.columns}` : refuse("a shape as 3x3", quoted(JSON.stringify(value)), "shape");
};

/** Our own record or envelope. */
function draftOfRecord(value: JsonObject): Draft | undefined {
  const { givens, format, version, candidates } = value;
  if (typeof givens !== "string" && format !== "hanadoku") return undefined;
  if (format !== undefined && format !== "hanadoku") return undefined;
  if (version !== undefined && version !== 1) refuse("version 1", quoted(JSON.stringify(version)), "version");
  const side = sideOf(typeof givens === "string" ? givens.length : 0);
  const read = (text: Json | undefined) =>
    typeof text === "string" && text.length === side * side ? tryText(text, side) : null;
  const line = read(givens) ?? refuse("givens as a line of cells", quoted(JSON.stringify(givens)), "length");
  const shape = statedShape(value.shape);
  const { rows = 0, columns = 0 } = boxesOf(shape) ?? {};
  if (shape !== "" && rows * columns !== side) refuse(`givens of the shape ${shape}`, `${side * side} cells`, "length");
  const entries =
    value.entries === undefined ? undefined : (read(value.entries) ?? refuse("entries as a line of cells"));
  const marks =
    candidates === undefined
      ? undefined
      : isList(candidates) && candidates.length === line.length
        ? candidates.map((each) => candidatesOf(Array.from(textOf(each) ?? "", digitOf).filter((digit) => digit > 0)))
        : refuse("candidates for each cell");
  return draftOf({
    shape,
    givens: line,
    entries,
    candidates: marks,
    title: textOf(value.title),
    source: textOf(value.source),
  });
}

const puzzleKeys =
  /^(puzzles?|boards?|grids?|givens?|quizz?(es)?|sudokus?|problems?|questions?|start|initial|unsolved|values?|cells|mission|task)$/i;
const stateKeys = /^(state|current|progress|entries|user|userboard|player|working)$/i;
const solutionKeys = /solution|solved|answer|complete|^result$/i;

const ruleKeys = ["type", "kind", "mode", "variant", "variants", "rules", "ruleset", "constraints", "modifiers"];

/** The names of rules, alone or in a list, or as what lists of objects call them. */
function namesIn(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  if (isList(value)) return value.flatMap(namesIn);
  return isObject(value) ? [value.type, value.name].flatMap((each) => textOf(each) ?? []) : [];
}

/** The boards of an object under its keys: one is the puzzle, another may be the player's state. */
function draftsOfObject(value: JsonObject): Draft[] {
  const variant = Object.entries(value).find(([key, each]) => namesVariant(key) && !saysNothing(each));
  if (variant) refuse("a plain sudoku", variant[0], "variant");
  const kind = ruleKeys.flatMap((key) => namesIn(value[key])).find(namesVariant);
  if (kind) refuse("a plain sudoku", kind, "variant");
  const own = draftOfRecord(value);
  if (own) return [own];
  const shape = shapeOfKeys(value);
  const open = Object.entries(value).filter(([key]) => !solutionKeys.test(key) && !namesSolution(key));
  const boards = open.flatMap(([key, each]) => {
    const draft = boardOf(each);
    return draft ? [{ key, draft }] : [];
  });
  if (boards.length === 0) return open.flatMap(([, each]) => draftsOf(each));
  const [state] = boards.filter(({ key }) => stateKeys.test(key));
  const others = boards.filter((each) => each !== state);
  const named = others.filter(({ key }) => puzzleKeys.test(key));
  const [first, second] = named.length === 1 ? named : others.length > 0 ? others : boards;
  if (!first) return [];
  if (second && named.length !== 1) return refuse("one board a puzzle", `${first.key} and ${second.key}`);
  const { givens } = first.draft;
  const entries =
    state && state !== first && extendsLine(state.draft.givens, givens)
      ? without(state.draft.givens, givens)
      : undefined;
  return [
    draftOf({
      ...first.draft,
      ...(shape === "" ? {} : { shape }),
      ...(entries === undefined ? {} : { entries }),
      title: textOf(value.title) ?? textOf(value.name),
    }),
  ];
}

/** A list of boards: the filled ones that solve what is before them are left out. */
const draftsOfList = (list: readonly Json[]): Draft[] => withoutSolutions(list.flatMap(draftsOf));

function draftsOf(value: Json | undefined): Draft[] {
  const board = boardOf(value);
  if (board) return [board];
  if (isList(value)) return draftsOfList(value);
  return isObject(value) ? draftsOfObject(value) : [];
}

export function readJson(source: Source): Draft[] {
  const value = parseJson(source);
  if (isList(value) && value.length === 0) return [];
  const drafts = draftsOf(value);
  if (drafts.length === 0) source.refuse("no-puzzle", "a board in the JSON");
  return drafts;
}

export const startsJson = ({ text, trimmed }: Source) =>
  /^(\[\s*(?:["\[{\]\d.-]|null\b|true\b|false\b)|\{\s*["}])/.test(trimmed) ||
  (/^[\w.$][\w.$\s]{0,200}=\s*[[{]/.test(trimmed) && /["[]/.test(text));
