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

export const symbolOf = (digit: number) => symbols.charAt(digit);

const mostClaims = 12;

/** The start and the end of what would be too long to read; the board draws it all. */
export function shortened(claims: readonly string[]): readonly string[] {
  return claims.length > mostClaims ? [...claims.slice(0, 6), "…", ...claims.slice(-5)] : claims;
}
