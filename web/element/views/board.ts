// A board: a grid for assistive technology, its lines drawn once on top.
import { html, nothing, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { CellState, Tint } from "../../lib/index.js";
import type { Drawing } from "../drawing.js";
import { boardName, boxOf, columnOf, rowOf, type Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import type { Signs } from "../signs.js";
import { cellsOf, emptyCell } from "./cells.js";
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
  /** Whether what is not seen can wait for the next time. */
  readonly boardFirst?: boolean;
  readonly signs: Signs;
  readonly t: Translate;
}

/** Cells that show digits and nothing else. */
export const plainCells = (
  geometry: Geometry,
  digits: ArrayLike<number>,
  look: (cell: number) => { given: boolean; tint: Tint },
): CellState[] =>
  Array.from({ length: geometry.cells }, (_, cell) => ({ ...emptyCell, digit: digits[cell] ?? 0, ...look(cell) }));

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

/** Moved by so many of its own widths and heights. */
const moved = (columns: number, rows: number) => `transform: translate(${columns * 100}%, ${rows * 100}%)`;

/** The houses of the selected cell: under the cells, as to change the looks of so many would take longer. */
function housesView(geometry: Geometry, cell: number): TemplateResult {
  const inRow = geometry.boxRows;
  const box = boxOf(geometry, cell);
  return html`<span class="houses" aria-hidden="true">
    <i class="in-row" .style=${moved(0, rowOf(geometry, cell))}></i>
    <i class="in-column" .style=${moved(columnOf(geometry, cell), 0)}></i>
    <i class="in-box" .style=${moved(box % inRow, Math.floor(box / inRow))}></i>
  </span>`;
}

/** Around the selected cell, rounded where the board is. */
function ringView(geometry: Geometry, cell: number): TemplateResult {
  const row = rowOf(geometry, cell);
  const column = columnOf(geometry, cell);
  const last = geometry.side - 1;
  const corner =
    (row === 0 ? "top" : row === last ? "bottom" : "") + (column === 0 ? "left" : column === last ? "right" : "");
  return html`<span class="ring ${corner}" aria-hidden="true" .style=${moved(column, row)}></span>`;
}

export function boardView(model: BoardModel): TemplateResult {
  const { geometry, selected, drawing, signs, t } = model;
  const { side, boxRows, boxColumns } = geometry;
  return html`<div
    class=${`board ${signs.kind} ${side > 7 ? "fine" : ""} ${selected === null ? "" : "aimed"}`}
    part="board"
    role="grid"
    aria-multiselectable=${model.also ? "true" : nothing}
    aria-label=${t("grid", { board: boardName(geometry) })}
    .style=${`--side: ${side}; --box-rows: ${boxRows}; --box-columns: ${boxColumns}`}
    ${cellsOf(model)}
  >
    ${selected === null || model.also?.size ? "" : housesView(geometry, selected)}
    ${selected === null ? "" : ringView(geometry, selected)}
    ${drawing ? litView(geometry, drawing) : ""}${guard([geometry], () => linesView(geometry))}
    ${drawing ? marksView(geometry, drawing, signs.kind) : ""}
  </div>`;
}

/** The cell that an event came from. */
export function cellOf(event: Event): number | null {
  const cell = event
    .composedPath()
    .find((target) => target instanceof HTMLElement && target.dataset.cell !== undefined) as HTMLElement | undefined;
  return cell ? Number(cell.dataset.cell) : null;
}
