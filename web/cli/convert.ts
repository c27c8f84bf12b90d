// `convert`: from any format to another.
import { loadHanadoku } from "hanadoku";
import type { FormatName } from "hanadoku/formats";
import { readAll, type InputOptions } from "./input.js";
import { Output } from "./output.js";
import { RecordPrinter } from "./printer.js";

export interface ConvertOptions extends InputOptions {
  readonly format: FormatName;
  /** Whether entries, candidates, titles and sources are left out. */
  readonly givens?: boolean;
}

export async function convert(files: readonly string[], options: ConvertOptions): Promise<void> {
  const output = new Output();
  const sudoku = await loadHanadoku();
  const printer = new RecordPrinter(output, options.format);
  for await (const { record } of readAll(files, options, sudoku, output)) {
    await printer.add(options.givens ? { shape: record.shape, givens: record.givens } : record);
  }
  await printer.end();
  await output.end();
}
