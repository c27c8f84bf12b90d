// The public lists of 9x9 grids, where HANADOKU_DATA names the folder that has them.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The textbook takes every 25th of these: it would need minutes, and its rate over those is within 5 % of the whole. */
const thinned = /^17_clue/;

export function findCollections() {
  const folder = process.env.HANADOKU_DATA && path.join(process.env.HANADOKU_DATA, "puzzles");
  if (!folder || !existsSync(folder)) {
    console.log("HANADOKU_DATA names no folder with puzzles/: the public collections are left out");
    return [];
  }
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => ({
      name: path.parse(file).name,
      file: path.join(folder, file),
      every: thinned.test(file) ? 25 : 1,
    }));
}
