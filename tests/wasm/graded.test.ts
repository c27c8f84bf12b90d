import {
  ArgumentError,
  levels,
  loadEngine,
  loadHanadoku,
  techniques,
  type Hanadoku,
  type HanadokuJobs,
} from "hanadoku";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let sudoku: Hanadoku;
let jobs: HanadokuJobs;

beforeAll(async () => {
  sudoku = await loadHanadoku();
  jobs = await loadHanadoku({ worker: true });
});

afterAll(() => {
  jobs.dispose();
});

describe("a graded puzzle", () => {
  test.each(levels)("of the level %s has it, by its techniques", (level) => {
    const made = sudoku.generate({ shape: "3x3", profile: "graded", level, seed: 1 });
    if (!made.ok) throw new Error(made.reason);
    expect(made.puzzle.level).toBe(level);
    expect(sudoku.grade(made.puzzle)).toMatchObject({ ok: true, level });
    expect(sudoku.sanitize(made.puzzle)).toEqual({ ok: true, puzzle: made.puzzle });
  });

  test("is the same for the same seed, in a worker too", async () => {
    const wish = { shape: "2x3", profile: "graded", level: "hard", seed: 7 } as const;
    const made = sudoku.generate(wish);
    expect(made).toEqual(sudoku.generate(wish));
    expect(made).toEqual(await jobs.generate(wish));
    expect(made).not.toEqual(sudoku.generate({ ...wish, seed: 8 }));
  });

  test("needs the technique that was asked for, and no profile needs to be named", () => {
    const made = sudoku.generate({ shape: "3x3", needs: ["xy-wing"], seed: 1 });
    if (!made.ok) throw new Error(made.reason);
    const graded = sudoku.grade(made.puzzle);
    if (!graded.ok) throw new Error(graded.reason);
    expect(graded.steps.map(({ technique }) => technique)).toContain("xy-wing");
    expect(graded.level).toBe(made.puzzle.level);
  });

  test("goes no further than the technique that was named", () => {
    const made = sudoku.generate({ shape: "3x3", upTo: "naked-pair", seed: 1 });
    if (!made.ok) throw new Error(made.reason);
    const graded = sudoku.grade(made.puzzle);
    if (!graded.ok) throw new Error(graded.reason);
    const last = techniques.indexOf("naked-pair");
    expect(graded.steps.filter(({ technique }) => techniques.indexOf(technique) > last)).toEqual([]);
  });

  test("of a batch is the one of its seed, for any number of threads", async () => {
    const wish = { shape: "2x3", profile: "graded", level: "normal", seed: 3 } as const;
    const lines = sudoku.generateMany(60, wish);
    expect(await jobs.generateMany(60, { ...wish, threads: 2 })).toBe(lines);
    for (const givens of lines.trimEnd().split("\n").slice(0, 5)) {
      expect(sudoku.grade({ shape: "2x3", givens })).toMatchObject({ ok: true, level: "normal" });
    }
  });
});

describe("no graded puzzle", () => {
  test("is made where the shape has none of that level, or the techniques forbid it", () => {
    const reasons = [
      sudoku.generate({ shape: "2x2", profile: "graded", level: "extreme" }),
      sudoku.generate({ shape: "3x3", profile: "graded", level: "hard", upTo: "naked-single" }),
      sudoku.generate({ shape: "3x3", needs: ["xy-wing"], upTo: "naked-single" }),
    ];
    expect(reasons).toEqual(reasons.map(() => ({ ok: false, reason: "unreachable" })));
  });

  test("is made beyond the budget or the deadline", () => {
    const wish = { shape: "3x3", profile: "graded", level: "extreme", seed: 1 } as const;
    expect(sudoku.generate({ ...wish, budget: 10 })).toEqual({ ok: false, reason: "budget" });
    expect(sudoku.generate({ ...wish, deadline: 0 })).toEqual({ ok: false, reason: "deadline" });
  });

  test("is made by the quick start, or with another profile's name", async () => {
    const engine = await loadEngine();
    expect(() => engine.generate({ profile: "graded" })).toThrow(ArgumentError);
    expect(() => sudoku.generate({ profile: "room", needs: ["xy-wing"] })).toThrow(ArgumentError);
    expect(() => sudoku.generate({ needs: ["guess" as never] })).toThrow(ArgumentError);
    expect(() => sudoku.generate({ upTo: "guess" as never })).toThrow(ArgumentError);
    expect(() => sudoku.generate({ needs: "xy-wing" as never })).toThrow(ArgumentError);
    expect(() => sudoku.generate({ needs: new Array<never>(2 ** 32 - 1) })).toThrow(ArgumentError);
  });
});
