// What every language makes of a step.

/** What is said of a step in one language. */
export interface Sentences {
  /** Where to look, and no more. */
  readonly where: string;
  /** How the technique works. */
  readonly how: string;
  /** Why the step holds here. */
  readonly why: string;
  /** What it places or strikes out. */
  readonly result: string;
}

const symbols = ".123456789ABCDEFG";

/** What a digit is called. */
export type DigitName = (digit: number) => string;

const written: DigitName = (digit) => symbols.charAt(digit);
let called = written;

/** Says something with digits called so. */
export function withNames<Said>(names: DigitName = written, say: () => Said): Said {
  called = names;
  try {
    return say();
  } finally {
    called = written;
  }
}

export const symbolOf: DigitName = (digit) => called(digit);

const mostClaims = 12;

/** The start and the end of what would be too long to read; the board draws it all. */
export function shortened(claims: readonly string[]): readonly string[] {
  return claims.length > mostClaims ? [...claims.slice(0, 6), "…", ...claims.slice(-5)] : claims;
}
