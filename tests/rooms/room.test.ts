import { ArgumentError } from "hanadoku";
import { digestOf, newId, Room, writeMessage, type RoomResult } from "hanadoku/rooms";
import { describe, expect, test } from "vitest";
import {
  ann,
  ben,
  cid,
  dan,
  invitation,
  lobby,
  logOf,
  namesIn,
  Network,
  other,
  playing,
  puzzle,
  ranking,
  sudoku,
} from "./network.js";

const resultOf = (id: string, name: string, change: Partial<RoomResult> = {}): string =>
  writeMessage({
    type: "result",
    room: invitation.room,
    round: 1,
    digest: digestOf(puzzle),
    id,
    name,
    log: logOf(),
    ...change,
  });

/** What became of a message that Ann sent to Ben's room. */
function sent(text: string, { rooms, network } = playing()) {
  network.transport(ann).send(ben, text);
  network.settle();
  const { drops, participants } = rooms[1].state();
  return { reason: drops.at(-1)?.reason ?? null, ann: participants.find(({ id }) => id === ann) };
}

describe("a lobby", () => {
  test("shows everyone the same people and the same host", () => {
    for (const room of lobby().rooms) {
      const state = room.state();
      expect(state).toMatchObject({ phase: "lobby", round: 0, puzzle: null, transport: { type: "open" } });
      expect(namesIn(state)).toEqual(["Ann", "Ben", "Cid"]);
      expect(state.participants.find(({ host }) => host)?.name).toBe("Ben");
    }
  });

  test("lets only the host begin", () => {
    const { rooms, network } = lobby();
    expect(rooms.map((room) => room.start(puzzle))).toEqual([false, true, false]);
    network.settle();
    for (const room of rooms) expect(room.state()).toMatchObject({ phase: "countdown", elapsed: -3000 });
    network.pass(3000);
    for (const room of rooms) {
      expect(room.state()).toMatchObject({ phase: "playing", elapsed: 0, rules: { entry: "strict", hints: 3 } });
      expect(room.state().puzzle).toEqual(puzzle);
    }
  });

  test("forgets who leaves, and has another host where that was the host", () => {
    const { rooms, network } = lobby();
    rooms[1].leave();
    network.settle();
    expect(namesIn(rooms[0].state())).toEqual(["Ann", "Cid"]);
    expect([rooms[0], rooms[2]].map((room) => room.state().hosting)).toEqual([true, false]);
  });

  test("refuses a name or an id that is none", () => {
    const make = (name: string, self: string) =>
      new Room({ sudoku, transport: new Network().transport(self), invitation, name });
    for (const name of ["", " Ann", "Ann\n", "x".repeat(25), "a\u202eb"]) {
      expect(() => make(name, newId())).toThrow(ArgumentError);
    }
    expect(() => make("하나", "no id")).toThrow(ArgumentError);
    expect(make("하나 🌸", newId()).state().participants[0]?.name).toBe("하나 🌸");
  });
});

