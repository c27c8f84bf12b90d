// What a player writes on the board. The host is asked before it is made; the rules are the game's.
import type { CellState, Game, NoteKind } from "../lib/index.js";
import { withTone } from "./colors.js";
import { geometryOf, sharedHouse, type HouseKind } from "./geometry.js";

/** A move about to be made. */
export interface Move {
  readonly kind: "enter" | "erase" | "color" | "fillCorner" | "fillCentre" | "clearNotes" | NoteKind;
  /** Of the whole board where it has none. */
  readonly cells: readonly number[];
  /** Or the color that is pressed, which comes to the cells or leaves them; 0 where nothing is written. */
  readonly digit: number;
}

/** A game, and who may forbid what is written in it. */
export interface Table {
  readonly game: Game;
  readonly allows: (move: Move) => boolean;
}

/** What came of a move. */
export type Written =
  | { readonly type: "nothing" | "notesFilled" | "notesCleared" }
  | { readonly type: "placed" | "mistake"; readonly cell: number; readonly digit: number }
  | { readonly type: "blocked"; readonly cell: number; readonly digit: number; readonly house: HouseKind }
  | { readonly type: "givenStays"; readonly cell: number }
  | { readonly type: "erased"; readonly cells: readonly number[] }
  | { readonly type: "noted"; readonly digit: number; readonly on: boolean }
  | { readonly type: "colored"; readonly color: number };

const nothing: Written = { type: "nothing" };

/** Why a digit was ignored: a peer holds it, or it is there. */
function whyIgnored(game: Game, cell: number, digit: number): Written {
  const { cells } = game.state();
  if (cells[cell]?.digit === digit) return nothing;
  const geometry = geometryOf(game.puzzle.shape);
  for (const [peer, { digit: held }] of cells.entries()) {
    const house = held === digit && peer !== cell ? sharedHouse(geometry, peer, cell) : undefined;
    if (house) return { type: "blocked", cell, digit, house };
  }
  return nothing;
}

function note(game: Game, kind: NoteKind, cells: readonly number[], digit: number): Written {
  if (!game.toggleNote(cells, kind, digit)) return nothing;
  const after = game.state().cells;
  return { type: "noted", digit, on: cells.some((cell) => after[cell]?.[kind].includes(digit)) };
}

/** Several cells become what the first of them does. */
function color(game: Game, cells: readonly number[], before: readonly CellState[], tone: number): Written {
  const first = cells.find((cell) => !before[cell]?.given);
  const after = tone === 0 ? 0 : withTone(before[first ?? -1]?.color ?? 0, tone);
  return game.setColor(cells, after) ? { type: "colored", color: after } : nothing;
}

export function write({ game, allows }: Table, move: Move): Written {
  const { kind, cells, digit } = move;
  const [cell] = cells;
  const { finished, cells: before } = game.state();
  if (finished) return nothing;
  if (cell !== undefined && cells.every((each) => before[each]?.given)) return { type: "givenStays", cell };
  if (!allows(move)) return nothing;
  switch (kind) {
    case "enter": {
      if (cell === undefined) return nothing;
      const entered = game.enter(cell, digit);
      return entered === "ignored" ? whyIgnored(game, cell, digit) : { type: entered, cell, digit };
    }
    case "erase":
      return game.erase(cells) ? { type: "erased", cells: cells.filter((each) => !before[each]?.given) } : nothing;
    case "color":
      return color(game, cells, before, digit);
    case "fillCorner":
    case "fillCentre":
      return game.fillNotes(kind === "fillCorner" ? "corner" : "centre") ? { type: "notesFilled" } : nothing;
    case "clearNotes":
      return game.clearNotes() ? { type: "notesCleared" } : nothing;
    case "corner":
    case "centre":
      return note(game, kind, cells, digit);
  }
}
