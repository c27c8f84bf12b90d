import { faults, levels, loadHanadoku, shapes, type Puzzle } from "hanadoku";
import { describe, expect, test } from "vitest";
import { hostile } from "./hostile.js";

const sudoku = await loadHanadoku();
const jobs = await loadHanadoku({ worker: true });

function made(shape: Puzzle["shape"], seed: number): Puzzle {
  const generated = sudoku.generate({ shape, level: "easy", seed, deadline: Infinity });
  if (!generated.ok) throw new Error(generated.reason);
  return generated.puzzle;
}

const puzzle = made("2x3", 1);
const numbers = Array.from(puzzle.givens, (symbol) => (symbol === "." ? 0 : Number(symbol)));
const expected = { ok: true, puzzle };

describe("hostile data", () => {
  test.each(hostile)("%s ends in a reason", (_, make, reason) => {
    const { ok, ...rest } = sudoku.sanitize(make());
    expect({ ok, ...rest }).toEqual({
      ok: false,
      reason,
      cells: expect.anything() as never,
      message: expect.any(String) as never,
    });
  });

  test.each(hostile)("%s ends in the same reason as a job", async (_, make, reason) => {
    expect(await jobs.sanitize(make())).toMatchObject({ ok: false, reason });
  });

  test("comes in more than sixty kinds and in every reason but the budget", () => {
    expect(hostile.length).toBeGreaterThan(60);
    expect(new Set([...hostile.map(([, , reason]) => reason), "budget"])).toEqual(new Set(faults));
  });

  test("is looked at through descriptors and prototypes alone", () => {
    const seen = new Set<string>();
    const recorder: ProxyHandler<object> = new Proxy(
      {},
      {
        get: (_, trap: string) => {
          seen.add(trap);
          return undefined;
        },
      },
    );
    const givens = new Proxy([...numbers], recorder);
    expect(sudoku.sanitize(new Proxy({ shape: "2x3", level: "easy", givens }, recorder))).toEqual(expected);
    expect([...seen].sort()).toEqual(["getOwnPropertyDescriptor", "getPrototypeOf"]);
  });

  test("leaves prototypes as they were", () => {
    const names = () => [Object.prototype, Array.prototype, String.prototype].map((each) => Reflect.ownKeys(each));
    const before = names();
    for (const [, make] of hostile) sudoku.sanitize(make());
    expect(names()).toEqual(before);
  });

  test("finds no help in polluted prototypes", () => {
    const pollution = { givens: puzzle.givens, value: puzzle.givens, shape: "2x3", level: "easy", length: 36 };
    const hidden = Object.defineProperty({}, "givens", { get: () => puzzle.givens });
    Object.assign(Object.prototype, pollution);
    const sanitized = [{}, hidden].map((data) => sudoku.sanitize(data));
    for (const key of Object.keys(pollution)) Reflect.deleteProperty(Object.prototype, key);
    expect(sanitized.map((each) => (each.ok ? "" : each.reason))).toEqual(["type", "type"]);
  });
});

describe("what is a puzzle", () => {
  const good: [string, unknown][] = [
    ["a puzzle", puzzle],
    ["an envelope", sudoku.envelope(puzzle)],
    ["an envelope through JSON", JSON.parse(JSON.stringify(sudoku.envelope(puzzle)))],
    ["a line and its label", { givens: puzzle.givens, level: "easy" }],
    ["numbers", { givens: numbers, level: "easy" }],
    ["bytes", { givens: Uint8Array.from(numbers), level: "easy" }],
    ["texts of one digit", { givens: Array.from(puzzle.givens), level: "easy" }],
    ["numbers and texts", { givens: numbers.map((digit, cell) => (cell % 2 ? digit : String(digit))), level: "easy" }],
    ["an array's like", { givens: Object.assign({ length: 36 }, numbers), level: "easy" }],
    ["an object without a prototype", Object.assign(Object.create(null), { givens: puzzle.givens, level: "easy" })],
    ["a frozen object", Object.freeze({ givens: Object.freeze([...numbers]), level: "easy" })],
    ["lines", { givens: puzzle.givens.replace(/.{6}/g, "$&\r\n"), level: "easy" }],
    ["blanks of another script", { givens: puzzle.givens.replace(/.{6}/g, "\u3000$&\u00a0\ufeff"), level: "easy" }],
    ["other symbols for empty cells", { givens: puzzle.givens.replace(/\./g, "_"), level: "easy" }],
    ["unknown fields", { ...puzzle, clues: -1, solution: "x", seed: 1, __proto__: null, toString: 1 }],
  ];

  test.each(good)("%s is read", (_, data) => {
    expect(sudoku.sanitize(data)).toEqual(expected);
  });

  test("comes back fresh, frozen and with known fields only", () => {
    const sanitized = sudoku.sanitize({ ...puzzle, extra: 1 });
    if (!sanitized.ok) throw new Error(sanitized.reason);
    expect(Object.keys(sanitized.puzzle)).toEqual(["shape", "level", "givens", "clues"]);
    expect([sanitized, sanitized.puzzle].every(Object.isFrozen)).toBe(true);
    expect(sanitized.puzzle).not.toBe(puzzle);
  });

  test.each(shapes)("a puzzle of %s is proven again within the usual budget", (shape) => {
    for (let seed = 1; seed <= 3; ++seed) expect(sudoku.sanitize(made(shape, seed))).toMatchObject({ ok: true });
  });

  test.each(levels)("the sender's label %s stays", (level) => {
    expect(sudoku.sanitize({ givens: puzzle.givens, level })).toMatchObject({ ok: true, puzzle: { level } });
  });

  test("without a shape, one of the usual ones is taken", () => {
    for (const shape of ["2x2", "2x3", "3x3", "4x4"] as const) {
      const { givens } = made(shape, 1);
      expect(sudoku.sanitize({ givens })).toMatchObject({ ok: true, puzzle: { shape } });
    }
    expect(sudoku.sanitize({ givens: made("2x4", 1).givens })).toMatchObject({ ok: false, reason: "shape" });
  });
});

