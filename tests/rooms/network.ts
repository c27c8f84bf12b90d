// A network in memory, with a clock that a test moves: messages arrive when it is settled.
import { loadEngine, Recorder, type Engine, type Puzzle } from "hanadoku";
import { Room, type Invitation, type RoomState, type Transport, type TransportEvents } from "hanadoku/rooms";

export const sudoku: Engine = await loadEngine();

export const puzzle: Puzzle = { shape: "2x2", level: "easy", givens: "1234........4123", clues: 8 };
export const solution = "1234341223414123";
export const other: Puzzle = { shape: "2x2", level: "easy", givens: "12..........4123", clues: 6 };
export const ids = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"] as const;
export const [ann, ben, cid, dan] = ids;

export const invitation: Invitation = {
  room: "room000001",
  name: "Tuesday",
  host: ben,
  shape: "2x2",
  level: "easy",
  envelope: null,
};

export class Network {
  now = 1_000_000;
  readonly dropped: [string, string][] = [];
  readonly #peers = new Map<string, TransportEvents>();
  readonly #queue: (() => void)[] = [];

  /** A connection that a test speaks through itself; who it is need not be true. */
  transport(self: string): Transport {
    const others = () => [...this.#peers].filter(([id]) => id !== self);
    return {
      self,
      open: (events) => {
        this.#peers.set(self, events);
        events.state({ type: "open" });
        for (const [id, peer] of others()) {
          this.#queue.push(() => {
            peer.joined(self);
            events.joined(id);
          });
        }
      },
      send: (to, text) => {
        for (const [id, peer] of others()) {
          if (to !== null && to !== id) continue;
          this.#queue.push(() => {
            if (this.#peers.get(id) === peer) peer.message(self, text);
          });
        }
      },
      drop: (peer) => this.dropped.push([self, peer]),
      close: () => {
        this.vanish(self);
      },
    };
  }

  /** Without a word, as by a reload. */
  vanish(self: string): void {
    if (!this.#peers.delete(self)) return;
    for (const peer of this.#peers.values()) {
      this.#queue.push(() => {
        peer.left(self);
      });
    }
  }

  settle(): void {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) next();
  }

  /** Somebody who came to the room. */
  join(self: string, name: string, saved?: string): Room {
    const room = new Room({ sudoku, transport: this.transport(self), invitation, name, saved, now: () => this.now });
    room.open();
    this.settle();
    return room;
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
  }
}

/** Three in the lobby; the second has made the room. */
export function lobby() {
  const network = new Network();
  const rooms = [network.join(ann, "Ann"), network.join(ben, "Ben"), network.join(cid, "Cid")] as const;
  return { network, rooms };
}

/** Three of whom all have begun. */
export function playing() {
  const { network, rooms } = lobby();
  rooms[1].start(puzzle);
  network.settle();
  network.pass(3000);
  return { network, rooms };
}

export interface Play {
  /** Wrong digits first. */
  readonly mistakes?: number;
  readonly hints?: number;
  /** How many cells are filled: all where it is left out. */
  readonly cells?: number;
  /** Milliseconds until the last move. */
  readonly time?: number;
}

/** The log of a game of the puzzle. */
export function logOf({ mistakes = 0, hints = 0, cells = 8, time = 5000 }: Play = {}): string {
  const game = sudoku.newGame(puzzle, { entry: "strict" });
  const recorder = new Recorder(puzzle.shape, game.state());
  for (let i = 0; i < mistakes; ++i) {
    // Cell 5 is 4; a 3 stands in none of its houses.
    if (game.enter(5, 3) !== "mistake") throw new Error("no mistake");
    recorder.record(game.state(), 100, { cell: 5, digit: 3 });
  }
  for (let filled = 0; filled < cells; ++filled) {
    if (filled < hints) game.reveal();
    else {
      const cell = game.state().cells.findIndex(({ digit }) => digit === 0);
      game.enter(cell, Number(solution[cell]));
    }
    recorder.record(game.state(), filled === cells - 1 ? time : 200);
  }
  game.dispose();
  return recorder.log;
}

/** Names in the order of the ranking, with their ranks. */
export const ranking = ({ participants }: RoomState): string[] =>
  participants.map(({ name, rank, state }) => `${rank ?? "-"} ${name} ${state}`);

export const namesIn = ({ participants }: RoomState): string[] => participants.map(({ name }) => name).sort();
