// A room, independent of how its messages travel and without a clock of its own: what it is follows from what it was told and when.
// All participants are alike; the host only says which puzzle is next, and somebody else is the host once the host has gone.
import { ArgumentError, type Engine, type Puzzle } from "../lib/index.js";
import { Allowances } from "./allowance.js";
import { digestOf, openEnvelope, type RoomEnvelope } from "./envelope.js";
import { isId, isName } from "./fields.js";
import type { Invitation } from "./links.js";
import { readMessage, writeMessage, type Message, type RoomResult, type Start } from "./messages.js";
import type { DropReason, Phase } from "./names.js";
import { People } from "./people.js";
import { judge, type Round } from "./result.js";
import type { RoomOptions, RoomState } from "./room_types.js";
import { readSaved, type SavedRoom } from "./saving.js";
import { standingOf, type Claim, type Person } from "./standing.js";
import type { Transport, TransportState } from "./transport.js";

/** The count down to a start. */
const countdown = 3000;
/** No host's is longer. */
const longestCountdown = 10_000;

const claimOf = ({ cellsLeft, mistakes, hints }: Claim): Claim => ({ cellsLeft, mistakes, hints });

/**
 * One participant's view of a room, oneself included.
 *
 * @example
 * const [host, name] = [newId(), "Tuesday"];
 * const invitation = { room: newId(), name, host, shape: "2x3", level: "hard", envelope: null };
 * const room = new Room({ sudoku, transport: noTransport(host), invitation, name: "Hana" });
 * room.onchange = () => undefined; // the page is drawn anew
 * room.open();
 * room.start(puzzle, { wait: 0 }); // => true
 * const recorder = new Recorder("2x3", game.state());
 * game.reveal();
 * recorder.record(game.state(), room.state().elapsed);
 * room.play(recorder.log); // after each move
 * room.state().participants[0].hints; // => 1
 */
export class Room {
  readonly invitation: Invitation;
  /** Called after whatever changes the state, except for time that passes. */
  onchange: (() => void) | null = null;

  readonly #sudoku: Engine;
  readonly #transport: Transport;
  readonly #now: () => number;
  readonly #people: People;
  readonly #allowances = new Allowances();
  readonly #results = new Map<string, RoomResult>();
  #connection: TransportState = { type: "connecting" };
  #round = 0;
  #played: Round | null = null;
  #startedAt = 0;
  #log = "";

  constructor({ sudoku, transport, invitation, name, saved, now = Date.now }: RoomOptions) {
    if (!isName(name)) throw new ArgumentError("name", "a name of 1 to 24 characters");
    if (!isId(transport.self))
      throw new ArgumentError("transport", "one whose self is 8 to 24 digits and small letters");
    this.#sudoku = sudoku;
    this.#transport = transport;
    this.#now = now;
    this.invitation = invitation;
    const { self: id } = transport;
    this.#people = new People(id, name, invitation.host);
    const before = readSaved(saved);
    if (before?.room === invitation.room && before.self === id) this.#restore(before);
  }

  get #elapsed(): number {
    return Math.floor(this.#now() - this.#startedAt);
  }

