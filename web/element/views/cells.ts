// The cells of a board, without templates: of a move only the cells that it changes are touched, as each key must be on the screen
// within a frame.
import { noChange } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import type { CellState } from "../../lib/index.js";
import { shownColor } from "../colors.js";
import { nameOf, symbolOf, type Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import type { BoardModel } from "./board.js";
import { labelOf } from "./cell_label.js";

/** What a cell shows, as it can be compared. */
interface Look {
  readonly classes: string;
  readonly content: string;
  readonly facts: string;
}

const fresh: Look = { classes: "", content: "", facts: "" };

export const emptyCell: CellState = {
  digit: 0,
  given: false,
  corner: [],
  centre: [],
  color: 0,
  struck: [],
  tint: "plain",
};

function make(name: string, classes: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.className = classes;
  element.append(...content);
  return element;
}

function makeCell(geometry: Geometry, cell: number): HTMLElement {
  const element = make("div", "cell");
  element.setAttribute("role", "gridcell");
  element.dataset.cell = String(cell);
  element.dataset.name = nameOf(geometry, cell);
  return element;
}

function makeRow(cells: readonly HTMLElement[]): HTMLElement {
  const row = make("div", "row", ...cells);
  row.setAttribute("role", "row");
  return row;
}

/** Hidden from those who listen: the cell's label says it. */
function hidden(element: HTMLElement): HTMLElement {
  element.setAttribute("aria-hidden", "true");
  return element;
}

const makeNote = (digit: number, lit: number) => make("span", digit === lit ? "lit" : "", symbolOf(digit));

/** Up to 9 each digit has a place of its own; above there is no room for that, and they follow one another. */
function makeCorner({ side, boxColumns }: Geometry, digits: readonly number[], lit: number): HTMLElement {
  const notes = digits.map((digit) => {
    const note = makeNote(digit, lit);
    const at = digit - 1;
    if (side <= 9) note.style.gridArea = `${Math.floor(at / boxColumns) + 1} / ${(at % boxColumns) + 1}`;
    return note;
  });
  return hidden(make("div", side > 9 ? "corner flow" : "corner", ...notes));
}

function contentOf(geometry: Geometry, { digit, corner, centre }: CellState, lit: number): HTMLElement[] {
  if (digit > 0) return [hidden(make("span", "digit", symbolOf(digit)))];
  const notes: HTMLElement[] = [];
  if (corner.length > 0) notes.push(makeCorner(geometry, corner, lit));
  if (centre.length > 0) notes.push(hidden(make("div", "centre", ...centre.map((each) => makeNote(each, lit)))));
  return notes;
}

function lookOf(model: BoardModel, cell: number, state: CellState, drawn: boolean): Look {
  const { selected, also, lit, marked } = model;
  const { digit, given, corner, centre, color, tint } = state;
  let classes = "cell";
  if (given) classes += " given";
  else if (digit > 0) classes += " entry";
  if (cell === selected) classes += " selected";
  else if (lit > 0 && digit === lit) classes += " same";
  if (also?.has(cell)) classes += " also";
  if (color > 0) classes += " colored";
  if (marked.has(cell)) classes += " marked";
  if (tint !== "plain") classes += ` ${tint}`;
  if (drawn) classes += " drawn";
  const notes = digit > 0 ? "" : `${corner.join()}/${centre.join()}`;
  const noted = notes && (corner.includes(lit) || centre.includes(lit)) ? lit : 0;
  return { classes, content: `${digit} ${noted} ${notes}`, facts: `${digit} ${color} ${notes} ${classes}` };
}

/** Keeps the rows of cells inside an element, as the model says. */
class Cells extends Directive {
  #geometry: Geometry | null = null;
  #t: Translate | null = null;
  #cursor: number | null = null;
  #cells: HTMLElement[] = [];
  #looks: Look[] = [];

  declare render: (model: BoardModel) => unknown;

  override update({ element }: ElementPart, [model]: [BoardModel]): unknown {
    const { geometry, drawing, t } = model;
    if (geometry !== this.#geometry) this.#make(geometry, element);
    const inWords = t !== this.#t;
    this.#t = t;
    const drawn = new Set(drawing?.marks.map(({ cell }) => cell));
    for (const [cell, element] of this.#cells.entries()) {
      const state = model.cells[cell] ?? emptyCell;
      const look = lookOf(model, cell, state, drawn.has(cell));
      const before = this.#looks[cell] ?? fresh;
      this.#looks[cell] = look;
      if (look.facts === before.facts && look.content === before.content && !inWords) continue;
      if (look.content !== before.content) element.replaceChildren(...contentOf(geometry, state, model.lit));
      if (look.classes !== before.classes) element.className = look.classes;
      if (look.facts !== before.facts || inWords) this.#describe(element, model, cell, state);
    }
    this.#moveTabStop(model.cursor);
    return noChange;
  }

  #make(geometry: Geometry, board: Element): void {
    const { cells, side } = geometry;
    for (const row of board.querySelectorAll(".row")) row.remove();
    this.#geometry = geometry;
    this.#cells = Array.from({ length: cells }, (_, cell) => makeCell(geometry, cell));
    this.#looks = [];
    this.#cursor = null;
    board.prepend(
      ...Array.from({ length: side }, (_, row) => makeRow(this.#cells.slice(row * side, (row + 1) * side))),
    );
  }

  #describe(element: HTMLElement, model: BoardModel, cell: number, state: CellState): void {
    const color = shownColor(state.color);
    element.setAttribute("aria-label", labelOf(model, cell, state));
    element.setAttribute("aria-selected", String(cell === model.selected || (model.also?.has(cell) ?? false)));
    if (color > 0) element.dataset.color = String(color);
    else delete element.dataset.color;
  }

  /** The grid has one, where it can be reached at all. */
  #moveTabStop(cursor: number | null): void {
    if (cursor === this.#cursor) return;
    const from = this.#cursor === null ? this.#cells : [this.#cells[this.#cursor]];
    for (const cell of from) cell?.setAttribute("tabindex", "-1");
    if (cursor === null) for (const cell of this.#cells) cell.removeAttribute("tabindex");
    else this.#cells[cursor]?.setAttribute("tabindex", "0");
    this.#cursor = cursor;
  }
}

/** Inside a board's tag: its rows of cells. */
export const cellsOf = directive(Cells);
