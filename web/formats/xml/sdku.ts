// DHancock's SudokuSolver, .sdku: a cell's column x, row y, value, and where it came from: User and Provided are given, Calculated is
// not.
import { quoted, Refusal } from "../fault.js";
import { givensOnly, onlyNine, type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import type { Source } from "../source.js";
import { childrenOf, longestXml, parseXml, rootName, textIn } from "./tree.js";
import { alone } from "../writing.js";

const origins = new Set(["User", "Provided", "Calculated", "Trial", "NotDefined"]);

function read(source: Source): Draft[] {
  const root = parseXml(source);
  if (root.name !== "Sudoku") throw new Refusal("syntax", "the element Sudoku", root.name, root.place);
  const { version = "" } = root.attributes;
  if (version !== "1") throw new Refusal("version", "version 1", quoted(version), root.place);
  const givens = new Array<string>(81).fill(".");
  const seen = new Set<number>();
  for (const cell of childrenOf(root, "Cell")) {
    const [x = "", y = "", value = "", origin = ""] = ["x", "y", "value", "origin"].map((name) => textIn(cell, name));
    if (!/^[0-8]$/.test(x) || !/^[0-8]$/.test(y))
      throw new Refusal("length", "x and y 0-8", quoted(`${x}, ${y}`), cell.place);
    if (!/^[0-9]$/.test(value)) throw new Refusal("digit", "a value 1-9", quoted(value), cell.place);
    if (!origins.has(origin))
      throw new Refusal("syntax", "an origin User, Provided or Calculated", quoted(origin), cell.place);
    const at = Number(y) * 9 + Number(x);
    if (seen.has(at)) throw new Refusal("syntax", "each cell once", quoted(`${x}, ${y} again`), cell.place);
    seen.add(at);
    if ((origin === "User" || origin === "Provided") && value !== "0") givens[at] = value;
  }
  return [draftOf({ givens: givens.join("") })];
}

export const sdku: Format = {
  name: "sdku",
  longest: longestXml,
  detect: (source) => (rootName(source) === "Sudoku" ? 0.99 : 0),
  read,
  write: alone(({ givens }) => {
    const cells = Array.from(givens, (digit, at) =>
      digit === "."
        ? ""
        : `  <Cell>\n    <x>${at % 9}</x>\n    <y>${Math.floor(at / 9)}</y>\n    <value>${digit}</value>\n    <origin>Provided</origin>\n  </Cell>\n`,
    );
    return `<?xml version="1.0" encoding="utf-8"?>\n<Sudoku version="1">\n${cells.join("")}</Sudoku>`;
  }),
  holds: (record) => onlyNine(record) || givensOnly(record),
};
