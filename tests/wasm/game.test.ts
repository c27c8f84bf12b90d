import { ArgumentError, DisposedError, loadHanadoku, type Game, type GameOptions, type Puzzle } from "hanadoku";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hostile } from "./hostile.js";

const sudoku = await loadHanadoku();

function puzzleOf(shape: Puzzle["shape"], level: Puzzle["level"] = "easy"): Puzzle {
  const made = sudoku.generate({ shape, level, seed: 1, deadline: Infinity });
  if (!made.ok) throw new Error(made.reason);
  return made.puzzle;
}

const small = puzzleOf("2x3");
const big = puzzleOf("3x3");

function solutionOf({ givens, shape }: Puzzle): number[] {
  const solved = sudoku.solve(givens, { shape });
  if (!solved.ok) throw new Error(solved.reason);
  return Array.from(solved.solution, Number);
}

const emptyCells = ({ givens }: Puzzle) => Array.from(givens).flatMap((symbol, cell) => (symbol === "." ? [cell] : []));
const firstEmpty = (puzzle: Puzzle) => emptyCells(puzzle)[0] ?? -1;
const firstGiven = ({ givens }: Puzzle) => givens.search(/[^.]/);
const digitAt = (puzzle: Puzzle, cell: number) => solutionOf(puzzle)[cell] ?? 0;

function finish(game: Game): void {
  const solution = solutionOf(game.puzzle);
  for (const cell of emptyCells(game.puzzle)) game.enter(cell, solution[cell] ?? 0);
}

describe("a new game", () => {
  test("gives a cell that a move leaves as it was as the same object", () => {
    const game = sudoku.newGame(small);
    const before = game.state().cells;
    const [cell, other] = emptyCells(small);
    game.enter(cell ?? -1, digitAt(small, cell ?? -1));
    const after = game.state().cells;
    expect(after[other ?? -1]).toBe(before[other ?? -1]);
    expect(after[cell ?? -1]).not.toBe(before[cell ?? -1]);
    expect(before[cell ?? -1]?.digit).toBe(0);
    game.dispose();
  });

  test("shows its puzzle's givens and nothing else", () => {
    const game = sudoku.newGame(small);
    const { cells, ...counters } = game.state();
    expect(cells.map(({ digit }) => digit || ".").join("")).toBe(small.givens);
    expect(cells.every(({ digit, given }) => given === digit > 0)).toBe(true);
    expect(cells[firstEmpty(small)]).toEqual({
      digit: 0,
      given: false,
      corner: [],
      centre: [],
      color: 0,
      struck: [],
      tint: "plain",
    });
    expect(counters).toEqual({
      mistakes: 0,
      hintsUsed: 0,
      hintsLeft: 3,
      cellsLeft: 36 - small.clues,
      finished: false,
      canUndo: false,
      canRedo: false,
      running: false,
    });
    expect(game.elapsed).toBe(0);
  });

  test("is strict with 3 hints up to 6×6, and free with a number by level above", () => {
    expect(sudoku.newGame(small)).toMatchObject({ entry: "strict", hints: 3, puzzle: small });
    const hints = (["easy", "normal", "hard", "expert", "extreme"] as const).map(
      (level) => sudoku.newGame({ ...big, level }).hints,
    );
    expect(hints).toEqual([12, 9, 6, 6, 6]);
    expect(sudoku.newGame(big).entry).toBe("free");
  });

  test("takes another mode and allowance", () => {
    expect(sudoku.newGame(small, { entry: "free", hints: 0 })).toMatchObject({ entry: "free", hints: 0 });
    expect(sudoku.newGame(small, { hints: 0 }).reveal()).toBeNull();
  });

  test("proves its puzzle again", () => {
    const forged = { ...small, givens: small.givens.replace(/[1-6]/, "7") };
    expect(() => sudoku.newGame(forged)).toThrow(ArgumentError);
    expect(() => sudoku.newGame({ ...small, givens: ".".repeat(36), clues: 22 })).toThrow("several-solutions");
    expect(sudoku.newGame({ ...small, clues: 1 }).puzzle).toEqual(small);
  });

  test.each(hostile)("%s does not begin one", (_, make) => {
    expect(() => sudoku.newGame(make() as Puzzle)).toThrow(ArgumentError);
    expect(() => sudoku.envelope(make() as Puzzle)).toThrow(ArgumentError);
  });

  test.each<[keyof GameOptions, unknown]>([
    ["entry", "loose"],
    ["entry", 0],
    ["hints", -1],
    ["hints", 2.5],
    ["hints", "3"],
    ["removeNotes", 1],
  ])("refuses the option %s of %o", (argument, value) => {
    const error = expect.objectContaining({ name: "ArgumentError", argument }) as Error;
    expect(() => sudoku.newGame(small, { [argument]: value })).toThrow(error);
  });
});

