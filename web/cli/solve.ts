// `solve`: one solution of each grid, any one where there are several.
import { loadHanadoku, type Hanadoku, type HanadokuJobs } from "hanadoku";
import type { FormatName } from "hanadoku/formats";
import { grouped, isKnown, readAll, type Read } from "./input.js";
import type { CommonOptions } from "./options.js";
import { exitCodes, JsonList, Output } from "./output.js";
import { RecordPrinter } from "./printer.js";

/** A fraction of a second of work, and a few megabytes. */
const gridsAtOnce = 20_000;
/** Fewer are not worth a worker. */
const worthWorkers = 5_000;

interface Answer {
  readonly ok: boolean;
  readonly solution?: string;
  readonly unique?: boolean;
  readonly reason?: string;
}

async function answersOf(
  group: readonly Read[],
  sudoku: Hanadoku,
  workers: HanadokuJobs | null,
  jobs: number,
): Promise<Answer[]> {
  const answers = new Array<Answer>(group.length);
  const shapes = new Map<string, number[]>();
  for (const [at, { record }] of group.entries()) {
    const { shape } = record;
    const some = shapes.get(shape) ?? [];
    some.push(at);
    shapes.set(shape, some);
  }
  for (const [shape, indices] of shapes) {
    if (!isKnown(shape)) {
      for (const at of indices) answers[at] = { ok: false, reason: "shape" };
      continue;
    }
    const text = `${indices.map((at) => group[at]?.record.givens ?? "").join("\n")}\n`;
    const many = workers && indices.length >= worthWorkers;
    const lines = (
      many ? await workers.solveMany(text, { shape, threads: jobs }) : sudoku.solveMany(text, { shape })
    ).split("\n");
    for (const [place, at] of indices.entries()) {
      const line = lines[place] ?? "";
      if (/^[1-9A-G]/.test(line)) answers[at] = { ok: true, solution: line, unique: true };
      else if (line === "several-solutions") {
        const solved = sudoku.solve(group[at]?.record.givens ?? "", { shape });
        answers[at] = solved.ok
          ? { ok: true, solution: solved.solution, unique: false }
          : { ok: false, reason: solved.reason };
      } else answers[at] = { ok: false, reason: line };
    }
  }
  return answers;
}

/** As the puzzle was written, where that is a board of rows; else as lines. */
const likeInput = new Set(["numbers", "rows", "csv", "grid", "letters"]);

export async function solve(files: readonly string[], options: CommonOptions): Promise<void> {
  const output = new Output();
  const sudoku = await loadHanadoku();
  const workers = options.jobs > 1 ? await loadHanadoku({ worker: true }) : null;
  const list = options.json ? new JsonList(output) : null;
  let printer: RecordPrinter | undefined;
  for await (const group of grouped(readAll(files, options, sudoku, output), gridsAtOnce)) {
    const answers = await answersOf(group, sudoku, workers, options.jobs);
    for (const [at, { record, format, where }] of group.entries()) {
      const answer = answers[at] ?? { ok: false, reason: "budget" };
      if (list) await list.add({ shape: record.shape, givens: record.givens, ...answer });
      if (!answer.ok) output.complain(`${where}: ${answer.reason ?? ""}`, exitCodes.notAll);
      if (list || answer.solution === undefined) continue;
      printer ??= new RecordPrinter(
        output,
        options.format ?? (likeInput.has(format) ? (format as FormatName) : "line"),
      );
      await printer.add({ shape: record.shape, givens: answer.solution });
    }
  }
  await printer?.end();
  await list?.end();
  workers?.dispose();
  await output.end();
}
