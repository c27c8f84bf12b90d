// Spreads calls over workers and gives the answers in order.
import { availableParallelism } from "node:os";
import { loadHanadoku, type HanadokuJobs } from "hanadoku";

export const usualJobs = (): number => availableParallelism();

/** `each` of every item, with so many workers at a time and never many more items than workers. */
export async function* inOrder<Item, Answer>(
  items: AsyncIterable<Item>,
  jobs: number,
  each: (sudoku: HanadokuJobs, item: Item) => Promise<Answer>,
): AsyncGenerator<readonly [Item, Answer]> {
  const engines = await Promise.all(Array.from({ length: jobs }, () => loadHanadoku({ worker: true })));
  const waiting: (readonly [Item, Promise<Answer>])[] = [];
  let next = 0;
  try {
    for await (const item of items) {
      const engine = engines[next++ % jobs];
      if (!engine) break;
      const answer = each(engine, item);
      answer.catch(() => undefined); // it is waited for below, perhaps later
      waiting.push([item, answer]);
      if (waiting.length < 4 * jobs) continue;
      const first = waiting.shift();
      if (first) yield [first[0], await first[1]];
    }
    for (const [item, answer] of waiting) yield [item, await answer];
  } finally {
    for (const engine of engines) engine.dispose();
  }
}
