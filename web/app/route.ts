// What the address's fragment says: a screen of the page, or a puzzle that someone sent.
import { levels, shapes, type Level, type Shape } from "hanadoku";
import { readLink } from "hanadoku/formats";

export type Route =
  | { readonly screen: "home" | "solve" }
  | { readonly screen: "new"; readonly shape: Shape; readonly level: Level }
  /** Whatever the link holds; to be sanitized. */
  | { readonly screen: "opened"; readonly untrusted: unknown };

export const solveFragment = "#solve";
export const newFragment = (shape: Shape, level: Level) => `#new.${shape}.${level}`;

export function routeOf(fragment: string): Route {
  if (fragment === "" || fragment === "#") return { screen: "home" };
  if (fragment === solveFragment) return { screen: "solve" };
  const shape = shapes.find((name) => fragment.startsWith(`#new.${name}.`));
  const level = levels.find((name) => fragment.endsWith(`.${name}`));
  if (shape && level && fragment === newFragment(shape, level)) return { screen: "new", shape, level };
  return { screen: "opened", untrusted: readLink(fragment) };
}
