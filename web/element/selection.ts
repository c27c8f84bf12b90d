// Which cells are selected: one, or several by a drag, a long press or with Shift and Ctrl.
import type { Interface } from "./state.js";

/** What the next move goes to. */
export const selectedCells = ({ selected, also, cursor }: Interface): readonly number[] => [
  selected ?? cursor,
  ...also,
];

/** The cell becomes the one that the keyboard is at; the others stay selected or go. */
export function mark(ui: Interface, cell: number, how: "only" | "add" | "toggle"): Interface {
  const all = ui.selected === null ? [] : [ui.selected, ...ui.also];
  const others = how === "only" ? [] : all.filter((each) => each !== cell);
  if (how === "toggle" && all.includes(cell)) {
    const [selected = null, ...also] = others;
    return { ...ui, cursor: selected ?? cell, selected, also };
  }
  return { ...ui, cursor: cell, selected: cell, also: others, chosen: how === "only" ? ui.chosen : 0 };
}

/** How long a finger rests on a cell before its way selects cells instead of scrolling the page. */
const longPress = 350;

type Mark = (cell: number, how: "only" | "add") => void;

/** The way of a pointer over a board. */
export class Drag {
  /** The cell that the pointer went down on, until it is up. */
  #start: number | null = null;
  #last: number | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #dragging = false;
  readonly #mark: Mark;

  constructor(mark: Mark) {
    this.#mark = mark;
  }

  /** Whether the last press was one: the click after it selects nothing else. */
  get dragged(): boolean {
    return this.#dragging;
  }

  down({ button, pointerType, shiftKey, ctrlKey, metaKey }: PointerEvent, cell: number | null): void {
    this.end();
    this.#dragging = false;
    if (button !== 0 || cell === null || shiftKey || ctrlKey || metaKey) return;
    this.#start = cell;
    if (pointerType !== "touch") return;
    this.#resting = setTimeout(() => {
      this.#begin(cell);
    }, longPress);
  }

  /** A finger that moves before it has rested scrolls the page. */
  move({ pointerType }: PointerEvent, cell: number | null): void {
    if (this.#start === null || cell === null) return;
    if (!this.#dragging) {
      if (cell === this.#start) return;
      if (pointerType === "touch") {
        this.end();
        return;
      }
      this.#begin(this.#start);
    }
    if (cell === this.#last) return;
    this.#last = cell;
    this.#mark(cell, "add");
  }

  end(): void {
    clearTimeout(this.#resting);
    this.#start = null;
  }

  /** Whether the page must stay where it is. */
  get holds(): boolean {
    return this.#dragging && this.#start !== null;
  }

  #begin(cell: number): void {
    this.#dragging = true;
    this.#last = cell;
    this.#mark(cell, "only");
  }
}
