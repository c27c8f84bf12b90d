// The regions that a piece of JSON states for its board.
import { Refusal } from "../fault.js";
import { shapeOfRegions, sideOf } from "../shapes.js";
import { isList, saysNothing, type Json, type JsonObject } from "./json_values.js";

const regionKeys = /^(regions?|boxes|blocks|areas|subgrids)$/i;

/** A cell as its index, or as its row and column. */
function indexOf(cell: Json, side: number): number {
  if (!isList(cell)) return Number(cell);
  const [row, column] = cell.map(Number);
  return cell.length === 2 ? Number(row) * side + Number(column) : NaN;
}

/** The region of each cell: stated for each, or as lists of cells. */
function regionOfEach(value: Json): readonly (number | string)[] | null {
  if (!isList(value)) return null;
  const flat = value.every(isList) ? value.flat() : value;
  const side = sideOf(flat.length);
  if (side === 0) return null;
  const isName = (each: Json): each is number | string => typeof each === "number" || typeof each === "string";
  if (flat.every(isName) && new Set(flat).size <= side) return flat;
  const regions = new Array<number>(flat.length).fill(-1);
  value.forEach((cells, region) => {
    for (const cell of isList(cells) ? cells : []) regions[indexOf(cell, side)] = region;
  });
  return regions.length === flat.length && !regions.includes(-1) ? regions : null;
}

/** The shape that an object states by its regions; "" where it states none. A jigsaw is refused. */
export function shapeOfKeys(object: JsonObject): string {
  const stated = Object.entries(object).find(([key, value]) => regionKeys.test(key) && !saysNothing(value));
  if (!stated || !isList(stated[1])) return "";
  const regions = regionOfEach(stated[1]);
  const shape = regions ? shapeOfRegions(regions) : "";
  if (shape === "") throw new Refusal("variant", "a plain sudoku", `${stated[0]} that are no boxes`);
  return shape;
}
