// The cells of a board, without templates: of a move only the cells that it changes are touched, as each key must be on the screen
// within a frame.
import { noChange } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import type { CellState } from "../../lib/index.js";
import { paintOf, tonesOf } from "../colors.js";
import { nameOf, type Geometry } from "../geometry.js";
import type { Translate } from "../messages/translator.js";
import type { DigitKind } from "../signs.js";
import type { BoardModel } from "./board.js";
import { labelOf } from "./cell_label.js";
import { makeSign } from "./signs.js";

/** What a cell shows, as it can be compared. */
interface Look {
  readonly classes: string;
  readonly content: string;
  readonly facts: string;
}

/** A cell as it was last shown. */
interface Seen {
  readonly state: CellState | null;
  readonly standing: number;
  readonly look: Look;
}

const unseen: Seen = { state: null, standing: 0, look: { classes: "", content: "", facts: "" } };

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

const makeNote = (kind: DigitKind, digit: number, lit: number) =>
  make("span", digit === lit ? "lit" : "", makeSign(kind, digit));

/** How many notes a small cell holds in large letters, and in small ones. */
const few = 4;
const some = 9;

/**
 * Up to 9 each digit has a place of its own. Above there is no room for that, nor beside notes in the centre: there they follow one
 * another.
 */
function makeCorner({ geometry, signs, lit }: BoardModel, { corner, centre }: CellState): HTMLElement {
  const { side, boxColumns } = geometry;
  const placed = side <= 9 && centre.length === 0;
  const notes = corner.map((digit) => {
    const note = makeNote(signs.kind, digit, lit);
    const at = digit - 1;
    if (placed) note.style.gridArea = `${Math.floor(at / boxColumns) + 1} / ${(at % boxColumns) + 1}`;
    return note;
  });
  const size = corner.length <= few ? "" : corner.length <= some ? "many" : "most";
  return hidden(make("div", placed ? "corner" : `corner flow ${side > 9 ? size : ""}`, ...notes));
}

function contentOf(model: BoardModel, state: CellState): HTMLElement[] {
  const { digit, corner, centre } = state;
  const { signs, lit } = model;
  const { kind } = signs;
  if (digit > 0) return [hidden(make("span", "digit", makeSign(kind, digit)))];
  const notes: HTMLElement[] = [];
  if (corner.length > 0) notes.push(makeCorner(model, state));
  if (centre.length > 0)
    notes.push(
      hidden(
        make("div", corner.length > 0 ? "centre low" : "centre", ...centre.map((each) => makeNote(kind, each, lit))),
      ),
    );
  return notes;
}

/** What a model says of a cell beside its state, as one number: the digit that stands out in it, and these. */
const bits = { selected: 32, also: 64, marked: 128, drawn: 256 } as const;

function standingOf(
  { selected, also, lit, marked }: BoardModel,
  cell: number,
  state: CellState,
  drawn: boolean,
): number {
  const { digit, corner, centre } = state;
  const holds = digit > 0 ? digit === lit : lit > 0 && (corner.includes(lit) || centre.includes(lit));
  return (
    (holds ? lit : 0) |
    (cell === selected ? bits.selected : 0) |
    (also?.has(cell) ? bits.also : 0) |
    (marked.has(cell) ? bits.marked : 0) |
    (drawn ? bits.drawn : 0)
  );
}

function lookOf({ digit, given, corner, centre, color, tint }: CellState, standing: number): Look {
  const lit = standing & 31;
  const is = (name: keyof typeof bits) => (standing & bits[name]) > 0;
  let classes = "cell";
  if (given) classes += " given";
  else if (digit > 0) classes += " entry";
  if (is("selected")) classes += " selected";
  else if (lit > 0 && digit > 0) classes += " same";
  if (is("also")) classes += " also";
  if (color > 0) classes += tonesOf(color).length > 1 ? " colored two" : " colored";
  if (is("marked")) classes += " marked";
  if (tint !== "plain") classes += ` ${tint}`;
  if (is("drawn")) classes += " drawn";
  const notes = digit > 0 ? "" : `${corner.join()}/${centre.join()}`;
  return {
    classes,
    content: `${digit} ${digit > 0 ? 0 : lit} ${notes}`,
    facts: `${digit} ${color} ${notes} ${classes}`,
  };
}

function describe(element: HTMLElement, model: BoardModel, cell: number, state: CellState): void {
  element.setAttribute("aria-label", labelOf(model, cell, state));
  element.setAttribute("aria-selected", String(cell === model.selected || (model.also?.has(cell) ?? false)));
}

/** Keeps the rows of cells inside an element, as the model says. */
class Cells extends Directive {
  #geometry: Geometry | null = null;
  #kind: DigitKind | null = null;
  #t: Translate | null = null;
  #cursor: number | null = null;
  #cells: HTMLElement[] = [];
  #seen: Seen[] = [];
  readonly #untold = new Set<number>();

  declare render: (model: BoardModel) => unknown;

  override update({ element }: ElementPart, [model]: [BoardModel]): unknown {
    const { geometry, drawing, signs, t } = model;
    if (geometry !== this.#geometry || signs.kind !== this.#kind) this.#make(geometry, element);
    this.#kind = signs.kind;
    const inWords = t !== this.#t;
    this.#t = t;
    const drawn = new Set(drawing?.marks.map(({ cell }) => cell));
    for (const [cell, element] of this.#cells.entries()) {
      const state = model.cells[cell] ?? emptyCell;
      const standing = standingOf(model, cell, state, drawn.has(cell));
      const before = this.#seen[cell] ?? unseen;
      if (state === before.state && standing === before.standing && !inWords) continue;
      const look = lookOf(state, standing);
      this.#seen[cell] = { state, standing, look };
      if (look.content !== before.look.content) element.replaceChildren(...contentOf(model, state));
      if (look.classes !== before.look.classes) element.className = look.classes;
      if (state.color !== (before.state?.color ?? 0)) element.style.cssText = paintOf(tonesOf(state.color));
      if (look.facts !== before.look.facts || inWords) this.#untold.add(cell);
    }
    if (!model.boardFirst) this.#tell(model);
    this.#moveTabStop(model.cursor);
    return noChange;
  }

  #make(geometry: Geometry, board: Element): void {
    const { cells, side } = geometry;
    for (const row of board.querySelectorAll(".row")) row.remove();
    this.#geometry = geometry;
    this.#cells = Array.from({ length: cells }, (_, cell) => makeCell(geometry, cell));
    this.#seen = [];
    this.#cursor = null;
    board.prepend(
      ...Array.from({ length: side }, (_, row) => makeRow(this.#cells.slice(row * side, (row + 1) * side))),
    );
  }

  /** What those hear who listen: it is not seen, so that it can wait until the rest is. */
  #tell(model: BoardModel): void {
    for (const cell of this.#untold) {
      const element = this.#cells[cell];
      if (element) describe(element, model, cell, model.cells[cell] ?? emptyCell);
    }
    this.#untold.clear();
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
