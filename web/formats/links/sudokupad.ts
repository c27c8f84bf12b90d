// SudokuPad's other links. `classic` has two codecs: in one digits are themselves and a letter is a run of empty cells (B = 1), in the
// other a figure is a digit and the empty cells after it. `scl` and `ctc` hold the site's own JSON, packed.
import { givensOnly } from "../format.js";
import { quoted, Refusal, type Place } from "../fault.js";
import { draftOf, type Draft } from "../record.js";
import { shapeOfRegions, sideOf } from "../shapes.js";
import { symbolOf } from "../symbols.js";
import { linkFormat, unescaped } from "./addresses.js";
import { isList, isObject, saysNothing, textOf, type Json, type JsonObject } from "../data/json_values.js";
import { valueOfData } from "../cells.js";
import { unpackText } from "./lz.js";

const runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
const figures = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

const mostCells = 625;

function byRuns(text: string): string | null {
  let line = "";
  for (const symbol of text) {
    const run = runs.indexOf(symbol);
    if (/\d/.test(symbol)) line += symbol === "0" ? "." : symbol;
    else if (run < 0) return null;
    else line += ".".repeat(run);
    if (line.length > mostCells) return null;
  }
  return line;
}

function byFigures(text: string): string | null {
  let line = "";
  for (const symbol of text) {
    const figure = figures.indexOf(symbol);
    if (figure < 0) return null;
    line += symbolOf(figure % 10) + ".".repeat(Math.floor(figure / 10));
    if (line.length > mostCells) return null;
  }
  return line;
}

const fits = (line: string | null): line is string => {
  const side = line === null ? 0 : sideOf(line.length);
  return side > 0 && Array.from(line ?? "").every((symbol) => symbol === "." || Number(symbol) <= side);
};

export const sudokuPadClassic = linkFormat({
  name: "sudokupad-classic",
  pattern:
    /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)\/(?:sudoku\/)?\??(?:puzzleid=)?classic([^/?#\s]+)/,
  read: (data, place) => {
    const text = unescaped(data);
    const line = [byFigures(text), byRuns(text)].find(fits);
    if (line === undefined) throw new Refusal("length", "as many cells as a board has", quoted(data), place);
    return draftOf({ givens: line });
  },
  write: ({ givens }) => {
    const text = givens.replace(/([.1-9])(\.*)/g, (all) => {
      const digit = all.startsWith(".") ? 0 : Number(all.charAt(0));
      const figure = (run: number, first: number) => figures.charAt(first + 10 * run);
      let rest = all.length - 1;
      let packed = figure(Math.min(rest, 5), digit);
      for (rest -= Math.min(rest, 5); rest > 0; rest -= Math.min(rest, 6)) packed += figure(Math.min(rest, 6) - 1, 0);
      return packed;
    });
    return `https://sudokupad.app/classic${text}`;
  },
  holds: (record) => (record.givens.length > 81 ? "a side above 9" : givensOnly(record)),
});

const shortNames: Record<string, string> = {
  ce: "cells",
  v: "value",
  re: "regions",
  ca: "cages",
  l: "lines",
  a: "arrows",
  o: "overlays",
  u: "underlays",
  t: "title",
  cs: "cellSize",
  md: "metadata",
};

/** Names are shortened and quotation marks left out. */
function unzipped(text: string): unknown {
  const quotes = text.includes('"') ? text : text.replaceAll("'", '"');
  const full = quotes
    .replace(/([,{[])([a-zA-Z0-9]+):/g, '$1"$2":')
    .replace(/([,[])(?=[,\]])/g, "$1{}")
    .replace(/:f([,}\]])/g, ":false$1")
    .replace(/:t([,}\]])/g, ":true$1");
  return JSON.parse(full, function (this: unknown, key: string, value: unknown) {
    const name = shortNames[key];
    if (name === undefined || !isObject(this)) return value;
    (this as Record<string, unknown>)[name] ??= value;
    return undefined;
  });
}

const known = new Set([
  "cells",
  "regions",
  "cages",
  "cellSize",
  "metadata",
  "title",
  "author",
  "id",
  "rules",
  "settings",
  "size",
]);

function draftOfPad(json: JsonObject, place: Place): Draft {
  const fail = (reason: "variant" | "syntax" | "digit", expected: string, found = ""): never => {
    throw new Refusal(reason, expected, found, place);
  };
  const variant = Object.keys(json).filter((key) => !known.has(key) && !saysNothing(json[key]));
  if (variant.length > 0) fail("variant", "a plain sudoku", variant.join(", "));
  const { cells, regions, cages } = json;
  if (!isList(cells) || !cells.every(isList)) return fail("syntax", "rows of cells");
  const side = cells.length;
  if (sideOf(side * side) === 0 || cells.some((row) => row.length !== side))
    return fail("syntax", "a board that can be cut into boxes");
  const info = isList(cages) ? cages : [];
  const isReal = (cage: Json) => !saysNothing(cage) && !(isObject(cage) && saysNothing(cage.cells));
  if (info.some(isReal)) fail("variant", "a plain sudoku", "cages");
  const values = cells.flat().map((cell) => (isObject(cell) ? valueOfData(cell.value) : 0));
  if (!values.every((value) => Number.isInteger(value) && value >= 0 && value <= side))
    fail("digit", `digits 1-${side}`);
  const region = new Array<number>(side * side).fill(-1);
  for (const [at, some] of (isList(regions) ? regions : []).entries()) {
    for (const cell of isList(some) ? some : [])
      if (isList(cell)) region[Number(cell[0]) * side + Number(cell[1])] = at;
  }
  const shape = shapeOfRegions(region);
  if (shape === "") fail("variant", "rectangular boxes", isList(regions) ? "regions of other forms" : "no regions");
  return draftOf({ shape, givens: values.map(symbolOf).join(""), title: textOf(json.title) });
}

export const sudokuPadPacked = linkFormat({
  name: "sudokupad-packed",
  pattern:
    /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)\/(?:sudoku\/)?\??(?:puzzleid=)?((?:scl|scf|ctc)[A-Za-z0-9+/=%_ -]+)/,
  read: (data, place) => {
    const text = data.startsWith("scf") ? null : unpackText(data.slice(3));
    let json: unknown;
    try {
      json = text === null ? null : unzipped(text);
    } catch {
      json = null;
    }
    if (isObject(json)) return draftOfPad(json, place);
    throw new Refusal("unknown", "a SudokuPad link whose packing is known", quoted(data.slice(0, 12)), place);
  },
});
