import { describe, expect, test } from "vitest";
import { streamRecords, writeRecords, type FormatName, type PuzzleRecord, type StreamItem } from "hanadoku/formats";
import { loadHanadoku } from "hanadoku";

const sudoku = await loadHanadoku();
const count = 1_500;
const puzzles = sudoku.generateMany(count, { shape: "3x3", seed: 11, level: "normal" }).trim().split("\n");

async function streamed(text: string, size: number): Promise<StreamItem[]> {
  const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
  const items: StreamItem[] = [];
  for await (const item of streamRecords(chunks)) items.push(item);
  return items;
}

const textOf = (records: readonly PuzzleRecord[], format: FormatName) => {
  const written = writeRecords(records, format);
  if (!written.ok) throw new Error(written.fault.message);
  return written.text;
};

const givensOf = (items: readonly StreamItem[]) =>
  items.map((item) => (item.ok ? item.record.givens : item.fault.message));

describe("a long file is read part by part, as it would be as a whole", () => {
  const plain = puzzles.map((givens): PuzzleRecord => ({ shape: "3x3", givens }));
  const grouped = plain.map((record, at) => ({ ...record, source: `folder ${Math.floor(at / 400)} > "x"` }));
  for (const [format, records] of [
    ["grid", plain],
    ["rows", plain],
    ["numbers", plain],
    ["json", plain],
    ["json-2d", plain],
    ["json-1d", plain],
    ["line", plain],
    ["opensudoku", plain],
    ["opensudoku-2", grouped],
  ] as const) {
    test(format, async () => {
      const text = textOf(records, format);
      expect(text.length).toBeGreaterThan(120_000);
      for (const size of [1_000, 65_537]) {
        const items = await streamed(text, size);
        expect(givensOf(items)).toEqual(puzzles);
        const sources = items.map((item) => (item.ok ? item.record.source : undefined));
        expect(sources).toEqual(records.map((record) => ("source" in record ? record.source : undefined)));
      }
    });
  }
});

describe("a part", () => {
  test("that is wrong ends the stream, and says the line in the whole text", async () => {
    const boards = textOf(
      puzzles.map((givens) => ({ shape: "3x3", givens })),
      "rows",
    ).split("\n");
    const wrong = 12_000;
    boards[wrong - 1] = "12345";
    const items = await streamed(boards.join("\n"), 10_000);
    const last = items.at(-1);
    expect(last?.ok).toBe(false);
    expect(last && !last.ok && last.fault.line).toBe(wrong);
    expect(items.filter(({ ok }) => !ok)).toHaveLength(1);
    expect(items.length).toBeGreaterThan(500);
  });

  test("that begins with the solution of the puzzle before takes it for no puzzle", async () => {
    const both = puzzles.slice(0, 800).flatMap((givens) => {
      const solved = sudoku.solve(givens, { shape: "3x3" });
      return [givens, solved.ok ? solved.solution : ""];
    });
    const text = JSON.stringify(
      both.map((line) => Array.from(line, (symbol) => (symbol === "." ? 0 : Number(symbol)))),
    );
    expect(givensOf(await streamed(text, 5_000))).toEqual(puzzles.slice(0, 800));
  });

  test("of boards whose count stands first is read", async () => {
    const text = `${count}\n${textOf(
      puzzles.map((givens) => ({ shape: "3x3", givens })),
      "rows",
    )}`;
    expect(givensOf(await streamed(text, 30_000))).toEqual(puzzles);
  });

  test("of a text without an end is refused, not kept", async () => {
    let given = 0;
    function* endless() {
      for (;;) {
        given += 1_000_000;
        yield given === 1_000_000 ? `[{"givens": "${"1".repeat(999_985)}` : "1".repeat(1_000_000);
      }
    }
    const items: StreamItem[] = [];
    for await (const item of streamRecords(endless())) items.push(item);
    expect(items).toHaveLength(1);
    expect(items[0]?.ok === false && items[0].fault.reason).toBe("too-large");
    expect(given).toBeLessThan(70_000_000);
  });
});
