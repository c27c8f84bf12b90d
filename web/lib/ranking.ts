// Results of a room, as untrusted as givens are.
import { ArgumentError } from "./arguments.js";
import type { EngineBoundary } from "./boundary.js";
import { decodeRanking } from "./decode.js";
import type { Ranked, Result } from "./types.js";
import { attempt, isPlain, ownValue } from "./untrusted.js";

const mostResults = 100_000;
const names = ["mistakes", "hints", "milliseconds", "cellsLeft"] as const;
/** Core leaves it out. */
const impossible: Result = { mistakes: -1, hints: -1, milliseconds: -1 };

function resultOf(value: unknown): Result {
  if (!isPlain(value)) return impossible;
  const [mistakes, hints, milliseconds, cellsLeft] = names.map((name) => ownValue(value, name));
  const numbers = [mistakes, hints, milliseconds, cellsLeft ?? 0];
  if (!numbers.every((number) => Number.isSafeInteger(number))) return impossible;
  const finished = { mistakes, hints, milliseconds } as Result;
  return cellsLeft === undefined ? finished : { ...finished, cellsLeft: cellsLeft as number };
}

function resultsOf(values: unknown): Result[] {
  const length = attempt(() => (Array.isArray(values) ? Number(ownValue(values, "length")) : NaN), NaN);
  if (!(length <= mostResults)) throw new ArgumentError("results", `an array of at most ${mostResults} results`);
  return Array.from({ length }, (_, index) => attempt(() => resultOf(ownValue(values as object, index)), impossible));
}

export function rank(boundary: EngineBoundary, values: unknown): readonly Ranked[] {
  const results = resultsOf(values);
  const text = results.map((result) => names.map((name) => result[name] ?? 0).join(" ")).join(" ");
  return decodeRanking(boundary.rank(text), results);
}
