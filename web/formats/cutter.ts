// Cuts a long text, as it comes, into texts that can each be read by themselves.

export interface Part {
  readonly text: string;
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Whether more of the text follows. */
  readonly isOpen: boolean;
}

export interface Cutter {
  /** What is whole now. */
  add(text: string): Iterable<Part>;
  /** What is left. */
  end(): Iterable<Part>;
}

/** A part is about so long. */
export const partLength = 65_536;

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ++count;
  return count;
}
