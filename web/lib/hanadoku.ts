// The package's face, on instances of the modules.
import { ArgumentError } from "./arguments.js";
import { countManyChunks, generateManyChunks, solveManyChunks, type Chunk } from "./batch.js";
import type { Boundaries, EngineBoundary } from "./boundary.js";
import { countSolutionsCall, differencesCall, run, sanitizeCall, solveCall } from "./calls.js";
import { generateCall } from "./generate_calls.js";
import { decodeTechniques } from "./decode_steps.js";
import { newGame, restoreGame, type FindNextStep } from "./game.js";
import { readGrid } from "./grid.js";
import { preview } from "./preview.js";
import { rank } from "./ranking.js";
import { replay } from "./replay.js";
import { allStepsCall, gradeCall, nextStepCall, unavoidableSetsCall } from "./technique_calls.js";
import type { Engine, Envelope, Hanadoku, Puzzle } from "./types.js";

function envelope(here: Pick<Boundaries, "hanadoku">, puzzle: Puzzle): Envelope {
  const sanitized = run(here, sanitizeCall(puzzle, { allowFewClues: true }));
  if (!sanitized.ok) throw new ArgumentError("puzzle", `a puzzle (${sanitized.message})`);
  const { shape, level, givens } = sanitized.puzzle;
  return Object.freeze({ format: "hanadoku", version: 1, shape, level, givens });
}

const runAll = (here: Partial<Boundaries>, chunks: readonly Chunk[]) =>
  chunks.map(({ call }) => run(here, call)).join("");

/** How the games find steps by themselves, if they can. */
const nextStepOn = (here: Partial<Boundaries>): FindNextStep | undefined =>
  here.techniques && ((board) => run(here, nextStepCall(board)));

/** What the first module alone can do. */
const engineOn = (here: Partial<Boundaries>, boundary: EngineBoundary): Engine => ({
  generate: (options) => run(here, generateCall(options)),
  sanitize: (untrusted, options) => run(here, sanitizeCall(untrusted, options)),
  readGrid: (untrusted) => readGrid(boundary, untrusted),
  solve: (givens, options) => run(here, solveCall(givens, options)),
  countSolutions: (givens, options) => run(here, countSolutionsCall(givens, options)),
  differences: (givens, options) => run(here, differencesCall(givens, options)),
  solveMany: (text, options) => runAll(here, solveManyChunks(text, options)),
  countMany: (text, options) => runAll(here, countManyChunks(text, options)),
  generateMany: (count, options) => runAll(here, generateManyChunks(count, options)),
  rank: (results) => rank(boundary, results),
  newGame: (puzzle, options) => newGame(boundary, puzzle, options, nextStepOn(here)),
  restoreGame: (text) => restoreGame(boundary, text, nextStepOn(here)),
  replay: (puzzle, log, options) => replay(boundary, puzzle, log, options),
  envelope: (puzzle) => envelope({ hanadoku: boundary }, puzzle),
  preview,
});

export function createEngine(hanadoku: EngineBoundary): Engine {
  return Object.freeze(engineOn({ hanadoku }, hanadoku));
}

export function createHanadoku(here: Boundaries): Hanadoku {
  const facts = decodeTechniques(here.techniques.techniques());
  return Object.freeze<Hanadoku>({
    ...engineOn(here, here.hanadoku),
    nextStep: (board, options) => run(here, nextStepCall(board, options)),
    allSteps: (board, technique, options) => run(here, allStepsCall(board, technique, options)),
    grade: (puzzle, options) => run(here, gradeCall(puzzle, options)),
    unavoidableSets: (puzzle, options) => run(here, unavoidableSetsCall(puzzle, options)),
    techniques: () => facts,
  });
}
