// What a player writes on the board. The host is asked before it is made; the rules are the game's.
import type { Game, NoteKind } from "../lib/index.js";
import { geometryOf, sharedHouse, type HouseKind } from "./geometry.js";

/** A move about to be made. */
export interface Move {
  readonly kind: "enter" | "erase" | NoteKind;
  readonly cell: number;
  /** 0 where a cell is erased. */
  readonly digit: number;
}

/** A game, and who may forbid what is written in it. */
export interface Table {
  readonly game: Game;
  readonly allows: (move: Move) => boolean;
}

/** What came of a move. */
export type Written =
  | { readonly type: "nothing" }
  | { readonly type: "placed" | "mistake"; readonly cell: number; readonly digit: number }
  | { readonly type: "blocked"; readonly cell: number; readonly digit: number; readonly house: HouseKind }
  | { readonly type: "givenStays" | "erased"; readonly cell: number }
  | { readonly type: "noted"; readonly cell: number; readonly digit: number; readonly on: boolean };

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

export function write({ game, allows }: Table, move: Move): Written {
  const { kind, cell, digit } = move;
  const { finished, cells } = game.state();
  if (finished) return nothing;
  if (cells[cell]?.given) return { type: "givenStays", cell };
  if (!allows(move)) return nothing;
  switch (kind) {
    case "enter": {
      const entered = game.enter(cell, digit);
      return entered === "ignored" ? whyIgnored(game, cell, digit) : { type: entered, cell, digit };
    }
    case "erase":
      return game.erase(cell) ? { type: "erased", cell } : nothing;
    case "corner":
    case "centre":
      if (!game.toggleNote(cell, kind, digit)) return nothing;
      return { type: "noted", cell, digit, on: game.state().cells[cell]?.[kind].includes(digit) ?? false };
  }
}
