// Reads a text that comes in chunks, so that memory stays flat where it can be cut.
import { Lines, Parts, Whole, type ChunkReader, type StreamItem } from "./chunk_readers.js";
import { attempt, knownFormat, telling, type ReadOptions } from "./read.js";
import { Source } from "./source.js";

const byteOrderMark = /^\uFEFF/;

function readerFor(head: string, options: ReadOptions): ChunkReader {
  const isLong = head.length >= telling;
  const lines = isLong ? head.slice(0, head.lastIndexOf("\n") + 1) || head : head;
  const format = attempt(null, () => knownFormat(new Source(lines), options));
  if ("fault" in format) return new Whole(options); // it says what is wrong
  if (format.lines) return new Lines(format, format.lines(), options);
  const cutter = isLong ? format.cutter?.(head) : null;
  return cutter ? new Parts(format, cutter, options) : new Whole(options);
}

/** The first piece is long enough to tell the format, unless it is all there is. */
async function* headFirst(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let head: string | undefined = "";
  for await (const chunk of chunks) {
    if (head === undefined) yield chunk;
    else if ((head += chunk).length >= telling) {
      yield head.replace(byteOrderMark, "");
      head = undefined;
    }
  }
  if (head !== undefined) yield head.replace(byteOrderMark, "");
}

/**
 * The puzzles of a text that comes in chunks, one after the other. Lists of lines are read as they come: a line that is none is a
 * fault of its own, and those after it are read. Boards that follow one another, JSON arrays and collections of OpenSudoku are read
 * part by part; what else there is, as a whole. They end with the first fault.
 *
 * @example
 * for await (const item of streamRecords([nine.slice(0, 40), nine.slice(40)])) item.ok && item.record.givens === nine; // => true
 */
export async function* streamRecords(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: ReadOptions = {},
): AsyncGenerator<StreamItem> {
  let reader: ChunkReader | undefined;
  for await (const text of headFirst(chunks)) {
    reader ??= readerFor(text, options);
    yield* reader.add(text);
    if (reader.hasEnded) break;
  }
  if (reader) yield* reader.end();
}
