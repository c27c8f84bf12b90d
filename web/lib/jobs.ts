// Jobs: calls that a worker makes one after another. A job holds no state, so that to abort the running one ends its worker
// and another takes its place; a worker that fails is replaced in the same way.
import { ArgumentError, integer, optionsOf } from "./arguments.js";
import { countManyChunks, generateManyChunks, solveManyChunks, spread, type Chunk } from "./batch.js";
import type { Boundaries } from "./boundary.js";
import {
  countSolutionsCall,
  cross,
  differencesCall,
  moduleOf,
  sanitizeCall,
  solveCall,
  type Call,
  type Crossing,
} from "./calls.js";
import { generateCall } from "./generate_calls.js";
import { DisposedError, makeDisposable } from "./disposal.js";
import { JobWorker, type Modules } from "./job_worker.js";
import { instantiate } from "./module.js";
import { isNode, nodeModule } from "./node.js";
import { allStepsCall, gradeCall, nextStepCall, unavoidableSetsCall } from "./technique_calls.js";
import type { AllSteps, BoardInput, Graded, NextStep, Technique, UnavoidableSets } from "./techniques.js";
import type {
  BatchOptions,
  BudgetOption,
  Counted,
  CountOptions,
  Differences,
  Generated,
  GenerateManyOptions,
  GenerateOptions,
  Givens,
  GridOptions,
  HanadokuJobs,
  JobOptions,
  Puzzle,
  Sanitized,
  SanitizeOptions,
  Solved,
  UnavoidableOptions,
} from "./types.js";

interface Job {
  readonly crossing: Crossing;
  /** Nobody waits for its answer any more. */
  dropped: boolean;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** What makes the crossings: a worker, or the page where no worker can be made. */
interface Runner {
  readonly alive: boolean;
  run(job: Job): Promise<unknown>;
  end(): void;
}

async function onPage(modules: Modules): Promise<Runner> {
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  let boundaries: Partial<Boundaries> = { hanadoku: await instantiate("hanadoku", modules("hanadoku")) };
  return {
    alive: true,
    run: async (job) => {
      const name = moduleOf(job.crossing);
      if (!boundaries[name]) boundaries = { ...boundaries, [name]: await instantiate(name, modules(name)) };
      await turn(); // the page paints, and may still abort
      return job.dropped ? undefined : cross(boundaries, job.crossing);
    },
    end: () => undefined,
  };
}

async function startRunner(modules: Modules): Promise<Runner> {
  try {
    return await JobWorker.start(modules);
  } catch {
    return onPage(modules);
  }
}

const mostThreads = 1024;

function cores(): number {
  const known = (globalThis as { navigator?: { hardwareConcurrency?: number } }).navigator?.hardwareConcurrency;
  return known ?? (isNode ? nodeModule("os").availableParallelism() : 1);
}

function checkSignal(signal: unknown): void {
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw new ArgumentError("signal", "an AbortSignal");
}

class Jobs implements HanadokuJobs {
  readonly #modules: Modules;
  readonly #queue: Job[] = [];
  /** Of the batches that are being answered. */
  readonly #lanes = new Set<Jobs>();
  #runner: Promise<Runner>;
  #running: Job | null = null;
  /** Of the running job, once it is at work. */
  #active: Runner | null = null;
  #disposed = false;

  constructor(modules: Modules, runner: Runner) {
    this.#modules = modules;
    this.#runner = Promise.resolve(runner);
    Object.freeze(this);
  }

  generate(options?: GenerateOptions & JobOptions): Promise<Generated> {
    return this.#do(() => generateCall(options), options);
  }

  sanitize(untrusted: unknown, options?: SanitizeOptions & JobOptions): Promise<Sanitized> {
    return this.#do(() => sanitizeCall(untrusted, options), options);
  }

  solve(givens: Givens, options?: GridOptions & JobOptions): Promise<Solved> {
    return this.#do(() => solveCall(givens, options), options);
  }

  countSolutions(givens: Givens, options?: CountOptions & JobOptions): Promise<Counted> {
    return this.#do(() => countSolutionsCall(givens, options), options);
  }

  differences(givens: Givens, options?: GridOptions & JobOptions): Promise<Differences | null> {
    return this.#do(() => differencesCall(givens, options), options);
  }

  nextStep(board: BoardInput, options?: BudgetOption & JobOptions): Promise<NextStep> {
    return this.#do(() => nextStepCall(board, options), options);
  }

  allSteps(board: BoardInput, technique: Technique, options?: BudgetOption & JobOptions): Promise<AllSteps> {
    return this.#do(() => allStepsCall(board, technique, options), options);
  }

