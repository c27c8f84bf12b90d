// A puzzle as the fragment of a link, short and safe to paste anywhere: version, shape, level and givens with a letter for a
// run of empty cells, a = 1 to z = 26. `1.2x2.easy.1c4h2c3` is `1...4........2...3`, cut short.
import type { Envelope } from "../lib/index.js";

const longestRun = 26;
/** As long as 256 cells can be, and much more. */
const longestLink = 1000;
const beforeA = 96;

const letter = (run: number) => String.fromCharCode(beforeA + run);
const empty = (run: string) => ".".repeat(run.charCodeAt(0) - beforeA);

/** The fragment, without `#`. */
export function writeLink({ version, shape, level, givens }: Envelope): string {
  const runs = new RegExp(`\\.{1,${longestRun}}`, "g");
  return `${version}.${shape}.${level}.${givens.replace(runs, (run) => letter(run.length))}`;
}

/** What a fragment holds, with or without `#`: to be sanitized, which says why it is not a puzzle where it is not. */
export function readLink(fragment: unknown): unknown {
  if (typeof fragment !== "string" || fragment.length > longestLink) return null;
  const [version, shape, level, givens] = fragment.replace(/^#/, "").split(".");
  if (givens === undefined) return null;
  return { format: "hanadoku", version: Number(version), shape, level, givens: givens.replace(/[a-z]/g, empty) };
}
