// The links to a puzzle: its givens, and what has been entered where that is wished, in the fragment, which no server sees.
import type { Level, Shape } from "hanadoku";

export interface Sent {
  readonly shape: Shape;
  readonly level: Level;
  readonly givens: string;
}

/** The page's address with another fragment. */
export function linkTo(fragment: string): string {
  const address = new URL(location.href);
  address.hash = fragment;
  return address.href;
}

export async function addressOf({ shape, level, givens }: Sent): Promise<string> {
  const { writeLink } = await import("hanadoku/formats");
  return linkTo(writeLink({ format: "hanadoku", version: 1, shape, level, givens }));
}
