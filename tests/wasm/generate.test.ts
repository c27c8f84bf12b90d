import {
  ArgumentError,
  levels,
  loadHanadoku,
  profiles,
  shapes,
  symmetries,
  type GenerateOptions,
  type Symmetry,
} from "hanadoku";
import { describe, expect, test } from "vitest";

const sudoku = await loadHanadoku();

const givensOf = (options: GenerateOptions) => {
  const made = sudoku.generate({ deadline: Infinity, ...options });
  if (!made.ok) throw new Error(made.reason);
  return made.puzzle.givens;
};

describe("a seed", () => {
  test.each([0, 1, 2 ** 32, Number.MAX_SAFE_INTEGER])("%d gives the same puzzle each time", (seed) => {
    expect(givensOf({ seed })).toBe(givensOf({ seed }));
  });

  test("gives the same puzzle in every instance", async () => {
    const other = await loadHanadoku();
    for (let seed = 1; seed <= 20; ++seed) {
      expect(other.generate({ seed, deadline: Infinity })).toEqual(sudoku.generate({ seed, deadline: Infinity }));
    }
  });

  test("of another number gives another puzzle", () => {
    const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
    expect(new Set(seeds.map((seed) => givensOf({ seed }))).size).toBe(seeds.length);
  });

  test("that is left out is drawn and given back", () => {
    const first = sudoku.generate({ deadline: Infinity });
    const second = sudoku.generate({ deadline: Infinity });
    if (!first.ok || !second.ok) throw new Error("no puzzle");
    expect(first.seed).not.toBe(second.seed);
    expect(sudoku.generate({ seed: first.seed, deadline: Infinity })).toEqual(first);
    expect(Number.isSafeInteger(first.seed)).toBe(true);
  });
});

describe("a puzzle", () => {
  test("is plain, frozen, and holds neither solution nor seed", () => {
    const made = sudoku.generate({ seed: 1, deadline: Infinity });
    if (!made.ok) throw new Error(made.reason);
    expect(Object.keys(made.puzzle)).toEqual(["shape", "level", "givens", "clues"]);
    expect([made, made.puzzle].every(Object.isFrozen)).toBe(true);
    expect(Object.getPrototypeOf(made.puzzle)).toBe(Object.prototype);
  });

  test.each(shapes)("of %s has one solution and the clues that it says", (shape) => {
    for (const level of ["easy", "normal", "hard"] as const) {
      const made = sudoku.generate({ shape, level, seed: 5, deadline: Infinity });
      if (!made.ok) throw new Error(made.reason);
      const { givens, clues } = made.puzzle;
      expect(made.puzzle).toMatchObject({ shape, level });
      expect(sudoku.solve(givens, { shape })).toMatchObject({ ok: true, unique: true });
      expect(givens.replace(/\./g, "").length).toBe(clues);
    }
  });

  test("of 2x3 and the level normal is made where nothing is said", () => {
    expect(sudoku.generate()).toMatchObject({ ok: true, puzzle: { shape: "2x3", level: "normal", clues: 18 } });
  });

  const image: Record<Symmetry, (row: number, column: number, last: number) => [number, number]> = {
    none: (row, column) => [row, column],
    "half-turn": (row, column, last) => [last - row, last - column],
    "quarter-turn": (row, column, last) => [column, last - row],
    "mirror-left-right": (row, column, last) => [row, last - column],
    "mirror-top-bottom": (row, column, last) => [last - row, column],
    diagonal: (row, column) => [column, row],
    "anti-diagonal": (row, column, last) => [last - column, last - row],
  };

  test.each(symmetries)("keeps the symmetry %s", (symmetry) => {
    const givens = givensOf({ shape: "3x3", level: "easy", symmetry, seed: 2 });
    for (let cell = 0; cell < 81; ++cell) {
      const [row, column] = image[symmetry](Math.floor(cell / 9), cell % 9, 8);
      expect(givens[row * 9 + column] === ".").toBe(givens[cell] === ".");
    }
  });

  test("of the profile casual stops at the floor that was asked for", () => {
    const made = sudoku.generate({ shape: "3x3", profile: "casual", clues: 60, seed: 1 });
    expect(made).toMatchObject({ ok: true, puzzle: { clues: 60 } });
  });

  test("of the profile room has as many clues as asked for", () => {
    const made = sudoku.generate({ shape: "2x3", profile: "room", clues: 20, seed: 1, deadline: Infinity });
    expect(made).toMatchObject({ ok: true, puzzle: { clues: 20 } });
  });
});

