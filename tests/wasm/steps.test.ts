import { readFileSync } from "node:fs";
import {
  ArgumentError,
  loadEngine,
  loadHanadoku,
  techniques,
  type BoardInput,
  type Hanadoku,
  type HanadokuJobs,
  type Puzzle,
} from "hanadoku";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Known as the hardest one of 2012; singles alone do not begin it. */
const hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

let sudoku: Hanadoku;
let jobs: HanadokuJobs;
let puzzle: Puzzle;
let solution: string;

beforeAll(async () => {
  sudoku = await loadHanadoku();
  jobs = await loadHanadoku({ worker: true });
  const made = sudoku.generate({ shape: "3x3", level: "hard", seed: 5 });
  if (!made.ok) throw new Error(made.reason);
  puzzle = made.puzzle;
  const solved = sudoku.solve(puzzle.givens);
  if (!solved.ok) throw new Error(solved.reason);
  solution = solved.solution;
});

afterAll(() => {
  jobs.dispose();
});

/** The digit of a line's cell, 0 for none. */
const digitAt = (line: string, cell: number) => Number(line[cell]) || 0;
const withDigit = (line: string, cell: number, digit: number) =>
  line.slice(0, cell) + String(digit) + line.slice(cell + 1);

describe("the next step", () => {
  test("again and again leads to the solution", () => {
    let entries = puzzle.givens;
    const eliminated: { cell: number; digit: number }[] = [];
    for (let next = sudoku.nextStep(puzzle); next.ok; next = sudoku.nextStep({ ...puzzle, entries, eliminated })) {
      const { placements } = next.step;
      for (const { cell, digit } of placements) entries = withDigit(entries, cell, digit);
      for (const each of next.step.eliminations) {
        expect(digitAt(solution, each.cell)).not.toBe(each.digit);
        eliminated.push(each);
      }
    }
    expect(entries).toBe(solution);
  });

  test("of a full board is none", () => {
    expect(sudoku.nextStep({ ...puzzle, entries: solution })).toMatchObject({ ok: false, reason: "none" });
  });

  test("is not told of a board with a mistake, but where it is", () => {
    const cell = puzzle.givens.indexOf(".");
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== digitAt(solution, cell));
    const boards = digits.map((digit) => ({ ...puzzle, entries: withDigit(puzzle.givens, cell, digit) }));
    const answers = boards.map((board) => sudoku.nextStep(board));
    expect(answers.map(({ ok }) => ok)).not.toContain(true);
    expect(answers).toContainEqual({ ok: false, reason: "mistake", cells: [cell] });
  });

  test("is not told where the solution's digit has been struck out", () => {
    const cell = puzzle.givens.indexOf(".");
    const eliminated = [{ cell, digit: digitAt(solution, cell) }];
    expect(sudoku.nextStep({ ...puzzle, eliminated })).toEqual({ ok: false, reason: "mistake", cells: [cell] });
  });

  test("of givens with several solutions holds for all of them", () => {
    const row = "12345678.".padEnd(81, ".");
    expect(sudoku.nextStep({ givens: row })).toMatchObject({ ok: true, step: { placements: [{ cell: 8, digit: 9 }] } });
  });

  test.each<[string, BoardInput, string]>([
    ["givens of no shape", { givens: "1" }, "shape"],
    ["givens that are too short", { shape: "3x3", givens: "1" }, "length"],
    ["entries that are too short", { givens: ".".repeat(81), entries: "1" }, "length"],
    ["a given that was changed", { givens: "1".padEnd(81, "."), entries: "2".padEnd(81, ".") }, "conflict"],
    ["two equal digits in a row", { givens: "11".padEnd(81, ".") }, "conflict"],
    ["a cell without a digit", { shape: "2x2", givens: "12....34........" }, "no-solution"],
  ])("of %s is a typed answer", (_, board, reason) => {
    expect(sudoku.nextStep(board)).toMatchObject({ ok: false, reason });
  });

  test("takes a budget", () => {
    expect(sudoku.nextStep({ givens: hardest }, { budget: 1 })).toEqual({ ok: false, reason: "budget", cells: [] });
  });
});

