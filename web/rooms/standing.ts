// Who is where: participants in the order of the ranking, during play by what they tell and in the end by what was replayed.
import type { Engine, Result } from "../lib/index.js";
import type { DropReason, ResultFault } from "./names.js";

/** What someone tells of their game while it is played. */
export interface Claim {
  readonly cellsLeft: number;
  readonly mistakes: number;
  readonly hints: number;
}

/** What became of a result: what its replay comes to, or what does not fit. */
export type Judged =
  | ({ readonly ok: true } & Required<{ [Name in keyof Result]: number }>)
  | {
      readonly ok: false;
      readonly reason: ResultFault;
      /** Of the log, where it is there. */
      readonly move: number | null;
    };

/** What a room remembers of someone. */
export interface Person {
  readonly id: string;
  name: string;
  here: boolean;
  /** The last that they are in. */
  round: number;
  claim: Claim | null;
  judged: Judged | null;
}

/** Somebody in a room, as the ranking shows them. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  /** Connected, or oneself. */
  readonly here: boolean;
  readonly self: boolean;
  readonly host: boolean;
  /** `refused` has sent a result that does not fit. */
  readonly state: "waiting" | "playing" | "finished" | "unfinished" | "refused";
  readonly cellsLeft: number | null;
  readonly mistakes: number;
  readonly hints: number;
  /** Of the whole game, once it is there. */
  readonly milliseconds: number | null;
  /** Equal ones share it; null before the game, and where the result is refused. */
  readonly rank: number | null;
  readonly fault: { readonly reason: ResultFault; readonly move: number | null } | null;
}

/** Which message of whom was dropped; `expelled` where they were sent away for it. */
export interface Drop {
  readonly from: string;
  readonly reason: DropReason;
  readonly expelled: boolean;
}

function stateOf({ claim, judged }: Person): Participant["state"] {
  if (judged) return !judged.ok ? "refused" : judged.cellsLeft === 0 ? "finished" : "unfinished";
  return claim ? "playing" : "waiting";
}

/** What counts; null where nothing does. */
function resultOf({ claim, judged }: Person): Result | null {
  if (judged) return judged.ok ? judged : null;
  return claim && { ...claim, milliseconds: 0 };
}

/** On all pages the same. */
const byName = (one: Person, two: Person) => (one.name + one.id < two.name + two.id ? -1 : 1);

/** Best first, equal ones by name; who cannot be ranked comes last. */
export function standingOf(
  sudoku: Engine,
  unordered: readonly Person[],
  self: string,
  host: string,
): readonly Participant[] {
  const people = [...unordered].sort(byName);
  const ranked = people.filter((person) => resultOf(person));
  const ranks = new Map<Person, number>();
  for (const { index, rank } of sudoku.rank(ranked.flatMap((person) => resultOf(person) ?? []))) {
    const person = ranked[index];
    if (person) ranks.set(person, rank);
  }
  return Object.freeze(
    [...new Set([...ranks.keys(), ...people])].map((person) => {
      const { id, name, here, claim, judged } = person;
      const counts = judged?.ok ? judged : claim;
      return Object.freeze({
        id,
        name,
        here,
        self: id === self,
        host: id === host,
        state: stateOf(person),
        cellsLeft: counts?.cellsLeft ?? null,
        mistakes: counts?.mistakes ?? 0,
        hints: counts?.hints ?? 0,
        milliseconds: judged?.ok ? judged.milliseconds : null,
        rank: ranks.get(person) ?? null,
        fault: judged && !judged.ok ? Object.freeze({ reason: judged.reason, move: judged.move }) : null,
      });
    }),
  );
}
