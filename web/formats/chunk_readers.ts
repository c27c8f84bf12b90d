// Readers of a text that comes in chunks: line by line, part by part, or as a whole.
import type { Cutter, Part } from "./cutter.js";
import { faultOf, Refusal, type FormatFault } from "./fault.js";
import type { Format, LineReader } from "./format.js";
import { attempt, longestText, readRecords, tooLong, type ReadOptions } from "./read.js";
import { solves, type PuzzleRecord } from "./record.js";
import { settle } from "./settle.js";
import { plainText, Source } from "./source.js";

/** A puzzle of a stream, or what is wrong at a place of it. */
export type StreamItem =
  | {
      readonly ok: true;
      readonly record: PuzzleRecord;
      readonly format: string;
      /** Where it stands, from 1. */ readonly line: number;
    }
  | { readonly ok: false; readonly fault: FormatFault };

export interface ChunkReader {
  /** Whether nothing that follows is read. */
  readonly hasEnded: boolean;
  add(chunk: string): Generator<StreamItem>;
  end(): Generator<StreamItem>;
}

const outsideAscii = /[^\0-\x7f]/;

/** A line that is longer is no line of a list. */
const longestLine = 1_000_000;

/** A line that is none is a fault of its own, and those after it are read. */
export class Lines implements ChunkReader {
  readonly hasEnded = false;
  #number = 0;
  #rest = "";
  /** Whether a line that is too long goes on: it has been told, and the rest of it is let go. */
  #isInLongLine = false;

  constructor(
    readonly format: Format,
    readonly reader: LineReader,
    readonly options: ReadOptions,
  ) {}

  *add(chunk: string): Generator<StreamItem> {
    const text = this.#rest + chunk;
    const parts = text.split(text.includes("\r") ? /\r\n|\n|\r(?!$)/ : "\n");
    this.#rest = parts.pop() ?? "";
    for (const part of parts) yield* this.#read(part);
    if (this.#rest.length <= longestLine) return;
    this.#rest = "";
    if (this.#isInLongLine) return;
    this.#isInLongLine = true;
    const place = { line: this.#number + 1, column: 1 };
    yield this.#fault(new Refusal("too-large", `lines of at most ${longestLine} characters`, "", place));
  }

  *end(): Generator<StreamItem> {
    if (this.#rest !== "") yield* this.#read(this.#rest);
  }

  *#read(part: string): Generator<StreamItem> {
    const number = ++this.#number;
    if (this.#isInLongLine) {
      this.#isInLongLine = false; // that was its end
      return;
    }
    const line = part.endsWith("\r") ? part.slice(0, -1) : part;
    const text = outsideAscii.test(line) ? plainText(line) : line;
    const read = attempt(this.format.name, () => {
      const draft = this.reader.read({ text, number });
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

/** A long text that can be cut; it ends with the first fault. */
export class Parts implements ChunkReader {
  /** A solution may stand in another part than its puzzle. */
  #last: string | undefined;
  hasEnded = false;
  #sincePart = 0;

  constructor(
    readonly format: Format,
    readonly cutter: Cutter,
    readonly options: ReadOptions,
  ) {}

  *add(chunk: string): Generator<StreamItem> {
    if (this.hasEnded) return;
    this.#sincePart += chunk.length;
    for (const part of this.cutter.add(chunk)) yield* this.#read(part);
    if (this.#sincePart > longestText) yield this.#fault(faultOf(tooLong(), this.format.name));
  }

  *end(): Generator<StreamItem> {
    if (!this.hasEnded) for (const part of this.cutter.end()) yield* this.#read(part);
  }

  *#read({ text, line, isOpen }: Part): Generator<StreamItem> {
    this.#sincePart = 0;
    const source = new Source(text, { firstLine: line, isOpen });
    const read = attempt(this.format.name, () => {
      const drafts = this.format.read(source).filter(({ givens }, at) => at > 0 || !solves(givens, this.#last));
      this.#last = drafts.at(-1)?.givens ?? this.#last;
      return drafts.map((draft) => settle(draft, this.options));
    });
    if ("fault" in read) yield this.#fault(read.fault);
    else for (const record of read) yield { ok: true, record, format: this.format.name, line };
  }

  #fault(fault: FormatFault): StreamItem {
    this.hasEnded = true;
    return { ok: false, fault };
  }
}

/** Whatever else there is. */
export class Whole implements ChunkReader {
  #text = "";

  constructor(readonly options: ReadOptions) {}

  get hasEnded(): boolean {
    return this.#text.length > longestText;
  }

  /** Nothing is known before the end. */
  *add(chunk: string): Generator<StreamItem> {
    this.#text += chunk;
  }

  *end(): Generator<StreamItem> {
    const read = readRecords(this.#text, this.options);
    if (!read.ok) yield { ok: false, fault: read.fault };
    else for (const record of read.records) yield { ok: true, record, format: read.format, line: 1 };
  }
}
