import { levels, loadHanadoku, shapes, type PreviewOptions } from "hanadoku";
import { readLink, writeLink } from "hanadoku/formats";
import { describe, expect, test } from "vitest";
import { hostile } from "./hostile.js";

const sudoku = await loadHanadoku();

function made(shape: (typeof shapes)[number]) {
  const generated = sudoku.generate({ shape, level: "hard", seed: 4, deadline: Infinity });
  if (!generated.ok) throw new Error(generated.reason);
  return generated.puzzle;
}

describe("an envelope", () => {
  test("holds format, version, shape, level and givens, and nothing else", () => {
    const { shape, level, givens } = made("2x3");
    const envelope = sudoku.envelope(made("2x3"));
    expect(envelope).toEqual({ format: "hanadoku", version: 1, shape, level, givens });
    expect(Object.isFrozen(envelope)).toBe(true);
  });
});

describe("a link", () => {
  test.each(shapes)("of %s comes back as the puzzle that was sent", (shape) => {
    const puzzle = made(shape);
    const fragment = writeLink(sudoku.envelope(puzzle));
    expect(fragment).toMatch(/^[A-Za-z0-9.]+[A-Za-z0-9]$/);
    expect(fragment.length).toBeLessThan(puzzle.givens.length + 20);
    for (const read of [fragment, `#${fragment}`]) {
      expect(readLink(read)).toEqual(sudoku.envelope(puzzle));
      expect(sudoku.sanitize(readLink(read))).toEqual({ ok: true, puzzle });
    }
  });

  test("of a board without givens is a run of letters", () => {
    const envelope = { format: "hanadoku", version: 1, shape: "3x3", level: "easy", givens: ".".repeat(81) } as const;
    expect(writeLink(envelope)).toBe("1.3x3.easy.zzzc");
    expect(readLink("1.3x3.easy.zzzc")).toEqual(envelope);
  });

  test.each<[string, unknown, string]>([
    ["nothing", "", "type"],
    ["a number", 5, "type"],
    ["null", null, "type"],
    ["half of it", "1.2x3", "type"],
    ["markup", "<script>alert(1)</script>", "type"],
    ["a very long text", `1.2x3.easy.${"z".repeat(10_000_000)}`, "type"],
    ["a later version", "2.2x3.easy.zj", "type"],
    ["no version", ".2x3.easy.zj", "type"],
    ["an unknown level", "1.2x3.worst.zj", "type"],
    ["an unknown shape", "1.9x9.easy.zj", "shape"],
    ["a cell too few", "1.2x3.easy.zi", "length"],
    ["no cells", "1.2x3.easy.", "length"],
    ["an unknown symbol", "1.2x3.easy.!zi", "digit"],
    ["a digit too high", "1.2x3.easy.7zi", "digit"],
    ["two equal digits", "1.2x3.easy.11zh", "conflict"],
  ])("that is broken says why: %s", (_, fragment, reason) => {
    expect(sudoku.sanitize(readLink(fragment))).toMatchObject({ ok: false, reason });
  });

  test("that lost a given says where two solutions differ", () => {
    const envelope = sudoku.envelope(made("2x3"));
    const clues = Array.from(envelope.givens).flatMap((symbol, cell) => (symbol === "." ? [] : [cell]));
    const reasons = clues.map((cell) => {
      const givens = `${envelope.givens.slice(0, cell)}.${envelope.givens.slice(cell + 1)}`;
      const sanitized = sudoku.sanitize(readLink(writeLink({ ...envelope, givens })));
      return sanitized.ok ? "" : `${sanitized.reason} ${sanitized.cells.length > 0}`;
    });
    expect(reasons).toContain("several-solutions true");
  });
});

describe("a preview", () => {
  test.each(shapes)("of %s is the empty grid and the level", (shape) => {
    for (const level of levels) {
      const svg = sudoku.preview({ shape, level });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^<]*>.*<\/svg>$/);
      expect(svg.match(/>[^<]+</g)?.map((text) => text.slice(1, -1).toLowerCase())).toEqual([level, level]);
      const side = Number(shape[0]) * Number(shape[2]);
      expect(svg.match(/M/g)).toHaveLength(2 * (side - 1));
    }
  });

  test("shows no givens of a puzzle", () => {
    const puzzle = made("3x3");
    expect(sudoku.preview(puzzle)).toBe(sudoku.preview({ shape: "3x3", level: "hard" }));
  });

  test("may name the level in another language", () => {
    expect(sudoku.preview({ shape: "2x3", level: "easy", label: "쉬움" })).toContain(">쉬움</text>");
  });

  test("never turns a label into markup", () => {
    const svg = sudoku.preview({ shape: "2x3", level: "easy", label: `</text><script>"&\u0000\ud800` });
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;/text&gt;&lt;script&gt;&quot;&amp;</text>");
  });

  test.each<[string, unknown]>([
    ["shape", undefined],
    ["options", "2x3"],
    ["shape", {}],
    ["shape", { shape: "9x9", level: "easy" }],
    ["level", { shape: "2x3" }],
    ["level", { shape: "2x3", level: "insane" }],
    ["label", { shape: "2x3", level: "easy", label: 5 }],
    ["label", { shape: "2x3", level: "easy", label: "x".repeat(41) }],
  ])("refuses wrong %s: %o", (argument, options) => {
    const error = expect.objectContaining({ name: "ArgumentError", argument }) as Error;
    expect(() => sudoku.preview(options as PreviewOptions)).toThrow(error);
  });
});

test.each(hostile)("%s is no link", (_, make) => {
  const data = make();
  if (typeof data === "string") return;
  expect(readLink(data)).toBeNull();
});
