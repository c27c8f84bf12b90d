// Strict reading of plain data: exactly these fields, each of them checked. What comes from others comes as text, so that data has
// neither getters nor prototypes.

export type Check<Value> = (value: unknown) => value is Value;
export type Fields = Readonly<Record<string, Check<unknown>>>;
export type Checked<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Check<infer Value> ? Value : never;
};

export const isText =
  (pattern: RegExp): Check<string> =>
  (value): value is string =>
    typeof value === "string" && pattern.test(value);

export const isInteger =
  (from: number, to: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

export const isOneOf =
  <Value extends string | number>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value);

export const has =
  <Of extends Fields>(fields: Of): Check<Checked<Of>> =>
  (value): value is Checked<Of> => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const names = Object.keys(value);
    return (
      names.length === Object.keys(fields).length &&
      names.every((name) => Object.hasOwn(fields, name) && fields[name]?.((value as Record<string, unknown>)[name]))
    );
  };

/** What a text of at most so many characters says; undefined where it is none or too long. */
export function parsed(text: unknown, longest: number): unknown {
  if (typeof text !== "string" || text.length > longest) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Of rooms and participants. */
export const isId = isText(/^[0-9a-z]{8,24}$/);
/** 1 to 24 characters that show; of any script. */
export const isName = isText(/^(?=.{1,24}$)[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u);
export const isRound = isInteger(0, 1000);

/**
 * A name as it may stand: spaces made one, cut to its length, without what does not show. "" where nothing is left.
 *
 * @example
 * nameFrom("  Hana\n하나 "); // => "Hana 하나"
 */
export function nameFrom(text: string): string {
  const shown = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return Array.from(shown).slice(0, 24).join("").trim();
}

/**
 * A fresh id.
 *
 * @example
 * isId(newId()); // => true
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join("");
}