describe("a game", () => {
  test("ranks everyone by what they tell while they play", () => {
    const { rooms, network } = playing();
    network.pass(10_000);
    rooms[0].play(logOf({ cells: 2 }));
    rooms[1].play(logOf({ cells: 5, mistakes: 2 }));
    rooms[2].play(logOf({ cells: 5, hints: 1 }));
    network.settle();
    for (const room of rooms) {
      expect(ranking(room.state())).toEqual(["1 Cid playing", "2 Ben playing", "3 Ann playing"]);
    }
  });

  test("ends with the ranking of what was replayed: mistakes, then hints, then time; equal ones share a rank", () => {
    const { rooms, network } = playing();
    network.pass(10_000);
    rooms[0].play(logOf({ mistakes: 1, time: 2000 }));
    rooms[1].play(logOf({ time: 7000 }));
    network.settle();
    expect(rooms[1].state().phase).toBe("finished");
    rooms[2].play(logOf({ time: 7000 }));
    network.settle();
    for (const room of rooms) {
      expect(room.state().phase).toBe("over");
      const [first, second, third] = room.state().participants;
      expect([first, second].map((each) => [each?.rank, each?.milliseconds])).toEqual([
        [1, 7000],
        [1, 7000],
      ]);
      expect(third).toMatchObject({ name: "Ann", rank: 3, mistakes: 1, milliseconds: 2000, state: "finished" });
    }
  });

  test("puts last who gave up or left, by cells left", () => {
    const { rooms, network } = playing();
    network.pass(20_000);
    rooms[0].play(logOf({ cells: 3 }));
    rooms[0].giveUp();
    rooms[2].play(logOf({ cells: 6 }));
    network.settle();
    network.vanish(cid);
    rooms[1].play(logOf({ mistakes: 5, time: 19_000 }));
    network.settle();
    for (const room of [rooms[0], rooms[1]]) {
      expect(room.state().phase).toBe("over");
      expect(ranking(room.state())).toEqual(["1 Ben finished", "2 Cid playing", "3 Ann unfinished"]);
    }
  });

  test("goes on without its host, who may be back", () => {
    const { rooms, network } = playing();
    const saved = rooms[1].save();
    network.vanish(ben);
    network.settle();
    expect(rooms[0].state()).toMatchObject({ hosting: true, phase: "playing" });
    const back = network.join(ben, "Ben", saved);
    expect(back.state()).toMatchObject({ hosting: true, phase: "playing", round: 1 });
    expect(rooms[0].state().hosting).toBe(false);
  });

  test("is there again after a reload, and its clock has not stood still", () => {
    const { rooms, network } = playing();
    network.pass(5000);
    rooms[0].play(logOf({ cells: 3, time: 4000 }));
    rooms[2].play(logOf({ time: 4500 }));
    network.settle();
    network.vanish(ann);
    network.settle();
    network.pass(60_000);
    const back = network.join(ann, "Ann", rooms[0].save());
    expect(back.state()).toMatchObject({ phase: "playing", elapsed: 65_000 });
    expect(back.log).toBe(rooms[0].log);
    expect(ranking(back.state())).toEqual(["1 Cid finished", "2 Ann playing", "3 Ben playing"]);
    back.play(logOf({ time: 64_000 }));
    network.settle();
    expect(ranking(rooms[1].state())).toEqual(["1 Cid finished", "2 Ann finished", "3 Ben playing"]);
  });

  test("takes who comes late, whose clock began with everyone's", () => {
    const { rooms, network } = playing();
    rooms[2].play(logOf({ cells: 2, time: 3000 }));
    network.settle();
    network.pass(30_000);
    const late = network.join("0000000000", "Zoe"); // the lowest id, and still not the host
    expect(late.state()).toMatchObject({ phase: "playing", elapsed: 30_000, round: 1, hosting: false });
    expect(ranking(late.state())[0]).toBe("1 Cid playing");
    late.play(logOf({ time: 29_000 }));
    network.settle();
    expect(ranking(rooms[0].state())[0]).toBe("1 Zoe finished");
  });

  test("has a rematch with the same people and another puzzle", () => {
    const { rooms, network } = playing();
    network.pass(9000);
    for (const room of rooms) room.play(logOf());
    network.settle();
    expect(rooms[1].start(other)).toBe(true);
    network.settle();
    network.pass(3000);
    for (const room of rooms) {
      expect(room.state()).toMatchObject({ phase: "playing", round: 2, puzzle: other });
      expect(namesIn(room.state())).toEqual(["Ann", "Ben", "Cid"]);
      expect(room.log).toBe("");
    }
  });

  test("is not ended by a rematch, which one comes to when one has finished", () => {
    const { rooms, network } = playing();
    network.pass(9000);
    rooms[0].play(logOf({ cells: 3 }));
    for (const room of [rooms[1], rooms[2]]) room.play(logOf());
    network.settle();
    rooms[1].start(other);
    network.settle();
    expect(rooms[0].state()).toMatchObject({ phase: "playing", round: 1, puzzle });
    rooms[0].play(logOf());
    network.settle();
    expect(rooms[0].state()).toMatchObject({ phase: "countdown", round: 2, puzzle: other });
  });

  test("takes no log that is not of its puzzle", () => {
    expect(() => {
      playing().rooms[0].play("0E000");
    }).toThrow(ArgumentError);
  });
});

describe("a result", () => {
  test("that holds is ranked", () => {
    const game = playing();
    game.network.pass(6000);
    expect(sent(resultOf(ann, "Ann"), game)).toMatchObject({ reason: null, ann: { state: "finished", rank: 1 } });
  });

  test.each<[string, Partial<RoomResult>, string]>([
    ["of another puzzle", { digest: digestOf(other) }, "digest"],
    ["with a digit that no strict game takes", { log: "0E041" }, "enter"],
    ["with more hints than there are", { log: "0R040R050R060R07" }, "no-hints"],
    ["that is no log", { log: "0" }, "format"],
    ["of more time than has passed", { log: logOf({ time: 60_000 }) }, "time"],
  ])("%s does not fit, and has no rank", (_, change, reason) => {
    const game = playing();
    game.network.pass(6000);
    const { ann: shown, reason: drop } = sent(resultOf(ann, "Ann", change), game);
    expect(drop).toBeNull();
    expect(shown).toMatchObject({ state: "refused", rank: null, fault: { reason } });
  });

  test("that hides a mistake which was told before does not fit", () => {
    const game = playing();
    game.network.pass(6000);
    game.rooms[0].play(logOf({ cells: 4, mistakes: 2 }));
    game.network.settle();
    expect(sent(resultOf(ann, "Ann"), game).ann).toMatchObject({ state: "refused", fault: { reason: "progress" } });
  });

  test.each<[string, Partial<RoomResult>, string]>([
    ["of another room", { room: "room000002" }, "room"],
    ["of another round", { round: 2 }, "round"],
    ["under another's name", { name: "Ben" }, "name"],
    ["of another", { id: cid }, "name"],
  ])("%s is dropped", (_, change, reason) => {
    const { reason: drop, ann: shown } = sent(resultOf(ann, "Ann", change));
    expect(drop).toBe(reason);
    expect(shown?.state).toBe("playing");
  });

  test("is one for each: another one is dropped, the same one again is not", () => {
    const game = playing();
    game.network.pass(6000);
    sent(resultOf(ann, "Ann", { log: logOf({ mistakes: 1 }) }), game);
    expect(sent(resultOf(ann, "Ann", { log: logOf({ mistakes: 1 }) }), game).reason).toBeNull();
    expect(sent(resultOf(ann, "Ann"), game)).toMatchObject({ reason: "again", ann: { mistakes: 1 } });
  });
});

