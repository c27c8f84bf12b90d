// What a player can do, and what comes of it. The rules are the game's; here is only where a digit goes.
import type { GameState, NoteKind, Step as Deduction } from "../lib/index.js";
import { columnOf, geometryOf, rowOf, type Geometry } from "./geometry.js";
import { isHintAction, performHint, type HintAction } from "./hint_actions.js";
import { write, type Table, type Written } from "./moves.js";
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
  | Written
  | { readonly type: "moved" | "undone" | "redone" | "restarted" | "paused" | "resumed" | "noHints" }
  /** What the hint panel says then is said of it. */
  | { readonly type: "hinted"; readonly paid: Deduction | null }
  | { readonly type: "applied"; readonly step: Deduction }
  | { readonly type: "wentBack" }
  | { readonly type: "revealed"; readonly cell: number; readonly digit: number }
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

/** How many of a digit the board still takes. */
export const leftOf = ({ cells }: GameState, digit: number) =>
  Math.max(0, Math.sqrt(cells.length) - cells.filter((cell) => cell.digit === digit).length);

function select(table: Table, ui: Interface, cell: number): Performed {
  const { game } = table;
  if (ui.chosen > 0 && game.state().cells[cell]?.digit === 0) {
    const outcome = write(table, { kind: ui.pencil ?? "enter", cell, digit: ui.chosen });
    const chosen = leftOf(game.state(), ui.chosen) > 0 ? ui.chosen : 0;
    return { ui: { ...ui, cursor: cell, selected: cell, chosen }, outcome };
  }
  const selected = ui.selected === cell && ui.chosen === 0 ? null : cell;
  return { ui: { ...ui, cursor: cell, selected }, outcome: { type: "moved" } };
}

function enterDigit(table: Table, ui: Interface, action: Action & { type: "digit" }): Performed {
  const { cells } = table.game.state();
  if (action.from === "pad" && (ui.chosen > 0 || ui.selected === null || cells[ui.selected]?.given)) {
    const chosen = ui.chosen === action.digit ? 0 : action.digit;
    return { ui: { ...ui, chosen }, outcome: { type: "chosen", digit: chosen } };
  }
  const cell = ui.selected ?? ui.cursor;
  const kind = action.pencil ?? ui.pencil ?? "enter";
  const outcome = write(table, { kind, cell, digit: action.digit });
  return { ui: { ...ui, selected: cell, cursor: cell, chosen: 0 }, outcome };
}

/** Does it. The game changes in place; what the interface is doing comes back as a new value. */
export function perform(table: Table, ui: Interface, action: Action): Performed {
  if (ui.paused && action.type !== "resume" && action.type !== "pause") return { ui, outcome: nothing };
  if (isHintAction(action)) return performHint(table.game, ui, action);
  const done = performMove(table, ui, action);
  const { type } = done.outcome;
  // A hint is about the board as it was.
  return type === "nothing" || type === "moved" ? done : { ...done, ui: { ...done.ui, hint: null } };
}

function performMove(table: Table, ui: Interface, action: Exclude<Action, HintAction>): Performed {
  const { game } = table;
  switch (action.type) {
    case "select":
      return select(table, ui, action.cell);
    case "step": {
      const cell = stepFrom(geometryOf(game.puzzle.shape), ui.selected ?? ui.cursor, action.step);
      return { ui: { ...ui, cursor: cell, selected: cell }, outcome: { type: "moved" } };
    }
    case "digit":
      return enterDigit(table, ui, action);
    case "release":
      if (ui.hint) return { ui: { ...ui, hint: null }, outcome: { type: "moved" } };
      return { ui: { ...ui, chosen: 0, selected: ui.chosen > 0 ? ui.selected : null }, outcome: { type: "moved" } };
    case "erase":
      return { ui, outcome: write(table, { kind: "erase", cell: ui.selected ?? ui.cursor, digit: 0 }) };
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
