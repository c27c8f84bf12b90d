// The next puzzle of a wish, made in the worker while the one before is played.
import type { GenerateOptions, Generated, Puzzle } from "hanadoku";
import { loadShared } from "hanadoku/element";

const stock = new Map<string, Puzzle>();
const nameOf = (wish: GenerateOptions) => JSON.stringify(Object.entries(wish).sort());

async function generate(wish: GenerateOptions): Promise<Generated> {
  const { jobs } = await loadShared();
  return jobs.generate(wish);
}

/** Null where none has been made ahead. */
export function takeMade(wish: GenerateOptions): Puzzle | null {
  const puzzle = stock.get(nameOf(wish)) ?? null;
  stock.delete(nameOf(wish));
  return puzzle;
}

/** From what has been made ahead, or made now by the first wish that gives one; null where none does. */
export async function puzzleFor(wishes: readonly GenerateOptions[]): Promise<Puzzle | null> {
  for (const wish of wishes) {
    const ahead = takeMade(wish);
    if (ahead) return ahead;
    const made = await generate(wish);
    if (made.ok) return made.puzzle;
  }
  return null;
}

/** A wish with a seed names one puzzle, and there is no next one. */
export async function makeAhead(wish: GenerateOptions): Promise<void> {
  if (wish.seed !== undefined || stock.has(nameOf(wish))) return;
  const made = await generate(wish);
  if (made.ok) stock.set(nameOf(wish), made.puzzle);
}
