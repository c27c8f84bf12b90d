// How much a peer may send: a bucket of messages that fills with time, and strikes for what had to be dropped.
import type { DropReason } from "./names.js";

/** Messages at once, and each second after that. */
const burst = 40;
const eachSecond = 10;
/** So many dropped messages, and the peer is sent away. */
const mostStrikes = 20;

export class Allowance {
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
