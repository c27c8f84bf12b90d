// Rooms by links alone: an invitation out and results back, as codes that a link or a QR code can carry and a person can paste. A code is
// a word for what it is and the base64url of a JSON list.
import { levels, shapes, type Level, type Shape } from "../lib/index.js";
import { isRoomEnvelope, type RoomEnvelope } from "./envelope.js";
import { has, isId, isName, isOneOf, parsed, type Check } from "./fields.js";
import { isResult, longestMessage, type RoomResult } from "./messages.js";
import type { Transport } from "./transport.js";

/** What it takes to come to a room. */
export interface Invitation {
  /** The room's id. */
  readonly room: string;
  readonly name: string;
  /** The id of who made the room. */
  readonly host: string;
  readonly shape: Shape;
  readonly level: Level;
  /** Where the room goes by links alone; a live one has its puzzle from the host, when all start. */
  readonly envelope: RoomEnvelope | null;
}

const isInvitation: Check<Invitation> = has({
  room: isId,
  name: isName,
  host: isId,
  shape: isOneOf(shapes),
  level: isOneOf(levels),
  envelope: (value): value is RoomEnvelope | null => value === null || isRoomEnvelope(value),
});

const longestInvitation = 4000;

function encoded(word: string, list: readonly unknown[]): string {
  const bytes = Array.from(new TextEncoder().encode(JSON.stringify(list)), (byte) => String.fromCharCode(byte));
  return `${word}.${btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The list of a code, wherever it stands in a text, as people paste it; none where there is none. */
function decoded(word: string, text: unknown, longest: number): readonly unknown[] {
  if (typeof text !== "string" || text.length > 4 * longest) return [];
  const code = text.match(new RegExp(`\\b${word}\\.([A-Za-z0-9_-]+)`))?.[1] ?? "";
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const list = parsed(new TextDecoder().decode(bytes), longest);
    return Array.isArray(list) ? list : [];
  } catch {
    return []; // no base64
  }
}

/**
 * An invitation as a code. One with an envelope holds the givens: what is shown of it is `sudoku.preview`.
 *
 * @example
 * const room = { room: "room000001", name: "Tuesday", host: "aaaaaaaaaa" };
 * const code = writeInvitation({ ...room, shape: "2x3", level: "easy", envelope: null });
 * readInvitation(code).name; // => "Tuesday"
 */
export function writeInvitation({ room, name, host, shape, level, envelope }: Invitation): string {
  const puzzle = envelope ? [envelope.givens, envelope.rules.hints] : [];
  return encoded("room", [room, name, host, shape, level, ...puzzle]);
}

/**
 * The invitation in a text, which may be anything; null where there is none.
 *
 * @example
 * readInvitation("https://example.org/#room.nothing"); // => null
 */
export function readInvitation(text: unknown): Invitation | null {
  const [room, name, host, shape, level, givens, hints] = decoded("room", text, longestInvitation);
  const rules = { entry: "strict", hints };
  const envelope =
    givens === undefined ? null : { format: "hanadoku", version: 1, shape, level, givens, room, name, rules };
  const invitation = { room, name, host, shape, level, envelope };
  return isInvitation(invitation) ? invitation : null;
}

/**
 * A result as a code.
 *
 * @example
 * const whose = { room: "room000001", round: 1, id: "bbbbbbbbbb", name: "Hana" };
 * const result = { type: "result", ...whose, digest: digestOf(puzzle), log: "2s0E0a5" };
 * readResult(writeResult(result)).name; // => "Hana"
 */
export function writeResult({ room, round, digest, id, name, log }: RoomResult): string {
  return encoded("result", [room, round, digest, id, name, log]);
}

/**
 * The result in a text, which may be anything; null where there is none. A room's `take` judges it.
 *
 * @example
 * readResult("hello"); // => null
 */
export function readResult(text: unknown): RoomResult | null {
  const [room, round, digest, id, name, log] = decoded("result", text, longestMessage);
  const result = { type: "result", room, round, digest, id, name, log };
  return isResult(result) ? result : null;
}

/**
 * Carries nothing: for a room by links alone.
 *
 * @example
 * noTransport("aaaaaaaaaa").self; // => "aaaaaaaaaa"
 */
export function noTransport(self: string): Transport {
  return {
    self,
    open(events) {
      events.state({ type: "open" });
    },
    send: () => undefined,
    drop: () => undefined,
    close: () => undefined,
  };
}
