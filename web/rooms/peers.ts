// Across devices: WebRTC data channels by the PeerJS client, which the caller passes in, with a signalling server that the caller names;
// there is no default, neither of a server nor of STUN and TURN. The server only introduces: who is connected plays on without it.
//
// Everyone connects with everyone. A newcomer knocks at those it knows of and at the room's door; each answers with the ids that it is
// connected with, and the newcomer goes on to these.
import { Door } from "./door.js";
import { has, isId, newId, parsed, type Check } from "./fields.js";
import { pauseBefore } from "./pauses.js";
import type { PeerClient, PeerConnection, PeerServer } from "./peer_client.js";
import type { Transport, TransportEvents } from "./transport.js";

/** Participants of a room whose pages are all connected with each other. */
export const mostConnected = 16;

/** What a transport over PeerJS is made of. */
export interface PeerOptions {
  /** The class of the package `peerjs`. */
  readonly Peer: new (id: string, options: object) => PeerClient;
  readonly server: PeerServer;
  /** The room's id. */
  readonly room: string;
  /** Where one may knock: the host of the invitation, and whoever was there before a reload. */
  readonly known: readonly string[];
  /** One's own id, to come back as the same participant; a new one where it is left out. */
  readonly self?: string | undefined;
  /** Keeps the id for who has it; to come back with. */
  readonly token?: string | undefined;
  /** STUN and TURN servers; without one, devices find each other in the same network. */
  readonly iceServers?: readonly object[] | undefined;
}

const isList: Check<{ readonly peers: readonly string[] }> = has({
  peers: (value): value is readonly string[] =>
    Array.isArray(value) && value.length < mostConnected && value.every((each) => isId(each)),
});
const longestList = 1000;
const listOf = (ids: readonly string[]) => JSON.stringify({ peers: ids.slice(0, mostConnected - 1) });
/** A connection that a device has left without a word may still be there when it comes back. */
const mostEach = 3;
/** A server that has not answered until then is asked anew. */
const patience = 10_000;
/** So often one knocks where nobody answers. */
const mostKnocks = 8;

/**
 * A transport over PeerJS; `Peer` is its class.
 *
 * @example
 * // With `Peer` of the package `peerjs`, which is not here:
 * class Peer {
 *   on() {}
 * }
 * const server = { host: "rooms.example.org", port: 443, path: "/", secure: true };
 * const transport = peerTransport({ Peer, server, room: "room000001", known: ["aaaaaaaaaa"] });
 * isId(transport.self); // => true
 */
