// Cuts a long JSON array between its elements.
import { countLines, partLength, type Cutter, type Part } from "../cutter.js";

/** Fewer elements might be the rows of one board. */
const mostRows = 25;

export class JsonCutter implements Cutter {
  /** From the first element that is not given out. */
  #text = "";
  #line = 1;
  /** Where in the text the elements end, in order. */
  #ends: number[] = [];
  #at = 0;
  #depth = 0;
  #inText = false;
  #opening = "";

  add(text: string): Part[] {
    this.#text += text;
    this.#scan();
    const cut = this.#ends.at(-1 - mostRows) ?? 0;
    return cut >= partLength ? [this.#cut(cut)] : [];
  }

  end(): Part[] {
    // Whatever is wrong with its end is for the parser to say.
    return [{ text: this.#opening + this.#text, line: this.#line, isOpen: false }];
  }

  #scan(): void {
    const symbols = /["\\[\]{},]/g;
    symbols.lastIndex = this.#at;
    for (let found = symbols.exec(this.#text); found; found = symbols.exec(this.#text)) {
      const [symbol] = found;
      // What a backslash stands before may not have come yet.
      if (symbol === "\\" && found.index + 1 === this.#text.length) break;
      this.#at = found.index + 1;
      if (this.#inText) {
        if (symbol === "\\") symbols.lastIndex = ++this.#at;
        else if (symbol === '"') this.#inText = false;
      } else if (symbol === '"') this.#inText = true;
      else if (symbol === "[" || symbol === "{") ++this.#depth;
      else if (symbol === "]" || symbol === "}") --this.#depth;
      else if (symbol === "," && this.#depth === 1) this.#ends.push(found.index);
    }
  }

  #cut(end: number): Part {
    const part = { text: `${this.#opening}${this.#text.slice(0, end)}]`, line: this.#line, isOpen: true };
    this.#line += countLines(this.#text.slice(0, end));
    this.#text = this.#text.slice(end + 1);
    this.#at -= end + 1;
    this.#ends = this.#ends.filter((each) => each > end).map((each) => each - end - 1);
    this.#opening = "[";
    return part;
  }
}
