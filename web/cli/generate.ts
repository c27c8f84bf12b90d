// `generate`: puzzle i of a run has a seed mixed from the run's seed and i, so that any division into ranges gives the same puzzles.
import {
  loadHanadoku,
  type GenerateManyOptions,
  type Level,
  type Profile,
  type Shape,
  type Symmetry,
  type Technique,
} from "hanadoku";
import type { FormatName } from "hanadoku/formats";
import { CommandError, exitCodes, JsonList, Output } from "./output.js";
import { RecordPrinter } from "./printer.js";

export interface GenerateCommandOptions {
  readonly shape: Shape;
  readonly level: Level;
  readonly profile?: Profile;
  readonly symmetry?: Symmetry;
  readonly clues?: number;
  readonly needs?: readonly Technique[];
  readonly upTo?: Technique;
  readonly seed?: number;
  readonly count: number;
  readonly first: number;
  readonly jobs: number;
  readonly json?: boolean;
  readonly format?: FormatName;
}

const leastAtOnce = 50;
const mostAtOnce = 500_000;
/** A batch that takes so long is large enough that starting its workers does not count. */
const batchMs = 2_000;

function drawSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

export async function generate(options: GenerateCommandOptions): Promise<void> {
  const { shape, level, profile, symmetry, clues, needs, upTo, count, first, jobs, format = "line", json } = options;
  if (!Number.isSafeInteger(first + count)) {
    throw new CommandError(`--from and --count: expected at most ${Number.MAX_SAFE_INTEGER} together`, exitCodes.usage);
  }
  const output = new Output();
  const seed = options.seed ?? drawSeed();
  if (options.seed === undefined && process.stderr.isTTY) process.stderr.write(`seed ${seed}\n`);
  const workers = jobs > 1 ? await loadHanadoku({ worker: true }) : null;
  const sudoku = workers ? null : await loadHanadoku();
  const list = json ? new JsonList(output) : null;
  const printer = new RecordPrinter(output, format);
  const end = first + count;
  let size = leastAtOnce * jobs;
  for (let from = first; from < end;) {
    const some = Math.min(size, end - from);
    const wish: GenerateManyOptions = { shape, level, profile, symmetry, clues, needs, upTo, seed, from };
    const start = performance.now();
    const done = from - first;
    const onProgress = (made: number) => {
      output.progress(done + made, (done + made) / count);
    };
    const text = await (workers
      ? workers.generateMany(some, { ...wish, threads: jobs, onProgress })
      : sudoku?.generateMany(some, wish));
    if (performance.now() - start < batchMs) size = Math.min(4 * size, mostAtOnce);
    from += some;
    output.progress(from - first, (from - first) / count);
    await print(text ?? "");
  }

  async function print(text: string): Promise<void> {
    if (!json && format === "line" && !/^[a-z]/m.test(text)) return output.write(text);
    for (const line of text.split("\n").slice(0, -1)) {
      if (/^[a-z]/.test(line)) output.complain(`not made: ${line}`, exitCodes.notAll);
      else if (list) await list.add({ shape, level, givens: line });
      else await printer.add({ shape, givens: line });
    }
  }

  await (list ?? printer).end();
  workers?.dispose();
  await output.end();
}
