// A step as it is drawn on the board: houses and cells that are lit, candidates with what they do in it, links between them.
import type { CellState, ChainNode, HouseReason, Link, Role, Step } from "../lib/index.js";
import { shapeOf, sharedHouse, type Geometry } from "./geometry.js";
import type { Tier, Words } from "./hint.js";

/** What a candidate does. Each has a color and a form of its own. */
export const looks = ["plain", "pattern", "fin", "pivot", "other", "ring", "square", "placed", "struck"] as const;
export type Look = (typeof looks)[number];

export interface Mark {
  readonly cell: number;
  readonly digit: number;
  readonly look: Look;
  /** Whether the step strikes it out. */
  readonly struck: boolean;
}

/** From one candidate to another. */
export interface Arrow {
  readonly from: { readonly cell: number; readonly digit: number };
  readonly to: { readonly cell: number; readonly digit: number };
  readonly kind: Link["kind"];
}

export interface Drawing {
  readonly houses: readonly (Pick<HouseReason, "kind" | "index"> & { readonly cover: boolean })[];
  /** Lit as a whole. */
  readonly cells: readonly number[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
}

/** A board as far as its candidates go, cell by cell. */
export type Candidates = readonly Pick<CellState, "digit" | "struck">[];

/** A net's many links would hide the board. */
const mostArrows = 24;

const lookOfRole: Record<Exclude<Role, "color">, Look> = {
  pattern: "pattern",
  base: "pattern",
  cover: "pattern",
  fin: "fin",
  "endo-fin": "fin",
  pivot: "pivot",
};
const lookOfColor: readonly Look[] = ["pattern", "square", "ring", "other"];

function candidatesOf(geometry: Geometry, board: Candidates, cell: number): number[] {
  if (board[cell]?.digit) return [];
  const seen = new Set(board[cell]?.struck);
  for (const [peer, { digit }] of board.entries()) {
    if (peer !== cell && sharedHouse(geometry, peer, cell)) seen.add(digit);
  }
  return Array.from({ length: geometry.side }, (_, index) => index + 1).filter((digit) => !seen.has(digit));
}

const keyOf = (cell: number, digit: number) => cell * 32 + digit;

/** What each candidate of the step does: the first reason that names it says. */
function looksOf(step: Step): Map<number, Look> {
  const found = new Map<number, Look>();
  const note = (cell: number, digit: number, look: Look) => {
    if (!found.has(keyOf(cell, digit))) found.set(keyOf(cell, digit), look);
  };
  for (const { cell, digit } of step.placements) note(cell, digit, "placed");
  for (const { from, to, kind } of step.links) {
    for (const cell of from.cells) note(cell, from.digit, kind === "strong" ? "ring" : "pattern");
    for (const cell of to.cells) note(cell, to.digit, kind === "weak" ? "ring" : "pattern");
  }
  // Sets and rectangles have groups, which forms tell apart.
  const groups = new Set(step.cells.filter(({ role }) => role === "pattern").map(({ group }) => group));
  for (const { cell, digits, role, group } of step.cells) {
    const grouped = role === "color" || (role === "pattern" && groups.size > 1);
    const look = grouped ? (lookOfColor[group % lookOfColor.length] ?? "pattern") : lookOfRole[role as "pattern"];
    for (const digit of digits) note(cell, digit, look);
  }
  return found;
}

/** Of two nodes the cells that are nearest to each other. */
function arrowOf(geometry: Geometry, from: ChainNode, to: ChainNode, kind: Link["kind"]): Arrow {
  const { side } = geometry;
  const distance = (a: number, b: number) =>
    Math.hypot(Math.floor(a / side) - Math.floor(b / side), (a % side) - (b % side));
  const pairs = from.cells.flatMap((a) => to.cells.map((b) => [a, b] as const));
  const [a, b] = pairs.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
  return { from: { cell: a, digit: from.digit }, to: { cell: b, digit: to.digit }, kind };
}

function marksOf(geometry: Geometry, board: Candidates, step: Step): Mark[] {
  const known = looksOf(step);
  const struck = new Set(step.eliminations.map(({ cell, digit }) => keyOf(cell, digit)));
  const named = [...known.keys(), ...struck].map((key) => Math.floor(key / 32));
  return [...new Set(named)].flatMap((cell) =>
    candidatesOf(geometry, board, cell)
      .map((digit) => {
        const key = keyOf(cell, digit);
        const look = known.get(key) ?? (struck.has(key) ? "struck" : "plain");
        return { cell, digit, look, struck: struck.has(key) };
      })
      // In the small cells of a large board, only what matters can be read.
      .filter(({ look }) => look !== "plain" || geometry.side <= 9),
  );
}

/** The whole step. */
export function drawingOfWhole(geometry: Geometry, board: Candidates, step: Step): Drawing {
  const arrows = step.links.map(({ from, to, kind }) => arrowOf(geometry, from, to, kind));
  return {
    houses: step.houses.map(({ kind, index, role }) => ({ kind, index, cover: role === "cover" })),
    cells: step.cells.map(({ cell }) => cell).filter((cell) => board[cell]?.digit),
    marks: marksOf(geometry, board, step),
    arrows: arrows.length > mostArrows ? [] : arrows,
  };
}

/** What the first tiers light, or the whole step. */
export function drawingOf(geometry: Geometry, board: Candidates, step: Step, tier: Tier, words: Words): Drawing {
  if (tier === 3) return drawingOfWhole(geometry, board, step);
  const { houses, cells } = words.focusOf(step, shapeOf(geometry));
  return { houses: houses.map((house) => ({ ...house, cover: false })), cells, marks: [], arrows: [] };
}
