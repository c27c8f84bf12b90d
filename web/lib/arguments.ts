// Checks of what callers hand in: Embind would turn a wrong kind into 0 without a word.

/**
 * A wrong argument: which one, and what was expected of it.
 *
 * @example
 * new ArgumentError("level", "one of easy, hard") instanceof TypeError; // => true
 * sudoku.generate({ level: "worst" }); // => ArgumentError: level
 */
export class ArgumentError extends TypeError {
  override readonly name = "ArgumentError";
  readonly argument: string;
  readonly expected: string;

  constructor(argument: string, expected: string) {
    super(`${argument}: expected ${expected}`);
    this.argument = argument;
    this.expected = expected;
  }
}

export const maxInteger = Number.MAX_SAFE_INTEGER;

export function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return (names as readonly unknown[]).includes(value);
}

export function nameIn<Name extends string>(argument: string, value: unknown, names: readonly Name[]): Name {
  if (!isOneOf(names, value)) throw new ArgumentError(argument, `one of ${names.join(", ")}`);
  return value;
}

export function nameOr<Name extends string, Otherwise>(
  argument: string,
  value: unknown,
  names: readonly Name[],
  otherwise: Otherwise,
): Name | Otherwise {
  return value === undefined ? otherwise : nameIn(argument, value, names);
}

export function integer(argument: string, value: unknown, from: number, to: number): number {
  if (!Number.isInteger(value) || (value as number) < from || (value as number) > to) {
    throw new ArgumentError(argument, `an integer from ${from} to ${to}`);
  }
  return (value as number) + 0; // no -0
}

export function integerOr(argument: string, value: unknown, from: number, to: number, otherwise: number): number {
  return value === undefined ? otherwise : integer(argument, value, from, to);
}

export function millisecondsOr(argument: string, value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (typeof value !== "number" || !(value >= 0)) throw new ArgumentError(argument, "milliseconds, from 0");
  return value;
}

export function booleanOr(argument: string, value: unknown, otherwise: boolean): boolean {
  if (value === undefined) return otherwise;
  if (typeof value !== "boolean") throw new ArgumentError(argument, "true or false");
  return value;
}

/** Each element of an array, read; a longer array is refused before anything of it is. */
export function listOf<Value>(
  argument: string,
  value: unknown,
  most: number,
  read: (element: unknown) => Value,
): Value[] {
  if (!Array.isArray(value) || value.length > most) throw new ArgumentError(argument, `an array of at most ${most}`);
  return Array.from(value as readonly unknown[], read);
}

/** Options as they are, none where they are left out. */
export function optionsOf<Options extends object>(options: Options | undefined): Partial<Options> {
  if (options === undefined) return {};
  if (typeof options !== "object" || (options as unknown) === null) throw new ArgumentError("options", "an object");
  return options;
}

/** Candidates as they cross: "cell,digit,cell,digit". */
export function candidatesText(argument: string, value: unknown, cells: number, digits: number): string {
  return listOf(argument, value, cells * digits, (element) => {
    if (typeof element !== "object" || element === null) throw new ArgumentError(argument, "candidates");
    const { cell, digit } = element as { readonly cell?: unknown; readonly digit?: unknown };
    const at = integer(`${argument}.cell`, cell, 0, cells - 1);
    return `${at},${integer(`${argument}.digit`, digit, 1, digits)}`;
  }).join(",");
}
