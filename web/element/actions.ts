// What a player can do, and what comes of it. The rules are the game's; here is only where a digit goes.
import type { Game, GameState, NoteKind, Step as Deduction } from "../lib/index.js";
import { columnOf, geometryOf, rowOf, sharedHouse, type Geometry, type HouseKind } from "./geometry.js";
import { isHintAction, performHint, type HintAction } from "./hint_actions.js";
import type { Interface } from "./state.js";

export const steps = ["up", "down", "left", "right", "row-start", "row-end", "top", "bottom"] as const;
export type Step = (typeof steps)[number];

export type Action =
  | { readonly type: "select"; readonly cell: number }
  | { readonly type: "step"; readonly step: Step }
  /** From the keyboard a digit goes to the cursor; from the pad it may be chosen first. */
  | { readonly type: "digit"; readonly digit: number; readonly from: "keys" | "pad"; readonly pencil?: NoteKind }
  | { readonly type: "release" | "erase" | "pencil" | "undo" | "redo" | "restart" | "pause" | "resume" }
  | HintAction;

/** What came of an action: for the words, the events and the motion that follow it. */
export type Outcome =
  | { readonly type: "nothing" | "moved" | "undone" | "redone" | "restarted" | "paused" | "resumed" | "noHints" }
  /** What the hint panel says then is said of it. */
  | { readonly type: "hinted"; readonly paid: Deduction | null }
  | { readonly type: "applied"; readonly step: Deduction }
  | { readonly type: "wentBack" }
  | { readonly type: "placed" | "mistake" | "revealed"; readonly cell: number; readonly digit: number }
  | { readonly type: "blocked"; readonly cell: number; readonly digit: number; readonly house: HouseKind }
  | { readonly type: "givenStays" | "erased"; readonly cell: number }
  | { readonly type: "noted"; readonly cell: number; readonly digit: number; readonly on: boolean }
  | { readonly type: "pencil"; readonly on: boolean }
  | { readonly type: "chosen"; readonly digit: number };

export interface Performed {
  readonly ui: Interface;
  readonly outcome: Outcome;
}

const nothing: Outcome = { type: "nothing" };

export function stepFrom(geometry: Geometry, cell: number, step: Step): number {
  const { side } = geometry;
  const row = rowOf(geometry, cell);
  const column = columnOf(geometry, cell);
  switch (step) {
    case "up":
      return ((row + side - 1) % side) * side + column;
    case "down":
      return ((row + 1) % side) * side + column;
    case "left":
      return row * side + ((column + side - 1) % side);
    case "right":
      return row * side + ((column + 1) % side);
    case "row-start":
      return row * side;
    case "row-end":
      return row * side + side - 1;
    case "top":
      return column;
    case "bottom":
      return (side - 1) * side + column;
  }
}

/** Why a digit was ignored: a peer holds it, or the cell is given. */
function whyIgnored(game: Game, cell: number, digit: number): Outcome {
  const { cells } = game.state();
  if (cells[cell]?.given) return { type: "givenStays", cell };
  if (cells[cell]?.digit === digit) return nothing;
  const geometry = geometryOf(game.puzzle.shape);
  for (const [peer, { digit: held }] of cells.entries()) {
    const house = held === digit && peer !== cell ? sharedHouse(geometry, peer, cell) : undefined;
    if (house) return { type: "blocked", cell, digit, house };
  }
  return nothing;
}

function put(game: Game, cell: number, digit: number, pencil: NoteKind | null): Outcome {
  if (pencil) {
    if (!game.toggleNote(cell, pencil, digit)) return nothing;
    return { type: "noted", cell, digit, on: game.state().cells[cell]?.[pencil].includes(digit) ?? false };
  }
  const entered = game.enter(cell, digit);
  return entered === "ignored" ? whyIgnored(game, cell, digit) : { type: entered, cell, digit };
}

