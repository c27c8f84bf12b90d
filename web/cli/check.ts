// `check`: whether each grid is a puzzle, and if not, why.
import { cellName, loadHanadoku, type Hanadoku } from "hanadoku";
import type { PuzzleRecord } from "hanadoku/formats";
import { isKnown, readAll } from "./input.js";
import type { CommonOptions } from "./options.js";
import { exitCodes, JsonList, Output } from "./output.js";

const cluesOf = (givens: string) => givens.replaceAll(".", "").length;

function judge(sudoku: Hanadoku, { shape, givens }: PuzzleRecord) {
  if (!isKnown(shape)) return { ok: false, reason: "shape", cells: [] as number[] } as const;
  const judged = sudoku.sanitize({ shape, givens }, { allowFewClues: true });
  return judged.ok
    ? ({ ok: true, level: judged.puzzle.level } as const)
    : ({ ok: false, reason: judged.reason, cells: [...judged.cells] } as const);
}

export async function check(files: readonly string[], options: CommonOptions): Promise<void> {
  const output = new Output();
  const sudoku = await loadHanadoku();
  const list = options.json ? new JsonList(output) : null;
  for await (const { record, where } of readAll(files, options, sudoku, output)) {
    const judged = judge(sudoku, record);
    const clues = cluesOf(record.givens);
    if (list) await list.add({ shape: record.shape, givens: record.givens, clues, ...judged });
    else if (judged.ok) await output.write(`${record.givens}\tpuzzle\t${record.shape}\t${clues} clues\n`);
    else {
      const side = Math.sqrt(record.givens.length);
      const cells = judged.cells
        .slice(0, 20)
        .map((cell) => cellName(cell, side))
        .join(" ");
      await output.write(
        `${record.givens}\t${judged.reason}\t${record.shape}\t${clues} clues${cells === "" ? "" : `\t${cells}`}\n`,
      );
    }
    if (!judged.ok) output.complain(`${where}: ${judged.reason}`, exitCodes.notAll);
  }
  await list?.end();
  await output.end();
}
