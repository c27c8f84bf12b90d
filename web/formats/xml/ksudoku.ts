// KSudoku's saved games and shapes. Cells go column by column. In a game `values` has `_` for empty and b = 1, c = 2, ...; what the
// player did stands in the history.
import { quoted, Refusal } from "../fault.js";
import { type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { boxesOf, shapeOfRegions, sideOf, usualShape } from "../shapes.js";
import type { Source } from "../source.js";
import { digitOf, symbolOf, transposed } from "../symbols.js";
import { candidatesOf } from "../text/candidates.js";
import { childOf, childrenOf, longestXml, parseXml, rootName, type Element } from "./tree.js";
import { alone } from "../writing.js";

const isLineOf = (clique: readonly number[], side: number) => {
  const [columns, rows] = [clique.map((cell) => Math.floor(cell / side)), clique.map((cell) => cell % side)];
  return new Set(columns).size === 1 || new Set(rows).size === 1;
};

/** The shape of a board of these groups of cells, each column by column. */
function shapeOfCliques(cliques: readonly (readonly number[])[], side: number, place: Element["place"]): string {
  const regions = new Array<number>(side * side).fill(-1);
  const boxes = cliques.filter((each) => !isLineOf(each, side));
  for (const [at, clique] of boxes.entries()) {
    for (const cell of clique) if (cell < regions.length) regions[cell] = at;
  }
  const shape = boxes.length !== side || regions.includes(-1) ? "" : shapeOfRegions(transposed(regions));
  if (shape === "") throw new Refusal("variant", "rectangular boxes", "groups of other forms", place);
  return shape;
}

function shapeOfGraph(graph: Element): string {
  const { order = "", type = "sudoku", "specific-type": kind = "Plain", name = "" } = graph.attributes;
  const side = Number(order);
  if (type === "roxdoku" || Number(graph.attributes.sizeZ ?? 1) > 1)
    throw new Refusal("variant", "a plain sudoku", "Roxdoku", graph.place);
  const named = ["XSudoku", "Jigsaw", "Aztec", "Samurai", "TinySamurai", "Roxdoku", "Mathdoku", "KillerSudoku"].find(
    (each) => each === kind,
  );
  if (named !== undefined || childOf(graph, "cage"))
    throw new Refusal("variant", "a plain sudoku", named ?? "cages", graph.place);
  if (usualShape(side) === "")
    throw new Refusal("shape", "a side that can be cut into boxes", quoted(order), graph.place);
  const cliques = childrenOf(graph, "clique").map(({ text }) => text.trim().split(/\s+/).map(Number));
  if (type === "sudoku") return cliques.length > 0 ? shapeOfCliques(cliques, side, graph.place) : usualShape(side);
  const { sizeX, sizeY } = graph.attributes;
  if (Number(sizeX) !== side || Number(sizeY) !== side)
    throw new Refusal(
      "variant",
      `a board of ${side}x${side}`,
      quoted(name || `${sizeX ?? "?"}x${sizeY ?? "?"}`),
      graph.place,
    );
  const groups = childrenOf(graph, "sudokugroups");
  const withBlocks = groups.some(({ attributes }) => attributes.withblocks !== "0");
  if (groups.length > 1 || (withBlocks && cliques.length > 0))
    throw new Refusal("variant", "a plain sudoku", quoted(name || "more groups"), graph.place);
  return withBlocks ? usualShape(side) : shapeOfCliques(cliques, side, graph.place);
}

/** `b` is 1, as `a` is added to the digit; `_` is empty. */
function digitsOf(text: string, side: number, { place }: Element): number[] {
  if (text.length !== side * side) throw new Refusal("length", `${side * side} cells`, String(text.length), place);
  return Array.from(text, (symbol) => {
    const digit = symbol === "_" ? 0 : symbol.charCodeAt(0) - 97;
    if (symbol === ".") throw new Refusal("variant", "a board without holes", "cells that are not used", place);
    if (digit < 0 || digit > side || symbol === "a")
      throw new Refusal("digit", `b to ${String.fromCharCode(97 + side)} or _`, quoted(symbol), place);
    return digit;
  });
}

/** What the player put in and noted, by cell. */
function played(history: Element | undefined, cells: number): { entries: number[]; notes: string[] } {
  const entries = new Array<number>(cells).fill(0);
  const notes = new Array<string>(cells).fill("");
  const side = Math.sqrt(cells);
  for (const event of history ? childrenOf(history, "simple-event") : []) {
    const { index = "", value, markers, given } = event.attributes;
    const cell = Number(index);
    const digit = Number(value ?? 0);
    if (!/^\d+$/.test(index) || cell >= cells || !(digit >= 0 && digit <= side))
      throw new Refusal("length", "an event of a cell and a digit", quoted(`${index}, ${value ?? ""}`), event.place);
    if (given === "true") continue;
    entries[cell] = digit;
    notes[cell] = candidatesOf(
      Array.from(markers ?? "").flatMap((bit, at) => (bit === "1" && at < side ? [at + 1] : [])),
    );
  }
  return { entries, notes };
}

function read(source: Source): Draft[] {
  const root = parseXml(source);
  const game = childOf(root, "game");
  const puzzle = game ? childOf(game, "puzzle") : childOf(root, "puzzle");
  const graph = childOf(puzzle ?? root, "graph");
  if (!graph) throw new Refusal("syntax", "a graph", "", root.place);
  if (!puzzle && graph.attributes.order === "Mathdoku")
    throw new Refusal("variant", "a plain sudoku", "Mathdoku", graph.place);
  const shape = shapeOfGraph(graph);
  if (!puzzle) return [];
  const values = childOf(puzzle, "values");
  if (!values) throw new Refusal("no-puzzle", "values", "", puzzle.place);
  const { rows, columns } = boxesOf(shape) ?? { rows: 0, columns: 0 };
  const digits = digitsOf(values.text.trim(), rows * columns, values);
  const { entries, notes } = played(game && childOf(game, "history"), digits.length);
  const line = (cells: readonly number[]) => transposed(cells).map(symbolOf).join("");
  const own = entries.map((digit, cell) => (digits[cell] ? 0 : digit));
  return [draftOf({ shape, givens: line(digits), entries: line(own), candidates: transposed(notes) })];
}

function write({ givens, shape, entries, candidates }: PuzzleRecord): string {
  const { rows, columns } = boxesOf(shape) ?? { rows: 1, columns: 1 };
  const side = rows * columns;
  const values = transposed(givens).map((symbol) => (symbol === "." ? "_" : String.fromCharCode(97 + digitOf(symbol))));
  const regions = new Map<number, number[]>();
  for (let cell = 0; cell < side * side; ++cell) {
    const [column, row] = [Math.floor(cell / side), cell % side];
    const box = Math.floor(row / rows) * rows + Math.floor(column / columns);
    regions.set(box, [...(regions.get(box) ?? []), cell]);
  }
  const cliques = [...regions.values()].map((cells) => `<clique size="${side}">${cells.join(" ")}</clique>\n`).join("");
  const square = rows === columns;
  const graph = square
    ? `<graph order="${side}" type="sudoku" specific-type="Plain"/>\n`
    : `<graph order="${side}" type="custom" specific-type="Plain" name="${shape}" sizeX="${side}" sizeY="${side}" sizeZ="1">\n` +
      `<sudokugroups at="0" withblocks="0"/>\n${cliques}</graph>\n`;
  const entered = transposed(entries ?? "").flatMap((symbol, index) =>
    symbol === "." ? [] : [`<simple-event index="${index}" given="false" value="${digitOf(symbol)}"/>\n`],
  );
  const marked = transposed(candidates ?? []).flatMap((some, index) =>
    some === ""
      ? []
      : [
          `<simple-event index="${index}" given="false" markers="${Array.from({ length: side }, (_, at) => (some.includes(symbolOf(at + 1)) ? 1 : 0)).join("")}"/>\n`,
        ],
  );
  return (
    `<!DOCTYPE ksudoku>\n<ksudoku>\n<game had-help="0" msecs-elapsed="0">\n<puzzle>\n${graph}<values>${values.join("")}</values>\n` +
    `</puzzle>\n<history>\n${[...entered, ...marked].join("")}</history>\n</game>\n</ksudoku>`
  );
}

export const ksudoku: Format = {
  name: "ksudoku",
  longest: longestXml,
  detect: (source) => (/^ksudoku(-graph)?$/.test(rootName(source) ?? "") ? 0.99 : 0),
  read,
  write: alone(write),
  holds: ({ entries, candidates, title, source }) => {
    const both = candidates?.some((some, cell) => some !== "" && (entries?.[cell] ?? ".") !== ".");
    return title || source ? "a title" : both ? "candidates of a cell with an entry" : "";
  },
};

/** The older text of a shape: order, sizes, the number of groups, a group a line. It has no puzzle. */
export const ksudokuText: Format = {
  name: "ksudoku-shape",
  detect: ({ filled, text }) => {
    const [order, sizes, count, ...groups] = filled.slice(0, 200).map((line) => line.text.trim());
    const all = /^[\d\s]+$/.test(text.slice(0, 20_000)) && groups.every((group) => group.includes(" "));
    return all && /^\d+$/.test(order ?? "") && /^\d+ \d+ \d+$/.test(sizes ?? "") && Number(count) === groups.length
      ? 0.99
      : 0;
  },
  read: (source) => {
    const [order, sizes, count, ...groups] = source.filled.map(({ text }) => text.trim().split(/\s+/).map(Number));
    const side = order?.[0] ?? 0;
    const whole = sideOf(side * side) > 0 && sizes?.[0] === side && sizes[1] === side && sizes[2] === 1;
    if (!whole || count?.[0] !== groups.length) source.refuse("syntax", "order, sizes, groups");
    shapeOfCliques(
      groups.map(([, ...cells]) => cells),
      side,
      { line: 1, column: 1 },
    );
    return [];
  },
};
