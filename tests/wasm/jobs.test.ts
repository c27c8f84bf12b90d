import { syncBuiltinESMExports } from "node:module";
import threads, { type Worker as NodeWorker } from "node:worker_threads";
import { ArgumentError, DisposedError, loadHanadoku, WorkerError, type HanadokuJobs } from "hanadoku";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const sudoku = await loadHanadoku();
const endless = { givens: ".".repeat(81), options: { limit: 1e15, budget: 1e15 } };
const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const { Worker } = threads;
/** The workers that were made, in order. */
let workers: NodeWorker[] = [];
let jobs: HanadokuJobs;

function replaceWorker(made: typeof Worker): void {
  threads.Worker = made;
  syncBuiltinESMExports();
}

beforeEach(() => {
  workers = [];
  replaceWorker(
    class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        workers.push(this);
      }
    },
  );
});

afterEach(() => {
  jobs.dispose();
  replaceWorker(Worker);
});

const ended = (worker: NodeWorker | undefined) => worker?.threadId === -1;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each(["in a worker", "on the page"])("jobs %s", (where) => {
  beforeEach(async () => {
    if (where === "on the page") {
      replaceWorker(
        class extends Worker {
          constructor() {
            super(new URL("data:text/javascript,throw new Error('not here')"));
            workers.push(this);
          }
        },
      );
    }
    jobs = await loadHanadoku({ worker: true });
  });

  test("give what calls give", async () => {
    const options = { shape: "3x3", level: "hard", seed: 7, deadline: Infinity } as const;
    expect(await jobs.generate(options)).toEqual(sudoku.generate(options));
    expect(await jobs.sanitize({ givens: nine })).toEqual(sudoku.sanitize({ givens: nine }));
    expect(await jobs.solve(nine)).toEqual(sudoku.solve(nine));
    expect(await jobs.countSolutions(nine, { limit: 5 })).toEqual(sudoku.countSolutions(nine, { limit: 5 }));
    expect(await jobs.differences(nine.replace("53", ".."))).toEqual(sudoku.differences(nine.replace("53", "..")));
    expect(await jobs.differences("")).toBeNull();
    expect(Object.isFrozen(await jobs.solve(nine))).toBe(true);
  });

  test("draw seeds that differ", async () => {
    const [first, second] = await Promise.all([jobs.generate(), jobs.generate()]);
    if (!first.ok || !second.ok) throw new Error("no puzzle");
    expect(first.seed).not.toBe(second.seed);
    expect(sudoku.generate({ seed: first.seed })).toEqual(first);
  });

  test("are answered each with its own answer", async () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => seed);
    const made = await Promise.all(seeds.map((seed) => jobs.generate({ seed, deadline: Infinity })));
    expect(made).toEqual(seeds.map((seed) => sudoku.generate({ seed, deadline: Infinity })));
  });

  test("are rejected with a wrong argument, not thrown", async () => {
    await expect(jobs.generate({ level: "insane" as never })).rejects.toThrow(ArgumentError);
    await expect(jobs.solve(5 as never)).rejects.toThrow(ArgumentError);
    await expect(jobs.countSolutions(nine, { limit: 0 })).rejects.toThrow(ArgumentError);
    await expect(jobs.solve(nine, { signal: {} as never })).rejects.toThrow(
      new ArgumentError("signal", "an AbortSignal"),
    );
    await expect(jobs.solve(nine, null as never)).rejects.toThrow(ArgumentError);
  });

  test("are not begun once they are aborted", async () => {
    const reason = new Error("enough");
    await expect(jobs.solve(nine, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const waiting = [jobs.solve(nine), jobs.solve(nine, { signal: controller.signal }), jobs.solve(nine)];
    controller.abort(reason);
    const settled = await Promise.allSettled(waiting);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  test("do not change once they are answered", async () => {
    const controller = new AbortController();
    const solved = await jobs.solve(nine, { signal: controller.signal });
    controller.abort();
    expect(await jobs.solve(nine)).toEqual(solved);
    expect(workers).toHaveLength(1);
  });

  test("are rejected after dispose, the waiting ones too", async () => {
    const waiting = [jobs.solve(nine), jobs.solve(nine)];
    jobs.dispose();
    jobs.dispose();
    for (const job of [...waiting, jobs.solve(nine)]) await expect(job).rejects.toThrow(DisposedError);
  });
});

describe("aborting", () => {
  beforeEach(async () => {
    jobs = await loadHanadoku({ worker: true });
  });

  test("ends the worker at once, and another takes its place", async () => {
    const controller = new AbortController();
    const job = jobs.countSolutions(endless.givens, { ...endless.options, signal: controller.signal });
    const next = jobs.solve(nine);
    await nextTurn();
    expect(workers).toHaveLength(1);
    const started = performance.now();
    controller.abort();
    await expect(job).rejects.toThrow(expect.objectContaining({ name: "AbortError" }) as Error);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await next).toMatchObject({ ok: true, unique: true });
    expect(workers.map(ended)).toEqual([true, false]);
  });

  test("by a timeout works too", async () => {
    const signal = AbortSignal.timeout(50);
    await expect(jobs.countSolutions(endless.givens, { ...endless.options, signal })).rejects.toThrow("timeout");
    expect(await jobs.solve(nine)).toMatchObject({ ok: true });
  });

  test("of a waiting job leaves the worker alone", async () => {
    const controller = new AbortController();
    const first = jobs.solve(nine);
    const second = jobs.solve(nine, { signal: controller.signal });
    controller.abort();
    await expect(second).rejects.toThrow();
    expect(await first).toMatchObject({ ok: true });
    expect(workers).toHaveLength(1);
  });

  test("again and again leaves one worker", async () => {
    for (let round = 0; round < 5; ++round) {
      const controller = new AbortController();
      const job = jobs.countSolutions(endless.givens, { ...endless.options, signal: controller.signal });
      await nextTurn();
      controller.abort();
      await expect(job).rejects.toThrow();
    }
    expect(await jobs.solve(nine)).toMatchObject({ ok: true });
    expect(workers.filter((worker) => !ended(worker))).toHaveLength(1);
  });

  test("disposing ends the worker in the middle of a job", async () => {
    const job = jobs.countSolutions(endless.givens, endless.options);
    await nextTurn();
    jobs.dispose();
    await expect(job).rejects.toThrow(DisposedError);
    await nextTurn();
    expect(workers.map(ended)).toEqual([true]);
  });
});

describe("a worker that ends by itself", () => {
  beforeEach(async () => {
    jobs = await loadHanadoku({ worker: true });
  });

  test("rejects its job with a typed error, and another takes its place", async () => {
    const job = jobs.countSolutions(endless.givens, endless.options);
    const next = jobs.solve(nine);
    await nextTurn();
    await Promise.all([expect(job).rejects.toThrow(WorkerError), workers[0]?.terminate()]);
    expect(await next).toMatchObject({ ok: true, unique: true });
    expect(workers.map(ended)).toEqual([true, false]);
  });

  test("is replaced where it was idle, and no job is lost", async () => {
    workers[0]?.postMessage({ crossing: ["nothing of that name"] });
    while (!ended(workers[0])) await nextTurn();
    expect(await jobs.solve(nine)).toMatchObject({ ok: true, unique: true });
    expect(workers).toHaveLength(2);
  });
});

test("where no worker can be made any more, jobs go on on the page", async () => {
  jobs = await loadHanadoku({ worker: true });
  replaceWorker(
    class extends Worker {
      constructor() {
        throw new Error("forbidden");
        super("");
      }
    },
  );
  const controller = new AbortController();
  const job = jobs.countSolutions(endless.givens, { ...endless.options, signal: controller.signal });
  await nextTurn();
  controller.abort();
  await expect(job).rejects.toThrow();
  expect(await jobs.solve(nine)).toMatchObject({ ok: true, unique: true });
});
