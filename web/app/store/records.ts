// What is kept of a game, and what of its result; read as if a stranger had written it.
import {
  dimensionsOf,
  levels,
  shapes,
  techniques,
  type Level,
  type Puzzle,
  type Shape,
  type Technique,
} from "hanadoku";
import type { SavedPlay } from "hanadoku/element";
import { isDay } from "../daily/days.js";

/** How a puzzle came here. */
export const origins = ["made", "received", "imported", "daily", "lesson"] as const;
export type Origin = (typeof origins)[number];

export interface GameRecord {
  readonly id: string;
  readonly origin: Origin;
  /** Of an imported puzzle, where it has one. */
  readonly title: string;
  readonly shape: Shape;
  readonly level: Level;
  readonly givens: string;
  /** Null before the first move. */
  readonly saved: SavedPlay | null;
  /** The line of what stands on the board, for its picture. */
  readonly entries: string;
  readonly cellsLeft: number;
  readonly milliseconds: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly finished: boolean;
  /** Of a daily puzzle. */
  readonly day: string;
  /** Which release made it. */
  readonly release: string;
  readonly created: number;
  readonly changed: number;
}

/** What stays of a game in the statistics, whatever becomes of the game. */
export interface ResultRecord {
  readonly id: string;
  readonly shape: Shape;
  readonly level: Level;
  readonly day: string;
  /** The first time it was finished. */
  readonly finished: boolean;
  /** In local time; "" while it is not finished. */
  readonly finishedOn: string;
  readonly milliseconds: number;
  readonly mistakes: number;
  readonly hints: number;
  /** By the techniques that it needs; null until it is known. */
  readonly rating: number | null;
  readonly techniques: readonly Technique[];
  readonly changed: number;
}

const longestId = 400;
const longestSave = 2 ** 21;
const longestTitle = 200;

type Check<Value> = (value: unknown) => value is Value;
type Fields<Value> = { readonly [Name in keyof Value]: Check<Value[Name]> };

const oneOf =
  <Name>(names: readonly Name[]): Check<Name> =>
  (value): value is Name =>
    names.includes(value as Name);
const text =
  (longest: number): Check<string> =>
  (value): value is string =>
    typeof value === "string" && value.length <= longest;
const count: Check<number> = (value): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;
const flag: Check<boolean> = (value): value is boolean => typeof value === "boolean";
const dayOrNone: Check<string> = (value): value is string => value === "" || isDay(value);
const id: Check<string> = (value): value is string => text(longestId)(value) && value !== "";
const line: Check<string> = (value): value is string => typeof value === "string" && /^[.1-9A-G]{16,256}$/.test(value);

const isSaved: Check<SavedPlay | null> = (value): value is SavedPlay | null =>
  value === null ||
  (typeof value === "object" &&
    (value as { format?: unknown }).format === "hanadoku-game" &&
    text(longestSave)((value as { game?: unknown }).game));

const isTechniques: Check<readonly Technique[]> = (value): value is readonly Technique[] =>
  Array.isArray(value) && value.length <= techniques.length && value.every(oneOf(techniques));

const gameFields: Fields<GameRecord> = {
  id,
  origin: oneOf(origins),
  title: text(longestTitle),
  shape: oneOf(shapes),
  level: oneOf(levels),
  givens: line,
  saved: isSaved,
  entries: line,
  cellsLeft: count,
  milliseconds: count,
  mistakes: count,
  hints: count,
  finished: flag,
  day: dayOrNone,
  release: text(longestTitle),
  created: count,
  changed: count,
};

const resultFields: Fields<ResultRecord> = {
  id,
  shape: oneOf(shapes),
  level: oneOf(levels),
  day: dayOrNone,
  finished: flag,
  finishedOn: dayOrNone,
  milliseconds: count,
  mistakes: count,
  hints: count,
  rating: (value): value is number | null => value === null || count(value),
  techniques: isTechniques,
  changed: count,
};

/** The fields and no others, or null where one is not as it must be. */
function read<Value extends object>(fields: Fields<Value>, value: unknown): Value | null {
  if (typeof value !== "object" || value === null) return null;
  const taken: Partial<Value> = {};
  for (const name of Object.keys(fields) as (keyof Value & string)[]) {
    const field: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (!fields[name](field)) return null;
    taken[name] = field;
  }
  return taken as Value;
}

export function readGame(value: unknown): GameRecord | null {
  const game = read(gameFields, value);
  if (!game) return null;
  const { cells } = dimensionsOf(game.shape);
  return game.givens.length === cells && game.entries.length === cells ? game : null;
}

export const readResult = (value: unknown): ResultRecord | null => read(resultFields, value);

/** A puzzle's place among the games: the same givens are the same game, however they came. */
export const idOfPuzzle = ({ shape, givens }: Pick<Puzzle, "shape" | "givens">) =>
  `${shape}-${givens.replaceAll(".", "0")}`;

/** The puzzle of such a place; null where it is none, as a file of somebody's may have it. */
export function puzzleOfId(id: string): Pick<Puzzle, "shape" | "givens"> | null {
  const [name, zeros = ""] = id.split("-");
  const shape = shapes.find((each) => each === name);
  return shape ? { shape, givens: zeros.replaceAll("0", ".") } : null;
}

/** A puzzle that nobody has touched yet. */
export const untouched = (
  { shape, level, givens, clues }: Puzzle,
  facts: Pick<GameRecord, "origin" | "release"> & Partial<Pick<GameRecord, "id" | "day" | "title">>,
): GameRecord => ({
  id: idOfPuzzle({ shape, givens }),
  title: "",
  day: "",
  ...facts,
  shape,
  level,
  givens,
  saved: null,
  entries: givens,
  cellsLeft: givens.length - clues,
  milliseconds: 0,
  mistakes: 0,
  hints: 0,
  finished: false,
  created: Date.now(),
  changed: Date.now(),
});

/** A game's result, beside the one that it had: the first finish counts. */
export function resultOf(game: GameRecord, before: ResultRecord | null, today: string): ResultRecord {
  if (before?.finished) return before;
  const { id, shape, level, day, finished, milliseconds, mistakes, hints, changed } = game;
  const finishedOn = finished ? today : "";
  const known = { rating: before?.rating ?? null, techniques: before?.techniques ?? [] };
  return { id, shape, level, day, finished, finishedOn, milliseconds, mistakes, hints, changed, ...known };
}
