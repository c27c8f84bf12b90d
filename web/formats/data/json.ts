// JSON as a format: records and envelopes of our own, and boards as arrays.
import { Refusal } from "../fault.js";
import { givensOnly, readLines, type Format, type LineReader } from "../format.js";
import { placeIn, Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { aloneOrListed, listed, oneALine } from "../writing.js";
import { JsonCutter } from "./json_cutter.js";
import { readJson, startsJson } from "./json_boards.js";

const isOurs = ({ trimmed }: Source) =>
  startsJson(new Source(trimmed.slice(0, 300))) && /"givens"\s*:\s*"/.test(trimmed.slice(0, 2000));

const jsonLineReader: LineReader = {
  read(line) {
    if (line.text.trim() === "") return null;
    const [draft, more] = readJson(new Source(line.text, { firstLine: line.number }));
    if (!draft || more)
      throw new Refusal("syntax", "one puzzle on a line", more ? "several" : "none", placeIn(line, 0));
    return draft;
  },
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An array of puzzles; what has them elsewhere is read as a whole. */
const cutter = (head: string) => (/^\s*\[/.test(head) ? new JsonCutter() : null);

/** Records as they are: everything that is read can be written. */
export const json: Format = {
  name: "json",
  detect: (source) => (isOurs(source) ? 0.99 : 0),
  read: readJson,
  cutter,
  write: listed((record) => record),
};

/** A puzzle as it travels. */
export const envelope: Format = {
  name: "envelope",
  detect: (source) => (isOurs(source) && /"format"\s*:/.test(source.trimmed.slice(0, 2000)) ? 1 : 0),
  read: readJson,
  cutter,
  write: aloneOrListed(({ shape, givens }) => ({ format: "hanadoku", version: 1, shape, givens })),
  holds: givensOnly,
};

const numbersOf = (line: string) => Array.from(line, (symbol) => Math.max(digitOf(symbol), 0));

/** Boards as arrays of rows; also whatever JSON else has a board. */
export const json2d: Format = {
  name: "json-2d",
  detect: (source) => (!startsJson(source) ? 0 : /^\s*\[\s*\[/.test(source.text) ? 0.97 : 0.95),
  read: readJson,
  cutter,
  write: aloneOrListed(({ givens }) => rowsOf(givens).map(numbersOf)),
  holds: givensOnly,
};

export const json1d: Format = {
  name: "json-1d",
  detect: (source) => (/^\s*\[\s*(\d+|null|""|"\d"|"\.")\s*,/.test(source.text) ? 0.98 : 0),
  read: readJson,
  cutter,
  write: aloneOrListed(({ givens }) => numbersOf(givens)),
  holds: givensOnly,
};

/** A JSON object or board a line. */
export const jsonLines: Format = {
  name: "json-lines",
  detect: ({ filled }) =>
    filled.length > 1 && filled.slice(0, 20).every(({ text }) => /^\s*([{[]).*[}\]]\s*$/.test(text) && isJson(text))
      ? 0.99
      : 0,
  read: (source) => readLines(source, jsonLineReader),
  lines: () => jsonLineReader,
  write: oneALine((record) => JSON.stringify(record)),
};
