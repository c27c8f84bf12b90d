// What the results say: by shape and level, how often, how fast, and how hard.
import { levels, shapes, type Level, type Shape, type Technique } from "hanadoku";
import type { ResultRecord } from "./records.js";

export interface Row {
  readonly shape: Shape;
  readonly level: Level;
  readonly played: number;
  readonly finished: number;
  /** Milliseconds; null where nothing is finished. */
  readonly best: number | null;
  readonly median: number | null;
  /** On average, of the finished ones. */
  readonly mistakes: number;
  readonly hints: number;
  /** The median of those that are known. */
  readonly rating: number | null;
  /** Of the finished ones, in the order of playing. */
  readonly times: readonly number[];
}

export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function rowOf(shape: Shape, level: Level, results: readonly ResultRecord[]): Row {
  const done = results.filter(({ finished }) => finished);
  const times = done.map(({ milliseconds }) => milliseconds);
  return {
    shape,
    level,
    played: results.length,
    finished: done.length,
    best: times.length === 0 ? null : Math.min(...times),
    median: medianOf(times),
    mistakes: mean(done.map(({ mistakes }) => mistakes)),
    hints: mean(done.map(({ hints }) => hints)),
    rating: medianOf(done.flatMap(({ rating }) => rating ?? [])),
    times,
  };
}

/** Those that were played, by shape and then by level. */
export const rowsOf = (results: readonly ResultRecord[]): Row[] =>
  shapes.flatMap((shape) =>
    levels.flatMap((level) => {
      const here = results.filter((result) => result.shape === shape && result.level === level);
      return here.length === 0 ? [] : [rowOf(shape, level, here)];
    }),
  );

/** How many puzzles took each technique, the most frequent first. */
export function techniquesMet(results: readonly ResultRecord[]): (readonly [Technique, number])[] {
  const counts = new Map<Technique, number>();
  for (const name of results.flatMap(({ techniques }) => techniques)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
