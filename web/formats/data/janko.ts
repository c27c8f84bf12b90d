// janko.at's page data: `begin`, keys and grids of words, `end`.
import { fromTokens } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import { boxesOf, shapeOfRegions, usualShape } from "../shapes.js";
import { placeIn, type Line, type Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { namesVariant } from "./variants.js";
import { alone } from "../writing.js";

const grids = new Set(["problem", "solution", "areas", "moves", "clabels", "rlabels"]);
const key = /^\s*([a-z]\w*)\s*:?\s*(.*)$/i;

interface Page {
  readonly values: ReadonlyMap<string, string>;
  readonly grids: ReadonlyMap<string, readonly Line[]>;
}

/** A word that leads a line is a key, unless the line is a row of a grid. */
function pageOf(source: Source): Page {
  const values = new Map<string, string>();
  const found = new Map<string, Line[]>();
  let current: Line[] | undefined;
  let begun = false;
  for (const line of source.filled) {
    const [, name = "", value = ""] = key.exec(line.text) ?? [];
    const word = name.toLowerCase();
    if (!begun) {
      begun = word === "begin";
    } else if (word.startsWith("end")) {
      break;
    } else if (grids.has(word) && value === "") {
      found.set(word, (current = []));
    } else if (word.length >= 3 || (word !== "" && !current)) {
      current = undefined;
      values.set(word, value.trim());
    } else if (current) {
      current.push(line);
    } else {
      throw new Refusal("syntax", "a key and its value", quoted(line.text), placeIn(line, 0));
    }
  }
  return { values, grids: found };
}

function read(source: Source): Draft[] {
  const page = pageOf(source);
  const kind = page.values.get("puzzle") ?? "sudoku";
  const plain = /^sudoku$/i.test(kind.trim());
  const variant = [...page.values.keys(), ...page.grids.keys()].find(namesVariant);
  if (!plain || variant !== undefined) source.refuse("variant", "a plain sudoku", quoted(variant ?? kind));
  const lines = page.grids.get("problem");
  if (!lines) source.refuse("no-puzzle", "a problem");
  const side = Number(page.values.get("size") ?? lines.length);
  if (usualShape(side) === "")
    source.refuse("shape", "a side that can be cut into boxes", quoted(page.values.get("size") ?? String(side)));
  if (lines.length !== side) source.refuse("length", `${side} rows`, String(lines.length));
  const tokens = lines.flatMap((line) => {
    const words = Array.from(line.text.matchAll(/\S+/g), (match) => ({
      text: match[0],
      place: placeIn(line, match.index),
    }));
    if (words.length === side) return words;
    throw new Refusal("length", `${side} cells`, String(words.length), placeIn(line, 0));
  });
  const [columns, rows] = ["patternx", "patterny"].map((name) => page.values.get(name));
  const named = columns === undefined || rows === undefined ? "" : `${rows}x${columns}`;
  const boxes = boxesOf(named);
  if (named !== "" && boxes?.rows !== side / (boxes?.columns ?? 0))
    source.refuse("shape", `boxes for side ${side}`, named);
  const areas = page.grids.get("areas");
  const shape = areas ? shapeOfRegions(areas.flatMap((line) => line.text.trim().split(/\s+/))) : named;
  if (areas && shape === "") source.refuse("variant", "boxes", "areas of other forms");
  const title = page.values.get("title");
  return [
    draftOf({
      shape,
      givens: fromTokens(tokens, side),
      title,
      source: page.values.get("source") ?? page.values.get("author"),
    }),
  ];
}

export const janko: Format = {
  name: "janko",
  detect: ({ text }) => (/^[ \t]*begin\b/im.test(text) && /^[ \t]*problem[ \t\r]*$/im.test(text) ? 0.99 : 0),
  read,
  write: alone(({ givens, shape, title, source }) => {
    const { rows, columns } = boxesOf(shape) ?? { rows: 1, columns: 1 };
    const lines = rowsOf(givens).map((row) =>
      Array.from(row, (symbol) => (symbol === "." ? "-" : digitOf(symbol))).join(" "),
    );
    const heads = [
      ...(title === undefined ? [] : [`title ${title}`]),
      ...(source === undefined ? [] : [`source ${source}`]),
    ];
    const keys = [
      "begin",
      "puzzle sudoku",
      ...heads,
      `size ${rows * columns}`,
      `patternx ${columns}`,
      `patterny ${rows}`,
    ];
    return [...keys, "problem", ...lines, "end"].join("\n");
  }),
  holds: ({ entries, candidates }) => (entries || candidates ? "entries or candidates" : ""),
};