/** How many of a digit the board still takes. */
export const leftOf = ({ cells }: GameState, digit: number) =>
  Math.max(0, Math.sqrt(cells.length) - cells.filter((cell) => cell.digit === digit).length);

function select(game: Game, ui: Interface, cell: number): Performed {
  if (ui.chosen > 0 && game.state().cells[cell]?.digit === 0) {
    const outcome = put(game, cell, ui.chosen, ui.pencil);
    const chosen = leftOf(game.state(), ui.chosen) > 0 ? ui.chosen : 0;
    return { ui: { ...ui, cursor: cell, selected: cell, chosen }, outcome };
  }
  const selected = ui.selected === cell && ui.chosen === 0 ? null : cell;
  return { ui: { ...ui, cursor: cell, selected }, outcome: { type: "moved" } };
}

function enterDigit(game: Game, ui: Interface, action: Action & { type: "digit" }): Performed {
  const pencil = action.pencil ?? ui.pencil;
  const { cells } = game.state();
  if (action.from === "pad" && (ui.chosen > 0 || ui.selected === null || cells[ui.selected]?.given)) {
    const chosen = ui.chosen === action.digit ? 0 : action.digit;
    return { ui: { ...ui, chosen }, outcome: { type: "chosen", digit: chosen } };
  }
  const cell = ui.selected ?? ui.cursor;
  return { ui: { ...ui, selected: cell, cursor: cell, chosen: 0 }, outcome: put(game, cell, action.digit, pencil) };
}

function erase(game: Game, ui: Interface): Performed {
  const cell = ui.selected ?? ui.cursor;
  if (game.erase(cell)) return { ui, outcome: { type: "erased", cell } };
  return { ui, outcome: game.state().cells[cell]?.given ? { type: "givenStays", cell } : nothing };
}

/** Does it. The game changes in place; what the interface is doing comes back as a new value. */
export function perform(game: Game, ui: Interface, action: Action): Performed {
  if (ui.paused && action.type !== "resume" && action.type !== "pause") return { ui, outcome: nothing };
  if (isHintAction(action)) return performHint(game, ui, action);
  const done = performMove(game, ui, action);
  const { type } = done.outcome;
  // A hint is about the board as it was.
  return type === "nothing" || type === "moved" ? done : { ...done, ui: { ...done.ui, hint: null } };
}

function performMove(game: Game, ui: Interface, action: Exclude<Action, HintAction>): Performed {
  switch (action.type) {
    case "select":
      return select(game, ui, action.cell);
    case "step": {
      const cell = stepFrom(geometryOf(game.puzzle.shape), ui.selected ?? ui.cursor, action.step);
      return { ui: { ...ui, cursor: cell, selected: cell }, outcome: { type: "moved" } };
    }
    case "digit":
      return enterDigit(game, ui, action);
    case "release":
      if (ui.hint) return { ui: { ...ui, hint: null }, outcome: { type: "moved" } };
      return { ui: { ...ui, chosen: 0, selected: ui.chosen > 0 ? ui.selected : null }, outcome: { type: "moved" } };
    case "erase":
      return erase(game, ui);
    case "pencil": {
      const pencil = ui.pencil ? null : "corner";
      return { ui: { ...ui, pencil }, outcome: { type: "pencil", on: pencil !== null } };
    }
    case "undo":
      return { ui, outcome: game.undo() ? { type: "undone" } : nothing };
    case "redo":
      return { ui, outcome: game.redo() ? { type: "redone" } : nothing };
    case "restart":
      return { ui: { ...ui, chosen: 0 }, outcome: game.restart() ? { type: "restarted" } : nothing };
    case "pause":
      if (ui.paused || game.state().finished) return { ui, outcome: nothing };
      game.pause();
      return { ui: { ...ui, paused: true }, outcome: { type: "paused" } };
    case "resume":
      if (!ui.paused) return { ui, outcome: nothing };
      game.resume();
      return { ui: { ...ui, paused: false }, outcome: { type: "resumed" } };
  }
}
