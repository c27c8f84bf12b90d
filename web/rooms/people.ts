// Everyone whom a room knows of, oneself included.
import type { Person } from "./standing.js";

/** Participants of one room. */
export const mostParticipants = 64;

export class People {
  readonly self: Person;
  /** The id of who made the room. */
  readonly #maker: string;
  readonly #people = new Map<string, Person>();

  constructor(id: string, name: string, maker: string) {
    this.self = { id, name, here: true, round: 0, claim: null, judged: null };
    this.#people.set(id, this.self);
    this.#maker = maker;
  }

  get all(): readonly Person[] {
    return [...this.#people.values()];
  }

  get(id: string): Person | undefined {
    return this.#people.get(id);
  }

  /** Who made the room while they are here and know of this round; then whoever has the lowest id of those who do. */
  hostOf(round: number): string {
    const known = (person: Person) => Math.min(person.round, Math.max(round, 1));
    const here = this.all.filter((person) => person.here);
    const latest = here.filter((person) => known(person) === Math.max(...here.map(known)));
    const ids = latest.map(({ id }) => id).sort();
    return ids.includes(this.#maker) ? this.#maker : (ids[0] ?? this.self.id);
  }

  /** The one with this id, not here yet where they are new; null where there is no place for one more. */
  meet(id: string, name: string, round: number): Person | null {
    const known = this.#people.get(id);
    if (known) return known;
    if (this.#people.size >= mostParticipants) {
      const gone = this.all.find((person) => !person.here && !person.judged);
      if (!gone) return null;
      this.#people.delete(gone.id);
    }
    const person: Person = { id, name, here: false, round, claim: null, judged: null };
    this.#people.set(id, person);
    return person;
  }

  forget(id: string): void {
    this.#people.delete(id);
  }

  /** Who is here begins a round. */
  begin(round: number, cellsLeft: number): void {
    for (const person of this.all) {
      if (!person.here) this.forget(person.id);
      Object.assign(person, { round, judged: null, claim: { cellsLeft, mistakes: 0, hints: 0 } });
    }
  }
}
