// The names that rooms take and give.
import { replayFaults } from "../lib/index.js";

/** What a room goes through, in order. */
export const phases = ["lobby", "countdown", "playing", "finished", "over"] as const;
/** `finished` is one's own game, `over` everybody's who is here. */
export type Phase = (typeof phases)[number];

/**
 * Why a message was dropped. `size`, `text` and `message` are of no known form; `rate` is too many at once; `full` has no place for
 * one more; `stranger` has not said hello; `host` is not the host; `round`, `room` are of another; `busy` would end a game that is
 * played; `puzzle` is none; `again` has its result already; `progress` takes back what was told; `name` is another's.
 */
export const dropReasons = [
  "size",
  "text",
  "message",
  "rate",
  "full",
  "stranger",
  "host",
  "round",
  "room",
  "busy",
  "puzzle",
  "again",
  "progress",
  "name",
] as const;
/** One of `dropReasons`. */
export type DropReason = (typeof dropReasons)[number];

/**
 * What does not fit in a result: another puzzle's digest; more time than has passed; fewer mistakes or hints than its sender told before;
 * or what `replay` finds in its log.
 */
export const resultFaults = ["digest", "time", "progress", ...replayFaults] as const;
/** One of `resultFaults`. */
export type ResultFault = (typeof resultFaults)[number];
