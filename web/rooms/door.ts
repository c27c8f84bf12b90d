// The door of a room: an id on the signalling server that is nobody's own, so that an invitation leads into the room after the one who
// wrote it has gone. Of those who are connected the one with the lowest id keeps it, and tells who knocks of all others. Where somebody
// else keeps it one knocks there: so those who have lost each other meet again.
import { pauseBefore } from "./pauses.js";
import type { PeerClient } from "./peer_client.js";

interface DoorOptions {
  /** A client by the door's id. */
  readonly make: () => PeerClient;
  /** What is told to those who knock. */
  readonly list: () => string;
  /** Somebody else may keep the door: knocks there. */
  readonly knock: () => void;
  readonly after: (milliseconds: number, act: () => void) => void;
}

/** So many are told at the same time; who knocks then knocks again. */
const mostAtOnce = 16;
/** What was told has arrived by then. */
const patience = 10_000;

export class Door {
  readonly #options: DoorOptions;
  #client: PeerClient | null = null;
  #mine = false;
  #waiting = false;
  #failures = 0;
  #knocking = 0;

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  /** Whether the door is one's own to keep. */
  keep(mine: boolean): void {
    this.#mine = mine;
    if (!mine) this.#end();
    else if (!this.#client && !this.#waiting) this.#open();
  }

  close(): void {
    this.keep(false);
  }

  #open(): void {
    const { make, list, after } = this.#options;
    const client = make();
    this.#client = client;
    client.on("open", () => {
      this.#failures = 0;
    });
    client.on("connection", (connection) => {
      if (this.#knocking >= mostAtOnce) {
        connection.close();
        return;
      }
      ++this.#knocking;
      connection.on("error", () => undefined);
      connection.on("open", () => {
        connection.send(list());
      });
      after(patience, () => {
        --this.#knocking;
        connection.close();
      });
    });
    client.on("error", () => undefined); // what it ends is told by the two below
    for (const event of ["disconnected", "close"] as const) {
      client.on(event, () => {
        if (this.#client === client) this.#taken();
      });
    }
  }

  #taken(): void {
    const { knock, after } = this.#options;
    this.#end();
    knock();
    this.#waiting = true;
    after(pauseBefore(++this.#failures), () => {
      this.#waiting = false;
      this.keep(this.#mine);
    });
  }

  #end(): void {
    const ended = this.#client;
    this.#client = null;
    ended?.destroy();
  }
}
