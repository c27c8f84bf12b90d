// What participants tell each other, and the strict reader of it: a message is the JSON text of exactly one of these objects.
import { longestLog } from "../lib/index.js";
import { isRoomEnvelope, type RoomEnvelope } from "./envelope.js";
import { has, isId, isInteger, isName, isOneOf, isRound, isText, parsed, type Check } from "./fields.js";
import type { DropReason } from "./names.js";

/** Characters of any message: a log and its wrapping. */
export const longestMessage = longestLog + 1000;
/** A day, in milliseconds. */
const longest = 86_400_000;
const most = 1_000_000;

/** Told to each who comes: who one is, and which round one is in; 0 before the first. */
export interface Hello {
  readonly type: "hello";
  readonly name: string;
  readonly round: number;
}

/** A round's puzzle, from the host. */
export interface Start {
  readonly type: "start";
  readonly round: number;
  /** Milliseconds since its start, below 0 while it is counted down. */
  readonly elapsed: number;
  readonly envelope: RoomEnvelope;
}

/** How far one is, while one plays. */
export interface Progress {
  readonly type: "progress";
  readonly round: number;
  readonly cellsLeft: number;
  readonly mistakes: number;
  readonly hints: number;
}

/** One's game as it ended, or was left. */
export interface RoomResult {
  readonly type: "result";
  readonly room: string;
  readonly round: number;
  /** Of the puzzle. */
  readonly digest: string;
  /** Whose. */
  readonly id: string;
  readonly name: string;
  /** As `replay` takes it. */
  readonly log: string;
}

/** One goes. */
export interface Bye {
  readonly type: "bye";
}

/** All that is said in a room. */
export type Message = Hello | Start | Progress | RoomResult | Bye;

const count = isInteger(0, most);
const type = <Name extends string>(name: Name) => isOneOf([name] as const);

export const isResult: Check<RoomResult> = has({
  type: type("result"),
  room: isId,
  round: isRound,
  digest: isText(/^[0-9a-f]{16}$/),
  id: isId,
  name: isName,
  log: isText(/^[0-9a-zEXRH_-]*$/),
});

const checks: readonly Check<Message>[] = [
  has({ type: type("hello"), name: isName, round: isRound }),
  has({ type: type("start"), round: isRound, elapsed: isInteger(-longest, longest), envelope: isRoomEnvelope }),
  has({ type: type("progress"), round: isRound, cellsLeft: isInteger(1, most), mistakes: count, hints: count }),
  isResult,
  has({ type: type("bye") }),
];

/** What a text says, or why it is dropped. */
export type ReadMessage =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly reason: Extract<DropReason, "size" | "text" | "message"> };

/**
 * Reads anything at all; never throws.
 *
 * @example
 * readMessage('{"type":"bye"}'); // => { ok: true, message: { type: "bye" } }
 * readMessage('{"type":"shout"}'); // => { ok: false, reason: "message" }
 */
export function readMessage(text: unknown): ReadMessage {
  if (typeof text === "string" && text.length > longestMessage) return { ok: false, reason: "size" };
  const message = parsed(text, longestMessage);
  if (message === undefined) return { ok: false, reason: "text" };
  return checks.some((check) => check(message))
    ? { ok: true, message: message as Message }
    : { ok: false, reason: "message" };
}

/** A message as it travels. */
export const writeMessage = (message: Message): string => JSON.stringify(message);