  get #self(): Person {
    return this.#people.self;
  }

  get #host(): string {
    return this.#people.hostOf(this.#round);
  }

  get #phase(): Phase {
    if (!this.#played) return "lobby";
    if (this.#elapsed < 0) return "countdown";
    if (!this.#self.judged) return "playing";
    const playing = this.#people.all.some((person) => person.here && person.claim && !person.judged);
    return playing ? "finished" : "over";
  }

  state(): RoomState {
    const host = this.#host;
    return Object.freeze({
      phase: this.#phase,
      round: this.#round,
      puzzle: this.#played?.puzzle ?? null,
      rules: this.#played?.envelope.rules ?? null,
      elapsed: this.#played ? this.#elapsed : 0,
      hosting: host === this.#transport.self,
      participants: standingOf(this.#sudoku, this.#people.all, this.#transport.self, host),
      transport: this.#connection,
      drops: this.#allowances.drops,
    });
  }

  /** Goes to the others. */
  open(): void {
    this.#transport.open({
      joined: (peer) => {
        this.#hello(peer);
      },
      left: (peer) => {
        this.#leave(peer);
      },
      message: (from, text) => {
        this.#receive(from, text);
      },
      state: (state) => {
        this.#connection = state;
        this.#changed();
      },
    });
  }

  /** As the host: the next round is this puzzle, for all, after a count down. False where one is not, or still plays. */
  start(
    puzzle: Puzzle,
    { hints, wait = countdown }: { readonly hints?: number; readonly wait?: number } = {},
  ): boolean {
    if (this.#host !== this.#transport.self || !this.#mayBegin()) return false;
    const game = this.#sudoku.newGame(puzzle, { entry: "strict", hints });
    const { room, name } = this.invitation;
    const rules = { entry: "strict", hints: game.hints } as const;
    game.dispose();
    const envelope: RoomEnvelope = { ...this.#sudoku.envelope(puzzle), room, name, rules };
    this.#begin(this.#round + 1, { envelope, puzzle }, -wait);
    this.#send(null, { type: "start", round: this.#round, elapsed: -wait, envelope });
    this.#changed();
    return true;
  }

  /** After each move: one's log until then. Once it is finished, it is one's result. */
  play(log: string): void {
    if (!this.#played || this.#phase !== "playing") return;
    const replayed = this.#sudoku.replay(this.#played.puzzle, log, { hints: this.#played.envelope.rules.hints });
    if (!replayed.ok) throw new ArgumentError("log", `the log of this room's game (${replayed.reason})`);
    this.#log = log;
    const claim = claimOf(replayed);
    this.#self.claim = claim;
    if (claim.cellsLeft === 0) this.giveUp();
    else {
      this.#send(null, { type: "progress", round: this.#round, ...claim });
      this.#changed();
    }
  }

  /** One's result is what one has. */
  giveUp(): void {
    if (!this.#played || this.#phase !== "playing") return;
    const { id, name } = this.#self;
    const { room } = this.invitation;
    const digest = digestOf(this.#played.puzzle);
    const result = { type: "result", room, round: this.#round, digest, id, name, log: this.#log } as const;
    this.#self.judged = judge(this.#sudoku, this.#played, result, null, this.#elapsed);
    this.#results.set(id, result);
    this.#send(null, result);
    this.#send(null, { type: "hello", name, round: this.#round }); // a round may have begun meanwhile
    this.#changed();
  }

  /** Takes a result that came another way, as a code; the reason where it was dropped. */
  take(result: RoomResult): DropReason | null {
    const reason = this.#takeResult(result, Infinity);
    this.#changed();
    return reason;
  }

  /** One's own result, once it is there: to be sent another way. */
  get result(): RoomResult | null {
    return this.#results.get(this.#transport.self) ?? null;
  }

  /** One's log of this round. */
  get log(): string {
    return this.#log;
  }

  /** All that it takes to come back, as text. */
  save(): string {
    const { id: self, name } = this.#self;
    const saved: SavedRoom = {
      room: this.invitation.room,
      self,
      name,
      round: this.#round,
      startedAt: this.#startedAt,
      envelope: this.#played?.envelope ?? null,
      log: this.#log,
      results: [...this.#results.values()],
    };
    return JSON.stringify(saved);
  }

  /** Tells the others, and ends. */
  leave(): void {
    this.#send(null, { type: "bye" });
    this.#transport.close();
  }

  #restore({ round, startedAt, envelope, log, results }: SavedRoom): void {
    const opened = envelope && openEnvelope(this.#sudoku, JSON.stringify(envelope));
    if (!opened?.ok) return;
    this.#begin(round, opened, 0);
    this.#startedAt = startedAt;
    const replayed = this.#sudoku.replay(opened.puzzle, log, { hints: opened.envelope.rules.hints });
    if (replayed.ok) {
      this.#log = log;
      this.#self.claim = claimOf(replayed);
    }
    for (const result of results) this.#takeResult(result, Infinity);
  }

  #mayBegin(): boolean {
    return this.#phase !== "playing" && this.#phase !== "countdown";
  }

  #begin(round: number, played: Round, elapsed: number): void {
    this.#round = round;
    this.#played = played;
    this.#startedAt = this.#now() - elapsed;
    this.#log = "";
    this.#results.clear();
    this.#people.begin(round, this.#cells);
  }

  #send(to: string | null, message: Message): void {
    this.#transport.send(to, writeMessage(message));
  }

  #hello(to: string | null): void {
    this.#send(to, { type: "hello", name: this.#self.name, round: this.#round });
  }

  #changed(): void {
    this.onchange?.();
  }

  #leave(peer: string): void {
    const person = this.#people.get(peer);
    if (!person || peer === this.#transport.self) return;
    person.here = false;
    if (!this.#played) this.#people.forget(peer);
    this.#changed();
  }

  #receive(from: string, text: unknown): void {
    if (from === this.#transport.self || !isId(from) || this.#allowances.expelled(from)) return;
    const isHere = (id: string) => this.#people.get(id)?.here ?? false;
    if (this.#allowances.spend(from, this.#now(), isHere, () => this.#read(from, text))) {
      this.#transport.drop(from);
      this.#leave(from);
    }
    this.#changed();
  }

  #read(from: string, text: unknown): DropReason | null {
    const read = readMessage(text);
    if (!read.ok) return read.reason;
    const { message } = read;
    if (message.type === "hello") return this.#meet(from, message.name, message.round);
    const person = this.#people.get(from);
    if (!person?.here) return "stranger";
    switch (message.type) {
      case "start":
        return this.#takeStart(from, message);
      case "progress": {
        if (message.round !== this.#round) return "round";
        if (person.judged) return "again";
        const { cellsLeft, mistakes, hints } = message;
        const { claim } = person;
        if (cellsLeft > this.#cells || (claim && (mistakes < claim.mistakes || hints < claim.hints))) return "progress";
        person.claim = { cellsLeft, mistakes, hints };
        return null;
      }
      case "result":
        if (message.id !== from || message.name !== person.name) return "name";
        return this.#takeResult(message, this.#elapsed);
      case "bye":
        this.#leave(from);
        return null;
    }
  }

  /** How many the player fills. */
  get #cells(): number {
    return this.#played ? this.#played.puzzle.givens.length - this.#played.puzzle.clues : 0;
  }

  #meet(from: string, name: string, round: number): DropReason | null {
    const person = this.#people.meet(from, name, round);
    if (!person) return "full";
    const isNew = !person.here;
    const tell = isNew || person.round !== round;
    if (person.judged && name !== person.name) return "name";
    Object.assign(person, { name, here: true, round });
    if (isNew) this.#hello(from);
    if (!this.#played) return null;
    if (round < this.#round && this.#host === this.#transport.self) {
      const { envelope } = this.#played;
      this.#send(from, { type: "start", round: this.#round, elapsed: this.#elapsed, envelope });
    }
    if (tell && round === this.#round) {
      person.claim ??= { cellsLeft: this.#cells, mistakes: 0, hints: 0 };
      const { claim } = this.#self;
      const result = this.#results.get(this.#transport.self);
      if (result) this.#send(from, result);
      else if (claim) this.#send(from, { type: "progress", round, ...claim });
    }
    return null;
  }

  #takeStart(from: string, { round, elapsed, envelope }: Start): DropReason | null {
    if (from !== this.#host) return "host";
    if (round <= this.#round || (this.#round > 0 && round !== this.#round + 1)) return "round";
    if (!this.#mayBegin()) return "busy";
    if (envelope.room !== this.invitation.room) return "room";
    const opened = openEnvelope(this.#sudoku, JSON.stringify(envelope));
    if (!opened.ok) return "puzzle";
    this.#begin(round, opened, Math.max(elapsed, -longestCountdown));
    if (elapsed > 0) this.#hello(null);
    return null;
  }

  /** Of one who started when we did, no more time can have passed than for us. */
  #takeResult(result: RoomResult, elapsed: number): DropReason | null {
    if (result.room !== this.invitation.room) return "room";
    if (!this.#played || result.round !== this.#round) return "round";
    const { id, name } = result;
    const person = this.#people.meet(id, name, this.#round);
    if (!person) return "full";
    if (person.judged) return this.#results.get(id)?.log === result.log ? null : "again";
    person.judged = judge(this.#sudoku, this.#played, result, person.claim, elapsed);
    this.#results.set(id, result);
    return null;
  }
}
