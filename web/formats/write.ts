// Writes records in a format, all at once or as they come.
import { Refusal, type FormatFault } from "./fault.js";
import type { Format } from "./format.js";
import { attempt, formatOf } from "./read.js";
import type { PuzzleRecord } from "./record.js";
import type { FormatName } from "./registry.js";

/** Text, or why there is none. */
export type WriteResult =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: FormatFault };

/**
 * Writes records one after the other, so that a file of any length is written with flat memory: what `add` and `end` give,
 * joined, is the file. Formats whose puzzles stand in something (XML, for one) give all of it at the end.
 *
 * @example
 * const writer = new RecordWriter("json");
 * const [first, last] = [writer.add({ shape: "3x3", givens: nine }), writer.end()];
 * JSON.parse(first.text + last.text).length; // => 1
 */
export class RecordWriter {
  readonly #kept: PuzzleRecord[] = [];
  #count = 0;

  constructor(readonly format: FormatName) {}

  /** The next piece of the file, or why the format cannot hold that record: it is left out then. */
  add(record: PuzzleRecord): WriteResult {
    return this.#attempt(({ write, holds }) => {
      const lacking = holds?.(record) ?? "";
      if (lacking !== "") throw new Refusal("not-writable", "records that the format can hold", lacking);
      if ("all" in write) {
        this.#kept.push(record);
        return "";
      }
      const [before, between] = write.around;
      const text = (this.#count === 0 ? before : between) + write.each(record);
      ++this.#count;
      return text;
    });
  }

  /** The last piece. */
  end(): WriteResult {
    return this.#attempt(({ write }) => {
      if ("all" in write) return write.all(this.#kept);
      return this.#count === 0 ? write.none : write.around[2];
    });
  }

  #attempt(body: (format: WritableFormat) => string): WriteResult {
    const written = attempt(this.format, () => {
      const format = formatOf(this.format);
      if (!isWritable(format)) throw new Refusal("not-writable", "a format that can be written");
      return { ok: true as const, text: body(format) };
    });
    return Object.freeze("fault" in written ? { ok: false as const, fault: written.fault } : written);
  }
}

type WritableFormat = Format & Required<Pick<Format, "write">>;
const isWritable = (format: Format | undefined): format is WritableFormat => format?.write !== undefined;

/**
 * A file of these records, or why that format cannot hold them.
 *
 * @example
 * writeRecords([{ shape: "3x3", givens: nine }], "line").text === `${nine}\n`; // => true
 */
export function writeRecords(records: readonly PuzzleRecord[], name: FormatName): WriteResult {
  const writer = new RecordWriter(name);
  let text = "";
  for (const record of records) {
    const piece = writer.add(record);
    if (!piece.ok) return piece;
    text += piece.text;
  }
  const last = writer.end();
  return last.ok ? Object.freeze({ ok: true, text: text + last.text }) : last;
}
