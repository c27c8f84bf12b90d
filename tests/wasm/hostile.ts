// Data that nobody should send, and the reason with which it must end.
import type { Fault } from "hanadoku";

const line = "14.652...31.4..1....1..5.34...215.36"; // a puzzle of 2x3
const digits = Array.from(line, (symbol) => (symbol === "." ? 0 : Number(symbol)));

function boom(): never {
  throw new Error("this must not run or must be caught");
}

const traps = Object.fromEntries(
  Reflect.ownKeys(Reflect).map((name) => [name, boom]),
) as unknown as ProxyHandler<object>;

function replaced(index: number, element: unknown): unknown[] {
  const elements: unknown[] = [...digits];
  elements[index] = element;
  return elements;
}

function sparse(): unknown[] {
  const elements: unknown[] = [...digits];
  // eslint-disable-next-line @typescript-eslint/no-array-delete -- the hole is the point
  delete elements[2];
  return elements;
}

function withGetter(key: string): object {
  return Object.defineProperty({ givens: line, shape: "2x3", level: "easy" }, key, { get: boom, enumerable: true });
}

function arrayWithGetter(): unknown[] {
  const elements: unknown[] = [...digits];
  return Object.defineProperty(elements, 2, { get: boom });
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function throwing(thrown: unknown): unknown {
  return new Proxy(
    {},
    {
      getPrototypeOf: () => {
        throw thrown;
      },
    },
  );
}

/** Answers each descriptor differently. */
function fickle(): unknown {
  let length = 36;
  return new Proxy([...digits], {
    getOwnPropertyDescriptor: (target, key) =>
      key === "length"
        ? { value: (length *= 1000), writable: true, enumerable: false, configurable: false }
        : Reflect.getOwnPropertyDescriptor(target, key),
  });
}

class Sent {
  givens = line;
}

class Line extends String {}

const loop: Record<string, unknown> = { shape: "2x3" };
loop.givens = loop;

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; ++level) value = [value];
  return value;
}