describe("all steps of a technique", () => {
  test("are all there, and no technique finds one that is wrong", () => {
    for (const technique of techniques) {
      const all = sudoku.allSteps(puzzle, technique);
      if (!all.ok) {
        expect([technique, all.reason]).toEqual(["grouped-continuous-nice-loop", "budget"]); // too many to list
        continue;
      }
      for (const { placements, eliminations } of all.steps) {
        for (const { cell, digit } of placements) expect(digitAt(solution, cell)).toBe(digit);
        for (const { cell, digit } of eliminations) expect(digitAt(solution, cell)).not.toBe(digit);
      }
    }
    expect(sudoku.allSteps({ givens: "12345678.".padEnd(81, ".") }, "full-house")).toMatchObject({
      steps: [{ technique: "full-house", rating: 1, houses: [{ kind: "row", index: 0, role: "pattern" }] }],
    });
  });

  test("of an unknown technique are a wrong argument", () => {
    expect(() => sudoku.allSteps(puzzle, "guess" as never)).toThrow(ArgumentError);
    for (const eliminated of [1, [null], [{ cell: 0 }], new Array(2 ** 32 - 1)]) {
      expect(() => sudoku.nextStep({ ...puzzle, eliminated: eliminated as never })).toThrow(ArgumentError);
    }
  });
});

describe("a grade", () => {
  test("follows from the path", () => {
    const graded = sudoku.grade(puzzle);
    if (!graded.ok) throw new Error(graded.reason);
    expect(graded.rating).toBe(Math.max(...graded.steps.map(({ rating }) => rating)));
    expect(graded.steps.map(({ technique }) => technique)).toContain(graded.hardest);
    const score = (name: string) => sudoku.techniques().find(({ technique }) => technique === name)?.score ?? NaN;
    expect(graded.score).toBe(graded.steps.reduce((sum, { technique }) => sum + score(technique), 0));
  });

  test("is the same in a worker", async () => {
    expect(await jobs.grade(puzzle)).toEqual(sudoku.grade(puzzle));
    expect(await jobs.nextStep(puzzle)).toEqual(sudoku.nextStep(puzzle));
  });

  test("of one of the hardest puzzles is extreme", () => {
    expect(sudoku.grade({ shape: "3x3", givens: hardest })).toMatchObject({ ok: true, level: "extreme" });
  });

  test("is not given to what is not a puzzle, or takes more than its budget", () => {
    expect(sudoku.grade({ shape: "2x2", givens: "1...............".slice(0, 16) })).toMatchObject({
      ok: false,
      reason: "several-solutions",
    });
    expect(sudoku.grade(puzzle, { budget: 1 })).toEqual({ ok: false, reason: "budget", cells: [] });
    expect(() => sudoku.grade(5 as never)).toThrow(ArgumentError);
  });
});

test("each unavoidable set leads to another solution, and a clue guards it", () => {
  const found = sudoku.unavoidableSets(puzzle, { cells: 8 });
  if (!found.ok) throw new Error(found.reason);
  expect(found.sets.length).toBeGreaterThan(0);
  for (const { cells, digits, guards } of found.sets) {
    let other = solution;
    for (const [i, cell] of cells.entries()) other = withDigit(other, cell, digits[i] ?? 0);
    expect(sudoku.solve(other)).toEqual({ ok: true, solution: other, unique: true });
    expect(cells.filter((cell) => other[cell] === solution[cell])).toEqual([]);
    expect(guards).toEqual(cells.filter((cell) => puzzle.givens[cell] !== "."));
    expect(guards).not.toEqual([]);
  }
});

test("the names of the techniques are those of core's table, in its order", () => {
  expect(sudoku.techniques().map(({ technique }) => technique)).toEqual([...techniques]);
  expect(sudoku.techniques()[0]).toEqual({
    technique: "full-house",
    code: "0000",
    rating: 1,
    score: 4,
    level: "easy",
    searched: true,
  });
});

test("the quick start has no steps", async () => {
  const engine = await loadEngine();
  expect(engine.generate({ seed: 1 }).ok).toBe(true);
  expect(engine).not.toHaveProperty("grade");
});

describe("the builds without SIMD", () => {
  const bytes = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url));
  test("are other modules than those with it", () => {
    for (const name of ["hanadoku", "techniques"]) {
      expect(bytes(`${name}-plain.wasm`).equals(bytes(`${name}.wasm`))).toBe(false);
    }
  });

  test("make, solve, rate and grade the same", async () => {
    const plain = await loadHanadoku({
      wasm: bytes("hanadoku-plain.wasm"),
      techniques: bytes("techniques-plain.wasm"),
    });
    for (const shape of ["2x2", "2x3", "3x3", "3x4"] as const) {
      for (let seed = 0; seed < 5; ++seed) {
        const made = sudoku.generate({ shape, seed, deadline: Infinity });
        expect(plain.generate({ shape, seed, deadline: Infinity })).toEqual(made);
      }
    }
    expect(plain.grade(puzzle)).toEqual(sudoku.grade(puzzle));
    expect(plain.countSolutions(hardest)).toEqual({ ok: true, count: 1, complete: true });
    for (const budget of [1, 5, 20, 50]) {
      expect(plain.solve(hardest, { budget })).toEqual(sudoku.solve(hardest, { budget }));
    }
  });
});
