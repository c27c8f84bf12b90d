// JSON as a format: records and envelopes of our own, and boards as arrays.
import type { Format } from "../format.js";
import type { PuzzleRecord } from "../record.js";
import { Source } from "../source.js";
import { digitOf, rowsOf } from "../symbols.js";
import { aloneOrListed, listed } from "../writing.js";
import { JsonCutter } from "./json_cutter.js";
import { readJson, startsJson } from "./json_boards.js";

const isOurs = ({ trimmed }: Source) =>
  startsJson(new Source(trimmed.slice(0, 300))) && /"givens"\s*:\s*"/.test(trimmed.slice(0, 2000));

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

const givensOnly = ({ entries, candidates, title, source }: PuzzleRecord) =>
  entries || candidates || title || source ? "anything but givens" : "";

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
