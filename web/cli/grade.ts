// `grade` and `steps`: how hard each puzzle is, and the path of steps through it.
import { cellName, loadHanadoku, type Graded, type Hanadoku, type Shape, type Step } from "hanadoku";
import type { PuzzleRecord } from "hanadoku/formats";
import { isKnown, readAll, type Read } from "./input.js";
import { inOrder } from "./jobs.js";
import type { CommonOptions } from "./options.js";
import { exitCodes, JsonList, Output } from "./output.js";

const symbolOf = (digit: number) => digit.toString(36).toUpperCase();

async function* alone(items: AsyncIterable<Read>, sudoku: Hanadoku): AsyncGenerator<readonly [Read, Graded]> {
  for await (const item of items) yield [item, sudoku.grade(puzzleOf(item.record))];
}

const puzzleOf = ({ shape, givens }: PuzzleRecord) => ({ shape: shape as Shape, givens });

async function* known(items: AsyncIterable<Read>, output: Output): AsyncGenerator<Read> {
  for await (const item of items) {
    if (isKnown(item.record.shape)) yield item;
    else output.complain(`${item.where}: ${item.record.shape} is no shape of the engine's`, exitCodes.notAll);
  }
}

/** Every puzzle with its grade, in order. */
async function eachGraded(
  files: readonly string[],
  options: CommonOptions,
  print: (record: PuzzleRecord, graded: Graded & { ok: true }, output: Output, list: JsonList | null) => Promise<void>,
): Promise<void> {
  const output = new Output();
  const sudoku = await loadHanadoku();
  const list = options.json ? new JsonList(output) : null;
  const items = known(readAll(files, options, sudoku, output), output);
  const graded =
    options.jobs > 1
      ? inOrder(items, options.jobs, (engine, { record }) => engine.grade(puzzleOf(record)))
      : alone(items, sudoku);
  for await (const [{ record, where }, grade] of graded) {
    if (grade.ok) await print(record, grade, output, list);
    else {
      if (list) await list.add({ shape: record.shape, givens: record.givens, ok: false, reason: grade.reason });
      output.complain(`${where}: ${grade.reason}`, exitCodes.notAll);
    }
  }
  await list?.end();
  await output.end();
}

export function grade(files: readonly string[], options: CommonOptions): Promise<void> {
  return eachGraded(
    files,
    options,
    async ({ shape, givens }, { level, rating, score, hardest, steps }, output, list) => {
      if (list) await list.add({ shape, givens, ok: true, level, rating, score, hardest, steps: steps.length });
      else await output.write(`${givens}\t${level}\t${rating}\t${score}\t${hardest}\n`);
    },
  );
}

function stepLine({ technique, rating, placements, eliminations }: Step, number: number, side: number): string {
  const placed = placements.map(({ cell, digit }) => `${cellName(cell, side)}=${symbolOf(digit)}`);
  const gone = eliminations.map(({ cell, digit }) => `${cellName(cell, side)}<>${symbolOf(digit)}`);
  return `${number}. ${technique} (${rating}): ${[...placed, ...gone].join(" ")}\n`;
}

export function steps(files: readonly string[], options: CommonOptions): Promise<void> {
  return eachGraded(files, options, async ({ shape, givens }, { level, rating, steps: path }, output, list) => {
    if (list) return list.add({ shape, givens, ok: true, level, rating, steps: path });
    const side = Math.sqrt(givens.length);
    const lines = path.map((step, at) => stepLine(step, at + 1, side)).join("");
    await output.write(`${givens} ${level} ${rating}\n${lines}\n`);
  });
}
