// Cuts a long text of drawn boards between two of them.
import { countLines, partLength, type Cutter, type Part } from "../cutter.js";
import { Source } from "../source.js";
import { linesOfBoards } from "./rows.js";

export class BoardCutter implements Cutter {
  #text = "";
  #line = 1;
  /** Looking again pays when it is so long. */
  #next = partLength;

  add(text: string): Part[] {
    this.#text += text;
    if (this.#text.length < this.#next) return [];
    const whole = this.#text.lastIndexOf("\n") + 1;
    const lines = linesOfBoards(new Source(this.#text.slice(0, whole)));
    this.#next = lines > 0 ? partLength : 2 * this.#text.length;
    return lines > 0 ? [this.#cut(lines)] : [];
  }

  end(): Part[] {
    return this.#text.trim() === "" ? [] : [{ text: this.#text, line: this.#line, isOpen: false }];
  }

  #cut(lines: number): Part {
    let end = 0;
    for (let count = 0; count < lines; ++count) end = this.#text.indexOf("\n", end) + 1;
    const part = { text: this.#text.slice(0, end), line: this.#line, isOpen: true };
    this.#line += countLines(part.text);
    this.#text = this.#text.slice(end);
    return part;
  }
}
