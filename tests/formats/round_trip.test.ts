import { detect, formatNames, readRecords, writeRecords, type PuzzleRecord } from "hanadoku/formats";
import { describe, expect, test } from "vitest";

/** A seeded generator: the same records every time. */
class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 2654435761 + 1;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}

const symbols = ".123456789ABCDEFGHIJKLMNOP";
const shapes = ["2x2", "2x3", "3x2", "2x4", "3x3", "3x3", "3x3", "3x3", "3x4", "4x4", "4x4", "5x5"];
const kinds = [
  "givens",
  "givens",
  "titled",
  "played",
  "noted",
  "marked",
  "marked",
  "cleared",
  "open",
  "words",
] as const;

/** A record of one of the kinds that files hold; nothing of it need be a puzzle. */
function drawRecord(draws: Draws): PuzzleRecord {
  const shape = draws.of(shapes);
  const [rows = 0, columns = 0] = shape.split("x").map(Number);
  const side = rows * columns;
  const kind = draws.of(kinds);
  const density = 1 + draws.below(9);
  const cells = Array.from({ length: side * side }, () =>
    draws.below(10) < density ? symbols.charAt(1 + draws.below(side)) : ".",
  );
  cells[0] = symbols.charAt(side);
  cells[side * side - 1] = ".";
  cells[side * side - 2] = "1";
  const some = (least: number) => {
    const digits = new Set(Array.from({ length: least + draws.below(side - least + 1) }, () => 1 + draws.below(side)));
    for (let digit = 1; digits.size < least; ++digit) digits.add(digit);
    return [...digits]
      .sort((one, other) => one - other)
      .map((digit) => symbols.charAt(digit))
      .join("");
  };
  const given = cells.map((symbol) => (kind === "cleared" ? "." : symbol));
  const entered = given.map((symbol, cell) =>
    symbol === "." && cell % 5 === 0 && kind !== "marked" ? symbols.charAt(1 + draws.below(side)) : ".",
  );
  const isEmpty = (cell: number) => given[cell] === "." && entered[cell] === ".";
  const title = draws.of(["Morning puzzle", "0100-1", "Grille n° 7 & <deux>"]);
  return {
    shape,
    givens: given.join(""),
    ...(kind === "played" || kind === "noted" || kind === "open" || kind === "words"
      ? { entries: entered.join("") }
      : {}),
    ...(kind === "noted"
      ? { candidates: given.map((_, cell) => (isEmpty(cell) && draws.below(3) > 0 ? some(1) : "")) }
      : {}),
    ...(kind === "open" ? { candidates: given.map((_, cell) => (isEmpty(cell) ? some(2) : "")) } : {}),
    ...(kind === "marked" ? { candidates: given.map((symbol) => (symbol === "." ? some(2) : symbol)) } : {}),
    ...(kind === "words"
      ? { candidates: given.map((symbol, cell) => (isEmpty(cell) ? some(2) : symbol.replace(".", ""))) }
      : {}),
    ...(kind === "cleared" ? { candidates: given.map(() => some(1)) } : {}),
    ...(kind === "titled" ? { title, ...(draws.below(2) ? { source: "The paper" } : {}) } : {}),
  };
}

/** Drops what is not there, as readers do. */
const tidy = ({ entries, candidates, ...record }: PuzzleRecord): PuzzleRecord => ({
  ...record,
  ...(entries !== undefined && /[^.]/.test(entries) ? { entries } : {}),
  ...(candidates?.some((each) => each !== "") ? { candidates } : {}),
});

const readOnly = ["f-puzzles-id", "sudokupad-packed", "ksudoku-shape"];

describe.each(formatNames.filter((name) => !readOnly.includes(name)))("%s", (format) => {
  test("gives back what was written", () => {
    const draws = new Draws(formatNames.indexOf(format) + 1);
    let written = 0;
    for (let at = 0; at < 2000 && written < 25; ++at) {
      const record = tidy(drawRecord(draws));
      const made = writeRecords([record], format);
      if (!made.ok) {
        expect(made.fault.reason).toBe("not-writable");
        continue;
      }
      ++written;
      const { shape } = record;
      const read = readRecords(made.text, { format, shape });
      expect([made.text, read]).toEqual([made.text, { ok: true, format, records: [record] }]);
      if (!read.ok) continue;
      expect(writeRecords(read.records, format)).toEqual(made);
      const found = readRecords(made.text, { shape });
      expect([made.text, detect(made.text)?.format, found]).toEqual([
        made.text,
        expect.any(String),
        { ok: true, format: expect.any(String) as string, records: [record] },
      ]);
    }
    expect(written).toBeGreaterThan(4);
  });
});

test("several puzzles are several, where a file may have more than one", () => {
  const draws = new Draws(99);
  const records: PuzzleRecord[] = [];
  while (records.length < 3) {
    const record = drawRecord(draws);
    if (record.shape === "3x3" && !record.entries && !record.candidates && !record.title) records.push(record);
  }
  let many = 0;
  for (const format of formatNames) {
    const made = writeRecords(records, format);
    if (!made.ok) continue;
    ++many;
    expect([format, readRecords(made.text, { format })]).toEqual([format, { ok: true, format, records }]);
  }
  expect(many).toBeGreaterThan(20);
});
