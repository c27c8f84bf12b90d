import { loadHanadoku } from "hanadoku";
import { describe, expect, test } from "vitest";
import { hostile } from "./hostile.js";

const sudoku = await loadHanadoku();

describe("readGrid", () => {
  test("reads a grid that breaks every rule", () => {
    const read = sudoku.readGrid({ givens: "11.. 1 0 0 0 ____ 4444".replaceAll(" ", "") });
    expect(read).toEqual({ ok: true, shape: "2x2", givens: "11..1.......4444", clues: 7 });
    expect(Object.isFrozen(read)).toBe(true);
  });

  test("reads rows of numbers", () => {
    expect(sudoku.readGrid({ givens: "1 0 0 4\n0 0 0 0\n0 0 0 0\n2 0 0 3", shape: "2x2" })).toMatchObject({
      ok: true,
      givens: "1..4........2..3",
    });
  });

  test.each([
    ["type", null, null, 0, []],
    ["type", { givens: 5 }, null, 0, []],
    ["shape", { givens: "123" }, null, 3, []],
    ["length", { givens: "123", shape: "2x2" }, "2x2", 3, []],
    ["digit", { givens: "1..9....?......." }, "2x2", 16, [3, 8]],
  ])("says %s of %j", (reason, untrusted, shape, found, cells) => {
    expect(sudoku.readGrid(untrusted)).toEqual({ ok: false, reason, cells, shape, found });
  });

  test.each(hostile)("either reads or refuses %s", (_, make, reason) => {
    const unreadable = ["type", "shape", "length", "digit"].includes(reason);
    expect(sudoku.readGrid(make())).toMatchObject(unreadable ? { ok: false, reason } : { ok: true });
  });
});
