import { ArgumentError, loadHanadoku, type Givens, type GridOptions } from "hanadoku";
import { describe, expect, test } from "vitest";
import { givensIn, hostile } from "./hostile.js";

const sudoku = await loadHanadoku();

const nine = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`;
const nineSolved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const twoOrMore = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"; // 26

const numbersOf = (line: string) =>
  Array.from(line.replace(/\s/g, ""), (symbol) => (symbol === "." ? 0 : Number(symbol)));

describe("solve", () => {
  test.each<[string, Givens]>([
    ["nine lines", nine],
    ["a line with zeros", numbersOf(nine).join("")],
    [
      "nine lines of nine numbers",
      numbersOf(nine)
        .join(" ")
        .replace(/((\d ){9})/g, "$1\n"),
    ],
    ["numbers", numbersOf(nine)],
    ["bytes", Uint8Array.from(numbersOf(nine))],
    ["an array's like", Object.assign({ length: 81 }, numbersOf(nine))],
  ])("reads %s", (_, givens) => {
    expect(sudoku.solve(givens)).toEqual({ ok: true, solution: nineSolved, unique: true });
  });

  test("shows one of several solutions and says so", () => {
    const solved = sudoku.solve(twoOrMore);
    expect(solved).toMatchObject({ ok: true, unique: false });
    expect(sudoku.solve(twoOrMore)).toEqual(solved);
  });

  test("does not refuse an empty board", () => {
    expect(sudoku.solve("0".repeat(81))).toMatchObject({ ok: true, unique: false });
    expect(sudoku.solve(new Uint8Array(256))).toMatchObject({ ok: true, unique: false });
  });

  test("gives back a full board", () => {
    expect(sudoku.solve(nineSolved)).toEqual({ ok: true, solution: nineSolved, unique: true });
  });

  test.each<[string, Givens, object, object]>([
    ["two equal digits in a row", `11${".".repeat(79)}`, {}, { reason: "conflict", cells: [0, 1] }],
    ["a cell without a digit", `12345678.${".".repeat(71)}9`, {}, { reason: "no-solution", cells: [] }],
    ["a missing cell", nine.slice(1), { shape: "3x3" }, { reason: "length", cells: [] }],
    ["a length without a usual shape", nine.slice(1), {}, { reason: "shape", cells: [] }],
    ["wrong digits", `?a${".".repeat(79)}`, {}, { reason: "digit", cells: [0, 1] }],
    ["a wrong number", [10, ...numbersOf(nine).slice(1)], {}, { reason: "digit", cells: [0] }],
    ["too little budget", ".".repeat(81), { budget: 1 }, { reason: "budget", cells: [] }],
    ["no end of cells", { length: 2 ** 32 - 1 }, { shape: "3x3" }, { reason: "length", cells: [] }],
    ["no end of cells and no shape", { length: 2 ** 32 - 1 }, {}, { reason: "shape", cells: [] }],
  ])("says why there is no solution: %s", (_, givens, options, fault) => {
    expect(sudoku.solve(givens, options)).toEqual({ ok: false, ...fault });
  });

  test("answers the same whatever came before", () => {
    const grids = [nine, twoOrMore, `11${".".repeat(79)}`, nineSolved, ".".repeat(81)];
    const answers = grids.map((grid) => sudoku.solve(grid));
    for (const index of [3, 0, 4, 4, 2, 1, 0, 3]) expect(sudoku.solve(grids[index] ?? "")).toEqual(answers[index]);
  });
});

describe("countSolutions", () => {
  test("counts to the end where the limit allows it", () => {
    expect(sudoku.countSolutions(twoOrMore, { limit: 1000 })).toEqual({ ok: true, count: 26, complete: true });
    expect(sudoku.countSolutions(".".repeat(16), { limit: 1000 })).toEqual({ ok: true, count: 288, complete: true });
    expect(sudoku.countSolutions(nine)).toEqual({ ok: true, count: 1, complete: true });
  });

  test("stops at two where no limit is given", () => {
    expect(sudoku.countSolutions(".".repeat(81))).toEqual({ ok: true, count: 2, complete: false });
  });

  test("is not complete where the limit is the number", () => {
    expect(sudoku.countSolutions(twoOrMore, { limit: 26 })).toMatchObject({ count: 26 });
  });

  test("is not complete where the budget ended it", () => {
    const counted = sudoku.countSolutions(".".repeat(81), { limit: 1e9, budget: 1000 });
    expect(counted).toMatchObject({ ok: true, complete: false });
  });

  test("counts none where givens conflict", () => {
    expect(sudoku.countSolutions(`11${".".repeat(79)}`)).toEqual({ ok: true, count: 0, complete: true });
  });

  test("says where a grid cannot be read", () => {
    expect(sudoku.countSolutions("123", { shape: "2x2" })).toEqual({ ok: false, reason: "length", cells: [] });
    expect(sudoku.countSolutions(`9${".".repeat(15)}`)).toEqual({ ok: false, reason: "digit", cells: [0] });
  });

  test.each([0, -1, 1.5, "2", NaN, Infinity, null])("refuses a limit of %o", (limit) => {
    expect(() => sudoku.countSolutions(nine, { limit: limit as never })).toThrow(
      new ArgumentError("limit", `an integer from 1 to ${Number.MAX_SAFE_INTEGER}`),
    );
  });
});

describe("differences", () => {
  test("are two solutions and the cells where they differ", () => {
    const found = sudoku.differences(twoOrMore);
    if (!found) throw new Error("none");
    const [first, second] = found.solutions;
    expect(sudoku.solve(first)).toMatchObject({ ok: true, solution: first, unique: true });
    expect(sudoku.solve(second)).toMatchObject({ ok: true, solution: second, unique: true });
    const differing = Array.from(first).flatMap((digit, cell) => (digit === second[cell] ? [] : [cell]));
    expect(found.cells).toEqual(differing);
    expect(sudoku.solve(twoOrMore)).toMatchObject({ solution: first });
    expect([found, found.solutions, found.cells].every(Object.isFrozen)).toBe(true);
  });

  test.each(["", nine, nineSolved, `11${".".repeat(79)}`, `?${".".repeat(80)}`])(
    "are null where there are none: %s",
    (grid) => {
      expect(sudoku.differences(grid)).toBeNull();
    },
  );
});

describe("a wrong argument", () => {
  const calls: ((givens: Givens, options?: GridOptions) => unknown)[] = [
    (givens, options) => sudoku.solve(givens, options),
    (givens, options) => sudoku.countSolutions(givens, options),
    (givens, options) => sudoku.differences(givens, options),
  ];

  test.each([undefined, null, 1, true, {}, [null], [[1]], new Map(), [1n], Object.create(["1"])])(
    "givens of %o are a typed error",
    (givens) => {
      for (const call of calls) {
        expect(() => call(givens as never)).toThrow(new ArgumentError("givens", "a text or an array of numbers"));
      }
    },
  );

  test("a shape that is none is a typed error", () => {
    for (const call of calls) expect(() => call(nine, { shape: "9x9" as never })).toThrow(ArgumentError);
  });

  test.each(hostile)("%s is answered or a typed error", (_, make) => {
    const data = make();
    for (const givens of [data, givensIn(data)]) {
      for (const call of calls) {
        try {
          call(givens as Givens);
        } catch (error) {
          expect(error).toBeInstanceOf(ArgumentError);
        }
      }
    }
  });
});