describe("a message", () => {
  const envelope = {
    ...sudoku.envelope(other),
    room: invitation.room,
    name: "x",
    rules: { entry: "strict", hints: 3 },
  } as const;
  const start = { type: "start", round: 2, elapsed: 0, envelope } as const;

  test.each<[string, string, string]>([
    ["that is too long", `"${"x".repeat(30_000)}"`, "size"],
    ["that is no text of data", "{", "text"],
    ["of no known kind", `{"type":"shout"}`, "message"],
    ["with a field too many", `{"type":"bye","x":1}`, "message"],
    ["with a field too few", `{"type":"hello","name":"Ann"}`, "message"],
    ["with markup for a round", `{"type":"hello","name":"Ann","round":"<b>"}`, "message"],
    ["with a prototype", `{"type":"bye","__proto__":{}}`, "message"],
    [
      "that tells of no cells left without a result",
      `{"type":"progress","round":1,"cellsLeft":0,"mistakes":0,"hints":0}`,
      "message",
    ],
    [
      "that tells of more cells than there are",
      `{"type":"progress","round":1,"cellsLeft":9,"mistakes":0,"hints":0}`,
      "progress",
    ],
    ["of another round", `{"type":"progress","round":3,"cellsLeft":2,"mistakes":0,"hints":0}`, "round"],
    ["that starts a round without being the host", writeMessage(start), "host"],
  ])("%s is dropped", (_, text, reason) => {
    expect(sent(text).reason).toBe(reason);
  });

  test("that takes mistakes back is dropped", () => {
    const game = playing();
    const tell = (mistakes: number) =>
      sent(writeMessage({ type: "progress", round: 1, cellsLeft: 4, mistakes, hints: 0 }), game);
    expect(tell(2).reason).toBeNull();
    expect(tell(1)).toMatchObject({ reason: "progress", ann: { mistakes: 2 } });
  });

  test.each<[string, object, string]>([
    ["another room", { envelope: { ...envelope, room: "room000002" } }, "room"],
    ["givens that are no puzzle", { envelope: { ...envelope, givens: "1".repeat(16) } }, "puzzle"],
    ["a round too far", { round: 4 }, "round"],
  ])("of the host that starts %s is dropped", (_, change, reason) => {
    const { rooms, network } = playing();
    network.pass(6000);
    for (const room of rooms) room.play(logOf());
    network.settle();
    network.transport(ben).send(ann, JSON.stringify({ ...start, ...change }));
    network.settle();
    expect(rooms[0].state()).toMatchObject({ round: 1, drops: [{ from: ben, reason }] });
  });

  test("of a stranger is dropped", () => {
    const { rooms, network } = lobby();
    network.transport(dan).send(ann, resultOf(dan, "Dan"));
    network.settle();
    expect(rooms[0].state().drops).toEqual([{ from: dan, reason: "stranger", expelled: false }]);
    expect(namesIn(rooms[0].state())).toEqual(["Ann", "Ben", "Cid"]);
  });
});

describe("who does harm", () => {
  test.each<[string, string, string]>([
    ["garbage", "garbage", "text"],
    ["a flood", writeMessage({ type: "hello", name: "Ann", round: 1 }), "rate"],
  ])("by %s is sent away with the reason, and nobody else is disturbed", (_, text, reason) => {
    const { rooms, network } = playing();
    const transport = network.transport(ann);
    for (let i = 0; i < 100; ++i) transport.send(ben, text);
    network.settle();
    expect(network.dropped).toEqual([[ben, ann]]);
    const { drops, participants } = rooms[1].state();
    expect(drops.at(-1)).toEqual({ from: ann, reason, expelled: true });
    expect(participants.find(({ id }) => id === ann)?.here).toBe(false);
    expect(participants.find(({ id }) => id === cid)?.here).toBe(true);
  });

  test("by many names finds no place for more than 64", () => {
    const { rooms, network } = lobby();
    for (let i = 0; i < 500; ++i) {
      network.transport(`flood${String(i).padStart(5, "0")}`).send(ann, `{"type":"hello","name":"n","round":0}`);
    }
    network.settle();
    expect(rooms[0].state().participants).toHaveLength(64);
    expect(rooms[0].state().drops.at(-1)).toMatchObject({ reason: "full" });
  });
});
