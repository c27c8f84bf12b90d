// A board: a grid for assistive technology, its lines drawn once on top.
import { html, nothing, svg, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import type { CellState, Tint } from "../../lib/index.js";
import { colorName, shownColor } from "../colors.js";
import type { Drawing } from "../drawing.js";
import { boardName, columnOf, nameOf, rowOf, sharedHouse, symbolOf, type Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import { litView, marksView } from "./drawing.js";

export interface BoardModel {
  readonly geometry: Geometry;
  readonly cells: readonly CellState[];
  /** The grid's tab stop, or none where the board is only looked at. */
  readonly cursor: number | null;
  readonly selected: number | null;
  /** The cells selected with it. */
  readonly also?: ReadonlySet<number>;
  /** The digit that stands out wherever it is, or 0. */
  readonly lit: number;
  readonly marked: ReadonlySet<number>;
  /** A step that is shown on it. */
  readonly drawing?: Drawing | null;
  readonly t: Translate;
}

const emptyCell: CellState = { digit: 0, given: false, corner: [], centre: [], color: 0, struck: [], tint: "plain" };

/** Cells that show digits and nothing else. */
export const plainCells = (
  geometry: Geometry,
  digits: ArrayLike<number>,
  look: (cell: number) => { given: boolean; tint: Tint },
): CellState[] =>
  Array.from({ length: geometry.cells }, (_, cell) => ({ ...emptyCell, digit: digits[cell] ?? 0, ...look(cell) }));

/** By what it says: most cells of a render are as they were in the last. */
const labels = new WeakMap<Translate, Map<string, string>>();

function makeLabel(t: Translate, place: { row: string; column: string }, state: CellState, notes: string): string {
  const digit = symbolOf(state.digit);
  if (state.digit > 0) return t(state.given ? "cellGiven" : "cellEntry", { ...place, digit });
  return notes ? t("cellNotes", { ...place, notes }) : t("cellEmpty", place);
}

function labelOf({ geometry, marked, t }: BoardModel, cell: number, state: CellState): string {
  const place = { row: String(rowOf(geometry, cell) + 1), column: String(columnOf(geometry, cell) + 1) };
  const notes = [...state.corner, ...state.centre].map(symbolOf).join(" ");
  const known = labels.get(t) ?? new Map<string, string>();
  labels.set(t, known);
  const key = `${place.row} ${place.column} ${state.digit} ${state.given} ${state.tint} ${marked.has(cell)} ${state.color} ${notes}`;
  let label = known.get(key);
  if (label === undefined) {
    label = makeLabel(t, place, state, notes);
    if (state.color > 0) label = t("cellColored", { cell: label, color: t(colorName(state.color)) });
    if (state.tint === "conflict") label = t("cellConflict", { cell: label });
    if (marked.has(cell)) label = t("cellMarked", { cell: label });
    known.set(key, label);
  }
  return label;
}

function notesView({ geometry: { side }, lit }: BoardModel, { corner, centre }: CellState): TemplateResult {
  const note = (digit: number) => html`<span class=${digit === lit ? "lit" : ""}>${symbolOf(digit)}</span>`;
  // Up to 9 each digit has a place of its own; above there is no room for that, and they follow one another.
  const places = side > 9 ? corner : Array.from({ length: side }, (_, index) => index + 1);
  return html`
    ${
      corner.length > 0
        ? html`<div class=${side > 9 ? "corner flow" : "corner"} aria-hidden="true">
            ${places.map((digit) => (corner.includes(digit) ? note(digit) : html`<span></span>`))}
          </div>`
        : ""
    }
    ${centre.length > 0 ? html`<div class="centre" aria-hidden="true">${centre.map(note)}</div>` : ""}
  `;
}

function classesOf({ geometry, selected, also, lit, marked, drawing }: BoardModel, cell: number, state: CellState) {
  return {
    cell: true,
    given: state.given,
    entry: state.digit > 0 && !state.given,
    selected: cell === selected,
    also: also?.has(cell) ?? false,
    colored: shownColor(state.color) > 0,
    peer: selected !== null && !also?.size && cell !== selected && sharedHouse(geometry, cell, selected) !== undefined,
    same: lit > 0 && state.digit === lit && cell !== selected,
    marked: marked.has(cell),
    finished: state.tint === "finished",
    conflict: state.tint === "conflict",
    drawn: drawing?.marks.some((mark) => mark.cell === cell) ?? false,
  };
}

/** A cell is rendered where something of it has changed: most are as they were. */
function cellView(model: BoardModel, cell: number): unknown {
  const { geometry, cells, cursor, lit, t } = model;
  const state = cells[cell] ?? emptyCell;
  const { digit, corner, centre } = state;
  const classes = classesOf(model, cell, state);
  const noted = lit > 0 && (corner.includes(lit) || centre.includes(lit)) ? lit : 0;
  const tab = cursor === null ? nothing : cell === cursor ? 0 : -1;
  const shown = [geometry, t, tab, noted, digit, state.color, corner.length, ...corner, ...centre];
  return guard([...shown, ...Object.values(classes)], () => drawCell(model, cell, state, { classes, tab }));
}

function drawCell(
  model: BoardModel,
  cell: number,
  state: CellState,
  { classes, tab }: { readonly classes: ReturnType<typeof classesOf>; readonly tab: number | typeof nothing },
): TemplateResult {
  const { geometry } = model;
  return html`<div
    class=${classMap(classes)}
    role="gridcell"
    data-cell=${cell}
    data-name=${nameOf(geometry, cell)}
    tabindex=${tab}
    aria-label=${labelOf(model, cell, state)}
    aria-selected=${classes.selected || classes.also}
    data-color=${shownColor(state.color) || nothing}
  >
    ${
      state.digit > 0
        ? keyed(state.digit, html`<span class="digit" aria-hidden="true">${symbolOf(state.digit)}</span>`)
        : notesView(model, state)
    }
  </div>`;
}

/** Lines between the cells, `every` so many rows and columns, of a board one unit a cell. */
const lines = (side: number, everyRow: number, everyColumn: number): string =>
  Array.from({ length: side - 1 }, (_, index) => index + 1)
    .map((at) => (at % everyRow === 0 ? `M0 ${at}H${side}` : "") + (at % everyColumn === 0 ? `M${at} 0V${side}` : ""))
    .join("");

const linesView = ({ side, boxRows, boxColumns }: Geometry): TemplateResult => html`
  <svg class="lines" viewBox="0 0 ${side} ${side}" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path class="thin" d=${lines(side, 1, 1)} /><path class="bold" d=${lines(side, boxRows, boxColumns)} />`}
  </svg>
`;

export function boardView(model: BoardModel): TemplateResult {
  const { geometry, drawing, t } = model;
  const { side, boxRows, boxColumns } = geometry;
  return html`<div
    class=${side > 7 ? "board fine" : "board"}
    part="board"
    role="grid"
    aria-multiselectable=${model.also ? "true" : nothing}
    aria-label=${t("grid", { board: boardName(geometry) })}
    .style=${`--side: ${side}; --box-rows: ${boxRows}; --box-columns: ${boxColumns}`}
  >
    ${Array.from(
      { length: side },
      (_, row) =>
        html`<div class="row" role="row">
          ${Array.from({ length: side }, (__, column) => cellView(model, row * side + column))}
        </div>`,
    )}
    ${drawing ? litView(geometry, drawing) : ""}${linesView(geometry)}${drawing ? marksView(geometry, drawing) : ""}
  </div>`;
}

/** The cell that an event came from. */
export function cellOf(event: Event): number | null {
  const cell = event
    .composedPath()
    .find((target) => target instanceof HTMLElement && target.dataset.cell !== undefined) as HTMLElement | undefined;
  return cell ? Number(cell.dataset.cell) : null;
}
