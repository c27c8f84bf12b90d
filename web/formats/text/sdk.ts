// .sdk with headers and sections: SadMan Sudoku's `[Puzzle]`, `[State]`, `[PencilMarks]` after `#A author`, and SudoCue's, which
// has no section and no blank after the letter.
import { fromText } from "../cells.js";
import { quoted, Refusal } from "../fault.js";
import { onlyNine, type Format } from "../format.js";
import { draftOf, type Draft, type PuzzleRecord } from "../record.js";
import { placeIn, type Line, type Source } from "../source.js";
import { emptyLine, extendsLine, rowsOf, together, without } from "../symbols.js";
import { candidatesOf } from "./candidates.js";
import { alone } from "../writing.js";

const header = /^#([A-Z])(.*)$/;
const section = /^\s*\[(\w+)\]\s*$/;

interface Sections {
  readonly headers: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<string, readonly Line[]>;
}

function sectionsOf(source: Source): Sections {
  const headers = new Map<string, string>();
  const lines = new Map<string, Line[]>();
  let current = "puzzle";
  for (const line of source.filled) {
    const [, letter, text] = header.exec(line.text) ?? [];
    if (letter !== undefined && text !== undefined) {
      headers.set(letter, text);
      continue;
    }
    if (line.text.startsWith("#")) continue;
    const name = section.exec(line.text)?.[1]?.toLowerCase();
    if (name !== undefined) {
      current = name;
      if (lines.has(name)) throw new Refusal("syntax", `one section [${name}]`, "another", placeIn(line, 0));
      lines.set(name, []);
    } else {
      lines.set(current, [...(lines.get(current) ?? []), line]);
    }
  }
  return { headers, lines };
}

function rowsIn(lines: readonly Line[], source: Source): readonly Line[] {
  if (lines.length === 9) return lines;
  const [extra, last] = [lines[9], lines.at(-1)];
  const place = extra ? placeIn(extra, 0) : last ? placeIn(last, last.text.length) : source.place(source.text.length);
  throw new Refusal("length", "9 rows", String(lines.length), place);
}

function gridIn(lines: readonly Line[], source: Source): string {
  return rowsIn(lines, source)
    .map((line) => {
      const text = line.text.trim().replaceAll("|", "");
      if (text.length !== 9) throw new Refusal("length", "9 cells", String(text.length), placeIn(line, 0));
      return fromText(text, 9, placeIn(line, line.text.search(/\S/)));
    })
    .join("");
}

/** Nine lines of nine groups of digits between commas. */
function marksIn(lines: readonly Line[], source: Source): string[] {
  return rowsIn(lines, source).flatMap((line) => {
    const groups = line.text.split(",").map((group) => group.trim());
    if (groups.length !== 9) throw new Refusal("length", "9 groups", String(groups.length), placeIn(line, 0));
    return groups.map((group) => {
      if (!/^[1-9]*$/.test(group)) throw new Refusal("digit", "digits 1-9", quoted(group), placeIn(line, 0));
      return candidatesOf(Array.from(group, Number));
    });
  });
}

const known = new Set(["puzzle", "state", "pencilmarks", "colours", "colors"]);

function read(source: Source): Draft[] {
  const { headers, lines } = sectionsOf(source);
  const [unknown] = [...lines.keys()].filter((name) => !known.has(name));
  if (unknown !== undefined) {
    source.refuse(
      "variant",
      "the sections of a plain sudoku",
      `[${unknown}]`,
      source.text.search(new RegExp(`\\[${unknown}`, "i")),
    );
  }
  const puzzle = lines.get("puzzle");
  if (!puzzle) source.refuse("no-puzzle", "a section [Puzzle]");
  const givens = gridIn(puzzle, source);
  const state = lines.get("state");
  const values = state ? gridIn(state, source) : givens;
  if (!extendsLine(values, givens)) source.refuse("syntax", "the givens in [State] too");
  const marks = lines.get("pencilmarks");
  return [
    draftOf({
      givens,
      entries: without(values, givens),
      candidates: marks && marksIn(marks, source),
      title: headers.get("D") ?? headers.get("C"),
      source: headers.get("S") ?? headers.get("U"),
    }),
  ];
}

const rowText = (line: string) => rowsOf(line).join("\n");

function writeSadman({ givens, entries, candidates, title, source }: PuzzleRecord): string {
  const lines = [...(title === undefined ? [] : [`#D ${title}`]), ...(source === undefined ? [] : [`#S ${source}`])];
  lines.push("[Puzzle]", rowText(givens));
  if (entries || candidates) lines.push("[State]", rowText(together(givens, entries ?? emptyLine(81))));
  if (candidates) {
    lines.push("[PencilMarks]");
    for (let row = 0; row < 9; ++row) lines.push(candidates.slice(row * 9, row * 9 + 9).join(","));
  }
  return lines.join("\n");
}

export const sadman: Format = {
  name: "sadman",
  detect: ({ text }) => (/^[ \t]*\[Puzzle\][ \t\r]*$/im.test(text) ? 0.99 : 0),
  read,
  write: alone(writeSadman),
  holds: onlyNine,
};

export const sudocue: Format = {
  name: "sudocue",
  detect: ({ text, filled }) => {
    const rows = filled.filter((line) => !line.text.startsWith("#"));
    const named = /^#[A-Z]\S/m.test(text) && filled[0] !== undefined && header.test(filled[0].text);
    return named && rows.length === 9 && rows.every((line) => /^[\d.*_|-]+\s*$/.test(line.text)) ? 0.97 : 0;
  },
  read,
  write: alone(({ givens, title, source }) =>
    [
      ...(title === undefined ? [] : [`#D${title}`]),
      ...(source === undefined ? [] : [`#S${source}`]),
      rowText(givens),
    ].join("\n"),
  ),
  holds: (record) =>
    onlyNine(record) ||
    (record.entries || record.candidates
      ? "entries or candidates"
      : record.title || record.source
        ? ""
        : "a puzzle without a title or a source"),
};
