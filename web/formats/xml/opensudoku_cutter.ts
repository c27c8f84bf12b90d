// Cuts a long collection of OpenSudoku between its games: each part is a document with the same head, and in the same folder.
import { countLines, partLength, type Cutter, type Part } from "../cutter.js";

/** No raw `<` stands in an attribute, so that this is always a tag; the last may not have come as a whole. */
const game = "<game";
const folderTag = /<folder\b(?:[^>"']|"[^"]*"|'[^']*')*>|<\/folder\s*>/g;

export class OpenSudokuCutter implements Cutter {
  #head: string | undefined;
  /** The tag of the folder that is open where the text begins, or "". */
  #folder = "";
  #text = "";
  #line = 1;
  #searched = 0;

  add(text: string): Part[] {
    this.#text += text;
    if (this.#text.length < partLength) return [];
    this.#head ??= this.#takeHead();
    if (this.#head === undefined) return [];
    const last = this.#text.lastIndexOf(game);
    const cut = last < this.#searched ? 0 : last;
    this.#searched = Math.max(this.#text.length - game.length, 0);
    return cut > 0 ? [this.#cut(this.#head, cut)] : [];
  }

  end(): Part[] {
    return [{ text: (this.#head ?? "") + this.#folder + this.#text, line: this.#line, isOpen: false }];
  }

  /** On one line, so that what follows keeps its number. */
  #takeHead(): string | undefined {
    const end = this.#text.search(/<(?:game|folder)\b/);
    return end < 0 ? undefined : this.#take(end).replace(/\s+/g, " ").trimStart();
  }

  #take(end: number): string {
    const taken = this.#text.slice(0, end);
    this.#text = this.#text.slice(end);
    this.#line += countLines(taken);
    this.#searched = 0;
    return taken;
  }

  #cut(head: string, end: number): Part {
    const line = this.#line;
    const opened = head + this.#folder;
    const games = this.#take(end);
    const last = Array.from(games.matchAll(folderTag), ([tag]) => tag).at(-1);
    if (last !== undefined) this.#folder = last.startsWith("</") ? "" : last;
    const closed = `${this.#folder === "" ? "" : "</folder>"}</opensudoku>`;
    return { text: opened + games + closed, line, isOpen: true };
  }
}
