// Making puzzles: what is wished for, checked, as it crosses. The first module makes those of `room` and `casual`, the second those of
// `graded`.
import {
  ArgumentError,
  integer,
  integerOr,
  listOf,
  maxInteger,
  millisecondsOr,
  nameIn,
  nameOr,
  optionsOf,
} from "./arguments.js";
import { budgetOr, call, puzzleFrom, type Call } from "./calls.js";
import { maxCells } from "./shape.js";
import { techniques } from "./techniques.js";
import {
  levels,
  profiles,
  shapes,
  symmetries,
  type Generated,
  type GenerateFault,
  type GenerateOptions,
} from "./types.js";

const attemptsAtMost = 1_000_000;

/** A seed of 53 random bits. */
function drawSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

/** What a wish crosses as: shape, level, profile, symmetry, clues, attempts, seed. */
type PlainWish = readonly [string, string, string, string, number, number, number];
/** In place of the profile: what is needed, and the last technique. */
type GradedWish = readonly [string, string, string, number, string, number, number, number];

export type Wish =
  { readonly graded: false; readonly crossing: PlainWish } | { readonly graded: true; readonly crossing: GradedWish };

const placeOf = (argument: string, technique: unknown) => techniques.indexOf(nameIn(argument, technique, techniques));

export function wishOf(options: GenerateOptions | undefined): Wish {
  const wish = optionsOf(options);
  const shape = nameOr("shape", wish.shape, shapes, "2x3");
  const level = nameOr("level", wish.level, levels, "");
  const profile = nameOr("profile", wish.profile, profiles, "");
  const symmetry = nameOr("symmetry", wish.symmetry, symmetries, "");
  const clues = integerOr("clues", wish.clues, 0, maxCells, -1);
  const attempts = integerOr("attempts", wish.attempts, 1, attemptsAtMost, -1);
  const seed = wish.seed === undefined ? drawSeed() : integer("seed", wish.seed, 0, maxInteger);
  const { needs = [], upTo } = wish;
  const asked = listOf("needs", needs, techniques.length, (technique) => placeOf("needs", technique));
  const last = upTo === undefined ? -1 : placeOf("upTo", upTo);
  const techniquesAsked = asked.length > 0 || last >= 0;
  if (profile === "graded" || (profile === "" && techniquesAsked)) {
    return { graded: true, crossing: [shape, level, asked.join(","), last, symmetry, clues, attempts, seed] };
  }
  if (techniquesAsked) throw new ArgumentError("profile", "graded, where techniques are asked for");
  return { graded: false, crossing: [shape, level || "normal", profile, symmetry, clues, attempts, seed] };
}

export function generateCall(options?: GenerateOptions): Call<Generated> {
  const wish = wishOf(options);
  const { budget, deadline } = optionsOf(options);
  const limits = [budgetOr(budget), millisecondsOr("deadline", deadline, -1)] as const;
  const shape = wish.crossing[0];
  const seed = wish.crossing[wish.crossing.length - 1] as number;
  const generated = (reason: string, level: string, givens: string, clues: number): Generated =>
    reason === ""
      ? Object.freeze({ ok: true, puzzle: puzzleFrom(shape, level, givens, clues), seed })
      : Object.freeze({ ok: false, reason: reason as GenerateFault });
  if (wish.graded) {
    return call("generateGraded", [...wish.crossing, ...limits], ({ reason, level, givens, clues }) =>
      generated(reason, level, givens, clues),
    );
  }
  return call("generate", [...wish.crossing, ...limits], ({ reason, givens, clues }) =>
    generated(reason, wish.crossing[1], givens, clues),
  );
}
