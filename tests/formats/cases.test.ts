// The collected files that HANADOKU_CASES names: each is read as its index says. They are not part of the project.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readRecords } from "hanadoku/formats";
import { describe, expect, test } from "vitest";
import { isPuzzle } from "./made.js";

const folder = path.join(process.env.HANADOKU_CASES ?? "", "formats");
const index = path.join(folder, "INDEX.tsv");
const there = process.env.HANADOKU_CASES !== undefined && existsSync(index);
if (!there) console.log("HANADOKU_CASES names no folder with formats/: the collected files are left out");

interface Row {
  readonly file: string;
  readonly shape: string;
  readonly ordinal: string;
  readonly givens: string;
  readonly state: string;
  readonly note: string;
}

function readIndex(): Map<string, Row[]> {
  const files = new Map<string, Row[]>();
  for (const line of readFileSync(index, "utf8").trim().split("\n").slice(1)) {
    const [file = "", , shape = "", ordinal = "", givens = "", , , state = "", note = ""] = line.split("\t");
    files.set(file, [...(files.get(file) ?? []), { file, shape, ordinal, givens, state, note }]);
  }
  return files;
}

const stated = (state: string, name: string) => new RegExp(`${name}=(.*?)(?: \\w+=|$)`).exec(state)?.[1]?.trim();

describe.skipIf(!there)("the collected files", () => {
  test.each(there ? [...readIndex()] : [])("%s", (file, rows) => {
    const read = readRecords(readFileSync(path.join(folder, file), "utf8"), { isPuzzle });
    if (rows.some(({ note }) => note.includes("EXPECTED: refused"))) {
      expect(read.ok).toBe(false);
      return;
    }
    const puzzles = rows.filter(({ ordinal }) => ordinal !== "0");
    if (!read.ok) throw new Error(read.fault.message);
    expect(read.records.map(({ shape, givens }) => ({ shape, givens }))).toEqual(
      puzzles.map(({ shape, givens }) => ({ shape, givens })),
    );
    for (const [at, { state }] of puzzles.entries()) {
      const candidates = stated(state, "cands")
        ?.split(" ")
        .map((some) => some.replace("-", ""));
      if (candidates) expect(read.records[at]?.candidates).toEqual(candidates);
      const placed = stated(state, "placed");
      if (placed) expect(read.records[at]?.entries).toBe(placed);
    }
  });
});
