// A result of somebody's: hostile until it has been replayed.
import type { Engine, Puzzle } from "../lib/index.js";
import { digestOf, type RoomEnvelope } from "./envelope.js";
import type { RoomResult } from "./messages.js";
import type { ResultFault } from "./names.js";
import type { Claim, Judged } from "./standing.js";

/** Clocks of two devices, and the way between them. */
const slack = 10_000;

/** A round as those who judge know it. */
export interface Round {
  readonly envelope: RoomEnvelope;
  readonly puzzle: Puzzle;
}

/**
 * Replays a result on the puzzle in core, and compares it with what its sender told before and with the time that has passed. What nobody
 * can see from here is whether the times in it are true: they only cannot be longer than they were.
 */
export function judge(
  sudoku: Engine,
  { envelope, puzzle }: Round,
  result: Pick<RoomResult, "digest" | "log">,
  claim: Claim | null,
  elapsed: number,
): Judged {
  const refused = (reason: ResultFault, move: number | null = null) =>
    Object.freeze({ ok: false, reason, move } as const);
  if (result.digest !== digestOf(puzzle)) return refused("digest");
  const replayed = sudoku.replay(puzzle, result.log, { hints: envelope.rules.hints });
  if (!replayed.ok) return refused(replayed.reason, replayed.move);
  if (replayed.milliseconds > elapsed + slack) return refused("time");
  if (claim && (replayed.mistakes < claim.mistakes || replayed.hints < claim.hints)) return refused("progress");
  return replayed;
}