describe("moves", () => {
  test("are placed, mistaken or ignored in a strict game", () => {
    const game = sudoku.newGame(small);
    const cell = firstEmpty(small);
    const right = digitAt(small, cell);
    const outcomes = [1, 2, 3, 4, 5, 6].filter((digit) => digit !== right).map((digit) => game.enter(cell, digit));
    expect(outcomes).toContain("ignored");
    expect(game.state().mistakes).toBe(outcomes.filter((outcome) => outcome === "mistake").length);
    expect(game.enter(cell, right)).toBe("placed");
    expect(game.state().cells[cell]).toMatchObject({ digit: right, given: false });
  });

  test("may conflict in a free game", () => {
    const game = sudoku.newGame(small, { entry: "free" });
    const given = firstGiven(small);
    const cell = emptyCells(small).find((each) => Math.floor(each / 6) === Math.floor(given / 6)) ?? -1;
    expect(game.enter(cell, digitAt(small, given))).toBe("placed");
    expect(game.state()).toMatchObject({ mistakes: 0 });
    expect(game.state().cells.filter(({ tint }) => tint === "conflict").length).toBeGreaterThan(1);
    expect(game.erase(cell)).toBe(true);
    expect(game.state().cells.filter(({ tint }) => tint === "conflict")).toEqual([]);
  });

  test("never touch a given", () => {
    const game = sudoku.newGame(small);
    const before = game.state();
    const given = firstGiven(small);
    expect(game.enter(given, (digitAt(small, given) % 6) + 1)).toBe("ignored");
    expect(game.erase(given)).toBe(false);
    expect(game.toggleNote(given, "corner", 1)).toBe(false);
    expect(game.state()).toEqual(before);
  });

  test("note, color, undo, redo and start again", () => {
    const game = sudoku.newGame(small);
    const cell = firstEmpty(small);
    expect(game.toggleNote(cell, "corner", 1)).toBe(true);
    expect(game.toggleNote(cell, "corner", 6)).toBe(true);
    expect(game.toggleNote(cell, "centre", 3)).toBe(true);
    expect(game.setColor(cell, 9)).toBe(true);
    const noted = { digit: 0, given: false, corner: [1, 6], centre: [3], color: 9, struck: [], tint: "plain" };
    expect(game.state().cells[cell]).toEqual(noted);
    expect(game.undo()).toBe(true);
    expect(game.state()).toMatchObject({ canUndo: true, canRedo: true });
    expect(game.state().cells[cell]).toMatchObject({ color: 0 });
    expect(game.redo()).toBe(true);
    expect(game.redo()).toBe(false);
    expect(game.restart()).toBe(true);
    expect(game.state().cells[cell]).toMatchObject({ corner: [], centre: [], color: 0 });
    expect(game.undo()).toBe(true);
    expect(game.state().cells[cell]).toEqual(noted);
  });

  test("keep the notes of a board of sixteen apart", () => {
    const puzzle = puzzleOf("4x4");
    const game = sudoku.newGame(puzzle);
    const cell = firstEmpty(puzzle);
    for (let digit = 1; digit <= 16; ++digit) game.toggleNote(cell, digit % 2 ? "corner" : "centre", digit);
    expect(game.state().cells[cell]).toMatchObject({
      corner: [1, 3, 5, 7, 9, 11, 13, 15],
      centre: [2, 4, 6, 8, 10, 12, 14, 16],
    });
  });

  test("reveal a cell until the allowance is used up", () => {
    const game = sudoku.newGame(small);
    const solution = solutionOf(small);
    for (let used = 1; used <= 3; ++used) {
      const cell = game.reveal() ?? -1;
      const { cells, hintsUsed, hintsLeft } = game.state();
      expect(cells[cell]?.digit).toBe(solution[cell]);
      expect([hintsUsed, hintsLeft]).toEqual([used, 3 - used]);
    }
    expect(game.reveal()).toBeNull();
  });

  test("end when the board is filled by the rules", () => {
    const game = sudoku.newGame(small);
    finish(game);
    expect(game.state()).toMatchObject({ finished: true, cellsLeft: 0, canUndo: false });
    expect(game.enter(firstEmpty(small), 1)).toBe("ignored");
    expect([game.undo(), game.restart(), game.reveal()]).toEqual([false, false, null]);
    expect(game.state().cells.every(({ tint }) => tint === "finished")).toBe(true);
  });

  test.each<[string, (game: Game) => unknown]>([
    ["cell", (game) => game.enter(-1, 1)],
    ["cell", (game) => game.enter(36, 1)],
    ["cell", (game) => game.enter(1.5, 1)],
    ["cell", (game) => game.enter("1" as never, 1)],
    ["cell", (game) => game.erase(NaN)],
    ["cell", (game) => game.setColor(256, 1)],
    ["cell", (game) => game.toggleNote(2 ** 32, "corner", 1)],
    ["digit", (game) => game.enter(2, 0)],
    ["digit", (game) => game.enter(2, 7)],
    ["digit", (game) => game.enter(2, 1n as never)],
    ["digit", (game) => game.toggleNote(2, "centre", 257)],
    ["kind", (game) => game.toggleNote(2, "side" as never, 1)],
    ["kind", (game) => game.toggleNote(2, undefined as never, 1)],
    ["color", (game) => game.setColor(2, 16)],
    ["color", (game) => game.setColor(2, "red" as never)],
  ])("refuse a wrong %s: %s", (argument, move) => {
    const game = sudoku.newGame(small);
    const before = game.save();
    expect(() => move(game)).toThrow(expect.objectContaining({ name: "ArgumentError", argument }) as Error);
    expect(game.save()).toBe(before);
  });
});