export function peerTransport({
  Peer,
  server,
  room,
  known,
  self = newId(),
  token,
  iceServers = [],
}: PeerOptions): Transport {
  const prefix = `hanadoku-${room}-`;
  const options = { ...server, token: token ?? newId(), config: { iceServers }, debug: 0 };
  const page = typeof window === "undefined" ? null : window;
  const connections = new Map<string, PeerConnection[]>();
  const knocking = new Set<string>();
  const wanted = new Set(known.filter((id) => isId(id) && id !== self));
  const dropped = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let events: TransportEvents | null = null;
  let client: PeerClient | null = null;
  let introducing = false;
  let failures = 0;

  function after(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  }

  /** The newest that is open. */
  const way = (peer: string) =>
    connections
      .get(peer)
      ?.filter((each) => each.open)
      .at(-1);

  const reached = () => [...connections.keys()].filter(way);

  const door = new Door({
    make: () => new Peer(`${prefix}door`, options),
    list: () => listOf([self, ...reached()]),
    knock: () => {
      knockAtDoor();
    },
    after,
  });

  /** The one with the lowest id keeps the door. */
  function tend(): void {
    door.keep(introducing && !reached().some((peer) => peer < self));
  }

  function follow(text: string): void {
    const list = parsed(text, longestList);
    if (isList(list)) for (const id of list.peers) if (id !== self && !connections.has(id)) knock(id);
  }

  /** What is open now tells of the others, and is told of. */
  function opened(peer: string, connection: PeerConnection): void {
    if (!connections.has(peer) && connections.size >= mostConnected - 1) {
      connection.close();
      return;
    }
    const others = reached().filter((id) => id !== peer);
    const before = connections.get(peer) ?? [];
    connections.set(peer, [...before, connection].slice(-mostEach));
    for (const old of before.slice(0, -mostEach + 1)) old.close();
    connection.send(listOf(others));
    if (before.length > 0) events?.left(peer); // it was reloaded
    events?.joined(peer);
    tend();
  }

  function closed(peer: string, connection: PeerConnection): void {
    const rest = (connections.get(peer) ?? []).filter((each) => each !== connection);
    if (rest.length > 0) connections.set(peer, rest);
    else if (connections.delete(peer)) {
      events?.left(peer);
      wanted.add(peer);
      if (self < peer)
        after(pauseBefore(1), () => {
          knock(peer);
        }); // one of the two
      tend();
    }
  }

  function attend(connection: PeerConnection, knocked: boolean): void {
    const peer = connection.peer.startsWith(prefix) ? connection.peer.slice(prefix.length) : "";
    if (!isId(peer) || dropped.has(peer) || connection.serialization !== "raw") {
      connection.close();
      return;
    }
    connection.on("open", () => {
      opened(peer, connection);
    });
    connection.on("close", () => {
      closed(peer, connection);
    });
    connection.on("error", () => undefined); // it closes, or the knock is repeated
    connection.on("data", (data) => {
      if (dropped.has(peer)) return;
      if (typeof data !== "string" || !data.startsWith('{"peers":')) events?.message(peer, data);
      else if (knocked) follow(data);
    });
  }

  const reach = (name: string) => client?.connect(prefix + name, { serialization: "raw", reliable: true });

  function knock(peer: string, times = 1): void {
    if (!introducing || knocking.has(peer) || connections.has(peer) || dropped.has(peer) || times > mostKnocks) return;
    wanted.add(peer);
    const connection = reach(peer);
    if (!connection) return;
    knocking.add(peer);
    attend(connection, true);
    after(pauseBefore(times + 1), () => {
      knocking.delete(peer);
      if (connection.open) return;
      connection.close();
      knock(peer, times + 1);
    });
  }

  /** Who keeps the door tells who is there, and is a participant too, by an id of its own. */
  function knockAtDoor(): void {
    const connection = introducing ? reach("door") : undefined;
    connection?.on("error", () => undefined);
    connection?.on("data", (data) => {
      if (typeof data === "string") follow(data);
      connection.close();
    });
    after(patience, () => connection?.close());
  }

  /** Tries again, after a pause that grows with each time. */
  function wait(again: () => void): void {
    introducing = false;
    tend();
    const milliseconds = pauseBefore(++failures);
    events?.state({ type: "waiting", milliseconds });
    after(milliseconds, again);
  }

  function connect(): void {
    const made = new Peer(prefix + self, options);
    client = made;
    let waiting = false;
    const once = (again: () => void) => {
      if (waiting || client !== made) return;
      waiting = true;
      wait(() => {
        waiting = false;
        again();
      });
    };
    let answered = false;
    after(patience, () => {
      if (!answered && client === made) made.destroy();
    });
    made.on("open", () => {
      answered = introducing = true;
      failures = 0;
      events?.state({ type: "open" });
      for (const peer of wanted) knock(peer);
      tend();
    });
    made.on("connection", (connection) => {
      attend(connection, false);
    });
    made.on("error", () => undefined); // what it ends is told by the two below
    made.on("disconnected", () => {
      once(() => {
        made.reconnect();
      });
    });
    made.on("close", () => {
      once(connect);
    });
  }

  function close(): void {
    page?.removeEventListener("pagehide", close);
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    door.close();
    const ended = client;
    client = null;
    events = null;
    connections.clear();
    ended?.destroy();
  }

  return {
    self,
    open(told) {
      events = told;
      page?.addEventListener("pagehide", close);
      connect();
    },
    send(to, text) {
      for (const peer of to === null ? connections.keys() : [to]) way(peer)?.send(text);
    },
    drop(peer) {
      dropped.add(peer);
      for (const each of connections.get(peer) ?? []) each.close();
    },
    close,
  };
}
