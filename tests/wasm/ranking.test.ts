import { ArgumentError, loadHanadoku, type Result } from "hanadoku";
import { expect, test } from "vitest";
import { hostile } from "./hostile.js";

const sudoku = await loadHanadoku();
const result = (mistakes: number, hints: number, milliseconds: number): Result => ({ mistakes, hints, milliseconds });

test("mistakes count before hints, and hints before time", () => {
  const results = [result(1, 0, 10), result(0, 2, 20), result(0, 1, 99), result(0, 1, 98)];
  expect(sudoku.rank(results)).toEqual([
    { index: 3, rank: 1, mistakes: 0, hints: 1, milliseconds: 98 },
    { index: 2, rank: 2, mistakes: 0, hints: 1, milliseconds: 99 },
    { index: 1, rank: 3, mistakes: 0, hints: 2, milliseconds: 20 },
    { index: 0, rank: 4, mistakes: 1, hints: 0, milliseconds: 10 },
  ]);
});

test("equal results share a rank, keep their order, and leave ranks out after it", () => {
  const ranks = sudoku.rank([result(1, 1, 1), result(0, 0, 5), result(0, 0, 5), result(0, 0, 4)]);
  expect(ranks.map(({ index, rank }) => [index, rank])).toEqual([
    [3, 1],
    [1, 2],
    [2, 2],
    [0, 4],
  ]);
});

test("who has not finished comes last, by cells left", () => {
  const results = [{ ...result(0, 0, 1), cellsLeft: 5 }, { ...result(9, 9, 9), cellsLeft: 0 }, result(8, 8, 8)];
  const unfinished = [...results, { ...result(3, 0, 1), cellsLeft: 4 }];
  expect(sudoku.rank(unfinished).map(({ index }) => index)).toEqual([2, 1, 3, 0]);
});

test("nobody is ranked where nobody played", () => {
  expect(sudoku.rank([])).toEqual([]);
});

test("the longest times are ranked exactly", () => {
  const ranks = sudoku.rank([result(0, 0, 999_999_999_999), result(0, 0, 999_999_999_998)]);
  expect(ranks.map(({ index }) => index)).toEqual([1, 0]);
});

test("a ranking is fresh, frozen and holds known fields only", () => {
  const sent = { ...result(0, 0, 1), name: "<b>", rank: -1 };
  const ranking = sudoku.rank([sent]);
  expect(ranking).toEqual([{ index: 0, rank: 1, ...result(0, 0, 1) }]);
  expect(Object.isFrozen(ranking) && Object.isFrozen(ranking[0])).toBe(true);
});

test.each<[string, unknown]>([
  ["negative mistakes", result(-1, 0, 0)],
  ["half a hint", result(0, 0.5, 0)],
  ["no end of time", result(0, 0, Infinity)],
  ["more time than there is", result(0, 0, 2 ** 53 - 1)],
  ["NaN", result(NaN, 0, 0)],
  ["cells left below none", { ...result(0, 0, 0), cellsLeft: -1 }],
  ["cells left as a text", { ...result(0, 0, 0), cellsLeft: "1" }],
  ["texts", { mistakes: "0", hints: "0", milliseconds: "0" }],
  ["bigints", { mistakes: 0n, hints: 0n, milliseconds: 0n }],
  ["a missing time", { mistakes: 0, hints: 0 }],
  ["inherited numbers", Object.create(result(0, 0, 0))],
  ["a getter", Object.defineProperty({ hints: 0, milliseconds: 0 }, "mistakes", { get: () => 0 })],
  ["numbers in an array", [0, 0, 0]],
])("%s are left out", (_, value) => {
  expect(sudoku.rank([value as Result, result(9, 9, 9)])).toEqual([{ index: 1, rank: 1, ...result(9, 9, 9) }]);
});

test.each(hostile)("%s is left out", (_, make) => {
  expect(sudoku.rank([make() as Result])).toEqual([]);
});

test.each([undefined, null, 1, "results", {}, { length: 1 }, new Array(2 ** 32 - 1)])(
  "results of %o are a typed error",
  (results) => {
    expect(() => sudoku.rank(results as never)).toThrow(ArgumentError);
  },
);