describe("a missing label", () => {
  const labelled = (shape: Puzzle["shape"], level: Puzzle["level"]) => {
    const generated = sudoku.generate({ shape, level, seed: 3, deadline: Infinity });
    if (!generated.ok) throw new Error(generated.reason);
    const { givens } = generated.puzzle;
    return sudoku.sanitize({ shape, givens });
  };

  test.each(["easy", "hard"] as const)("up to 6×6 is what a room rates it: %s", (level) => {
    for (const shape of ["2x2", "2x3", "3x2"] as const) {
      expect(labelled(shape, level)).toMatchObject({ ok: true, puzzle: { level } });
    }
  });

  test.each(["easy", "normal", "hard"] as const)("above 6×6 is the level of its clue count: %s", (level) => {
    for (const shape of ["2x4", "3x3", "3x4"] as const) {
      expect(labelled(shape, level)).toMatchObject({ ok: true, puzzle: { level } });
    }
  });
});

describe("what is not a puzzle", () => {
  test("names the cells with a wrong digit", () => {
    const givens = `7${puzzle.givens.slice(1, -1)}!`;
    const { message } = { message: "", ...sudoku.sanitize({ givens }) };
    expect(sudoku.sanitize({ givens })).toMatchObject({ ok: false, reason: "digit", cells: [0, 35] });
    expect(message).toBe("givens: expected a digit from 1 to 6 or a blank in r1c1, r6c6");
  });

  test("names all cells that conflict", () => {
    const sanitized = sudoku.sanitize({ givens: `11....1${".".repeat(29)}` });
    expect(sanitized).toMatchObject({ ok: false, reason: "conflict", cells: [0, 1, 6] });
  });

  test("names the cells in which two solutions differ", () => {
    const open = { givens: ".".repeat(36), shape: "2x3" };
    const sanitized = sudoku.sanitize(open, { allowFewClues: true });
    expect(sanitized).toMatchObject({
      ok: false,
      reason: "several-solutions",
      cells: sudoku.differences(open.givens)?.cells,
    });
  });

  test("has few clues only if that is asked", () => {
    const givens = `1${".".repeat(80)}`;
    expect(sudoku.sanitize({ givens })).toMatchObject({ ok: false, reason: "too-few-clues" });
    expect(sudoku.sanitize({ givens }, { allowFewClues: true })).toMatchObject({
      ok: false,
      reason: "several-solutions",
    });
  });

  test("may be one that the budget does not prove", () => {
    const open = { givens: ".".repeat(256) };
    expect(sudoku.sanitize(open, { budget: 1 })).toMatchObject({ ok: false, reason: "budget", cells: [] });
  });

  test("says what was found and what was expected", () => {
    const messageOf = (data: unknown) => ({ message: "", ...sudoku.sanitize(data) }).message;
    expect(messageOf({ givens: "123" })).toBe("shape: expected one, since 3 cells have no usual one");
    expect(messageOf({ givens: "123", shape: "3x3" })).toBe("givens: expected 81 cells, found 3");
    expect(messageOf({ givens: [0, null] })).toBe("givens[1]: expected a number or a digit's text");
    expect(messageOf({ format: "hanadoku", version: 2, givens: "" })).toBe("version: expected 1");
    expect(messageOf({ givens: `1${".".repeat(80)}` })).toBe("no puzzle of 3x3 has as few as 1 clues");
  });
});
