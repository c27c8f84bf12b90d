// Prints records in a format, each as soon as it comes.
import { RecordWriter, type FormatName, type PuzzleRecord, type WriteResult } from "hanadoku/formats";
import { CommandError, exitCodes, type Output } from "./output.js";

export class RecordPrinter {
  readonly #writer: RecordWriter;
  #isEmpty = true;

  constructor(
    readonly output: Output,
    format: FormatName,
  ) {
    this.#writer = new RecordWriter(format);
  }

  async add(record: PuzzleRecord): Promise<void> {
    this.#isEmpty = false;
    await this.#print(this.#writer.add(record));
  }

  /** Nothing is printed for an input of which nothing could be read. */
  async end(): Promise<void> {
    if (!this.#isEmpty || !this.output.failed) await this.#print(this.#writer.end());
  }

  async #print(result: WriteResult): Promise<void> {
    if (!result.ok) throw new CommandError(result.fault.message, exitCodes.notAll);
    await this.output.write(result.text);
  }
}
