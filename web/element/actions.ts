// What a player can do, and what comes of it. The rules are the game's; here is only where a digit goes.
import type { GameState, NoteKind, Step as Deduction } from "../lib/index.js";
import { columnOf, geometryOf, rowOf, type Geometry } from "./geometry.js";
import { colors } from "./colors.js";
import { isHintAction, performHint, type HintAction } from "./hint_actions.js";
import { write, type Table, type Written } from "./moves.js";
import { mark, selectedCells } from "./selection.js";
import type { Interface, Pencil } from "./state.js";

export const steps = ["up", "down", "left", "right", "row-start", "row-end", "top", "bottom"] as const;
export type Step = (typeof steps)[number];

export type Action =
  | { readonly type: "select"; readonly cell: number }
  /** Selects a cell beside others: alone at the start of a drag, then each that it comes to; with Ctrl in or out. */
  | { readonly type: "mark"; readonly cell: number; readonly how: "only" | "add" | "toggle" }
  /** With `extend`, the cells on the way stay selected. */
  | { readonly type: "step"; readonly step: Step; readonly extend?: boolean }
  /** From the keyboard a digit goes to the cursor; from the pad it may be chosen first. */
  | { readonly type: "digit"; readonly digit: number; readonly from: "keys" | "pad"; readonly pencil?: NoteKind }
  /** Keeps a digit for the cells tapped next, whatever is selected. */
  | { readonly type: "hold"; readonly digit: number }
  /** Takes up a pencil or puts it down: the one for notes where it is left out. */
  | { readonly type: "pencil"; readonly pencil?: Pencil }
  | { readonly type: "fillNotes" | "clearNotes" }
  | { readonly type: "release" | "erase" | "undo" | "redo" | "restart" | "pause" | "resume" }
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
  | { readonly type: "pencil"; readonly pencil: Pencil | null }
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
    const outcome = write(table, { kind: ui.pencil ?? "enter", cells: [cell], digit: ui.chosen });
    const chosen = leftOf(game.state(), ui.chosen) > 0 ? ui.chosen : 0;
    return { ui: { ...ui, cursor: cell, selected: cell, also: [], chosen }, outcome };
  }
  const alone = ui.selected === cell && ui.also.length === 0;
  return {
    ui: { ...ui, cursor: cell, selected: alone && ui.chosen === 0 ? null : cell, also: [] },
    outcome: { type: "moved" },
  };
}

function enterDigit(table: Table, ui: Interface, action: Action & { type: "digit" }): Performed {
  const { cells } = table.game.state();
  const pencil = action.pencil ?? ui.pencil;
  if (pencil === "color") {
    if (action.digit > colors) return { ui, outcome: nothing };
    return { ui, outcome: write(table, { kind: "color", cells: selectedCells(ui), digit: action.digit }) };
  }
  if (
    action.from === "pad" &&
    ui.also.length === 0 &&
    (ui.chosen > 0 || ui.selected === null || cells[ui.selected]?.given)
  ) {
    const chosen = ui.chosen === action.digit ? 0 : action.digit;
    return { ui: { ...ui, chosen }, outcome: { type: "chosen", digit: chosen } };
  }
  const cell = ui.selected ?? ui.cursor;
  // One digit goes into one cell of a house; of several cells it is a note.
  const kind = pencil ?? (ui.also.length > 0 ? "corner" : "enter");
  const outcome = write(table, { kind, cells: selectedCells(ui), digit: action.digit });
  return { ui: { ...ui, selected: cell, cursor: cell, chosen: 0 }, outcome };
}

const fillKind = ({ pencil }: Interface) => (pencil === "centre" ? "fillCentre" : "fillCorner");

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
    case "mark":
      return { ui: mark(ui, action.cell, action.how), outcome: { type: "moved" } };
    case "step": {
      const cell = stepFrom(geometryOf(game.puzzle.shape), ui.selected ?? ui.cursor, action.step);
      return { ui: mark(ui, cell, action.extend ? "add" : "only"), outcome: { type: "moved" } };
    }
    case "digit":
      return enterDigit(table, ui, action);
    case "hold": {
      const { digit } = action;
      if (game.state().finished || (!ui.pencil && leftOf(game.state(), digit) === 0)) return { ui, outcome: nothing };
      return { ui: { ...ui, chosen: digit, also: [] }, outcome: { type: "chosen", digit } };
    }
    case "release":
      if (ui.hint) return { ui: { ...ui, hint: null }, outcome: { type: "moved" } };
      return {
        ui: { ...ui, chosen: 0, selected: ui.chosen > 0 ? ui.selected : null, also: [] },
        outcome: { type: "moved" },
      };
    case "erase": {
      const kind = ui.pencil === "color" ? "color" : "erase";
      return { ui, outcome: write(table, { kind, cells: selectedCells(ui), digit: 0 }) };
    }
    case "pencil": {
      const wanted = action.pencil ?? (ui.pencil ? null : "corner");
      const pencil = wanted === ui.pencil ? null : wanted;
      return { ui: { ...ui, pencil, chosen: 0 }, outcome: { type: "pencil", pencil } };
    }
    case "fillNotes":
      return { ui, outcome: write(table, { kind: fillKind(ui), cells: [], digit: 0 }) };
    case "clearNotes":
      return { ui, outcome: write(table, { kind: "clearNotes", cells: [], digit: 0 }) };
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
