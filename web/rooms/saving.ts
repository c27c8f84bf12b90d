// A room as its own page keeps it over a reload.
import { isRoomEnvelope, type RoomEnvelope } from "./envelope.js";
import { has, isId, isInteger, isName, isRound, parsed, type Check } from "./fields.js";
import { isResult, longestMessage, type RoomResult } from "./messages.js";

/** All that is needed to come back. */
export interface SavedRoom {
  readonly room: string;
  /** One's own id. */
  readonly self: string;
  readonly name: string;
  readonly round: number;
  readonly startedAt: number;
  readonly envelope: RoomEnvelope | null;
  readonly log: string;
  readonly results: readonly RoomResult[];
}

const mostResults = 64;

const isSaved: Check<SavedRoom> = has({
  room: isId,
  self: isId,
  name: isName,
  round: isRound,
  startedAt: isInteger(0, Number.MAX_SAFE_INTEGER),
  envelope: (value): value is RoomEnvelope | null => value === null || isRoomEnvelope(value),
  log: (value): value is string => typeof value === "string",
  results: (value): value is readonly RoomResult[] =>
    Array.isArray(value) && value.length <= mostResults && value.every((each) => isResult(each)),
});

/**
 * Reads what `Room.save` wrote: who one was there, among others; null for anything else.
 *
 * @example
 * readSaved("{}"); // => null
 */
export function readSaved(text: unknown): SavedRoom | null {
  const saved = parsed(text, (mostResults + 2) * longestMessage);
  return isSaved(saved) ? saved : null;
}
