// sudokuwiki.org's S9B: two base-36 figures a cell. 1-9 is given, 10-18 placed, and above it the candidates as bits of what is more
// than 18.
import { quoted, Refusal } from "../fault.js";
import { onlyNine } from "../format.js";
import { draftOf } from "../record.js";
import { symbolOf } from "../symbols.js";
import { maskOf, ofMask } from "../text/candidates.js";
import { linkFormat } from "./addresses.js";
import { sudokuWikiVariant } from "./digits.js";

const head = 18;

export const sudokuWikiPosition = linkFormat({
  name: "sudokuwiki-position",
  variant: sudokuWikiVariant,
  pattern: /^(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org\/[^?]*\?(?:[^#]*&)?bd=(S\d+[A-Z][0-9a-zA-Z]*)/i,
  read: (data, place) => {
    if (!data.startsWith("S9B")) throw new Refusal("version", "a position S9B", quoted(data.slice(0, 3)), place);
    const text = data.slice(3);
    if (text.length !== 162) throw new Refusal("length", "81 pairs", `${text.length} figures`, place);
    const values = Array.from({ length: 81 }, (_, cell) => parseInt(text.slice(2 * cell, 2 * cell + 2), 36));
    const wrong = values.findIndex((value) => !(value >= 1 && value <= head + 511));
    if (wrong >= 0) {
      throw new Refusal("digit", "a pair 01 to en", quoted(text.slice(2 * wrong, 2 * wrong + 2)), {
        ...place,
        column: place.column + 3 + 2 * wrong,
      });
    }
    return draftOf({
      givens: values.map((value) => (value <= 9 ? symbolOf(value) : ".")).join(""),
      entries: values.map((value) => (value > 9 && value <= head ? symbolOf(value - 9) : ".")).join(""),
      candidates: values.map((value) => (value > head ? ofMask(value - head) : "")),
    });
  },
  write: ({ givens, entries = "", candidates = [] }) => {
    const pairs = Array.from(givens, (given, cell) => {
      const entry = entries.charAt(cell) || ".";
      const value =
        given !== "." ? Number(given) : entry !== "." ? Number(entry) + 9 : head + maskOf(candidates[cell] ?? "");
      return value.toString(36).padStart(2, "0");
    });
    return `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${pairs.join("")}`;
  },
  holds: (record) => {
    const { givens, entries, candidates, title, source } = record;
    const fits = Array.from(givens).every((given, cell) => {
      const open = given === "." && (entries?.charAt(cell) ?? ".") === ".";
      return open === ((candidates?.[cell] ?? "") !== "");
    });
    return (
      onlyNine(record) ||
      (title || source ? "a title" : fits ? "" : "empty cells without candidates, or others with some")
    );
  },
});
