// `convert`: from any format to another.
import { loadHanadoku } from "hanadoku";
import type { FormatName } from "hanadoku/formats";
import { readAll, type InputOptions } from "./input.js";
import { Output } from "./output.js";
import { RecordWriter } from "./writer.js";

export interface ConvertOptions extends InputOptions {
  readonly format: FormatName;
}

export async function convert(files: readonly string[], options: ConvertOptions): Promise<void> {
  const output = new Output();
  const sudoku = await loadHanadoku();
  const writer = new RecordWriter(output, options.format);
  for await (const { record } of readAll(files, options, sudoku, output)) await writer.add(record);
  await writer.end();
  await output.end();
}
