// All that is kept, as one file; and back from it, whatever it may hold.
import { release } from "../release.js";
import { readGame, readResult } from "./records.js";
import { store } from "./store.js";

const format = "hanadoku-backup";
const version = 1;
/** No file that the page wrote is longer. */
const longest = 2 ** 28;

export async function writeBackup(settings: unknown): Promise<string> {
  const [games, results, aside] = await Promise.all([store.games(), store.results(), store.aside()]);
  return JSON.stringify({ format, version, release, settings, games, results, aside });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** How many games came in; null where the text is no backup. Of a game that is here already the later one stays. */
export async function readBackup(text: string): Promise<number | null> {
  if (text.length > longest) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const backup = (typeof read === "object" ? read : null) as Record<string, unknown> | null;
  if (backup?.format !== format || backup.version !== version) return null;
  for (const result of listOf(backup.results).map(readResult)) {
    if (!result) continue;
    const here = await store.result(result.id);
    if (!here || (!here.finished && result.changed >= here.changed)) await store.keepResult(result);
  }
  let count = 0;
  for (const game of listOf(backup.games).map(readGame)) {
    if (!game) continue;
    const here = await store.game(game.id);
    if (here && here.changed >= game.changed) continue;
    await store.keep(game);
    ++count;
  }
  return count;
}