describe("no puzzle", () => {
  const failures: [string, GenerateOptions, string][] = [
    ["22 clues by quarter-turns", { shape: "2x3", clues: 22, symmetry: "quarter-turn" }, "unreachable"],
    ["fewer clues than any has", { shape: "2x3", clues: 7, profile: "room" }, "unreachable"],
    ["more clues than cells", { shape: "2x2", clues: 17, profile: "room" }, "unreachable"],
    ["the level expert", { level: "expert" }, "unreachable"],
    ["the level extreme", { shape: "3x3", level: "extreme" }, "unreachable"],
    ["no time", { deadline: 0 }, "deadline"],
    ["no work", { shape: "4x4", budget: 1 }, "budget"],
    [
      "one attempt at what hardly exists",
      { shape: "3x3", profile: "room", clues: 18, seed: 1, attempts: 1, deadline: Infinity },
      "attempts",
    ],
  ];

  test.each(failures)("for %s, and the reason says so", (_, options, reason) => {
    expect(sudoku.generate(options)).toEqual({ ok: false, reason });
  });

  test("is the answer once the deadline of a long search is over", () => {
    const started = performance.now();
    const endless = { shape: "3x3", profile: "room", clues: 18, attempts: 1_000_000, budget: 1e15, seed: 1 } as const;
    expect(sudoku.generate({ ...endless, deadline: 50 })).toEqual({ ok: false, reason: "deadline" });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test("is another puzzle because of a deadline", () => {
    for (let seed = 0; seed < 50; ++seed) {
      const made = sudoku.generate({ shape: "3x3", level: "hard", seed, deadline: seed / 50 });
      if (made.ok) expect(made.puzzle.givens).toBe(givensOf({ shape: "3x3", level: "hard", seed }));
      else expect(made.reason).toBe("deadline");
    }
  });
});

describe("a wrong argument", () => {
  const wrong: [string, unknown][] = [
    ["shape", "1x9"],
    ["shape", "9x9"],
    ["shape", null],
    ["shape", 9],
    ["shape", ["2x3"]],
    ["level", "insane"],
    ["level", 1],
    ["level", null],
    ["profile", "ranked"],
    ["profile", {}],
    ["symmetry", "spiral"],
    ["symmetry", true],
    ["clues", -1],
    ["clues", 257],
    ["clues", 22.5],
    ["clues", "22"],
    ["clues", NaN],
    ["seed", -1],
    ["seed", 0.5],
    ["seed", 2 ** 53],
    ["seed", "1"],
    ["seed", 1n],
    ["seed", null],
    ["attempts", 0],
    ["attempts", Infinity],
    ["budget", 0],
    ["budget", 1.5],
    ["budget", "all"],
    ["deadline", -1],
    ["deadline", NaN],
    ["deadline", "soon"],
  ];

  test.each(wrong)("%s of %o is a typed error that names it", (argument, value) => {
    let error: unknown;
    try {
      sudoku.generate({ [argument]: value });
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({
      name: "ArgumentError",
      argument,
      message: expect.stringContaining("expected") as string,
    });
  });

  test.each([null, 1, "2x3", true])("options of %o are one too", (options) => {
    expect(() => sudoku.generate(options as never)).toThrow(new ArgumentError("options", "an object"));
  });

  test("is none of the known names", () => {
    for (const level of levels) expect(() => sudoku.generate({ level })).not.toThrow();
    for (const profile of profiles) expect(() => sudoku.generate({ profile })).not.toThrow();
    for (const symmetry of symmetries) expect(() => sudoku.generate({ symmetry })).not.toThrow();
  });
});
