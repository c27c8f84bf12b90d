// A room, independent of how its messages travel and without a clock of its own: what it is follows from what it was told and when.
// All participants are alike; the host only says which puzzle is next, and somebody else is the host once the host has gone.
import { ArgumentError, type Engine, type Puzzle } from "../lib/index.js";
import { Allowance } from "./allowance.js";
import { digestOf, openEnvelope, type RoomEnvelope, type RoomRules } from "./envelope.js";
import { isId, isName } from "./fields.js";
import type { Invitation } from "./links.js";
import { readMessage, writeMessage, type Message, type RoomResult, type Start } from "./messages.js";
import type { DropReason, Phase } from "./names.js";
import { judge, type Round } from "./result.js";
import { readSaved, type SavedRoom } from "./saving.js";
import { standingOf, type Claim, type Drop, type Participant, type Person } from "./standing.js";
import type { Transport, TransportState } from "./transport.js";

/** Participants of one room. */
export const mostParticipants = 64;
/** The count down to a start. */
const countdown = 3000;
/** No host's is longer. */
const longestCountdown = 10_000;
/** Of what was dropped, the last ones are kept. */
const keptDrops = 20;

/** What a room is made of. */
export interface RoomOptions {
  readonly sudoku: Engine;
  readonly transport: Transport;
  readonly invitation: Invitation;
  /** One's own. */
  readonly name: string;
  /** What `save` gave, to go on where one was. */
  readonly saved?: string | null | undefined;
  /** Milliseconds of a clock that goes on while the page is not there: `Date.now` where it is left out. */
  readonly now?: (() => number) | undefined;
}

/** All there is to show of a room. */
export interface RoomState {
  readonly phase: Phase;
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly puzzle: Puzzle | null;
  readonly rules: RoomRules | null;
  /** Since the start, below 0 while it is counted down. */
  readonly elapsed: number;
  /** Whether one may start the next round. */
  readonly hosting: boolean;
  /** In the order of the ranking. */
  readonly participants: readonly Participant[];
  readonly transport: TransportState;
  /** The last messages that were dropped, the newest last. */
  readonly drops: readonly Drop[];
}

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
  readonly #self: Person;
  readonly #people = new Map<string, Person>();
  readonly #allowances = new Map<string, Allowance>();
  readonly #results = new Map<string, RoomResult>();
  #drops: readonly Drop[] = [];
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
    this.#self = { id, name, here: true, round: 0, claim: null, judged: null };
    this.#people.set(id, this.#self);
    const before = readSaved(saved);
    if (before?.room === invitation.room && before.self === id) this.#restore(before);
  }

  get #elapsed(): number {
    return Math.floor(this.#now() - this.#startedAt);
  }

  /** Who made the room while they are here and know of the round; then whoever has the lowest id of those who do. */
  get #host(): string {
    const known = ({ round }: Person) => Math.min(round, Math.max(this.#round, 1));
    const here = [...this.#people.values()].filter((person) => person.here);
    const latest = here.filter((person) => known(person) === Math.max(...here.map(known)));
    const ids = latest.map(({ id }) => id).sort();
    return ids.includes(this.invitation.host) ? this.invitation.host : (ids[0] ?? this.#transport.self);
  }

  get #phase(): Phase {
    if (!this.#played) return "lobby";
    if (this.#elapsed < 0) return "countdown";
    if (!this.#self.judged) return "playing";
    const playing = [...this.#people.values()].some((person) => person.here && person.claim && !person.judged);
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
      participants: standingOf(this.#sudoku, [...this.#people.values()], this.#transport.self, host),
      transport: this.#connection,
      drops: this.#drops,
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
    const reason = this.#people.has(result.id) || this.#hasPlace() ? this.#takeResult(result, Infinity) : "full";
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
    const cellsLeft = played.puzzle.givens.length - played.puzzle.clues;
    for (const [id, person] of this.#people) {
      if (!person.here) this.#people.delete(id);
      Object.assign(person, { round, judged: null, claim: { cellsLeft, mistakes: 0, hints: 0 } });
    }
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

  #hasPlace(): boolean {
    if (this.#people.size < mostParticipants) return true;
    const gone = [...this.#people.values()].find((person) => !person.here && !person.judged);
    return gone !== undefined && this.#people.delete(gone.id);
  }

  #leave(peer: string): void {
    const person = this.#people.get(peer);
    if (!person || peer === this.#transport.self) return;
    person.here = false;
    if (!this.#played) this.#people.delete(peer);
    this.#changed();
  }

  #receive(from: string, text: unknown): void {
    if (from === this.#transport.self || !isId(from)) return;
    const now = this.#now();
    const allowance = this.#allowanceOf(from, now);
    if (allowance.expelled) return;
    const reason = allowance.takes(now) ? this.#read(from, text) : "rate";
    if (reason) {
      const expelled = allowance.strike(reason);
      this.#drops = [...this.#drops, Object.freeze({ from, reason, expelled })].slice(-keptDrops);
      if (expelled) {
        this.#transport.drop(from);
        this.#leave(from);
      }
    }
    this.#changed();
  }

  /** Of those who are not here, the one that was heard of first makes place. */
  #allowanceOf(from: string, now: number): Allowance {
    const known = this.#allowances.get(from);
    if (known) return known;
    if (this.#allowances.size >= 2 * mostParticipants) {
      const gone = [...this.#allowances.keys()].find((id) => !this.#people.get(id)?.here);
      if (gone !== undefined) this.#allowances.delete(gone);
    }
    const allowance = new Allowance(now);
    this.#allowances.set(from, allowance);
    return allowance;
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
    let person = this.#people.get(from);
    if (!person) {
      if (!this.#hasPlace()) return "full";
      person = { id: from, name, here: false, round, claim: null, judged: null };
      this.#people.set(from, person);
    }
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
    const person = this.#people.get(id) ?? { id, name, here: false, round: this.#round, claim: null, judged: null };
    if (person.judged) return this.#results.get(id)?.log === result.log ? null : "again";
    person.judged = judge(this.#sudoku, this.#played, result, person.claim, elapsed);
    this.#people.set(id, person);
    this.#results.set(id, result);
    return null;
  }
}
