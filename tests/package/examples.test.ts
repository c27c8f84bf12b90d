// Every export says what it is, and what people call shows how: its example runs. A line `expression; // => value` is a claim, and
// where the value is the name of an error, that it is thrown; `sudoku`, `puzzle`, `game` and `nine` are there.
import * as engine from "hanadoku";
import * as formats from "hanadoku/formats";
import * as rooms from "hanadoku/rooms";
import * as words from "hanadoku/words";
import { describe, expect, test } from "vitest";
import { declarationsOf } from "./declarations.js";

const sudoku = await engine.loadHanadoku();
const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

function standing(): Record<string, unknown> {
  const made = sudoku.generate({ shape: "2x3", level: "hard", seed: 7 });
  if (!made.ok) throw new Error(made.reason);
  const step = sudoku.nextStep({ shape: "3x3", givens: nine });
  return { sudoku, nine, puzzle: made.puzzle, game: sudoku.newGame(made.puzzle), step: step.ok && step.step, expect };
}

const claim = /^(\s*(?:const .*? = |for await .*?\) )?)(.+); \/\/ => (.+)$/;

/** Claims as assertions. */
function asserted(line: string): string {
  const [, before = "", expression, value] = claim.exec(line) ?? [];
  if (expression === undefined || value === undefined) return line;
  const error = /^(\w+Error)(?:: (\w+))?$/.exec(value);
  if (error) return `${before}await expect((async () => ${expression})()).rejects.toThrow(${error[1] ?? ""});`;
  return `${before}expect(await (${expression})).toEqual(${value});`;
}

type AsyncFunctionOf = new (...parts: string[]) => (...values: unknown[]) => Promise<void>;
const AsyncFunction = run.constructor as AsyncFunctionOf;

async function run(example: string, face: object): Promise<void> {
  const scope = { ...face, ...standing() };
  const body = example.split("\n").map(asserted).join("\n");
  await new AsyncFunction(...Object.keys(scope), body)(...Object.values(scope));
}

const faces = {
  hanadoku: { file: "web/lib/index.ts", face: engine, interfaces: ["Engine", "Hanadoku", "Game"] },
  "hanadoku/formats": { file: "web/formats/index.ts", face: { ...engine, ...formats } },
  "hanadoku/rooms": { file: "web/rooms/index.ts", face: { ...engine, ...rooms } },
  "hanadoku/words": { file: "web/words/index.ts", face: { ...engine, ...words } },
} as const;

describe.each(Object.entries(faces))("%s", (_, { file, face, ...more }) => {
  const declared = declarationsOf(file, "interfaces" in more ? more.interfaces : []);

  test("says of every export what it is", () => {
    expect(declared.filter(({ text }) => text === "").map(({ name }) => name)).toEqual([]);
  });

  test("shows how everything is called that can be", () => {
    const bare = declared.filter((each) => each.callable && each.examples.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  const examples = declared.flatMap(({ name, examples: some }) => some.map((example) => [name, example] as const));
  test.each(examples)("the example of %s runs", async (_name, example) => {
    await run(example, face);
  });
});

test("hanadoku/element says of every export what it is", () => {
  const silent = declarationsOf("web/element/index.ts").filter(({ text }) => text === "");
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("a wrong claim fails", async () => {
  await expect(run("1 + 1; // => 3", {})).rejects.toThrow(/3/);
  await expect(run("1; // => TypeError", {})).rejects.toThrow();
});
