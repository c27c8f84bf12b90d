import { deflateRawSync } from "node:zlib";
import lz from "lz-string";
import {
  detect,
  formatNames,
  readRecords,
  streamRecords,
  writeRecords,
  type FormatName,
  type StreamItem,
} from "hanadoku/formats";
import { describe, expect, test } from "vitest";
import { made, rowsOf } from "./made.js";

const nine = made("3x3");
const record = { shape: "3x3", givens: nine };

const bombs: Record<string, [text: string, reason: string]> = {
  "entities that grow": [
    `<?xml version="1.0"?><!DOCTYPE opensudoku [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><opensudoku><name>&b;</name></opensudoku>`,
    "unknown",
  ],
  "an entity from a file": [
    `<!DOCTYPE opensudoku [<!ENTITY x SYSTEM "file:///etc/passwd">]><opensudoku><name>&x;</name></opensudoku>`,
    "unknown",
  ],
  "deep XML": [`<opensudoku>${"<a>".repeat(100_000)}`, "too-large"],
  "deep JSON": ["[".repeat(200_000), "too-large"],
  "deep JSON in an object": [`{"a":${'{"a":'.repeat(100_000)}`, "too-large"],
  "a link without end": [`https://f-puzzles.com/?load=N4Ig${"A".repeat(3_000_000)}`, "too-large"],
  "packed data that grows": [
    `https://f-puzzles.com/?load=${lz.compressToBase64(`{"grid":"${"a".repeat(5_000_000)}"}`)}`,
    "syntax",
  ],
  "deflated data that grows": [
    `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync("a".repeat(10_000_000)).toString("base64")}`,
    "too-large",
  ],
  "one line without end": ["1".repeat(5_000_000), "length"],
  "one word without end": ["a".repeat(1_000_000), "unknown"],
  "an index out of the board": [
    `<ksudoku><game><puzzle><graph order="9" type="sudoku"/><values>${"_".repeat(81)}</values></puzzle><history><simple-event index="99999999" value="1"/></history></game></ksudoku>`,
    "length",
  ],
  "a size out of this world": ["https://puzz.link/p?sudoku/99999/99999/z", "shape"],
  "boxes out of this world": ["99x99:a", "shape"],
};

test.each(Object.entries(bombs))("%s ends in a reason", (_, [text, reason]) => {
  const start = performance.now();
  expect(readRecords(text)).toMatchObject({ ok: false, fault: { reason } });
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("a text of nothing has no format, and one long line is not searched to its end", () => {
  for (const text of ["", " \n", " ".repeat(2_000_000)]) expect(detect(text)).toBeNull();
  const start = performance.now();
  expect(detect(".".repeat(20_000_000))?.format).toBe("line");
  expect(performance.now() - start).toBeLessThan(5_000);
});

describe("whatever is changed in a file", () => {
  const candidates = Array.from(nine, (symbol) => (symbol === "." ? "123" : symbol));
  const texts = formatNames.flatMap((format) =>
    [
      record,
      { ...record, candidates },
      { shape: "3x3", givens: ".".repeat(81), candidates: candidates.map(() => "12") },
    ].flatMap((each) => {
      const made = writeRecords([each], format);
      return made.ok ? [[format, made.text] as const] : [];
    }),
  );

  test.each([...new Map(texts)])("%s never throws, and a fault has its place", (format, text) => {
    let state = text.length;
    const below = (limit: number) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % limit;
    for (let at = 0; at < 20; ++at) {
      const place = below(text.length);
      const insert =
        ["", "\n", "0", "<", "{", '"', ",", "|", "\u0000", "99", text.slice(0, below(50))][below(11)] ?? "";
      const changed = text.slice(0, place) + insert + text.slice(place + below(9));
      for (const options of [{}, { format }]) {
        const read = readRecords(changed, options);
        if (!read.ok)
          expect([read.fault.line > 0, read.fault.column > 0, read.fault.message.length < 400]).toEqual([
            true,
            true,
            true,
          ]);
      }
      detect(changed);
    }
  });

  test.each(formatNames)("%s takes no text of another", (format: FormatName) => {
    for (const text of ["", "\n", "\u0000\u0001", "[]", "{}", "<a/>", "1", "x".repeat(1000), "https://example.org/"]) {
      const read = readRecords(text, { format });
      if (read.ok) expect(read.records).toEqual([]);
    }
  });
});

describe("a stream", () => {
  const all = async (chunks: Iterable<string>): Promise<StreamItem[]> => {
    const items: StreamItem[] = [];
    for await (const item of streamRecords(chunks)) items.push(item);
    return items;
  };

  test("gives the same whatever its chunks", async () => {
    const text = `${nine}\n# a comment\n${nine} # two\n`;
    const whole = await all([text]);
    expect(whole).toMatchObject([
      { ok: true, line: 1 },
      { ok: true, line: 3, record: { title: "two" } },
    ]);
    expect(await all(text)).toEqual(whole);
    expect(await all(text.match(/[^]{1,7}/g) ?? [])).toEqual(whole);
  });

  test("goes on behind a line that is none, and says which", async () => {
    const items = await all([`${nine}\n${nine.slice(1)}\n${nine}\n`]);
    expect(items).toMatchObject([
      { ok: true },
      { ok: false, fault: { line: 2, reason: "length" } },
      { ok: true, line: 3 },
    ]);
  });

  test("reads long lists and other files too", async () => {
    const many = await all(Array.from({ length: 3000 }, () => `${nine}\r\n`));
    expect(many).toHaveLength(3000);
    expect(many.every((item) => item.ok && item.record.givens === nine)).toBe(true);
    expect(await all(rowsOf(nine).map((row) => `${row}\n`))).toMatchObject([{ ok: true, record }]);
    expect(await all(["<opensudoku"])).toMatchObject([{ ok: false }]);
    expect(await all([])).toMatchObject([{ ok: false, fault: { reason: "no-puzzle" } }]);
  });
});
