// How much a peer may send: a bucket of messages that fills with time, and strikes for what had to be dropped.
import type { DropReason } from "./names.js";
import { mostParticipants } from "./people.js";
import type { Drop } from "./standing.js";

/** Messages at once, and each second after that. */
const burst = 40;
const eachSecond = 10;
/** So many dropped messages, and the peer is sent away. */
const mostStrikes = 20;
/** So many peers are remembered; of those who have gone, the one that was heard of first makes place. */
const mostRemembered = 2 * mostParticipants;
/** Of what was dropped, the last ones are kept. */
const keptDrops = 20;

class Allowance {
  #left = burst;
  #since: number;
  #strikes = 0;
  /** Sent away: nothing of it is read any more. */
  expelled = false;

  constructor(now: number) {
    this.#since = now;
  }

  /** Whether one more message is within the rate. */
  takes(now: number): boolean {
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#since) / 1000) * eachSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    --this.#left;
    return true;
  }

  /** Counts a dropped message; true where that was one too many. What honest peers do in passing does not count. */
  strike(reason: DropReason): boolean {
    if (harmless.has(reason)) return false;
    this.expelled = ++this.#strikes >= mostStrikes;
    return this.expelled;
  }
}

/** Happens where messages cross on their way. */
const harmless: ReadonlySet<DropReason> = new Set<DropReason>(["host", "round", "busy"]);

/** The allowances of all who send, and what was dropped. */
export class Allowances {
  readonly #all = new Map<string, Allowance>();
  #drops: readonly Drop[] = [];

  /** The last messages that were dropped, the newest last. */
  get drops(): readonly Drop[] {
    return this.#drops;
  }

  /** Whether a peer was sent away. */
  expelled(from: string): boolean {
    return this.#all.get(from)?.expelled ?? false;
  }

  /** Reads a message where the rate allows it; true where its sender is to be sent away for it. */
  spend(from: string, now: number, isHere: (id: string) => boolean, read: () => DropReason | null): boolean {
    const allowance = this.#of(from, now, isHere);
    const reason = allowance.takes(now) ? read() : "rate";
    if (!reason) return false;
    const expelled = allowance.strike(reason);
    this.#drops = [...this.#drops, Object.freeze({ from, reason, expelled })].slice(-keptDrops);
    return expelled;
  }

  #of(from: string, now: number, isHere: (id: string) => boolean): Allowance {
    const known = this.#all.get(from);
    if (known) return known;
    if (this.#all.size >= mostRemembered) {
      const gone = [...this.#all.keys()].find((id) => !isHere(id));
      if (gone !== undefined) this.#all.delete(gone);
    }
    const allowance = new Allowance(now);
    this.#all.set(from, allowance);
    return allowance;
  }
}
