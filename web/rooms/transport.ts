// How messages travel. A room knows nothing else of it.

/** With so many a transport is connected at most. */
export const mostPeers = 63;

/** Where a transport stands; `waiting` tries again in so many milliseconds, and goes on with those who are connected. */
export type TransportState =
  { readonly type: "connecting" | "open" | "closed" } | { readonly type: "waiting"; readonly milliseconds: number };

/** What a room is told. Each `from` is vouched for by the transport: nobody else can send as it. */
export interface TransportEvents {
  joined(peer: string): void;
  left(peer: string): void;
  message(from: string, text: unknown): void;
  state(state: TransportState): void;
}

/**
 * The way between the participants of one room. Its ids are the participants': 8 to 24 digits and small letters. Everyone is connected
 * with everyone; messages of one peer arrive in their order.
 */
export interface Transport {
  readonly self: string;
  /** Begins to connect, and to tell. */
  open(events: TransportEvents): void;
  /** To one, or to all with whom one is connected. What cannot be sent is lost. */
  send(to: string | null, text: string): void;
  /** Ends the connection with one who does harm, for good. */
  drop(peer: string): void;
  close(): void;
}
