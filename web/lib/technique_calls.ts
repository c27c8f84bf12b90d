// The calls that the second module makes: steps, grading and unavoidable sets.
import { ArgumentError, candidatesText, integer, nameIn, optionsOf } from "./arguments.js";
import type { StepsAnswer } from "./boundary.js";
import { budgetOr, call, failed, gridOf, type Call } from "./calls.js";
import { decodeCells } from "./decode.js";
import { decodeSteps, decodeUnavoidable } from "./decode_steps.js";
import { maxCells } from "./shape.js";
import {
  techniques,
  type AllSteps,
  type BoardInput,
  type Graded,
  type NextStep,
  type NoStep,
  type Step,
  type Technique,
  type UnavoidableSets,
} from "./techniques.js";
import type { BudgetOption, Fault, Level, Puzzle, UnavoidableOptions } from "./types.js";
import { readPuzzle } from "./untrusted.js";

const digitsAtMost = 16;
/** As core finds sets in a moment. */
const usualSetCells = 12;

const eliminatedText = (eliminated: unknown): string =>
  eliminated === undefined ? "" : candidatesText("eliminated", eliminated, maxCells, digitsAtMost);

const noStep = (reason: NoStep["reason"], cells: readonly number[]): NoStep =>
  Object.freeze({ ok: false, reason, cells });

/** A board's texts as both calls for steps take them, or why it cannot be handed to core. */
function boardOf(board: BoardInput): [string, string, string, string] | NoStep {
  const { shape, givens, entries, eliminated } = optionsOf(board);
  if (givens === undefined) throw new ArgumentError("board", "an object with givens");
  const grid = gridOf(givens, shape);
  if ("refused" in grid) return failed(grid.refused);
  const entered = entries === undefined ? { text: "" } : gridOf(entries, shape);
  if ("refused" in entered) return failed(entered.refused);
  return [grid.text, grid.shape, entered.text, eliminatedText(eliminated)];
}

function stepsCall<Value>(
  board: BoardInput,
  make: (
    texts: [string, string, string, string],
    finish: (answer: StepsAnswer) => Value | NoStep,
  ) => Call<Value | NoStep>,
  finish: (steps: readonly Step[]) => Value,
): Call<Value | NoStep> {
  const texts = boardOf(board);
  if (!Array.isArray(texts)) return { result: texts };
  return make(texts, ({ reason, cells, steps }) =>
    reason === "" ? finish(decodeSteps(steps)) : noStep(reason as NoStep["reason"], decodeCells(cells)),
  );
}

export function nextStepCall(board: BoardInput, options?: BudgetOption): Call<NextStep> {
  const nodes = budgetOr(optionsOf(options).budget);
  return stepsCall<NextStep>(
    board,
    (texts, finish) => call("nextStep", [...texts, nodes], finish),
    ([step]) => (step ? Object.freeze({ ok: true, step }) : noStep("none", [])),
  );
}

export function allStepsCall(board: BoardInput, technique: Technique, options?: BudgetOption): Call<AllSteps> {
  const nodes = budgetOr(optionsOf(options).budget);
  const place = techniques.indexOf(nameIn("technique", technique, techniques));
  return stepsCall<AllSteps>(
    board,
    (texts, finish) => call("allSteps", [...texts, place, nodes], finish),
    (steps) => Object.freeze({ ok: true, steps }),
  );
}

/** What is to be proven a puzzle once more. */
function puzzleText(puzzle: unknown): readonly [string, string] {
  const read = readPuzzle(puzzle);
  if (read.refused) throw new ArgumentError("puzzle", `a puzzle (${read.message})`);
  return [read.text, read.shape];
}

export function gradeCall(puzzle: Pick<Puzzle, "givens" | "shape">, options?: BudgetOption): Call<Graded> {
  const nodes = budgetOr(optionsOf(options).budget);
  return call("grade", [...puzzleText(puzzle), nodes], (answer): Graded => {
    const { reason, cells, level, rating, score, hardest, steps } = answer;
    if (reason !== "") return failed(reason as Fault, decodeCells(cells));
    return Object.freeze({
      ok: true,
      level: level as Level,
      rating: rating / 10,
      score,
      hardest: techniques[hardest] ?? techniques[0],
      steps: decodeSteps(steps),
    });
  });
}

export function unavoidableSetsCall(puzzle: Puzzle, options?: UnavoidableOptions): Call<UnavoidableSets> {
  const { cells: most, budget } = optionsOf(options);
  const nodes = budgetOr(budget);
  const mostCells = most === undefined ? usualSetCells : integer("cells", most, 4, maxCells);
  const [givens, shape] = puzzleText(puzzle);
  return call("unavoidableSets", [givens, shape, mostCells, nodes], ({ reason, cells, steps }): UnavoidableSets => {
    if (reason !== "") return failed(reason as Fault, decodeCells(cells));
    return Object.freeze({ ok: true, sets: decodeUnavoidable(steps) });
  });
}
