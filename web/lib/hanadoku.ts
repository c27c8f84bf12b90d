// The package's face, on an instance of the module.
import { ArgumentError } from "./arguments.js";
import { countManyChunks, generateManyChunks, solveManyChunks, type Chunk } from "./batch.js";
import type { Boundary } from "./boundary.js";
import {
  countSolutionsCall,
  differencesCall,
  generateCall,
  provingBudget,
  run,
  sanitizeCall,
  solveCall,
} from "./calls.js";
import { newGame, restoreGame } from "./game.js";
import { readGrid } from "./grid.js";
import { preview } from "./preview.js";
import { rank } from "./ranking.js";
import type { Envelope, Hanadoku, Puzzle } from "./types.js";

function envelope(boundary: Boundary, puzzle: Puzzle): Envelope {
  const sanitized = run(boundary, sanitizeCall(puzzle, { budget: provingBudget, allowFewClues: true }));
  if (!sanitized.ok) throw new ArgumentError("puzzle", `a puzzle (${sanitized.message})`);
  const { shape, level, givens } = sanitized.puzzle;
  return Object.freeze({ format: "hanadoku", version: 1, shape, level, givens });
}

const runAll = (boundary: Boundary, chunks: readonly Chunk[]) => chunks.map(({ call }) => run(boundary, call)).join("");

export function createHanadoku(boundary: Boundary): Hanadoku {
  return Object.freeze<Hanadoku>({
    generate: (options) => run(boundary, generateCall(options)),
    sanitize: (untrusted, options) => run(boundary, sanitizeCall(untrusted, options)),
    readGrid: (untrusted) => readGrid(boundary, untrusted),
    solve: (givens, options) => run(boundary, solveCall(givens, options)),
    countSolutions: (givens, options) => run(boundary, countSolutionsCall(givens, options)),
    differences: (givens, options) => run(boundary, differencesCall(givens, options)),
    solveMany: (text, options) => runAll(boundary, solveManyChunks(text, options)),
    countMany: (text, options) => runAll(boundary, countManyChunks(text, options)),
    generateMany: (count, options) => runAll(boundary, generateManyChunks(count, options)),
    rank: (results) => rank(boundary, results),
    newGame: (puzzle, options) => newGame(boundary, puzzle, options),
    restoreGame: (text) => restoreGame(boundary, text),
    envelope: (puzzle) => envelope(boundary, puzzle),
    preview,
  });
}
