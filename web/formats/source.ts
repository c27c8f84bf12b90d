// A text that is read: its lines, and where in it an offset is.
import { type Place, Refusal, type FormatFaultReason } from "./fault.js";

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

export const placeIn = ({ number }: Line, index: number): Place => ({ line: number, column: index + 1 });

/** Cells as chats and other keyboards have them: wide figures, keycaps, empty squares. A title may hold one or two of them. */
const pictured =
  /(?:(?:[\uFF0E\uFF10-\uFF19]|[0-9]\uFE0F?\u20E3|[\u2B1B\u2B1C\u25A1\u25A2\u25FB\u25FD]\uFE0F?)[ \t|.]*){4,}/g;

/** Rows of plain digits whose empty cells are drawn. */
const drawnEmpty =
  /^(?=.{0,1500}[\u00B7\u25A1\u25A2\u25FB\u25FD\u2B1B\u2B1C])[\d \t|.\u00B7\u25A1\u25A2\u25FB\u25FD\u2B1B\u2B1C\uFE0F]{4,1500}$/gm;

const plain = (cells: string): string =>
  cells
    .replace(/[\uFF0E\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\uFE0F\u20E3]/g, "")
    .replace(/[\u00B7\u2B1B\u2B1C\u25A1\u25A2\u25FB\u25FD]/g, ".");

/** Blanks as ordinary ones, wide digits and those of keycaps as plain ones, empty squares as dots. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00A0\u2007\u202F\u3000]/g, " ")
    .replace(pictured, plain)
    .replace(drawnEmpty, plain);

export class Source {
  /** Plain, without a byte-order mark, its lines ended by \n. */
  readonly text: string;
  /** Of the first line: above 1 where the text is a part of a longer one. */
  readonly firstLine: number;
  /** Whether more of that longer text follows. */
  readonly isOpen: boolean;
  #lines: readonly Line[] | undefined;
  #trimmed: string | undefined;

  constructor(text: string, { firstLine = 1, isOpen = false } = {}) {
    this.text = plainText(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
    this.firstLine = firstLine;
    this.isOpen = isOpen;
  }

  get lines(): readonly Line[] {
    this.#lines ??= this.text.split("\n").map((text, at) => ({ text, number: at + this.firstLine }));
    return this.#lines;
  }

  /** The lines that are not empty. */
  get filled(): readonly Line[] {
    return this.lines.filter(({ text }) => text.trim() !== "");
  }

  get trimmed(): string {
    this.#trimmed ??= this.text.trim();
    return this.#trimmed;
  }

  place(offset: number): Place {
    const before = this.text.slice(0, Math.max(0, offset));
    const lineStart = before.lastIndexOf("\n") + 1;
    let line = this.firstLine;
    for (let at = before.indexOf("\n"); at >= 0; at = before.indexOf("\n", at + 1)) ++line;
    return { line, column: before.length - lineStart + 1 };
  }

  /** Refuses what stands at an offset. */
  refuse(reason: FormatFaultReason, expected: string, found = "", offset = 0): never {
    throw new Refusal(reason, expected, found, this.place(offset));
  }
}