  grade(puzzle: Pick<Puzzle, "shape" | "givens">, options?: BudgetOption & JobOptions): Promise<Graded> {
    return this.#do(() => gradeCall(puzzle, options), options);
  }

  unavoidableSets(puzzle: Puzzle, options?: UnavoidableOptions & JobOptions): Promise<UnavoidableSets> {
    return this.#do(() => unavoidableSetsCall(puzzle, options), options);
  }

  solveMany(text: string, options?: GridOptions & BatchOptions): Promise<string> {
    return this.#doMany(() => solveManyChunks(text, options), options);
  }

  countMany(text: string, options?: CountOptions & BatchOptions): Promise<string> {
    return this.#doMany(() => countManyChunks(text, options), options);
  }

  generateMany(count: number, options?: GenerateManyOptions & BatchOptions): Promise<string> {
    return this.#doMany(() => generateManyChunks(count, options), options);
  }

  dispose(): void {
    this.#disposed = true;
    for (const lane of this.#lanes) lane.dispose();
    for (const job of [...this.#queue, this.#running]) if (job) this.#drop(job, new DisposedError("hanadoku's worker"));
    void this.#runner.then((runner) => {
      runner.end();
    });
  }

  declare [Symbol.dispose]: () => void;

  #refuseWhereDisposed(): void {
    if (this.#disposed) throw new DisposedError("hanadoku's worker");
  }

  async #do<Value>(make: () => Call<Value>, options: JobOptions | undefined): Promise<Value> {
    this.#refuseWhereDisposed();
    const { signal } = optionsOf(options);
    checkSignal(signal);
    const made = make();
    signal?.throwIfAborted();
    return made.crossing ? made.finish(await this.#answer(made.crossing, signal)) : made.result;
  }

  /** Jobs of their own for each thread, which end with the batch. */
  async #doMany(make: () => readonly Chunk[], options: BatchOptions | undefined): Promise<string> {
    this.#refuseWhereDisposed();
    const { signal, threads, onProgress } = optionsOf(options);
    checkSignal(signal);
    if (onProgress !== undefined && typeof onProgress !== "function")
      throw new ArgumentError("onProgress", "a function");
    const asked = threads === undefined ? undefined : integer("threads", threads, 1, mostThreads);
    const chunks = make();
    signal?.throwIfAborted();
    const all = chunks.reduce((sum, { lines }) => sum + lines, 0);
    const count = Math.min(asked ?? cores(), chunks.length);
    const lanes = await Promise.all(
      Array.from({ length: count }, async () => new Jobs(this.#modules, await startRunner(this.#modules))),
    );
    for (const lane of lanes) this.#lanes.add(lane);
    try {
      this.#refuseWhereDisposed();
      return await spread(
        chunks,
        lanes.map((lane) => (call) => lane.#do(() => call, { signal })),
        (done) => onProgress?.(done, all),
      );
    } finally {
      for (const lane of lanes) {
        this.#lanes.delete(lane);
        lane.dispose();
      }
    }
  }

  async #answer(crossing: Crossing, signal: AbortSignal | undefined): Promise<unknown> {
    let abort = (): void => undefined;
    const answer = new Promise((resolve, reject) => {
      const job: Job = { crossing, dropped: false, resolve, reject };
      abort = () => {
        this.#drop(job, signal?.reason);
      };
      this.#queue.push(job);
    });
    signal?.addEventListener("abort", abort, { once: true });
    if (!this.#running) void this.#work();
    try {
      return await answer;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  #drop(job: Job, reason: unknown): void {
    job.dropped = true;
    job.reject(reason);
    if (job === this.#running) this.#active?.end();
    else this.#queue.splice(this.#queue.indexOf(job), 1);
  }

  async #work(): Promise<void> {
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      this.#running = job;
      try {
        let runner = await this.#runner;
        if (!runner.alive) runner = await this.#replace();
        if (!job.dropped) {
          this.#active = runner;
          job.resolve(await runner.run(job));
        }
      } catch (error) {
        job.reject(error);
      }
      if (this.#active?.alive === false && !this.#disposed) this.#replace().catch(() => undefined); // the next job sees it
      this.#active = null;
    }
    this.#running = null;
  }

  #replace(): Promise<Runner> {
    this.#runner = startRunner(this.#modules);
    return this.#runner;
  }
}
makeDisposable(Jobs.prototype);

export async function createJobs(modules: Modules): Promise<HanadokuJobs> {
  return new Jobs(modules, await startRunner(modules));
}
