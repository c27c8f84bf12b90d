// lisudoku's links: figures for a board, or its JSON packed by lz-string.
import { givensOnly } from "../format.js";
import { fromText } from "../cells.js";
import { quoted, Refusal, type Place } from "../fault.js";
import { draftOf, type Draft } from "../record.js";
import { shapeOfRegions, sideOf, usualShape } from "../shapes.js";
import { symbolOf } from "../symbols.js";
import { isList, isObject, saysNothing, type Json } from "../data/json_values.js";
import { linkFormat } from "./addresses.js";
import { unpack } from "./fpuzzles.js";

const harmless = new Set(["gridSize", "grid_size", "fixedNumbers", "fixed_numbers", "regions"]);

function draftOfJson(json: Json, place: Place): Draft {
  const fail = (reason: "syntax" | "variant" | "digit", expected: string, found = ""): never => {
    throw new Refusal(reason, expected, found, place);
  };
  if (!isObject(json)) return fail("syntax", "a puzzle with a gridSize");
  const variant = Object.keys(json).filter((key) => !harmless.has(key) && !saysNothing(json[key]));
  if (variant.length > 0) fail("variant", "a plain sudoku", variant.join(", "));
  const side = Number(json.gridSize ?? json.grid_size);
  if (usualShape(side) === "") fail("syntax", "a side that can be cut into boxes", quoted(String(side)));
  const numbers = json.fixedNumbers ?? json.fixed_numbers ?? [];
  const at = (position: Json | undefined) => {
    const [row, column] = isObject(position) ? [position.row, position.col].map(Number) : [];
    const inside = [row, column].every((each) => Number.isInteger(each) && Number(each) >= 0 && Number(each) < side);
    return inside ? Number(row) * side + Number(column) : fail("syntax", "a row and a column of the board");
  };
  const digits = new Array<number>(side * side).fill(0);
  for (const each of isList(numbers) ? numbers : []) {
    if (!isObject(each)) return fail("syntax", "numbers with a position");
    const value = Number(each.value);
    if (!(Number.isInteger(value) && value >= 1 && value <= side))
      fail("digit", `a digit 1-${side}`, quoted(JSON.stringify(each.value)));
    digits[at(each.position)] = value;
  }
  const { regions } = json;
  const regionOf = new Array<number>(side * side).fill(-1);
  for (const [index, region] of (isList(regions) ? regions : []).entries()) {
    for (const cell of isList(region) ? region : []) regionOf[at(cell)] = index;
  }
  const shape = isList(regions) && regions.length > 0 ? shapeOfRegions(regionOf) : usualShape(side);
  if (shape === "") fail("variant", "rectangular boxes", "regions of other forms");
  return draftOf({ shape, givens: digits.map(symbolOf).join("") });
}

export const lisudoku = linkFormat({
  name: "lisudoku",
  pattern: /^(?:https?:\/\/)?(?:www\.)?lisudoku\.xyz\/(?:solver|e)\/?\?(?:[^#]*&)?import=([^&#\s]+)/i,
  read: (data, place) => {
    if (!/^[\d.]+$/.test(data)) return draftOfJson(unpack(data, place), place);
    const side = sideOf(data.length);
    if (side === 0 || side > 9) throw new Refusal("length", "16, 36 or 81 cells", String(data.length), place);
    return draftOf({ givens: fromText(data, side, place) });
  },
  write: ({ givens }) => `https://lisudoku.xyz/solver?import=${givens.replaceAll(".", "0")}`,
  holds: (record) =>
    [16, 36, 81].includes(record.givens.length) ? givensOnly(record) : "another board than 4×4, 6×6 or 9×9",
});
