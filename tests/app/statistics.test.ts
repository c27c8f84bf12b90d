// What the results say.
import { expect, test } from "vitest";
import { medianOf, rowsOf, techniquesMet } from "../../web/app/store/statistics.js";
import type { ResultRecord } from "../../web/app/store/records.js";

let count = 0;
const result = (facts: Partial<ResultRecord>): ResultRecord => ({
  id: `3x3-${String(++count)}`,
  shape: "3x3",
  level: "hard",
  day: "",
  finished: true,
  finishedOn: "2026-12-01",
  milliseconds: 60_000,
  mistakes: 0,
  hints: 0,
  rating: null,
  techniques: [],
  changed: count,
  ...facts,
});

test("a median is the middle, or between the two in the middle, of numbers and not of texts", () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([10])).toBe(10);
  expect(medianOf([100, 9, 20])).toBe(20);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

test("a row has the best and the median time, mistakes and hints of what is finished, and all that was played", () => {
  const rows = rowsOf([
    result({ milliseconds: 240_000, mistakes: 2, hints: 1, rating: 4.2 }),
    result({ milliseconds: 60_000, rating: 3.2 }),
    result({ milliseconds: 120_000, mistakes: 1 }),
    result({ finished: false, finishedOn: "", milliseconds: 5, mistakes: 30, hints: 9 }),
    result({ shape: "2x3", level: "easy" }),
  ]);
  expect(rows.map(({ shape, level }) => `${shape} ${level}`)).toEqual(["2x3 easy", "3x3 hard"]);
  expect(rows[1]).toMatchObject({ played: 4, finished: 3, best: 60_000, median: 120_000, mistakes: 1, rating: 3.7 });
  expect(rows[1]?.hints).toBeCloseTo(1 / 3);
  expect(rows[1]?.times).toEqual([240_000, 60_000, 120_000]);
});

test("where nothing is finished there is no time and no rating", () => {
  const [row] = rowsOf([result({ finished: false, finishedOn: "", mistakes: 4 })]);
  expect(row).toMatchObject({ played: 1, finished: 0, best: null, median: null, rating: null, mistakes: 0, hints: 0 });
  expect(rowsOf([])).toEqual([]);
});

test("the techniques met are counted by puzzles, the most frequent first", () => {
  const met = techniquesMet([
    result({ techniques: ["x-wing", "naked-pair"] }),
    result({ techniques: ["naked-pair"] }),
    result({ techniques: [] }),
  ]);
  expect(met).toEqual([
    ["naked-pair", 2],
    ["x-wing", 1],
  ]);
});
