// Tabs and windows of one browser. Nobody vouches for a sender here: all of them are the same visitor's.
import { has, isId, isOneOf, newId, type Check } from "./fields.js";
import { mostPeers, type Transport, type TransportEvents } from "./transport.js";

/** What a transport between tabs is made of. */
export interface BroadcastOptions {
  /** The room's id. */
  readonly room: string;
  /** One's own, to come back as the same participant; a new one where it is left out. */
  readonly self?: string | undefined;
}

/** `come` is answered with `here`; `text` is to one or to all (""). */
interface Note {
  readonly from: string;
  readonly to: string;
  readonly type: "come" | "here" | "gone" | "text";
  readonly text: string;
}

const isAnyText: Check<string> = (value): value is string => typeof value === "string";
const isNote: Check<Note> = has({
  from: isId,
  to: isAnyText,
  type: isOneOf(["come", "here", "gone", "text"] as const),
  text: isAnyText,
});

/**
 * A transport over `BroadcastChannel`. A tab that crashes does not say that it has gone.
 *
 * @example
 * const transport = broadcastTransport({ room: "room000001", self: "aaaaaaaaaa" });
 * transport.self; // => "aaaaaaaaaa"
 */
export function broadcastTransport({ room, self = newId() }: BroadcastOptions): Transport {
  const page = typeof window === "undefined" ? null : window;
  let channel: BroadcastChannel | null = null;
  const peers = new Set<string>();
  const dropped = new Set<string>();
  const post = (type: Note["type"], to = "", text = "") => channel?.postMessage({ from: self, to, type, text });
  const leave = () => {
    post("gone");
  };

  function take(events: TransportEvents, note: unknown): void {
    if (!isNote(note) || note.from === self || (note.to !== "" && note.to !== self) || dropped.has(note.from)) return;
    const { from, type, text } = note;
    if (type === "gone") {
      if (peers.delete(from)) events.left(from);
      return;
    }
    if (type === "come") {
      post("here", from);
      if (peers.delete(from)) events.left(from); // it was reloaded
    }
    if (!peers.has(from)) {
      if (peers.size >= mostPeers) return;
      peers.add(from);
      events.joined(from);
    }
    if (type === "text") events.message(from, text);
  }

  return {
    self,
    open(events) {
      channel = new BroadcastChannel(`hanadoku-room-${room}`);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        take(events, data);
      };
      page?.addEventListener("pagehide", leave);
      events.state({ type: "open" });
      post("come");
    },
    send(to, text) {
      post("text", to ?? "", text);
    },
    drop(peer) {
      peers.delete(peer);
      if (dropped.size < mostPeers) dropped.add(peer);
    },
    close() {
      leave();
      page?.removeEventListener("pagehide", leave);
      channel?.close();
      channel = null;
    },
  };
}
