// A line of HoDoKu's library: `:technique:candidates:givens:deleted:eliminations:placements:extra`. Among the givens `+d` is a digit
// that was placed; `deleted` lists digit, row and column of candidates that are gone.
import { fromText } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { onlyNine, type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { placeIn, type Line, type Source } from "../source.js";
import { emptyLine, together } from "../symbols.js";
import { openCandidates } from "./candidates.js";
import { oneALine } from "../writing.js";

const technique = /^\d{4}(-[\w-]+)?$/;

function readLine(line: Line): Draft {
  const fields = line.text.trim().split(":");
  const [, code = "", , cells = "", deleted = ""] = fields;
  const start = line.text.indexOf(cells);
  if (fields.length < 5 || !technique.test(code)) {
    throw new Refusal(
      "syntax",
      ":technique:candidates:givens:deleted:eliminations:placements:",
      quoted(line.text),
      placeIn(line, 0),
    );
  }
  const places = Array.from(cells.matchAll(/\+?[^+]/g), (match) => match[0]);
  if (places.length !== 81) throw new Refusal("length", "81 cells", String(places.length), placeIn(line, start));
  const givens = fromText(places.map((each) => (each.length === 1 ? each : ".")).join(""), 9, placeIn(line, start));
  const entries = fromText(
    places.map((each) => (each.length === 1 ? "." : each.charAt(1))).join(""),
    9,
    placeIn(line, start),
  );
  const gone = deleted.split(/\s+/).filter(Boolean);
  const candidates = gone.length > 0 ? openCandidates(together(givens, entries), "3x3") : undefined;
  for (const triple of gone) {
    if (!/^[1-9]{3}$/.test(triple))
      throw new Refusal("syntax", "digit, row and column", quoted(triple), placeIn(line, line.text.indexOf(triple)));
    const [digit = "", row, column] = triple;
    const cell = (Number(row) - 1) * 9 + Number(column) - 1;
    if (candidates) candidates[cell] = candidates[cell]?.replace(digit, "") ?? "";
  }
  return draftOf({ givens, entries, candidates, title: code });
}

/** The triples of what is gone from the candidates that are open. */
function deletedOf({ givens, entries = emptyLine(81), candidates }: PuzzleRecord): string {
  if (!candidates) return "";
  const open = openCandidates(together(givens, entries), "3x3");
  const triples = open.flatMap((some, cell) =>
    Array.from(some)
      .filter((digit) => !candidates[cell]?.includes(digit))
      .map((digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`),
  );
  return triples.join(" ");
}

const comment = /^\s*#/;

export const hodoku: Format = {
  name: "hodoku",
  detect: ({ filled }) => {
    const lines = filled.slice(0, 200).filter(({ text }) => !comment.test(text));
    return lines.length > 0 && lines.every(({ text }) => /^:\d{4}(-[\w-]+)?:/.test(text.trim())) ? 0.99 : 0;
  },
  read: (source: Source) => source.filled.filter(({ text }) => !comment.test(text)).map(readLine),
  write: oneALine((record) => {
    const cells = Array.from(record.givens, (given, cell) => {
      const entry = record.entries?.charAt(cell) ?? ".";
      return entry === "." ? given : `+${entry}`;
    });
    return `:${record.title ?? "0000"}::${cells.join("")}:${deletedOf(record)}:::`;
  }),
  holds: (record) => {
    const { givens, entries = emptyLine(81), candidates, title, source } = record;
    if (onlyNine(record) || source) return "another board than 9×9, or a source";
    if (title === undefined || !technique.test(title)) return "a title that is no technique's code";
    const open = openCandidates(together(givens, entries), "3x3");
    const fits =
      !candidates ||
      open.every((some, cell) => Array.from(candidates[cell] ?? "").every((digit) => some.includes(digit)));
    return fits && (!candidates || deletedOf(record) !== "") ? "" : "other candidates than some of those that are open";
  },
};
