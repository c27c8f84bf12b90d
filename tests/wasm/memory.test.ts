import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { loadEngine, type Engine, type Game, type Puzzle } from "hanadoku";
import { beforeAll, describe, expect, test, vi } from "vitest";

const games = 100_000;
/** The finalizers run between turns. */
const gamesPerTurn = 500;
/** In bytes; a hundred thousand games that stayed would take more than ten times as much. */
const grown = 16e6;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

let sudoku: Engine;
let memory: WebAssembly.Memory;
let puzzle: Puzzle;

beforeAll(async () => {
  const instantiate = vi.spyOn(WebAssembly, "instantiate");
  sudoku = await loadEngine();
  const instance = (await instantiate.mock.results[0]?.value) as WebAssembly.Instance;
  instantiate.mockRestore();
  const exported = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
  if (!exported) throw new Error("the module exports no memory");
  memory = exported;
  const made = sudoku.generate({ shape: "2x2", seed: 1, deadline: Infinity });
  if (!made.ok) throw new Error(made.reason);
  puzzle = made.puzzle;
});

function play(): Game {
  const game = sudoku.newGame(puzzle);
  game.reveal();
  game.toggleNote(puzzle.givens.lastIndexOf("."), "corner", 1);
  game.undo();
  return game;
}

async function growth(work: () => void, times = games): Promise<number> {
  for (let round = 0; round < gamesPerTurn; ++round) work();
  const before = memory.buffer.byteLength;
  for (let count = 0; count < times; count += gamesPerTurn) {
    for (let round = 0; round < gamesPerTurn; ++round) work();
    collect();
    await nextTurn();
  }
  return memory.buffer.byteLength - before;
}

describe("the module's memory does not grow", () => {
  test("with games that are disposed of", { timeout: 300_000 }, async () => {
    expect(
      await growth(() => {
        play().dispose();
      }),
    ).toBe(0);
  });

  test("with games that are forgotten", { timeout: 300_000 }, async () => {
    expect(
      await growth(() => {
        play();
      }),
    ).toBeLessThan(grown);
  });

  test("with games that are refused", async () => {
    const refused = { ...puzzle, givens: ".".repeat(16) };
    const refuse = () => {
      expect(() => sudoku.newGame(refused)).toThrow();
    };
    expect(await growth(refuse, games / 20)).toBe(0);
  });
});

test("a game that is held would be seen to grow it", () => {
  const before = memory.buffer.byteLength;
  const held = Array.from({ length: games / 5 }, play);
  expect(memory.buffer.byteLength - before).toBeGreaterThan(grown);
  for (const game of held) game.dispose();
});