/** What it is, what makes it, and the reason. */
export const hostile: readonly (readonly [string, () => unknown, Fault])[] = [
  ["undefined", () => undefined, "type"],
  ["null", () => null, "type"],
  ["true", () => true, "type"],
  ["a number", () => 42, "type"],
  ["NaN", () => NaN, "type"],
  ["a bigint", () => 10n ** 100n, "type"],
  ["a symbol", () => Symbol("givens"), "type"],
  ["a bare line", () => line, "type"],
  ["a very long text", () => ".".repeat(10_000_000), "type"],
  ["a function", () => boom, "type"],
  ["a class", () => Sent, "type"],
  ["an empty object", () => ({}), "type"],
  ["an object without a prototype", () => Object.create(null) as unknown, "type"],
  ["an empty array", () => [], "type"],
  ["an array of digits", () => digits, "type"],
  ["a date", () => new Date(), "type"],
  ["a map of givens", () => new Map([["givens", line]]), "type"],
  ["a promise of givens", () => Promise.resolve({ givens: line }), "type"],
  ["an instance of a class", () => new Sent(), "type"],
  ["inherited givens", () => Object.create({ givens: line }) as unknown, "type"],
  ["givens in __proto__ of JSON", () => JSON.parse(`{"__proto__":{"givens":"${line}"}}`) as unknown, "type"],
  ["givens in constructor.prototype", () => ({ constructor: { prototype: { givens: line } } }), "type"],
  ["a getter for givens", () => withGetter("givens"), "type"],
  ["a getter for shape", () => withGetter("shape"), "type"],
  ["a getter for level", () => withGetter("level"), "type"],
  ["a getter for format", () => withGetter("format"), "type"],
  ["a getter for version", () => withGetter("version"), "type"],
  ["a setter alone", () => Object.defineProperty({}, "givens", { set: boom }), "type"],
  ["a proxy whose traps all throw", () => new Proxy({}, traps), "type"],
  ["a proxy that throws undefined", () => throwing(undefined), "type"],
  ["a proxy that throws such a proxy", () => throwing(new Proxy({}, traps)), "type"],
  ["a revoked proxy", () => revoked({ givens: line }), "type"],
  ["an unknown format", () => ({ format: "sudoku", version: 1, shape: "2x3", level: "easy", givens: line }), "type"],
  ["an unknown version", () => ({ format: "hanadoku", version: 2, shape: "2x3", level: "easy", givens: line }), "type"],
  ["a version in a text", () => ({ format: "hanadoku", version: "1", givens: line }), "type"],
  ["a null format", () => ({ format: null, givens: line }), "type"],
  ["an unknown level", () => ({ givens: line, level: "insane" }), "type"],
  ["a level of many", () => ({ givens: line, level: ["easy"] }), "type"],
  ["a null level", () => ({ givens: line, level: null }), "type"],
  ["an empty level", () => ({ givens: line, level: "" }), "type"],
  ["a level from a prototype", () => ({ givens: line, level: "toString" }), "type"],
  ["a shape of numbers", () => ({ givens: line, shape: [2, 3] }), "type"],
  ["a null shape", () => ({ givens: line, shape: null }), "type"],
  ["a numeric shape", () => ({ givens: line, shape: 23 }), "type"],
  ["null givens", () => ({ givens: null }), "type"],
  ["numeric givens", () => ({ givens: 123456 }), "type"],
  ["givens as a bigint", () => ({ givens: BigInt("1".repeat(36)) }), "type"],
  ["givens as an object of a text", () => ({ givens: new Line(line) }), "type"],
  ["givens that are themselves", () => loop, "type"],
  ["givens as a set", () => ({ givens: new Set(digits) }), "type"],
  ["givens as a view of bytes", () => ({ givens: new DataView(new ArrayBuffer(36)) }), "type"],
  ["givens as bytes without a view", () => ({ givens: new ArrayBuffer(36) }), "type"],
  ["givens as bigints", () => ({ givens: new BigInt64Array(36) }), "type"],
  ["a null cell", () => ({ givens: replaced(2, null) }), "type"],
  ["an undefined cell", () => ({ givens: replaced(2, undefined) }), "type"],
  ["a hole", () => ({ givens: sparse() }), "type"],
  ["a cell that is an array", () => ({ givens: replaced(2, [1]) }), "type"],
  [
    "a cell that is an object with toString",
    () => ({ givens: replaced(2, { toString: boom, valueOf: boom }) }),
    "type",
  ],
  ["a cell that is a bigint", () => ({ givens: replaced(2, 1n) }), "type"],
  ["a cell that is true", () => ({ givens: replaced(2, true) }), "type"],
  ["a cell that is a symbol", () => ({ givens: replaced(2, Symbol.iterator) }), "type"],
  ["a cell behind a getter", () => ({ givens: arrayWithGetter() }), "type"],
  ["rows of arrays", () => ({ givens: [digits.slice(0, 6), digits.slice(6)] }), "type"],
  ["arrays 10,000 deep", () => ({ givens: nested(10_000) }), "type"],
  ["a proxy of an array whose traps throw", () => ({ givens: new Proxy([...digits], traps) }), "type"],
  ["a revoked proxy of an array", () => ({ givens: revoked([...digits]) }), "type"],
  ["a proxy whose length lies", () => ({ givens: fickle(), shape: "2x3" }), "length"],
  ["an array's like with a negative length", () => ({ givens: { length: -1 } }), "type"],
  ["an array's like with half a length", () => ({ givens: { length: 36.5 } }), "type"],
  ["an array's like with a text for a length", () => ({ givens: Object.assign({ length: "36" }, digits) }), "type"],
  ["an array's like with an endless length", () => ({ givens: { length: Infinity } }), "type"],
  ["an array's like behind a getter", () => ({ givens: Object.defineProperty({}, "length", { get: boom }) }), "type"],
  ["an unknown shape", () => ({ givens: line, shape: "1x9" }), "shape"],
  ["an empty shape", () => ({ givens: line, shape: "" }), "shape"],
  ["a shape with a zero before it", () => ({ givens: line, shape: "02x3" }), "shape"],
  ["a shape in other digits", () => ({ givens: line, shape: "２x３" }), "shape"],
  ["a shape from a prototype", () => ({ givens: line, shape: "constructor" }), "shape"],
  ["a shape of 25 digits", () => ({ givens: ".".repeat(625), shape: "5x5" }), "shape"],
  ["an empty text and no shape", () => ({ givens: "" }), "shape"],
  ["an empty array of cells and no shape", () => ({ givens: [] }), "shape"],
  ["1e1 as a text and no shape", () => ({ givens: "1e1" }), "shape"],
  ["a very long text and no shape", () => ({ givens: ".".repeat(10_000_000) }), "shape"],
  ["2^32 - 1 holes and no shape", () => ({ givens: new Array(2 ** 32 - 1) }), "shape"],
  ["a very long text", () => ({ givens: "1".repeat(10_000_000), shape: "2x3" }), "length"],
  ["a very long text of blanks", () => ({ givens: " ".repeat(10_000_000), shape: "2x3" }), "length"],
  ["2^32 - 1 holes", () => ({ givens: new Array(2 ** 32 - 1), shape: "2x3" }), "length"],
  ["an array's like of 2^32 - 1", () => ({ givens: { length: 2 ** 32 - 1 }, shape: "2x3" }), "length"],
  ["an array's like of 2^53 - 1", () => ({ givens: { length: 2 ** 53 - 1 }, shape: "2x3" }), "length"],
  ["a hundred million bytes", () => ({ givens: new Uint8Array(100_000_000), shape: "2x3" }), "length"],
  ["one cell too few", () => ({ givens: line.slice(1), shape: "2x3" }), "length"],
  ["one cell too many", () => ({ givens: [...digits, 0], shape: "2x3" }), "length"],
  ["the cells of another shape", () => ({ givens: line, shape: "3x3" }), "length"],
  ["NaN in a cell", () => ({ givens: replaced(2, NaN) }), "digit"],
  ["Infinity in a cell", () => ({ givens: replaced(2, Infinity) }), "digit"],
  ["2.5 in a cell", () => ({ givens: replaced(2, 2.5) }), "digit"],
  ["-1 in a cell", () => ({ givens: replaced(2, -1) }), "digit"],
  ["7 in a cell of 1 to 6", () => ({ givens: replaced(2, 7) }), "digit"],
  ["2^32 in a cell", () => ({ givens: replaced(2, 2 ** 32) }), "digit"],
  ["1e1 in a cell", () => ({ givens: replaced(2, "1e1") }), "digit"],
  ["10 as a text in a cell", () => ({ givens: replaced(2, "10") }), "digit"],
  ["a blank in a cell", () => ({ givens: replaced(2, " ") }), "digit"],
  ["an empty text in a cell", () => ({ givens: replaced(2, "") }), "digit"],
  ["a very long text in a cell", () => ({ givens: replaced(2, "1".repeat(1_000_000)) }), "digit"],
  ["half a symbol in a cell", () => ({ givens: replaced(2, "\ud83d") }), "digit"],
  ["a digit of another script", () => ({ givens: line.replace(".", "３") }), "digit"],
  ["a symbol beyond 16 bits", () => ({ givens: line.replace(".", "😀") }), "digit"],
  ["half a symbol", () => ({ givens: line.replace(".", "\udc00") }), "digit"],
  ["a zero byte", () => ({ givens: line.replace(".", "\0") }), "digit"],
  ["markup", () => ({ givens: line.replace(".", "<") }), "digit"],
  ["the same digit twice in a row", () => ({ givens: replaced(2, 1) }), "conflict"],
  ["one clue", () => ({ givens: `1${".".repeat(35)}` }), "too-few-clues"],
  ["a cell that no digit fits", () => ({ givens: `1234567.${".".repeat(55)}8`, shape: "2x4" }), "no-solution"],
  ["nothing but empty cells", () => ({ givens: ".".repeat(64), shape: "2x4" }), "several-solutions"],
];

/** The givens in such data where they can be taken out without running anything of its own. */
export function givensIn(data: unknown): unknown {
  try {
    return Object.getOwnPropertyDescriptor(data, "givens")?.value;
  } catch {
    return undefined;
  }
}
