// A link that carries what someone has entered beside the givens. It leads to bringing in, not to a game, and its entries stand
// apart, so that no reader can take them for givens: `import.1.2x3.easy.1c4h2c3.a2z`.
import { dimensionsOf, shapes, type Shape } from "hanadoku";
import { readLink, writeLink } from "hanadoku/formats";
import { canStand } from "../lines.js";
import type { Sent } from "./address.js";

export interface Progress {
  readonly shape: Shape;
  readonly givens: string;
  /** A line without the givens. */
  readonly entries: string;
}

/** What stands on a board beside its givens. */
export const entriesBeside = (givens: string, board: string): string =>
  Array.from(givens, (given, cell) => (given === "." ? (board[cell] ?? ".") : ".")).join("");

export function writeProgressLink(sent: Sent, entries: string): string {
  const write = (givens: string) => writeLink({ ...sent, format: "hanadoku", version: 1, givens });
  return `import.${write(sent.givens)}.${write(entries).split(".").at(-1) ?? ""}`;
}

const pattern = /#?import\.(1\.\d+x\d+\.[a-z]*\.)([0-9A-Za-z]+)\.([0-9A-Za-z]+)/;

/** The line of a part that is written as the givens of a link are; null where it does not fill the board with its digits. */
function lineOf(fragment: string, shape: Shape): string | null {
  const { cells, side } = dimensionsOf(shape);
  const { givens } = (readLink(fragment) ?? {}) as { givens?: string };
  const line = givens?.replaceAll("0", ".") ?? "";
  return line.length === cells && Array.from(line).every((symbol) => canStand(symbol, side)) ? line : null;
}

/** Of the first such link in a text; null where there is none, or one that is broken. Nothing of it is proven. */
export function readProgressLink(text: string): Progress | null {
  const [, head = "", cells = "", entered = ""] = pattern.exec(text) ?? [];
  const shape = shapes.find((name) => name === head.split(".")[1]);
  if (!shape) return null;
  const [givens, entries] = [cells, entered].map((part) => lineOf(head + part, shape));
  return givens && entries ? { shape, givens, entries: entriesBeside(givens, entries) } : null;
}
