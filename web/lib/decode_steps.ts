// Reads steps as wasm/steps_text.h writes them: numbers between commas, steps between semicolons.
import { decodeDigits } from "./decode.js";
import {
  houseKinds,
  linkKinds,
  roles,
  techniques,
  type Candidate,
  type CellReason,
  type ChainNode,
  type HouseReason,
  type Link,
  type Step,
  type Technique,
  type TechniqueFacts,
  type UnavoidableSet,
} from "./techniques.js";
import type { Level } from "./types.js";

class Numbers {
  readonly #numbers: readonly number[];
  #at = 0;

  constructor(text: string) {
    this.#numbers = text.split(",").map(Number);
  }

  next(): number {
    return this.#numbers[this.#at++] ?? 0;
  }

  get ended(): boolean {
    return this.#at >= this.#numbers.length;
  }

  /** One of these names. */
  name<Name>(names: readonly Name[]): Name {
    return names[this.next()] as Name;
  }

  /** A count, then so many. */
  list<Value>(read: () => Value): readonly Value[] {
    return Object.freeze(Array.from({ length: this.next() }, read));
  }
}

function decodeStep(text: string): Step {
  const from = new Numbers(text);
  const candidate = (): Candidate => Object.freeze({ cell: from.next(), digit: from.next() });
  const digits = () => decodeDigits(from.next());
  const node = (): ChainNode => Object.freeze({ digit: from.next(), cells: from.list(() => from.next()) });
  const house = (): HouseReason =>
    Object.freeze({ kind: from.name(houseKinds), index: from.next(), role: from.name(roles) });
  const cell = (): CellReason =>
    Object.freeze({ cell: from.next(), digits: digits(), role: from.name(roles), group: from.next() });
  const link = (): Link => {
    const kind = from.name(linkKinds);
    const branch = from.next();
    return Object.freeze({ from: node(), to: node(), kind, branch });
  };
  return Object.freeze({
    technique: from.name(techniques),
    rating: from.next() / 10,
    placements: from.list(candidate),
    eliminations: from.list(candidate),
    digits: digits(),
    houses: from.list(house),
    cells: from.list(cell),
    links: from.list(link),
  });
}

export function decodeSteps(text: string): readonly Step[] {
  return Object.freeze(text === "" ? [] : text.split(";").map(decodeStep));
}

function decodeSet(text: string): UnavoidableSet {
  const from = new Numbers(text);
  const cells: number[] = [];
  const digits: number[] = [];
  const guards: number[] = [];
  while (!from.ended) {
    const cell = from.next();
    cells.push(cell);
    digits.push(from.next());
    if (from.next() === 1) guards.push(cell);
  }
  return Object.freeze({ cells: Object.freeze(cells), digits: Object.freeze(digits), guards: Object.freeze(guards) });
}

export function decodeUnavoidable(text: string): readonly UnavoidableSet[] {
  return Object.freeze(text === "" ? [] : text.split(";").map(decodeSet));
}

/** "code,id,rating,score,level,searched" of each technique. */
export function decodeTechniques(text: string): readonly TechniqueFacts[] {
  return Object.freeze(
    text.split(";").map((each) => {
      const [code, technique, rating, score, level, searched] = each.split(",") as [
        string,
        Technique,
        string,
        string,
        Level,
        string,
      ];
      return Object.freeze({
        technique,
        code,
        rating: Number(rating) / 10,
        score: Number(score),
        level,
        searched: searched === "1",
      });
    }),
  );
}
