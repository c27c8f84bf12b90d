/**
 * Steps in words, for those who explain them: loaded apart from the engine, which knows no language.
 *
 * @module hanadoku/words
 */
import { ArgumentError, shapes, type Shape, type Step, type Technique } from "../lib/index.js";
import { english } from "./english.js";
import { japanese } from "./japanese.js";
import { korean } from "./korean.js";
import { Facts, type Place } from "./facts.js";
import { withNames, type DigitName, type Sentences } from "./sentences.js";
import { techniqueWords } from "./techniques.js";

export type { Place } from "./facts.js";
export type { DigitName, Sentences } from "./sentences.js";

/** The languages that steps are told in. */
export const wordLanguages = ["ko", "en", "ja"] as const;
/** A language that steps are told in. */
export type WordLanguage = (typeof wordLanguages)[number];

/** How a step is told. */
export interface DescribeOptions {
  readonly shape: Shape;
  readonly language: WordLanguage;
  /** What a digit is called; as it is written where this is left out. */
  readonly digits?: DigitName;
  /** 1 where to look, 2 which technique and how it works, 3 the whole step. */
  readonly tier: (typeof tiers)[number];
}

/** All that is said of a step. */
export interface StepSentences extends Sentences {
  readonly name: string;
}

const speakers = { ko: korean, en: english, ja: japanese };

/** What stands between sentences. */
const gaps = { ko: " ", en: " ", ja: "" };
const stops = { ko: ". ", en: ". ", ja: "。" };

/** How much of a step is told. */
const tiers = [1, 2, 3] as const;

function checkLanguage(language: WordLanguage): void {
  if (!wordLanguages.includes(language)) throw new ArgumentError("language", `one of ${wordLanguages.join(", ")}`);
}

/**
 * What a technique is called.
 *
 * @example
 * techniqueName("x-wing", "en"); // => "X-wing"
 */
export function techniqueName(technique: Technique, language: WordLanguage): string {
  checkLanguage(language);
  const [, en, ko, ja] = techniqueWords[technique];
  return { en, ko, ja }[language];
}

/**
 * All that is said of a step.
 *
 * @example
 * sentencesOf(step, { shape: "3x3", language: "en" }).name; // => "Hidden single"
 */
export function sentencesOf(step: Step, { shape, language, digits }: Omit<DescribeOptions, "tier">): StepSentences {
  if (!shapes.includes(shape)) throw new ArgumentError("shape", `one of ${shapes.join(", ")}`);
  checkLanguage(language);
  return withNames(digits, () => {
    const { where, how, why, result } = speakers[language](step, shape);
    return Object.freeze({ name: techniqueName(step.technique, language), where, how, why, result });
  });
}

/**
 * A step in words, of which each tier tells more.
 *
 * @example
 * describeStep(step, { shape: "3x3", language: "en", tier: 1 }); // => "Look at box 2."
 */
export function describeStep(step: Step, { tier, ...options }: DescribeOptions): string {
  if (!tiers.includes(tier)) throw new ArgumentError("tier", `one of ${tiers.join(", ")}`);
  const { name, where, how, why, result } = sentencesOf(step, options);
  if (tier === 1) return where;
  return tier === 2 ? `${name}${stops[options.language]}${how}` : `${why}${gaps[options.language]}${result}`;
}

/**
 * What the first tier speaks of: a few houses, or where the step has none, a few cells.
 *
 * @example
 * focusOf(step, "3x3").houses.length > 0; // => true
 */
export function focusOf(
  step: Step,
  shape: Shape,
): { readonly houses: readonly Place[]; readonly cells: readonly number[] } {
  return new Facts(step, shape).focus;
}
