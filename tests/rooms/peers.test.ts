// The mesh over PeerJS, with a stand-in for its client and its server; the browser tests have the real ones.
import {
  mostConnected,
  newId,
  peerTransport,
  type PeerClient,
  type PeerConnection,
  type PeerOptions,
  type TransportState,
} from "hanadoku/rooms";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Listener = (...args: unknown[]) => void;

class Emitter {
  readonly #listeners = new Map<string, Listener[]>();
  on(event: string, listener: (...args: never[]) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener as Listener]);
  }
  emit(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }
}

class Connection extends Emitter implements PeerConnection {
  open = false;
  far: Connection | null = null;
  constructor(
    readonly peer: string,
    readonly serialization: string,
  ) {
    super();
  }
  send(data: string): void {
    this.far?.emit("data", data);
  }
  close(): void {
    const { far, open } = this;
    this.far = null;
    this.open = false;
    if (open) this.emit("close");
    far?.close();
  }
}

/** One server, which may be gone. */
let isThere = true;
let clients: Client[] = [];

class Client extends Emitter implements PeerClient {
  connected = false;
  readonly connections: Connection[] = [];
  constructor(
    readonly id: string,
    readonly options: object,
  ) {
    super();
    clients.push(this);
    this.#start();
  }
  #start(): void {
    setTimeout(() => {
      if (!clients.includes(this)) return;
      if (clients.some(({ id, connected }) => id === this.id && connected)) {
        this.emit("error", new Error("the id is taken"));
        this.emit("disconnected");
        this.destroy();
        return;
      }
      this.connected = isThere;
      if (this.connected) this.emit("open", this.id);
      else this.emit("disconnected");
    }, 10);
  }
  connect(id: string, { serialization }: { serialization: string }): Connection | undefined {
    const far = clients.find((each) => each.id === id && each.connected);
    const near = new Connection(id, serialization);
    this.connections.push(near);
    if (!far || !this.connected) return near;
    const other = new Connection(this.id, serialization);
    far.connections.push(other);
    [near.far, other.far] = [other, near];
    far.emit("connection", other);
    setTimeout(() => {
      if (!near.far) return;
      near.open = other.open = true;
      near.emit("open");
      other.emit("open");
    }, 10);
    return near;
  }
  reconnect(): void {
    this.#start();
  }
  destroy(): void {
    clients = clients.filter((each) => each !== this);
    for (const connection of this.connections) connection.close();
    this.emit("close");
  }
}

function stopServer(): void {
  isThere = false;
  for (const client of clients) {
    client.connected = false;
    client.emit("disconnected");
  }
}

const room = "room000001";
const server = { host: "127.0.0.1", port: 1, path: "/" };

function join(self: string, known: readonly string[], change: Partial<PeerOptions> = {}) {
  const peers = new Set<string>();
  const heard: [string, unknown][] = [];
  const states: TransportState[] = [];
  let joins = 0;
  const transport = peerTransport({ Peer: Client, server, room, known, self, ...change });
  transport.open({
    joined: (peer) => {
      ++joins;
      peers.add(peer);
    },
    left: (peer) => peers.delete(peer),
    message: (from, text) => heard.push([from, text]),
    state: (state) => states.push(state),
  });
  return { transport, peers, heard, states, joins: () => joins };
}

const [ann, ben, cid] = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"] as const;
const settle = () => vi.advanceTimersByTimeAsync(200);

/** The second is whom the others knock at. */
async function three() {
  const second = join(ben, []);
  await settle();
  const first = join(ann, [ben]);
  const third = join(cid, [ben]);
  await settle();
  return [first, second, third] as const;
}

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  clients = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("peers", () => {
  test("who know only one of them are all connected with each other", async () => {
    const [first, second, third] = await three();
    expect([...first.peers].sort()).toEqual([ben, cid]);
    expect([...second.peers].sort()).toEqual([ann, cid]);
    expect([...third.peers].sort()).toEqual([ann, ben]);
    first.transport.send(null, "to all");
    first.transport.send(cid, "to one");
    expect(second.heard).toEqual([[ann, "to all"]]);
    expect(third.heard).toEqual([
      [ann, "to all"],
      [ann, "to one"],
    ]);
  });

  test("ask no server but the one that was named, and no STUN or TURN server", async () => {
    await three();
    for (const { options } of clients) expect(options).toMatchObject({ ...server, config: { iceServers: [] } });
  });

  test("play on where the server is gone, and try again with growing pauses", async () => {
    const [first, , third] = await three();
    stopServer();
    await vi.advanceTimersByTimeAsync(40_000);
    first.transport.send(null, "still here");
    expect(third.heard.at(-1)).toEqual([ann, "still here"]);
    const pauses = first.states.flatMap((state) => (state.type === "waiting" ? [state.milliseconds] : []));
    expect(pauses.length).toBeGreaterThan(4);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeLessThanOrEqual(Math.min(1000 * 2 ** index, 30_000));
      expect(pause).toBeGreaterThanOrEqual(Math.min(750 * 2 ** index, 22_500));
    }
    isThere = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(first.states.at(-1)).toEqual({ type: "open" });
    expect([...first.peers].sort()).toEqual([ben, cid]);
  });

  test("go on without the one whom they knew first", async () => {
    const [first, second, third] = await three();
    second.transport.close();
    await settle();
    first.transport.send(null, "alone");
    expect([...first.peers, ...third.peers]).toEqual([cid, ann]);
    expect(third.heard.at(-1)).toEqual([ann, "alone"]);
  });

  test("tell of one who comes back after a reload", async () => {
    const [first, second, third] = await three();
    const before = second.joins();
    first.transport.close();
    await settle();
    const back = join(ann, [ben, cid]);
    await settle();
    expect([...back.peers].sort()).toEqual([ben, cid]);
    expect(second.joins()).toBe(before + 1);
    expect(third.peers.has(ann)).toBe(true);
  });

  test("find each other again where only their connection was lost", async () => {
    const [first, second] = await three();
    clients
      .find(({ id }) => id.endsWith(ann))
      ?.connections.find(({ peer }) => peer.endsWith(ben))
      ?.close();
    expect([first.peers.has(ben), second.peers.has(ann)]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([first.peers.has(ben), second.peers.has(ann)]).toEqual([true, true]);
  });

  test("knock for a while at one who is not there yet", async () => {
    const first = join(ann, [ben]);
    await vi.advanceTimersByTimeAsync(5000);
    join(ben, []);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...first.peers]).toEqual([ben]);
  });

  test("never hear again from one who was dropped", async () => {
    const [first, second, third] = await three();
    second.transport.drop(ann);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...second.peers]).toEqual([cid]);
    expect([...third.peers].sort()).toEqual([ann, ben]);
    first.transport.send(ben, "?");
    expect(second.heard).toEqual([]);
  });
});

