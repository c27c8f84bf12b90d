// The link to a puzzle: its givens, in the fragment, which no server sees.
import type { Level, Shape } from "hanadoku";

interface Sent {
  readonly shape: Shape;
  readonly level: Level;
  readonly givens: string;
}

export async function addressOf({ shape, level, givens }: Sent): Promise<string> {
  const { writeLink } = await import("hanadoku/formats");
  const address = new URL(location.href);
  address.hash = writeLink({ format: "hanadoku", version: 1, shape, level, givens });
  return address.href;
}
