// The calls that may take long: arguments are checked, then one crossing, then its answer becomes a result. The crossing is
// data, so that a worker can make it as well as the page.
import { ArgumentError, booleanOr, integerOr, isOneOf, maxInteger, nameOr, optionsOf } from "./arguments.js";
import type { Boundaries, EngineBoundary, ModuleName, TechniquesBoundary } from "./boundary.js";
import { decodeCells } from "./decode.js";
import { explain } from "./explain.js";
import {
  shapes,
  type Counted,
  type CountOptions,
  type Differences,
  type Fault,
  type Givens,
  type GridOptions,
  type Level,
  type Puzzle,
  type Sanitized,
  type SanitizeOptions,
  type Shape,
  type Solved,
} from "./types.js";
import { readGivens, readPuzzle, type Refusal } from "./untrusted.js";

type EngineCall =
  "generate" | "sanitize" | "solve" | "countSolutions" | "differences" | "solveMany" | "countMany" | "generateMany";
const techniqueCalls = [
  "generateGraded",
  "generateManyGraded",
  "nextStep",
  "allSteps",
  "grade",
  "unavoidableSets",
] as const;
type TechniqueCall = (typeof techniqueCalls)[number];
export type CallName = EngineCall | TechniqueCall;
type Callable = Pick<EngineBoundary, EngineCall> & Pick<TechniquesBoundary, TechniqueCall>;

/** One crossing of the boundary. */
export type Crossing = { readonly [Name in CallName]: readonly [Name, ...Parameters<Callable[Name]>] }[CallName];

/** A crossing and what its answer means, or a result that needs none. */
export type Call<Value> =
  | { readonly crossing: Crossing; finish(answer: unknown): Value }
  | { readonly crossing?: undefined; readonly result: Value };

export function call<Name extends CallName, Value>(
  name: Name,
  args: Parameters<Callable[Name]>,
  finish: (answer: ReturnType<Callable[Name]>) => Value,
): Call<Value> {
  return { crossing: [name, ...args] as unknown as Crossing, finish };
}

/** Which module makes it. */
export function moduleOf([name]: Crossing): ModuleName {
  return isOneOf(techniqueCalls, name) ? "techniques" : "hanadoku";
}

/** Of what needs the second module, an engine without it can be asked for graded puzzles alone. */
export function cross(boundaries: Partial<Boundaries>, crossing: Crossing): unknown {
  const [name, ...args] = crossing;
  if (!boundaries[moduleOf(crossing)]) throw new ArgumentError("profile", "room or casual; loadHanadoku gives graded");
  const boundary = (boundaries as Boundaries)[moduleOf(crossing)] as unknown as Callable;
  return (boundary[name] as (...args: unknown[]) => unknown)(...args);
}

/** Makes the crossing here. */
export function run<Value>(boundaries: Partial<Boundaries>, made: Call<Value>): Value {
  return made.crossing ? made.finish(cross(boundaries, made.crossing)) : made.result;
}

export const budgetOr = (budget: unknown) => integerOr("budget", budget, 1, maxInteger, -1);

export function puzzleFrom(shape: string, level: string, givens: string, clues: number): Puzzle {
  return Object.freeze({ shape: shape as Shape, level: level as Level, givens, clues });
}

const noCells = decodeCells("");

export function sanitizeCall(untrusted: unknown, options?: SanitizeOptions): Call<Sanitized> {
  const { allowFewClues, budget } = optionsOf(options);
  const allow = booleanOr("allowFewClues", allowFewClues, false);
  const nodes = budgetOr(budget);
  const read = readPuzzle(untrusted);
  if (read.refused) {
    return { result: Object.freeze({ ok: false, reason: read.refused, cells: noCells, message: read.message }) };
  }
  return call("sanitize", [read.text, read.shape, read.level, allow, nodes], (answer) => {
    if (answer.reason === "") {
      return Object.freeze({ ok: true, puzzle: puzzleFrom(answer.shape, answer.level, answer.givens, answer.clues) });
    }
    const reason = answer.reason as Fault;
    const cells = decodeCells(answer.cells);
    return Object.freeze({ ok: false, reason, cells, message: explain(reason, answer, cells) });
  });
}

/** A grid's text and shape; what is not even a text or numbers is a wrong argument. */
export function gridOf(givens: Givens, shape: unknown): { text: string; shape: Shape | "" } | Refusal {
  const known = nameOr("shape", shape, shapes, "");
  const read = readGivens(givens);
  if (read.refused === "type") throw new ArgumentError("givens", "a text or an array of numbers");
  if (read.refused) return known === "" ? { ...read, refused: "shape" } : read;
  return { text: read.text, shape: known };
}

export const failed = (reason: Fault, cells: readonly number[] = noCells) =>
  Object.freeze({ ok: false, reason, cells } as const);

export function solveCall(givens: Givens, options?: GridOptions): Call<Solved> {
  const { shape, budget } = optionsOf(options);
  const nodes = budgetOr(budget);
  const grid = gridOf(givens, shape);
  if ("refused" in grid) return { result: failed(grid.refused) };
  return call("solve", [grid.text, grid.shape, nodes], ({ reason, cells, solution, unique }) =>
    reason === "" ? Object.freeze({ ok: true, solution, unique }) : failed(reason as Fault, decodeCells(cells)),
  );
}

export function countSolutionsCall(givens: Givens, options?: CountOptions): Call<Counted> {
  const { shape, limit, budget } = optionsOf(options);
  const most = integerOr("limit", limit, 1, maxInteger, 2);
  const nodes = budgetOr(budget);
  const grid = gridOf(givens, shape);
  if ("refused" in grid) return { result: failed(grid.refused) };
  return call("countSolutions", [grid.text, grid.shape, most, nodes], ({ reason, cells, count, complete }) =>
    reason === "" ? Object.freeze({ ok: true, count, complete }) : failed(reason as Fault, decodeCells(cells)),
  );
}

export function differencesCall(givens: Givens, options?: GridOptions): Call<Differences | null> {
  const { shape, budget } = optionsOf(options);
  const nodes = budgetOr(budget);
  const grid = gridOf(givens, shape);
  if ("refused" in grid) return { result: null };
  return call("differences", [grid.text, grid.shape, nodes], ({ first, second, cells }) =>
    first === ""
      ? null
      : Object.freeze({ solutions: Object.freeze([first, second] as const), cells: decodeCells(cells) }),
  );
}
