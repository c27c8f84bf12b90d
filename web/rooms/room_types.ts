// What a room takes and shows.
import type { Engine, Puzzle } from "../lib/index.js";
import type { RoomRules } from "./envelope.js";
import type { Invitation } from "./links.js";
import type { Phase } from "./names.js";
import type { Drop, Participant } from "./standing.js";
import type { Transport, TransportState } from "./transport.js";

/** What a room is made of. */
export interface RoomOptions {
  readonly sudoku: Engine;
  readonly transport: Transport;
  readonly invitation: Invitation;
  /** One's own. */
  readonly name: string;
  /** What `save` gave, to go on where one was. */
  readonly saved?: string | null | undefined;
  /** Milliseconds of a clock that goes on while the page is not there: `Date.now` where it is left out. */
  readonly now?: (() => number) | undefined;
}

/** All there is to show of a room. */
export interface RoomState {
  readonly phase: Phase;
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly puzzle: Puzzle | null;
  readonly rules: RoomRules | null;
  /** Since the start, below 0 while it is counted down. */
  readonly elapsed: number;
  /** Whether one may start the next round. */
  readonly hosting: boolean;
  /** In the order of the ranking. */
  readonly participants: readonly Participant[];
  readonly transport: TransportState;
  /** The last messages that were dropped, the newest last. */
  readonly drops: readonly Drop[];
}
