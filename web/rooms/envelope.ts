// A room's envelope: a puzzle's envelope with the room's id and name, and the rules that hold for everyone.
import { levels, shapes, type Engine, type Envelope, type Fault, type Puzzle } from "../lib/index.js";
import { has, isId, isInteger, isName, isOneOf, isText, parsed, type Check } from "./fields.js";

const longestEnvelope = 2000;

/** What holds for everyone in a room. */
export interface RoomRules {
  /** Wrong digits are counted, and do not enter. */
  readonly entry: "strict";
  /** The allowance. */
  readonly hints: number;
}

/** A puzzle as a room has it. */
export interface RoomEnvelope extends Envelope {
  /** The room's id. */
  readonly room: string;
  /** The room's. */
  readonly name: string;
  readonly rules: RoomRules;
}

export const isRoomEnvelope: Check<RoomEnvelope> = has({
  format: isOneOf(["hanadoku"] as const),
  version: isOneOf([1] as const),
  shape: isOneOf(shapes),
  level: isOneOf(levels),
  givens: isText(/^[1-9A-G.]{1,256}$/),
  room: isId,
  name: isName,
  rules: has({ entry: isOneOf(["strict"] as const), hints: isInteger(0, 1000) }),
});

/** An envelope with its puzzle proven, or what is wrong with it. */
export type OpenedEnvelope =
  | { readonly ok: true; readonly envelope: RoomEnvelope; readonly puzzle: Puzzle }
  | {
      readonly ok: false;
      /** `envelope` is of no room; the others are of its givens, as `sanitize` has them. */
      readonly reason: "envelope" | Fault;
      readonly cells: readonly number[];
      /** For developers, in English. */
      readonly message: string;
    };

/**
 * Reads an envelope that came as text, and proves its puzzle; or says exactly what is wrong with it.
 *
 * @example
 * const rules = { entry: "strict", hints: 3 };
 * const envelope = { ...sudoku.envelope(puzzle), room: "room000001", name: "Tuesday", rules };
 * openEnvelope(sudoku, JSON.stringify(envelope)).ok; // => true
 * openEnvelope(sudoku, JSON.stringify({ ...envelope, givens: "1" })).reason; // => "length"
 */
export function openEnvelope(sudoku: Engine, text: unknown): OpenedEnvelope {
  const envelope = parsed(text, longestEnvelope);
  if (!isRoomEnvelope(envelope)) {
    return Object.freeze({ ok: false, reason: "envelope", cells: [], message: "expected the envelope of a room" });
  }
  const sanitized = sudoku.sanitize(envelope);
  return Object.freeze(sanitized.ok ? { ok: true, envelope, puzzle: sanitized.puzzle } : sanitized);
}

/**
 * FNV-1a of 64 bits over shape and givens: tells puzzles apart, and proves nothing.
 *
 * @example
 * digestOf({ shape: "2x2", givens: "1234........4123" }); // => "f1d7d3767c75c46d"
 */
export function digestOf({ shape, givens }: Pick<Puzzle, "shape" | "givens">): string {
  let digest = 0xcbf29ce484222325n;
  for (const symbol of `${shape} ${givens}`) {
    digest = BigInt.asUintN(64, (digest ^ BigInt(symbol.charCodeAt(0))) * 0x100000001b3n);
  }
  return digest.toString(16).padStart(16, "0");
}
