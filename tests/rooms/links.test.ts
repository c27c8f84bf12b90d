import { loadEngine, shapes } from "hanadoku";
import {
  broadcastTransport,
  newId,
  noTransport,
  openEnvelope,
  readInvitation,
  readResult,
  Room,
  writeInvitation,
  writeResult,
  type Invitation,
  type RoomEnvelope,
} from "hanadoku/rooms";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hostile } from "../wasm/hostile.js";
import { ann, invitation, logOf, puzzle, ranking } from "./network.js";

const sudoku = await loadEngine();

function envelopeOf(shape: (typeof shapes)[number]): RoomEnvelope {
  const made = sudoku.generate({ shape, level: "hard", seed: 3, deadline: Infinity });
  if (!made.ok) throw new Error(made.reason);
  const rules = { entry: "strict", hints: 3 } as const;
  return { ...sudoku.envelope(made.puzzle), room: invitation.room, name: "화요일 모임", rules };
}

describe("an invitation", () => {
  test.each(shapes)("with a puzzle of %s comes back as it was, and fits a QR code", (shape) => {
    const envelope = envelopeOf(shape);
    const { name, level } = envelope;
    const sent: Invitation = { room: envelope.room, name, host: ann, shape, level, envelope };
    const code = writeInvitation(sent);
    expect(code).toMatch(/^room\.[\w-]+$/);
    expect(code.length).toBeLessThan(700);
    expect(readInvitation(code)).toEqual(sent);
    expect(readInvitation(`come: https://example.org/#${code} !`)).toEqual(sent);
  });

  test("of a live room has no puzzle", () => {
    expect(readInvitation(writeInvitation(invitation))).toEqual(invitation);
    expect(writeInvitation(invitation).length).toBeLessThan(120);
  });

  test.each(hostile)("is not %s", (_, make) => {
    expect(readInvitation(make())).toBeNull();
    expect(readResult(make())).toBeNull();
  });

  test.each(["room.", "room.!!!", "room.W10", "room.bnVsbA", `room.${"A".repeat(100_000)}`, "result.W10"])(
    "is not %s",
    (code) => {
      expect(readInvitation(code)).toBeNull();
      expect(readResult(code)).toBeNull();
    },
  );
});

describe("an envelope", () => {
  test("is opened where its puzzle is one", () => {
    const envelope = envelopeOf("2x3");
    expect(openEnvelope(sudoku, JSON.stringify(envelope))).toMatchObject({ ok: true, envelope });
  });

  test.each<[string, (envelope: RoomEnvelope) => unknown, string]>([
    ["no rules", (envelope) => ({ ...envelope, rules: undefined }), "envelope"],
    ["free entry", (envelope) => ({ ...envelope, rules: { entry: "free", hints: 3 } }), "envelope"],
    ["a solution with it", (envelope) => ({ ...envelope, solution: "1" }), "envelope"],
    ["an empty name", (envelope) => ({ ...envelope, name: "" }), "envelope"],
    ["a cell too few", (envelope) => ({ ...envelope, givens: envelope.givens.slice(1) }), "length"],
    [
      "a clue too few",
      (envelope) => ({ ...envelope, givens: envelope.givens.replace(/[1-9]/g, ".") }),
      "too-few-clues",
    ],
  ])("with %s says what is wrong", (_, change, reason) => {
    const opened = openEnvelope(sudoku, JSON.stringify(change(envelopeOf("2x3"))));
    expect(opened).toMatchObject({ ok: false, reason });
  });
});

test("a whole room goes by links alone", () => {
  let now = 1_000_000;
  const join = (name: string, self = newId()) => {
    const room = new Room({ sudoku, transport: noTransport(self), invitation, name, now: () => now });
    room.open();
    expect(room.start(puzzle, { wait: 0 })).toBe(true);
    return room;
  };
  const [host, guest, late] = [join("Ben"), join("Ann"), join("Cid")];
  now += 30_000;
  guest.play(logOf({ mistakes: 1, time: 10_000 }));
  late.play(logOf({ cells: 4 }));
  late.giveUp();
  const codes = [guest, late].map((room) => writeResult(room.result ?? expect.fail("no result")));
  const forged = writeResult({ ...(guest.result ?? expect.fail("no result")), id: newId(), name: "Dan", log: "0E041" });
  for (const code of [...codes, forged]) expect(host.take(readResult(code) ?? expect.fail(code))).toBeNull();
  host.play(logOf({ time: 29_000 }));
  expect(host.state().phase).toBe("over");
  expect(ranking(host.state())).toEqual(["1 Ben finished", "2 Ann finished", "3 Cid unfinished", "- Dan refused"]);
  const again = readResult(writeResult({ ...(guest.result ?? expect.fail("no result")), log: logOf() }));
  expect(host.take(again ?? expect.fail("no code"))).toBe("again");
});

describe("tabs of one browser", () => {
  const open: Room[] = [];
  afterEach(() => {
    for (const room of open.splice(0)) room.leave();
  });
  const join = (name: string, self?: string) => {
    const room = new Room({ sudoku, transport: broadcastTransport({ room: invitation.room, self }), invitation, name });
    room.open();
    open.push(room);
    return room;
  };
  const names = (room: Room) =>
    room
      .state()
      .participants.map(({ name }) => name)
      .sort();

  test("play together", async () => {
    const rooms = [join("Ann"), join("Ben"), join("Cid")];
    await vi.waitFor(() => {
      for (const room of rooms) expect(names(room)).toEqual(["Ann", "Ben", "Cid"]);
    });
    const host = rooms.find((room) => room.state().hosting);
    host?.start(puzzle, { wait: 0 });
    await vi.waitFor(() => {
      for (const room of rooms) expect(room.state().phase).toBe("playing");
    });
    for (const [index, room] of rooms.entries()) room.play(logOf({ time: 1000 + index, mistakes: index % 2 }));
    await vi.waitFor(() => {
      for (const room of rooms)
        expect(ranking(room.state())).toEqual(["1 Ann finished", "2 Cid finished", "3 Ben finished"]);
    });
  });

  test("are gone when they say so", async () => {
    const [first, second] = [join("Ann"), join("Ben")];
    await vi.waitFor(() => {
      expect(names(first)).toEqual(["Ann", "Ben"]);
    });
    second.leave();
    await vi.waitFor(() => {
      expect(names(first)).toEqual(["Ann"]);
    });
  });
});
