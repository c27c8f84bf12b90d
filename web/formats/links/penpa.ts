// Penpa's links: about 19 lines, deflated. The first states the board, the fourth the problem as JSON whose names have two letters;
// only numbers and the lines of boxes are a plain sudoku.
import { givensOnly } from "../format.js";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { quoted, Refusal, type Place } from "../fault.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { boxesOf, boxOf, shapesOfSide, usualShape } from "../shapes.js";
import { digitOf, symbolOf } from "../symbols.js";
import { isList, isObject, isTooDeep, saysNothing, type Json, type JsonObject } from "../data/json_values.js";
import { linkFormat, unescaped } from "./addresses.js";

/** A board of 25 comes to about 20 kB. */
const longestText = 500_000;

function inflated(data: string, place: Place): string {
  try {
    const packed = Uint8Array.from(atob(unescaped(data).replaceAll(" ", "+")), (symbol) => symbol.charCodeAt(0));
    const bytes = inflateSync(packed, { out: new Uint8Array(longestText) });
    if (bytes.length < longestText) return strFromU8(bytes);
  } catch {
    throw new Refusal("syntax", "deflated data", quoted(data), place);
  }
  throw new Refusal("too-large", `data that inflates to less than ${longestText} bytes`, "", place);
}

/** What is in the problem's layer, by its name; these say nothing of the rules. */
const harmless: Record<string, true> = { zR: true, zU: true, z8: true, zN: true, zE: true, zS: true };
const layers: Record<string, string> = {
  z1: "small numbers",
  zY: "symbols",
  zF: "free lines",
  z2: "free edges",
  zT: "thermometers",
  z3: "arrows",
  zD: "directions",
  z0: "frames",
  z5: "polygons",
  z4: "edges taken away",
  z6: "killer cages",
  z7: "thermometers",
  zL: "lines",
  zW: "walls",
  zC: "cages",
};

function layerIn(text: string, place: Place): JsonObject {
  let json: Json = null;
  try {
    const quotedNames = text.replace(/([{,])(z[0-9A-Za-z_])(?=:)/g, '$1"$2"').replace(/:zO(?=[,}])/g, ":null");
    if (!isTooDeep(quotedNames)) json = JSON.parse(quotedNames) as Json;
  } catch {
    // told below
  }
  return isObject(json) ? json : refuse("syntax", "the problem's layer", quoted(text), place);
}

function refuse(
  reason: "syntax" | "variant" | "shape" | "digit",
  expected: string,
  found: string,
  place: Place,
): never {
  throw new Refusal(reason, expected, found, place);
}

/** Both sides of a drawn edge, as cells, where it lies between two of the board. */
function sidesOf(edge: string, side: number): readonly [number, number] | null {
  const width = side + 4;
  const ends = edge.split(",").map((end) => Number(end) - width * width);
  const [one = 0, other = 0] = ends.sort((a, b) => a - b);
  const at = (vertex: number) => [Math.floor(vertex / width) - 2, (vertex % width) - 2] as const;
  const [[row, column], [otherRow, otherColumn]] = [at(one), at(other)];
  const cell = (r: number, c: number) => (r >= 0 && c >= 0 && r < side && c < side ? r * side + c : -1);
  // A vertex is the lower right corner of the cell of its number.
  if (otherRow === row + 1 && otherColumn === column) return [cell(row + 1, column), cell(row + 1, column + 1)];
  if (otherRow === row && otherColumn === column + 1) return [cell(row, column + 1), cell(row + 1, column + 1)];
  return null;
}

/** The shape that the drawn edges show; "" where none are drawn inside. */
function shapeOfEdges(edges: Json | undefined, side: number, place: Place): string {
  const inside = Object.keys(isObject(edges) ? edges : {})
    .map((edge) => sidesOf(edge, side))
    .filter((pair) => pair !== null)
    .filter((pair) => !pair.includes(-1));
  if (inside.length === 0) return "";
  const parted = new Set(inside.map(([one, other]) => one * side * side + other));
  const found = shapesOfSide(side).find((shape) => {
    const boxes = boxesOf(shape);
    if (!boxes) return false;
    const boxAt = (cell: number) => boxOf(boxes, Math.floor(cell / side), cell % side);
    for (let cell = 0; cell < side * side; ++cell) {
      for (const next of [(cell + 1) % side === 0 ? -1 : cell + 1, cell + side]) {
        if (next < 0 || next >= side * side) continue;
        if ((boxAt(cell) !== boxAt(next)) !== parted.has(cell * side * side + next)) return false;
      }
    }
    return true;
  });
  return found ?? refuse("variant", "the lines of rectangular boxes", "other edges", place);
}