describe("the door", () => {
  const keepers = () => clients.filter(({ id, connected }) => id === `hanadoku-${room}-door` && connected);

  test("leads in one who knows only somebody who has gone", async () => {
    const [first, second, third] = await three();
    second.transport.close();
    await settle();
    const late = join("dddddddddd", [ben]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([...late.peers].sort()).toEqual([ann, cid]);
    expect([...first.peers].sort()).toEqual([cid, "dddddddddd"]);
    expect([first.joins(), third.joins()]).toEqual([3, 3]);
  });

  test("is kept by one, and by another once that one has gone", async () => {
    const [first, second, third] = await three();
    await vi.advanceTimersByTimeAsync(3000);
    expect(keepers()).toHaveLength(1);
    first.transport.close();
    await vi.advanceTimersByTimeAsync(3000);
    expect(keepers()).toHaveLength(1);
    const late = join("dddddddddd", [ann]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([...late.peers].sort()).toEqual([ben, cid]);
    for (const { transport } of [second, third, late]) transport.close();
    expect(keepers()).toEqual([]);
  });

  test("brings those together who know nobody", async () => {
    const all = [cid, ann, ben].map((id) => join(id, ["eeeeeeeeee"]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(all.map(({ peers }) => peers.size)).toEqual([2, 2, 2]);
    expect(keepers()).toHaveLength(1);
  });

  test("is let go with the server, and kept again once that is back", async () => {
    await three();
    stopServer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(keepers()).toEqual([]);
    isThere = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keepers()).toHaveLength(1);
  });

  test.each(["{", '{"peers":"all"}', '{"peers":["door"]}', "\u0000"])("that says %s changes nothing", async (text) => {
    const keeper = new Client(`hanadoku-${room}-door`, {});
    keeper.on("connection", (connection: Connection) => {
      connection.on("open", () => {
        connection.send(text);
      });
    });
    await settle();
    const first = join(ann, []);
    await vi.advanceTimersByTimeAsync(2000);
    const second = join(ben, [ann]);
    await settle();
    expect([...first.peers, ...second.peers]).toEqual([ben, ann]);
  });

  test("that is flooded tells sixteen at a time", async () => {
    join(ann, []);
    await settle();
    const told: unknown[] = [];
    for (let index = 0; index < 40; ++index) {
      const client = new Client(`stranger${index}`, {});
      setTimeout(
        () =>
          client
            .connect(`hanadoku-${room}-door`, { serialization: "raw" })
            ?.on("data", (data: unknown) => told.push(data)),
        50,
      );
    }
    await settle();
    expect(told).toEqual(Array<string>(16).fill(`{"peers":["${ann}"]}`));
  });
});

describe("a stranger on the same server", () => {
  const knockWith = (id: string, serialization: string) => {
    const client = new Client(id, {});
    setTimeout(() => client.connect(`hanadoku-${room}-${ben}`, { serialization }), 50);
  };

  test.each([
    ["without an id of this room", "somebody", "raw"],
    ["of another room", `hanadoku-room000002-${ann}`, "raw"],
    ["who speaks another way", `hanadoku-${room}-${ann}`, "binary"],
  ])("%s is not let in", async (_, id, serialization) => {
    const second = join(ben, []);
    knockWith(id, serialization);
    await settle();
    expect([...second.peers]).toEqual([]);
  });

  test("is let in as a participant where the id is one", async () => {
    const second = join(ben, []);
    knockWith(`hanadoku-${room}-${ann}`, "raw");
    await settle();
    expect([...second.peers]).toEqual([ann]);
  });

  test("finds no place where the room is full", async () => {
    const second = join(ben, []);
    for (let index = 0; index < 2 * mostConnected; ++index) knockWith(`hanadoku-${room}-${newId()}`, "raw");
    await settle();
    expect(second.peers.size).toBe(mostConnected - 1);
  });

  test.each(['{"peers":"all"}', '{"peers":["no id"]}', `{"peers":[${'"aaaaaaaaaa",'.repeat(500)}"x"]}`, "{", "\u0000"])(
    "who says %s changes nothing",
    async (text) => {
      const [first] = await three();
      const far = clients.find(({ id }) => id.endsWith(cid));
      far?.connections.find(({ peer }) => peer.endsWith(ann))?.send(text);
      await settle();
      expect([...first.peers].sort()).toEqual([ben, cid]);
    },
  );
});
