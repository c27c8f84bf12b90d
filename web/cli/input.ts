// Files or standard input as puzzles, in order and in parts.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { shapes, type Hanadoku, type Shape } from "hanadoku";
import { streamRecords, type FormatName, type PuzzleRecord } from "hanadoku/formats";
import { exitCodes, systemReason, type Output } from "./output.js";

export interface InputOptions {
  readonly from?: FormatName | undefined;
  readonly shape?: string | undefined;
}

export interface Read {
  readonly record: PuzzleRecord;
  readonly format: string;
  /** For messages: the file and the line. */
  readonly where: string;
}

const standardInput = "-";

export const isKnown = (shape: string): shape is Shape => (shapes as readonly string[]).includes(shape);

const encodingOf = ([first, second]: Buffer) =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

/** UTF-8, or UTF-16 where the first two bytes say so. */
async function* textOf(chunks: AsyncIterable<Buffer>, told: (bytes: number) => void): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    told(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

/** All puzzles of the files; what cannot be read is told and counts in the exit code. */
export async function* readAll(
  files: readonly string[],
  { from, shape }: InputOptions,
  sudoku: Hanadoku,
  output: Output,
): AsyncGenerator<Read> {
  const isPuzzle = (givens: string, name: string) => {
    if (!isKnown(name)) return false;
    const counted = sudoku.countSolutions(givens, { shape: name });
    return counted.ok && counted.complete && counted.count === 1;
  };
  let done = 0;
  for (const file of files.length === 0 ? [standardInput] : files) {
    const name = file === standardInput ? "standard input" : file;
    try {
      const size = file === standardInput ? 0 : (await stat(file)).size;
      const bytes = file === standardInput ? process.stdin : createReadStream(file);
      let read = 0;
      let found = 0;
      let refused = false;
      const text = textOf(bytes as AsyncIterable<Buffer>, (count) => (read += count));
      for await (const item of streamRecords(text, { format: from, shape, isPuzzle })) {
        if (item.ok) {
          ++found;
          yield { record: item.record, format: item.format, where: `${name}:${item.line}` };
        } else {
          refused = true;
          output.complain(`${name}: ${item.fault.message}`, exitCodes.unreadable);
        }
        output.progress(++done, size > 0 ? read / size : undefined);
      }
      if (found === 0 && !refused) output.complain(`${name} holds no puzzle`, 0);
    } catch (error) {
      if (!(error instanceof Error) || !("syscall" in error)) throw error;
      output.complain(`${name}: ${systemReason(error)}`, exitCodes.unreadable);
    }
  }
}

/** Items in groups of at most so many. */
export async function* grouped<Item>(items: AsyncIterable<Item>, most: number): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
