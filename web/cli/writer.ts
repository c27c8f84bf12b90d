// Prints records in a format: at once where a file is its puzzles one after the other, at the end where they stand in something.
import { writeRecords, type FormatName, type PuzzleRecord } from "hanadoku/formats";
import { CommandError, exitCodes, JsonList, type Output } from "./output.js";

const lines = new Set<FormatName>([
  "line",
  "sdm",
  "sukaku",
  "hodoku",
  "solo",
  "link",
  "sudokuwiki",
  "sudokuwiki-position",
  "sudokuexchange",
  "secuso",
  "lisudoku",
  "f-puzzles",
  "sudokupad",
  "sudokupad-classic",
  "puzzlink",
  "penpa",
]);

/** Set apart by an empty line. */
const boards = new Set<FormatName>([
  "numbers",
  "rows",
  "grid",
  "letters",
  "csv",
  "piped",
  "simple-sudoku",
  "spf",
  "pencil-marks",
  "three-grids",
]);

function written(records: readonly PuzzleRecord[], format: FormatName): string {
  const result = writeRecords(records, format);
  if (result.ok) return result.text;
  throw new CommandError(result.fault.message, exitCodes.notAll);
}

export class RecordWriter {
  readonly #list: JsonList | null;
  readonly #kept: PuzzleRecord[] = [];
  #count = 0;

  constructor(
    readonly output: Output,
    readonly format: FormatName,
  ) {
    this.#list = format === "json" ? new JsonList(output) : null;
  }

  async add(record: PuzzleRecord): Promise<void> {
    const first = this.#count++ === 0;
    if (this.#list) await this.#list.add(record);
    else if (lines.has(this.format)) await this.output.write(written([record], this.format));
    else if (boards.has(this.format)) await this.output.write(`${first ? "" : "\n"}${written([record], this.format)}`);
    else this.#kept.push(record);
  }

  async end(): Promise<void> {
    if (this.#list && (this.#count > 0 || !this.output.failed)) await this.#list.end();
    if (this.#kept.length > 0) await this.output.write(written(this.#kept, this.format));
  }
}