const boardTypes = new Set(["square", "sudoku"]);

function draftOfText(text: string, place: Place): Draft {
  const lines = text.split("\n");
  const [type = "", columns, rows] = (lines[0] ?? "").split(",");
  if (!boardTypes.has(type)) refuse("variant", "a square board", quoted(type), place);
  const side = Number(columns);
  if (columns !== rows || usualShape(side) === "")
    refuse("shape", "a side that can be cut into boxes", `${columns ?? "?"}x${rows ?? "?"}`, place);
  const layer = layerIn(lines[3] ?? "", place);
  const other = Object.keys(layer).find((name) => !harmless[name] && !saysNothing(layer[name]));
  if (other !== undefined) refuse("variant", "numbers alone", layers[other] ?? other, place);
  const givens = new Array<number>(side * side).fill(0);
  for (const [index, entry] of Object.entries(isObject(layer.zN) ? layer.zN : {})) {
    const value =
      isList(entry) && (typeof entry[0] === "string" || typeof entry[0] === "number") ? String(entry[0]).trim() : "";
    if (value === "") continue;
    const [row, column] = [Math.floor(Number(index) / (side + 4)) - 2, (Number(index) % (side + 4)) - 2];
    if (!(row >= 0 && column >= 0 && row < side && column < side))
      refuse("variant", "numbers on the board alone", `${quoted(value)} outside`, place);
    const digit = /^\d{1,2}$/.test(value) ? Number(value) : 0;
    if (digit < 1 || digit > side) refuse("digit", `a digit 1-${side}`, quoted(value), place);
    givens[row * side + column] = digit;
  }
  return draftOf({ shape: shapeOfEdges(layer.zE, side, place), givens: givens.map(symbolOf).join("") });
}

function edgesOf(shape: string, side: number): Record<string, number> {
  const boxes = boxesOf(shape) ?? { rows: 1, columns: 1 };
  const width = side + 4;
  const vertex = (row: number, column: number) => width * width + (row + 1) * width + column + 1;
  const edges: Record<string, number> = {};
  for (let line = 0; line <= side; ++line) {
    for (let at = 0; at < side; ++at) {
      if (line % boxes.columns === 0) edges[`${vertex(at, line)},${vertex(at + 1, line)}`] = 2;
      if (line % boxes.rows === 0) edges[`${vertex(line, at)},${vertex(line, at + 1)}`] = 2;
    }
  }
  return edges;
}

function textFor({ givens, shape }: PuzzleRecord): string {
  const side = Math.sqrt(givens.length);
  const width = side + 4;
  const numbers: Record<string, unknown> = {};
  Array.from(givens, (symbol, cell) => {
    const index = (Math.floor(cell / side) + 2) * width + (cell % side) + 2;
    if (symbol !== ".") numbers[index] = [String(digitOf(symbol)), 1, "1"];
  });
  const layer = (zN: unknown, zE: unknown) =>
    `{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:${JSON.stringify(zN)},z1:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{},zE:${JSON.stringify(zE)},zW:{},zC:{},z4:{},z6:[],z7:[]}`;
  const center = Array.from({ length: side * side }, (_, cell) =>
    cell === 0 ? 2 * width + 2 : cell % side === 0 ? 5 : 1,
  );
  const size = 38 * (side + 1);
  const head = `square,${side},${side},38,0,1,1,${size},${size},${Math.floor((width * width) / 2)},${Math.floor((width * width) / 2)}`;
  return [
    head,
    "[0,0,0,0]",
    '["1","2","1"]~"sudoku"~["1",1]',
    layer(numbers, edgesOf(shape, side)),
    layer({}, {}),
    JSON.stringify(center),
  ].join("\n");
}

export const penpa = linkFormat({
  name: "penpa",
  pattern:
    /^(?:https?:\/\/)?[\w.-]+(?:\/[\w.-]+)*\/penpa-edit\/?(?:index\.html)?[#?]m=(?:edit|solve)&p=([A-Za-z0-9+/=% ]+)/,
  read: (data, place) => draftOfText(inflated(data, place), place),
  write: (record) => {
    const bytes = deflateSync(strToU8(textFor(record)));
    const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${packed}`;
  },
  holds: givensOnly,
});
