// Many grids or puzzles at once, text in and text out with a line for each, cut into chunks that cross the boundary once. No
// answer depends on how the lines were cut or where a chunk was answered.
import { ArgumentError, integer, integerOr, maxInteger, nameOr, optionsOf } from "./arguments.js";
import { budgetOr, call, type Call } from "./calls.js";
import { wishOf } from "./generate_calls.js";
import { shapes, type CountOptions, type GenerateManyOptions, type GridOptions } from "./types.js";
import { asciiOf } from "./untrusted.js";

/** Some of a batch's lines. */
export interface Chunk {
  readonly call: Call<string>;
  readonly lines: number;
}

/** A few milliseconds of work. */
const gridsAtOnce = 500;
const puzzlesAtOnce = 50;

const asIs = (text: string) => text;

function linesOf(text: unknown): readonly string[] {
  if (typeof text !== "string") throw new ArgumentError("text", "a text of lines");
  const lines = asciiOf(text).split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function chunksOf(lines: readonly string[], make: (text: string) => Call<string>): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 0; from < lines.length; from += gridsAtOnce) {
    const some = lines.slice(from, from + gridsAtOnce);
    chunks.push({ call: make(`${some.join("\n")}\n`), lines: some.length });
  }
  return chunks;
}

export function solveManyChunks(text: string, options?: GridOptions): readonly Chunk[] {
  const { shape, budget } = optionsOf(options);
  const known = nameOr("shape", shape, shapes, "");
  const nodes = budgetOr(budget);
  return chunksOf(linesOf(text), (lines) => call("solveMany", [lines, known, nodes], asIs));
}

export function countManyChunks(text: string, options?: CountOptions): readonly Chunk[] {
  const { shape, limit, budget } = optionsOf(options);
  const known = nameOr("shape", shape, shapes, "");
  const most = integerOr("limit", limit, 1, maxInteger, 2);
  const nodes = budgetOr(budget);
  return chunksOf(linesOf(text), (lines) => call("countMany", [lines, known, most, nodes], asIs));
}

export function generateManyChunks(count: number, options?: GenerateManyOptions): readonly Chunk[] {
  const wanted = integer("count", count, 0, maxInteger);
  const wish = wishOf(options);
  const { budget, from } = optionsOf(options);
  const nodes = budgetOr(budget);
  const first = integerOr("from", from, 0, maxInteger - wanted, 0);
  const end = first + wanted;
  const chunks: Chunk[] = [];
  for (let start = first; start < end; start += puzzlesAtOnce) {
    const lines = Math.min(puzzlesAtOnce, end - start);
    const made = wish.graded
      ? call("generateManyGraded", [...wish.crossing, start, lines, nodes], asIs)
      : call("generateMany", [...wish.crossing, start, lines, nodes], asIs);
    chunks.push({ call: made, lines });
  }
  return chunks;
}

/** Answers the chunks by so many lanes at a time, each with the next one when it is ready. */
export async function spread(
  chunks: readonly Chunk[],
  lanes: readonly ((call: Call<string>) => Promise<string>)[],
  progress: (lines: number) => void,
): Promise<string> {
  const answers: string[] = [];
  let next = 0;
  let done = 0;
  await Promise.all(
    lanes.map(async (answer) => {
      for (let index = next++, chunk = chunks[index]; chunk; index = next++, chunk = chunks[index]) {
        answers[index] = await answer(chunk.call);
        progress((done += chunk.lines));
      }
    }),
  );
  return answers.join("");
}