describe("time", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("is counted only while the game runs, and stops at the end", () => {
    const clock = vi.spyOn(performance, "now");
    const at = (now: number) => clock.mockReturnValue(now);
    at(1000.9);
    const game = sudoku.newGame(small);
    at(2000);
    game.resume();
    at(2500.5);
    expect(game.elapsed).toBe(500);
    game.pause();
    at(9000);
    expect(game.elapsed).toBe(500);
    game.resume();
    at(8000); // a clock that goes back
    expect(game.elapsed).toBe(500);
    at(9250);
    finish(game);
    at(99_000);
    expect(game.elapsed).toBe(750);
    expect(game.state().running).toBe(false);
  });
});

describe("a state", () => {
  test("is fresh and frozen all through", () => {
    const game = sudoku.newGame(small);
    const state = game.state();
    const parts = [
      state,
      state.cells,
      ...state.cells,
      ...state.cells.flatMap(({ corner, centre }) => [corner, centre]),
    ];
    expect(parts.every(Object.isFrozen)).toBe(true);
    finish(game);
    expect(state.finished).toBe(false);
  });

  test("of one game is not another's", () => {
    const [first, second] = [sudoku.newGame(small), sudoku.newGame(big)];
    expect(first.state().cells).toHaveLength(36);
    expect(second.state().cells).toHaveLength(81);
    first.reveal();
    expect(second.state()).toMatchObject({ hintsUsed: 0 });
  });
});

describe("a saved game", () => {
  test("comes back exactly", () => {
    const game = sudoku.newGame(big, { hints: 5 });
    const cell = firstEmpty(big);
    game.toggleNote(cell, "centre", 9);
    game.setColor(0, 4);
    game.reveal();
    game.undo();
    const restored = sudoku.restoreGame(game.save());
    if (!restored.ok) throw new Error(restored.reason);
    expect(restored.historyLost).toBe(false);
    expect(restored.game.state()).toEqual(game.state());
    expect(restored.game).toMatchObject({ puzzle: big, entry: "free", hints: 5 });
    expect(restored.game.redo()).toBe(true);
    expect(restored.game.save()).not.toBe(game.save());
  });

  test("does not hold the solution", () => {
    const solution = solutionOf(big).join("");
    const text = sudoku.newGame(big).save();
    expect(text).not.toContain(solution);
    expect(text).toContain(big.givens);
  });

  test.each<[string, unknown, string]>([
    ["nothing", null, "format"],
    ["undefined", undefined, "format"],
    ["a number", 1, "format"],
    ["an object", {}, "format"],
    ["an empty text", "", "format"],
    ["another text", "hello", "format"],
    ["a very long text", "x".repeat(20_000_000), "format"],
    ["a later version", sudoku.newGame(small).save().replace(/ \d+$/m, " 999"), "version"],
    [
      "one that contradicts itself",
      sudoku
        .newGame(small)
        .save()
        .replace(/^hints .*$/m, "hints -5"),
      "content",
    ],
    [
      "one whose givens are not a puzzle",
      sudoku.newGame(small).save().replace(small.givens, ".".repeat(36)),
      "content",
    ],
  ])("is not %s, and the reason says so", (_, text, reason) => {
    expect(sudoku.restoreGame(text as string)).toEqual({ ok: false, reason });
  });
});

describe("disposing", () => {
  test("ends a game, once or twice", () => {
    const game = sudoku.newGame(small);
    game.dispose();
    game.dispose();
    for (const use of [() => game.state(), () => game.enter(0, 1), () => game.save(), () => game.elapsed]) {
      expect(use).toThrow(DisposedError);
    }
    expect(game.puzzle).toEqual(small);
  });

  test.skipIf(typeof (Symbol as { dispose?: symbol }).dispose !== "symbol")("is what `using` does", () => {
    const game = sudoku.newGame(small);
    game[Symbol.dispose]();
    expect(() => game.state()).toThrow(DisposedError);
  });
});
