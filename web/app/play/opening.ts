// Which game an address asks for.
import { levels, shapes, type GenerateOptions, type Level, type Shape } from "hanadoku";
import { canPlay, dailyShapes, dailyWishes } from "../daily/daily.js";
import { idOfPuzzle, type GameRecord, type Origin } from "../store/records.js";
import { store } from "../store/store.js";

export type Opening =
  /** The board makes one. */
  | { readonly type: "new"; readonly shape: Shape; readonly level: Level }
  /** Given, and nothing of it is proven; with the game on it that was not finished. */
  | { readonly type: "given"; readonly puzzle: unknown; readonly origin: Origin; readonly game: GameRecord | null }
  /** To be made first: by the first of the wishes that gives one. */
  | {
      readonly type: "made";
      readonly wishes: readonly GenerateOptions[];
      readonly origin: Origin;
      readonly day: string;
    }
  | { readonly type: "missing" };

const oneOf = <Name extends string>(names: readonly Name[], value: string | undefined): Name | undefined =>
  names.find((name) => name === value);

export const newPlace = (shape: Shape, level: Level) => `new.${shape}.${level}`;
export const gamePlace = (id: string) => `game.${id}`;

const kept = (game: GameRecord): Opening => ({ type: "given", puzzle: puzzleOf(game), origin: game.origin, game });

export const puzzleOf = ({ shape, level, givens }: GameRecord) => ({ shape, level, givens });

async function openLink(fragment: string): Promise<Opening> {
  const { readLink } = await import("hanadoku/formats");
  const puzzle = readLink(fragment);
  const { shape, givens } = (puzzle ?? {}) as { shape?: Shape; givens?: string };
  const game = shape && givens ? await store.game(idOfPuzzle({ shape, givens })) : null;
  return { type: "given", puzzle, origin: "received", game: game?.finished ? null : game };
}

export async function openingOf(place: readonly string[]): Promise<Opening> {
  const [name, ...rest] = place;
  if (name === "new") {
    const shape = oneOf(shapes, rest[0]);
    const level = oneOf(levels, rest[1]);
    return shape && level && rest.length === 2 ? { type: "new", shape, level } : openLink(place.join("."));
  }
  if (name === "day") {
    const [day] = rest;
    const shape = oneOf(dailyShapes, rest[1]);
    if (!canPlay(day) || !shape) return { type: "missing" };
    const game = (await store.games()).find((each) => each.day === day && each.shape === shape);
    return game ? kept(game) : { type: "made", wishes: dailyWishes(day, shape), origin: "daily", day };
  }
  if (name === "game" || name === "continue") {
    const game =
      name === "game"
        ? await store.game(rest.join("."))
        : (await store.games()).find(({ finished, saved }) => saved && !finished);
    return game ? kept(game) : { type: "missing" };
  }
  return openLink(rest.join("."));
}
