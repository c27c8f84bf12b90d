// Random and mutated messages into the reader and into a room: 20,000, or a million with HANADOKU_LONG.
import { digestOf, newId, readMessage, Room, writeMessage, type Message, type TransportEvents } from "hanadoku/rooms";
import { expect, test } from "vitest";
import { ids, invitation, logOf, other, puzzle, sudoku, type Play } from "./network.js";

const messages = process.env.HANADOKU_LONG ? 1_000_000 : 20_000;
/** So many, and the next room. */
const eachRoom = 5000;
const self = "zzzzzzzzzz";

/** The same numbers every time. */
class Random {
  #state = 7;
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }
  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}

const plays: readonly Play[] = Array.from({ length: 40 }, (_, index) => ({
  mistakes: index % 4,
  hints: index % 3,
  cells: index % 5 === 0 ? 1 + (index % 7) : 8,
  time: 1000 + 500 * (index % 6),
}));
/** What these logs come to is known without a replay. */
const known = new Map(plays.map((play) => [logOf(play), play]));
const logs = [...known.keys()];

const rules = { entry: "strict", hints: 3 } as const;
const envelopes = [puzzle, other].map((each) => ({
  ...sudoku.envelope(each),
  room: invitation.room,
  name: "x",
  rules,
}));
const names = ["Ann", "Ben", "하나", "<b>"];

function honest(random: Random, from: string): Message {
  const round = random.below(3);
  const name = random.of(names);
  switch (random.below(5)) {
    case 0:
      return { type: "hello", name, round };
    case 1:
      return { type: "start", round, elapsed: random.below(9000) - 3000, envelope: random.of(envelopes) };
    case 2:
      return {
        type: "progress",
        round,
        cellsLeft: 1 + random.below(9),
        mistakes: random.below(3),
        hints: random.below(2),
      };
    case 3: {
      const digest = digestOf(random.of([puzzle, puzzle, puzzle, other]));
      return { type: "result", room: invitation.room, round, digest, id: from, name, log: random.of(logs) };
    }
    default:
      return random.below(20) === 0 ? { type: "bye" } : { type: "hello", name, round: 1 };
  }
}

const pieces = [
  '"',
  "}",
  "{",
  "[",
  "\\",
  "null",
  "-1",
  "1e999",
  "0",
  "E000",
  "H",
  "\u0000",
  "\ud800",
  "__proto__",
  ",",
];

function mutated(random: Random, text: string): string {
  let changed = text;
  for (let times = 1 + random.below(3); times > 0; --times) {
    const at = random.below(changed.length + 1);
    const to = Math.min(changed.length, at + random.below(6));
    const put = random.of([random.of(pieces), String.fromCharCode(random.below(0x250)), changed.slice(at, to), ""]);
    changed = changed.slice(0, at) + put + changed.slice(random.of([at, to]));
  }
  return changed;
}

const oddities: readonly unknown[] = [
  undefined,
  null,
  0,
  {},
  [],
  new Uint8Array(9),
  Symbol("x"),
  10n,
  () => 1,
  new Proxy({}, {}),
  "",
  "[[[[",
  "9".repeat(50_000),
  "[".repeat(20_000),
];

function anything(random: Random, from: string): unknown {
  const kind = random.below(10);
  if (kind === 0) return random.of(oddities);
  if (kind === 1)
    return Array.from({ length: random.below(60) }, () => String.fromCharCode(random.below(128))).join("");
  const text = writeMessage(honest(random, from));
  return kind < 6 ? text : mutated(random, text);
}

/** The rank of each follows from the counts, and the counts from the log. */
function check(room: Room): void {
  const { participants, drops } = room.state();
  expect(participants.length).toBeLessThanOrEqual(64);
  expect(drops.length).toBeLessThanOrEqual(20);
  const { results } = JSON.parse(room.save()) as { results: { id: string; log: string }[] };
  const logById = new Map(results.map(({ id, log }) => [id, log]));
  const key = (each: (typeof participants)[number]) => [
    each.cellsLeft ?? 0,
    each.mistakes,
    each.hints,
    each.milliseconds ?? 0,
  ];
  const isBetter = (one: number[], two: number[]) => {
    const at = one.findIndex((value, index) => value !== two[index]);
    return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0);
  };
  const ranked = participants.filter(({ rank }) => rank !== null);
  for (const each of ranked) {
    const better = ranked.filter((one) => isBetter(key(one), key(each))).length;
    if (each.rank !== better + 1) expect.fail(`${each.name} has rank ${each.rank ?? 0}, and ${better} are better`);
    const play = known.get(logById.get(each.id) ?? "");
    if (play && each.state !== "playing") {
      const { mistakes = 0, hints = 0, cells = 8, time } = play;
      const counts = { mistakes, hints: Math.min(hints, cells), cellsLeft: 8 - cells, milliseconds: time };
      if (each.milliseconds !== null && room.state().puzzle?.clues === 8) expect(each).toMatchObject(counts);
    }
  }
  for (const { state, rank } of participants) if (state === "refused") expect(rank).toBeNull();
}

test(`${messages} random and mutated messages throw nothing, make nothing grow and rank nobody wrongly`, () => {
  const random = new Random();
  const drops = new Map<string, number>();
  let now = 1_000_000;
  let ranked = 0;
  let largest = 0;
  for (let sent = 0; sent < messages; sent += eachRoom) {
    let events: TransportEvents | undefined;
    const transport = {
      self,
      open: (told: TransportEvents) => {
        events = told;
      },
      send: () => undefined,
      drop: () => undefined,
      close: () => undefined,
    };
    const room = new Room({ sudoku, transport, invitation, name: "Us", now: () => now });
    room.open();
    const people: string[] = [...ids];
    for (let index = 0; index < eachRoom; ++index) {
      now += random.below(120);
      if (random.below(150) === 0) people[random.below(people.length)] = newId();
      const from = random.of(people);
      const message = anything(random, from);
      readMessage(message);
      if (random.below(40) === 0) events?.joined(from);
      if (random.below(200) === 0) events?.left(from);
      events?.message(from, message);
      if (random.below(500) === 0) {
        const { phase, puzzle: played } = room.state();
        if (phase === "playing" && played?.clues === puzzle.clues) room.play(logs[1] ?? "");
      }
      if (index % 50 === 0) {
        check(room);
        ranked += room.state().participants.filter(({ state }) => state === "finished").length;
        for (const { reason } of room.state().drops) drops.set(reason, (drops.get(reason) ?? 0) + 1);
        largest = Math.max(largest, room.save().length);
      }
    }
  }
  // It was not all noise: rounds were played and ranked, and messages were dropped for many reasons.
  expect(ranked).toBeGreaterThan(0);
  expect(drops.size).toBeGreaterThan(8);
  expect(largest).toBeLessThan(200_000);
}, 3_600_000);
