// PeerJS as far as rooms use it.

/** What is used of PeerJS's `DataConnection`. */
export interface PeerConnection {
  readonly peer: string;
  readonly open: boolean;
  readonly serialization: string;
  on(event: "open" | "close", listener: () => void): unknown;
  on(event: "data", listener: (data: unknown) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  send(data: string): unknown;
  close(): void;
}

/** What is used of PeerJS's `Peer`. */
export interface PeerClient {
  on(event: "open", listener: (id: string) => void): unknown;
  on(event: "connection", listener: (connection: PeerConnection) => void): unknown;
  on(event: "disconnected" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  connect(
    id: string,
    options: { readonly serialization: string; readonly reliable: boolean },
  ): PeerConnection | undefined;
  reconnect(): void;
  destroy(): void;
}

/** As `npm run room-server` and the package `peer` run one. */
export interface PeerServer {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** Whether by TLS: as the page is where it is left out. */
  readonly secure?: boolean | undefined;
}
