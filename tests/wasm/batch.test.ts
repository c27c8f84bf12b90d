import { ArgumentError, DisposedError, loadHanadoku, type HanadokuJobs } from "hanadoku";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const sudoku = await loadHanadoku();
const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const empty = ".".repeat(81);

const lines = (text: string) => text.split("\n").slice(0, -1);

describe("a line in gives a line out", () => {
  test("of solveMany: the only solution, or the fault", () => {
    const text = [nine, empty, `55${nine.slice(2)}`, "12", "", nine.replace("5", "?"), nine].join("\n");
    expect(lines(sudoku.solveMany(text))).toEqual([
      solved,
      "several-solutions",
      "conflict",
      "shape",
      "shape",
      "digit",
      solved,
    ]);
    expect(lines(sudoku.solveMany(text, { shape: "3x3" })).slice(3, 5)).toEqual(["length", "length"]);
  });

  test("of countMany: the number, with + where there may be more, or the fault", () => {
    expect(sudoku.countMany(`${nine}\r\n${empty}\r\n`)).toBe("1\n2+\n");
    expect(sudoku.countMany(`${empty}\n55${nine.slice(2)}`, { limit: 7 })).toBe("7+\n0\n");
    expect(sudoku.countMany("12\n")).toBe("shape\n");
  });

  test("of generateMany: a puzzle, or the reason", () => {
    const made = lines(sudoku.generateMany(120, { shape: "2x3", level: "hard", seed: 5 }));
    expect(made).toHaveLength(120);
    expect(new Set(made).size).toBe(120);
    for (const givens of made) expect(sudoku.solve(givens, { shape: "2x3" })).toMatchObject({ ok: true, unique: true });
    expect(sudoku.generateMany(2, { shape: "2x3", clues: 15 })).toBe("unreachable\nunreachable\n");
  });

  test("and nothing gives nothing", () => {
    expect(sudoku.solveMany("")).toBe("");
    expect(sudoku.countMany("")).toBe("");
    expect(sudoku.generateMany(0)).toBe("");
  });
});

test("the first puzzles of a batch are those of a smaller one", () => {
  const options = { shape: "3x3", seed: 9 } as const;
  expect(sudoku.generateMany(70, options).startsWith(sudoku.generateMany(60, options))).toBe(true);
});

test("ranges of a batch join to all of it", () => {
  const options = { shape: "2x3", seed: 9 } as const;
  const parts = [sudoku.generateMany(60, options), sudoku.generateMany(75, { ...options, from: 60 })];
  expect(parts.join("")).toBe(sudoku.generateMany(135, options));
  expect(() => sudoku.generateMany(1, { from: -1 })).toThrow(ArgumentError);
});

test("wrong arguments name themselves", () => {
  expect(() => sudoku.solveMany(7 as never)).toThrow(new ArgumentError("text", "a text of lines"));
  expect(() => sudoku.countMany(nine, { limit: 0 })).toThrow(ArgumentError);
  expect(() => sudoku.generateMany(-1)).toThrow(ArgumentError);
  expect(() => sudoku.generateMany(1, { shape: "1x9" as never })).toThrow(ArgumentError);
});

describe("over workers", () => {
  let jobs: HanadokuJobs;
  beforeEach(async () => {
    jobs = await loadHanadoku({ worker: true });
  });
  afterEach(() => {
    jobs.dispose();
  });

  test("the answers do not depend on how many there are", async () => {
    const options = { shape: "3x3", level: "hard", seed: 3 } as const;
    const puzzles = sudoku.generateMany(1200, options);
    const solutions = sudoku.solveMany(puzzles);
    for (const threads of [1, 3, undefined]) {
      expect(await jobs.generateMany(1200, { ...options, threads })).toBe(puzzles);
      expect(await jobs.solveMany(puzzles, { threads })).toBe(solutions);
      expect(await jobs.countMany(puzzles, { threads })).toBe("1\n".repeat(1200));
    }
  });

  test("progress is told up to the last line", async () => {
    const told: number[] = [];
    await jobs.countMany(`${nine}\n`.repeat(1300), {
      threads: 2,
      onProgress: (done, all) => {
        expect(all).toBe(1300);
        told.push(done);
      },
    });
    expect(told.at(-1)).toBe(1300);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  test("an abort ends them, and so does the end of all jobs", async () => {
    const controller = new AbortController();
    const endless = { limit: 1e15, budget: 1e15, threads: 2 };
    const aborted = jobs.countMany(`${empty}\n`.repeat(1001), { ...endless, signal: controller.signal });
    setTimeout(() => {
      controller.abort(new Error("enough"));
    }, 300);
    await expect(aborted).rejects.toThrow("enough");
    expect(await jobs.solveMany(nine)).toBe(`${solved}\n`);
    const ended = jobs.countMany(empty, endless);
    setTimeout(() => {
      jobs.dispose();
    }, 300);
    await expect(ended).rejects.toThrow(DisposedError);
    await expect(jobs.solveMany(nine)).rejects.toThrow(DisposedError);
  });

  test("wrong arguments reject", async () => {
    await expect(jobs.solveMany(nine, { threads: 0 })).rejects.toThrow(ArgumentError);
    await expect(jobs.solveMany(nine, { onProgress: 1 as never })).rejects.toThrow(ArgumentError);
    await expect(jobs.generateMany(1, { signal: {} as never })).rejects.toThrow(ArgumentError);
  });
});
