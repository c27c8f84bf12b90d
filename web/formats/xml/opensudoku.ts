// OpenSudoku's XML. Version 1 has texts about the collection and then games; version 2 has folders of games. A game's data is 81
// figures, or, in progress, `version: n` and for each cell `value|notes|editable|`.
import { fromText } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { onlyNine, type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import type { Source } from "../source.js";
import { digitOf, symbolOf } from "../symbols.js";
import { candidatesOf, maskOf, ofMask } from "../text/candidates.js";
import { OpenSudokuCutter } from "./opensudoku_cutter.js";
import { childrenOf, escaped, longestXml, parseXml, rootName, textIn, type Element } from "./tree.js";

const inProgress = /^version:\s*(\d+)\s+/;

/** Version 1 lists the notes; 2 and 3 have them as bits. */
function notesOf(notes: string, version: number, { place }: Element): string {
  if (version === 1 && /^(-|([1-9],)*)$/.test(notes)) {
    return candidatesOf(notes === "-" ? [] : notes.split(",").filter(Boolean).map(Number));
  }
  if (version > 1 && /^\d{1,3}$/.test(notes) && Number(notes) < 512) return ofMask(Number(notes));
  throw new Refusal("syntax", "a cell's notes", quoted(notes), place);
}

function draftOfProgress(data: string, version: number, game: Element): Draft {
  if (version < 1 || version > 3)
    throw new Refusal("version", "data of version 1, 2 or 3", String(version), game.place);
  const fields = data.trim().split("|");
  if (fields.at(-1)?.trim() === "") fields.pop();
  const perCell = fields.length / 81;
  if (perCell !== 3 && perCell !== 4)
    throw new Refusal("length", "81 cells as value|notes|editable|", `${fields.length} fields`, game.place);
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const [value = "", ...rest] = fields.slice(cell * perCell, (cell + 1) * perCell).map((field) => field.trim());
    const editable = rest.at(-1) ?? "";
    if (!/^[0-9]$/.test(value) || !/^[01]$/.test(editable))
      throw new Refusal("digit", "a value 0-9 and editable 0 or 1", quoted(`${value}|…|${editable}`), game.place);
    const notes = candidatesOf(rest.slice(0, -1).flatMap((some) => Array.from(notesOf(some, version, game), digitOf)));
    return { symbol: symbolOf(Number(value)), given: editable === "0", notes };
  });
  return draftOf({
    givens: cells.map(({ symbol, given }) => (given ? symbol : ".")).join(""),
    entries: cells.map(({ symbol, given }) => (given ? "." : symbol)).join(""),
    candidates: cells.map(({ notes }) => notes),
  });
}

function draftOfGame(game: Element): Draft {
  const { data, note } = game.attributes;
  if (data === undefined) throw new Refusal("syntax", "a game with data", "", game.place);
  const version = inProgress.exec(data)?.[1];
  if (version !== undefined) {
    return draftOf({ ...draftOfProgress(data.replace(inProgress, ""), Number(version), game), title: note });
  }
  const text = data.trim();
  if (text.length !== 81) throw new Refusal("length", "81 cells", String(text.length), game.place);
  return draftOf({ givens: fromText(text, 9, game.place), title: note });
}

function read(source: Source): Draft[] {
  const root = parseXml(source);
  const { version = "1" } = root.attributes;
  if (root.name !== "opensudoku") throw new Refusal("syntax", "the element opensudoku", root.name, root.place);
  if (version !== "1" && version !== "2") throw new Refusal("version", "version 1 or 2", quoted(version), root.place);
  const of = textIn(root, "source") ?? textIn(root, "author");
  const loose = childrenOf(root, "game").map((game) => ({ ...draftOfGame(game), ...(of ? { source: of } : {}) }));
  const folders = childrenOf(root, "folder").flatMap((folder) =>
    childrenOf(folder, "game").map((game) => draftOf({ ...draftOfGame(game), source: folder.attributes.name })),
  );
  return [...loose, ...folders];
}

function dataOf({ givens, entries, candidates }: PuzzleRecord): string {
  if (!entries && !candidates) return givens.replaceAll(".", "0");
  const cells = Array.from(givens, (given, cell) => {
    const symbol = given === "." ? (entries?.[cell] ?? ".") : given;
    return `${symbol === "." ? 0 : symbol}|${maskOf(candidates?.[cell] ?? "")}|${given === "." ? 1 : 0}|`;
  });
  return escaped(`version: 3\n${cells.join("")}`);
}

const gameOf = (record: PuzzleRecord, more = ""): string => {
  const note = record.title === undefined ? "" : ` note="${escaped(record.title)}"`;
  return `<game data="${dataOf(record)}"${note}${more} />`;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Groups of records that follow one another and have the same source. */
function folders(records: readonly PuzzleRecord[]): PuzzleRecord[][] {
  const groups: PuzzleRecord[][] = [];
  for (const record of records) {
    const last = groups.at(-1);
    if (last && last[0]?.source === record.source) last.push(record);
    else groups.push([record]);
  }
  return groups;
}

const cutter = () => new OpenSudokuCutter();

export const openSudoku: Format = {
  name: "opensudoku",
  longest: longestXml,
  detect: (source) =>
    rootName(source) === "opensudoku" ? (/<opensudoku[^>]*version=["']2/.test(source.text) ? 0.98 : 0.99) : 0,
  read,
  cutter,
  write: {
    all: (records) => {
      const groups = folders(records);
      if (groups.length > 1) throw new Refusal("not-writable", "puzzles of one source", "several");
      const of = groups[0]?.[0]?.source;
      const games = records.map((record) => `  ${gameOf(record)}\n`).join("");
      return `${head}<opensudoku>\n${of === undefined ? "" : `  <source>${escaped(of)}</source>\n`}${games}</opensudoku>\n`;
    },
  },
  holds: onlyNine,
};

export const openSudoku2: Format = {
  name: "opensudoku-2",
  longest: longestXml,
  detect: (source) =>
    rootName(source) === "opensudoku" && /<opensudoku[^>]*version=["']2/.test(source.text) ? 0.99 : 0,
  read,
  cutter,
  write: {
    all: (records) => {
      const parts = folders(records).map((group) => {
        const games = group.map((record) => `    ${gameOf(record, ' state="0" time="0"')}\n`).join("");
        return `  <folder name="${escaped(group[0]?.source ?? "")}">\n${games}  </folder>\n`;
      });
      return `${head}<opensudoku version="2">\n${parts.join("")}</opensudoku>\n`;
    },
  },
  holds: onlyNine,
};
