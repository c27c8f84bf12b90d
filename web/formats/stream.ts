// Reads a file in parts, so that memory stays flat where every line stands by itself.
import { faultOf, Refusal, type FormatFault } from "./fault.js";
import type { Format } from "./format.js";
import { attempt, knownFormat, readRecords, telling, type ReadOptions } from "./read.js";
import type { PuzzleRecord } from "./record.js";
import { settle } from "./settle.js";
import { Source } from "./source.js";
import { LineReader } from "./text/lines.js";

export type StreamItem =
  | {
      readonly ok: true;
      readonly record: PuzzleRecord;
      readonly format: string;
      /** Where it stands, from 1. */ readonly line: number;
    }
  | { readonly ok: false; readonly fault: FormatFault };

const longestText = 64_000_000;
/** A line that is longer is no line of a list. */
const longestLine = 1_000_000;

class Lines {
  readonly #reader = new LineReader();
  #number = 0;
  #rest = "";

  constructor(
    readonly format: Format,
    readonly options: ReadOptions,
  ) {}

  *add(chunk: string): Generator<StreamItem> {
    const parts = (this.#rest + chunk).split("\n");
    this.#rest = parts.pop() ?? "";
    if (this.#rest.length > longestLine) {
      yield this.#fault(
        new Refusal("too-large", `lines of at most ${longestLine} characters`, "", {
          line: this.#number + 1,
          column: 1,
        }),
      );
      this.#rest = "";
    }
    for (const part of parts) yield* this.#read(part);
  }

  *end(): Generator<StreamItem> {
    if (this.#rest !== "") yield* this.#read(this.#rest);
  }

  *#read(part: string): Generator<StreamItem> {
    const number = ++this.#number;
    const text = part.endsWith("\r") ? part.slice(0, -1) : part;
    const read = attempt(this.format.name, () => {
      const draft = this.#reader.read({ text, number });
      return draft && settle(draft, this.options);
    });
    if (read === null) return;
    if ("fault" in read) yield { ok: false, fault: read.fault };
    else yield { ok: true, record: read, format: this.format.name, line: number };
  }

  #fault(refusal: Refusal): StreamItem {
    return { ok: false, fault: faultOf(refusal, this.format.name) };
  }
}

function* whole(text: string, options: ReadOptions): Generator<StreamItem> {
  const read = readRecords(text, options);
  if (!read.ok) yield { ok: false, fault: read.fault };
  else for (const record of read.records) yield { ok: true, record, format: read.format, line: 1 };
}

/** Whether the text is a list of lines, as far as its head tells; a fault where it is nothing known. */
function listFormat(head: string, options: ReadOptions): Format | null {
  const lines = head.length < telling ? head : head.slice(0, head.lastIndexOf("\n") + 1);
  const format = attempt(null, () => knownFormat(new Source(lines), options));
  return "fault" in format || !format.byLine ? null : format;
}

/**
 * The puzzles of a text that comes in chunks, one after the other. Lists of lines are read as they come: a line that is none is a
 * fault of its own, and those after it are read. What else there is is read as a whole, and ends with the first fault.
 */
export async function* streamRecords(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: ReadOptions = {},
): AsyncGenerator<StreamItem> {
  let text = "";
  let lines: Lines | null = null;
  let asked = false;
  for await (const chunk of chunks) {
    if (lines) {
      yield* lines.add(chunk);
      continue;
    }
    text += chunk;
    if (!asked && text.length >= telling) {
      asked = true;
      const format = listFormat(text, options);
      if (format) {
        lines = new Lines(format, options);
        yield* lines.add(text.replace(/^\uFEFF/, ""));
        text = "";
      }
    }
    if (text.length > longestText) break;
  }
  if (!lines && !asked) {
    const format = listFormat(text, options);
    if (format) {
      lines = new Lines(format, options);
      yield* lines.add(text.replace(/^\uFEFF/, ""));
    }
  }
  if (lines) yield* lines.end();
  else yield* whole(text, options);
}
