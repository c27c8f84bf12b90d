// The puzzles of a day: the same for everyone who has the same release, by the date alone.
import type { GenerateOptions, Level, Shape } from "hanadoku";
import { isDay, numberOf, today, weekdayOf } from "./days.js";

export const dailyShapes = ["2x3", "3x3"] as const satisfies readonly Shape[];
export type DailyShape = (typeof dailyShapes)[number];

/** From Sunday on: the week begins easy and ends hard. */
const levelsOfWeek: readonly Level[] = ["hard", "easy", "easy", "normal", "normal", "hard", "expert"];

export const dailyLevel = (day: string): Level => levelsOfWeek[weekdayOf(day)] ?? "normal";

/** So many seeds are tried, should one give no puzzle. */
const seeds = 5;

/**
 * What the puzzle of a day is made by: a certified level by the day of the week, and a seed of the day's number and the board.
 */
export const dailyWishes = (day: string, shape: DailyShape): GenerateOptions[] =>
  Array.from({ length: seeds }, (_, part) => ({
    shape,
    profile: "graded",
    level: dailyLevel(day),
    seed: numberOf(day) * 1000 + dailyShapes.indexOf(shape) * 100 + part,
  }));

/** The first day of the archive. */
export const firstDay = "2026-01-01";

export const canPlay = (day: string | undefined): day is string => isDay(day) && day >= firstDay && day <= today();

export const dayPlace = (day: string, shape: DailyShape) => `day.${day}.${shape}`;
