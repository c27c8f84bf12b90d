import { ArgumentError, loadEngine, loadHanadoku, type NextStep, type Puzzle, type Step } from "hanadoku";
import { describeStep } from "hanadoku/words";
import { describe, expect, test } from "vitest";

const sudoku = await loadHanadoku();
const engine = await loadEngine();

const puzzle: Puzzle = {
  shape: "3x3",
  level: "normal",
  givens: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  clues: 30,
};
/** It needs more than singles. */
const made = sudoku.generate({ shape: "3x3", profile: "graded", level: "hard", seed: 1 });
if (!made.ok) throw new Error(made.reason);
const hard = made.puzzle;

function stepOf(next: NextStep): Step {
  if (!next.ok) throw new Error(next.reason);
  return next.step;
}

function explained(game: ReturnType<typeof sudoku.newGame>): Step {
  const told = game.explain();
  if (told.type !== "step") throw new Error(told.type);
  return told.step;
}

describe("explain", () => {
  test("gives the easiest next step, and takes it from the allowance once", () => {
    const game = sudoku.newGame(puzzle);
    const step = explained(game);
    expect(step).toEqual(stepOf(sudoku.nextStep(puzzle)));
    expect(explained(game)).toEqual(step);
    expect(game.state()).toMatchObject({ hintsUsed: 1, hintsLeft: 8 });
    expect(describeStep(step, { shape: "3x3", language: "en", tier: 3 })).toMatch(/^In .* goes into r\dc\d\.$/);
  });

  test("looks at the board as it stands, with what steps have struck out", () => {
    const game = sudoku.newGame(hard, { hints: 1000 });
    const seen = new Set<string>();
    for (let steps = 0; !game.state().finished && steps < 300; ++steps) {
      const step = explained(game);
      expect(seen).not.toContain(JSON.stringify(step));
      seen.add(JSON.stringify(step));
      expect(game.apply(step)).toBe(true);
    }
    expect(game.state()).toMatchObject({ finished: true, cellsLeft: 0, hintsUsed: seen.size });
    expect(seen.size).toBeGreaterThan(81 - hard.clues);
  });

  test("shares its allowance with reveal", () => {
    const game = sudoku.newGame(puzzle, { hints: 1 });
    const step = explained(game);
    expect(game.reveal()).toBeNull();
    expect(game.apply(step)).toBe(true);
    expect(game.explain()).toEqual({ type: "no-hints" });
  });

  test("tells a mistake first, and asks nothing for it", () => {
    const game = sudoku.newGame(puzzle, { entry: "free", hints: 0 });
    game.toggleNote(3, "corner", 2);
    game.enter(2, 1); // in the solution it is 4
    game.enter(3, 6);
    expect(game.explain()).toEqual({ type: "mistake", cells: [2] });
    game.enter(2, 5); // and now the row has two
    expect(game.explain()).toEqual({ type: "mistake", cells: [2] });
    expect(game.undoMistakes()).toBe(true);
    expect(game.state().cells[3]).toMatchObject({ digit: 0, corner: [2] });
    expect(game.undoMistakes()).toBe(false);
    expect(game.explain()).toEqual({ type: "no-hints" });
    expect(game.redo()).toBe(true);
    expect(game.explain()).toEqual({ type: "mistake", cells: [2] });
  });

  test("of a full board finds none", () => {
    const game = sudoku.newGame({ ...puzzle, shape: "2x2", givens: "1234341221434321", clues: 16 });
    expect(game.explain()).toEqual({ type: "none" });
  });

  test("without the techniques takes what another has found", () => {
    const game = engine.newGame(puzzle);
    expect(() => game.explain()).toThrow(ArgumentError);
    expect(game.explain(sudoku.nextStep(game.board()))).toMatchObject({ type: "step" });
    expect(game.explain({ ok: false, reason: "budget", cells: [] })).toEqual({ type: "budget" });
    expect(game.state().hintsUsed).toBe(1);
  });

  test("refuses a step that does not hold", () => {
    const game = sudoku.newGame(puzzle);
    const step = stepOf(sudoku.nextStep(puzzle));
    const [placement = { cell: 0, digit: 1 }] = step.placements;
    const forged = [
      { ...step, placements: [{ ...placement, digit: (placement.digit % 9) + 1 }] },
      { ...step, placements: [], eliminations: [placement] },
    ];
    for (const wrong of forged) {
      expect(() => game.explain({ ok: true, step: wrong })).toThrow(ArgumentError);
      expect(game.apply(wrong)).toBe(false);
    }
    for (const nothing of [
      null,
      {},
      { placements: 1, eliminations: [] },
      { placements: [{}], eliminations: [] },
      { placements: [null], eliminations: [] },
      { placements: [], eliminations: new Array(2 ** 32 - 1) },
    ]) {
      expect(() => game.apply(nothing as unknown as Step)).toThrow(ArgumentError);
    }
    expect(game.state()).toMatchObject({ hintsUsed: 0, canUndo: false });
  });
});

describe("apply", () => {
  test("wants the step to have been explained", () => {
    const game = sudoku.newGame(puzzle);
    const step = stepOf(sudoku.nextStep(puzzle));
    expect(game.apply(step)).toBe(false);
    game.explain();
    expect(game.apply(step)).toBe(true);
    expect(game.apply(step)).toBe(false);
  });

  test("of eliminations is one step of undo, and shows in the cells", () => {
    const game = sudoku.newGame(hard, { hints: 1000 });
    let step = explained(game);
    for (; step.eliminations.length === 0; step = explained(game)) game.apply(step);
    const [{ cell, digit } = { cell: 0, digit: 0 }] = step.eliminations;
    game.toggleNote(cell, "corner", digit);
    expect(game.apply(step)).toBe(true);
    expect(game.state().cells[cell]).toMatchObject({ corner: [], struck: expect.arrayContaining([digit]) as number[] });
    expect(game.board().eliminated).toContainEqual({ cell, digit });
    const saved = sudoku.restoreGame(game.save());
    expect(saved.ok && saved.game.board()).toEqual(game.board());
    expect(saved.ok && saved.game.explain()).toEqual(game.explain());
    game.undo();
    expect(game.state().cells[cell]).toMatchObject({ corner: [digit] });
    expect(game.board().eliminated).not.toContainEqual({ cell, digit });
  });
});
