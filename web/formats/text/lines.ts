// Lists with a puzzle a line, as they are told from other texts and written.
import { givensOnly, onlyNine, readLines, type Format } from "../format.js";
import type { Draft } from "../record.js";
import type { Source } from "../source.js";
import { isFull, symbolOf } from "../symbols.js";
import { oneALine } from "../writing.js";
import { candidatesIn, ListReader } from "./list_reader.js";

const sample = 60;

/** Which share of the lines has a puzzle. */
function shareOf(source: Source): number {
  const lines = source.filled.slice(0, sample).filter(({ text }) => !text.startsWith("#"));
  const reader = new ListReader();
  let wordy = 0;
  let read = 0;
  for (const line of lines) {
    try {
      if (reader.read({ text: line.text, number: line.number })) ++read;
      else ++wordy;
    } catch {
      // a line that is none
    }
  }
  return read === 0 ? 0 : (read + wordy / 2) / lines.length;
}

/** Lines that are meant for boards, though of a size or with a digit that there is not. */
function nearMiss({ filled }: Source): number {
  const lines = filled.slice(0, sample).filter(({ text }) => !text.startsWith("#"));
  const near = lines.filter(({ text }) => /(^|[\s,;:"])[0-9.*_]{16,}([\s,;:"]|$)/.test(text));
  const share = lines.length === 0 ? 0 : near.length / lines.length;
  return share < 0.5 ? 0 : lines.length === 1 || /[0-9.]{30}/.test(lines[0]?.text ?? "") ? 0.55 : 0.35;
}

const oneByOne = (source: Source): Draft[] => readLines(source, new ListReader());

function writeLine({ givens, entries, title = "" }: { givens: string; entries?: string; title?: string }): string {
  const progress =
    entries === undefined
      ? ""
      : ` ${Array.from(givens, (symbol, at) => (symbol === "." ? (entries[at] ?? ".") : symbol)).join("")}`;
  return `${givens}${progress}${title === "" ? "" : ` # ${title}`}`;
}

/** Lists of lines: also tables, and what programs put beside a puzzle. */
export const line: Format = {
  name: "line",
  lines: () => new ListReader(),
  detect: (source) => 0.8 * shareOf(source) || nearMiss(source),
  read: oneByOne,
  write: oneALine(writeLine),
  holds: ({ givens, entries, candidates, source }) =>
    candidates || source
      ? "candidates or a source"
      : entries && isFull(writeLine({ givens, entries }).split(" ")[1] ?? "")
        ? "a filled grid"
        : "",
};

/** A collection of nothing but lines of 81 figures. */
export const sdm: Format = {
  name: "sdm",
  lines: () => new ListReader(),
  detect: (source) => (source.filled.every(({ text }) => /^[0-9.]{81}\s*$/.test(text)) ? 0.85 : 0),
  read: oneByOne,
  write: oneALine(({ givens }) => givens.replaceAll(".", "0")),
  holds: (record) => onlyNine(record) || givensOnly(record),
};

/** Candidates alone, as many places a cell as there are digits. */
export const sukaku: Format = {
  name: "sukaku",
  lines: () => new ListReader(),
  detect: (source) => {
    const lines = source.filled.slice(0, sample).filter(({ text }) => !text.startsWith("#"));
    return lines.length > 0 && lines.every(({ text }) => candidatesIn(text.trim().split(/\s/)[0] ?? "")) ? 0.95 : 0;
  },
  read: oneByOne,
  write: oneALine(({ givens, candidates = [], title = "" }) => {
    const side = Math.sqrt(givens.length);
    const places = candidates.map((some) =>
      Array.from({ length: side }, (_, at) => (some.includes(symbolOf(at + 1)) ? symbolOf(at + 1) : ".")).join(""),
    );
    return `${places.join("")}${title === "" ? "" : ` # ${title}`}`;
  }),
  holds: ({ givens, entries, candidates, source }) =>
    !candidates || /[^.]/.test(givens) || entries || source
      ? "anything but candidates"
      : candidates.includes("")
        ? "a cell without candidates"
        : "",
};
