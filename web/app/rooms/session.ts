// One's part in a room, over reloads: the room itself, and the log of the game on the board.
import { Recorder, type Candidate, type Puzzle, type Step } from "hanadoku";
import { loadShared, type HanaDoku } from "hanadoku/element";
import { Room, type RoomState } from "hanadoku/rooms";
import { keep, type Kept } from "./kept.js";
import { transportFor } from "./server.js";

export class Session {
  readonly room: Room;
  #kept: Kept;
  #recorder: Recorder | null = null;

  private constructor(room: Room, kept: Kept, onChange: () => void) {
    this.room = room;
    this.#kept = kept;
    room.onchange = () => {
      this.#keep({});
      onChange();
    };
  }

  static async begin(kept: Kept, onChange: () => void): Promise<Session> {
    const [{ sudoku }, transport] = await Promise.all([loadShared(), transportFor(kept)]);
    const { invitation, name, room: saved } = kept;
    const session = new Session(new Room({ sudoku, transport, invitation, name, saved }), kept, onChange);
    session.room.open();
    return session;
  }

  get state(): RoomState {
    return this.room.state();
  }

  /** The game that was on the board before a reload; null where there is none of this round. */
  get saved() {
    return this.#kept.round === this.state.round ? this.#kept.game : null;
  }

  /** The puzzle that was made with the room, once. */
  takeNext(): Puzzle | null {
    const { next } = this.#kept;
    this.#keep({ next: null });
    return next;
  }

  /** The board shows the round's game now. */
  watch({ game }: HanaDoku): void {
    const { puzzle } = this.state;
    this.#recorder = game && puzzle && new Recorder(puzzle.shape, game, this.room.log);
  }

  /** After each event of the board: of a mistake where it was, of a hint its step. */
  played(board: HanaDoku, cause?: Candidate | Step): void {
    const { phase, elapsed, round } = this.state;
    if (!board.game || !this.#recorder || phase !== "playing") return;
    this.#recorder.record(board.game, elapsed, cause);
    this.#keep({ game: board.save(), round });
    this.room.play(this.#recorder.log);
  }

  leave(): void {
    this.room.onchange = null;
    this.room.leave();
  }

  #keep(change: Partial<Kept>): void {
    const known = this.state.participants.flatMap(({ id, self }) => (self ? [] : [id]));
    this.#kept = { ...this.#kept, ...change, room: this.room.save(), known };
    keep(this.#kept);
  }
}
