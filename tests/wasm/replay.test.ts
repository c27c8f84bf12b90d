import { ArgumentError, loadHanadoku, readLog, Recorder, shapes, writeLog, type Game, type LoggedMove } from "hanadoku";
import { describe, expect, test } from "vitest";
import { hostile } from "./hostile.js";

const sudoku = await loadHanadoku();

function made(shape: (typeof shapes)[number], seed = 1) {
  const generated = sudoku.generate({ shape, level: "easy", seed, deadline: Infinity });
  if (!generated.ok) throw new Error(generated.reason);
  return generated.puzzle;
}

/** Small, and its digits are known. */
const four = { shape: "2x2", level: "easy", givens: "1234........4123", clues: 8 } as const;
const solution = "1234341223414123";
const enter = (time: number, cell: number, digit = Number(solution[cell])): LoggedMove => ({
  time,
  type: "enter",
  cell,
  digit,
});
const whole = Array.from({ length: 8 }, (_, i) => enter(1000 * (i + 1), 4 + i));

/** The same numbers every time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays with mistakes, notes, undo and hints of both kinds. */
function play(game: Game, seed: number): { log: string; time: number } {
  const random = randomOf(seed);
  const recorder = new Recorder(game.puzzle.shape, game.state());
  const { solution: answer } = sudoku.solve(game.puzzle.givens, { shape: game.puzzle.shape }) as { solution: string };
  let time = 0;
  let last = 0;
  for (let turn = 0; turn < 1000 && !game.state().finished; ++turn) {
    time += random(5000);
    const before = recorder.log;
    const empty = game.state().cells.flatMap(({ digit }, cell) => (digit === 0 ? [cell] : []));
    const cell = empty[random(empty.length)] ?? 0;
    const digit = random(10) < 7 ? parseInt(answer[cell] ?? "1", 17) : 1 + random(Math.sqrt(answer.length));
    const kind = random(30);
    let cause;
    if (kind === 0) game.undo();
    else if (kind === 1) game.redo();
    else if (kind === 2) game.erase(random(answer.length));
    else if (kind === 3) game.toggleNote(cell, "corner", digit);
    else if (kind === 4) game.reveal();
    else if (kind === 5) {
      const explained = game.explain();
      if (explained.type === "step") {
        cause = explained.step;
        recorder.record(game.state(), time, cause);
        game.apply(explained.step);
      }
    } else if (kind === 6 && turn < 20) game.restart();
    else if (game.enter(cell, digit) === "mistake") cause = { cell, digit };
    recorder.record(game.state(), time, cause);
    if (recorder.log !== before) last = time;
  }
  return { log: recorder.log, time: last };
}

describe("a log", () => {
  test("of every kind of move comes back as it was", () => {
    const moves: LoggedMove[] = [
      enter(3600, 10, 5),
      { time: 3600, type: "erase", cell: 10 },
      { time: 3_600_000, type: "reveal", cell: 80 },
      { time: 3_600_001, type: "explain", placements: [{ cell: 0, digit: 9 }], eliminations: [{ cell: 80, digit: 1 }] },
    ];
    expect(writeLog(moves)).toBe("2s0E0a50X0a23aeg0R281H_009-281".replace("23aeg0", (3_596_400).toString(36)));
    expect(readLog(writeLog(moves), "3x3")).toEqual(moves);
    expect(readLog("", "3x3")).toEqual([]);
  });

  test.each([
    ["a cell off the board", "1E0g1"],
    ["no digit", "1E0a0"],
    ["a digit too high", "1E0a5"],
    ["a step about nothing", "1H"],
    ["a step off the board", "1H_0g1"],
    ["an unknown kind", "1Q00"],
    ["no time", "E001"],
    ["half a move", "1E0"],
    ["something after it", "1E001 "],
    ["a time before the start", "-1E001"],
    ["more than a day", "zzzzzzE001"],
    ["more than a log may be", "1E001".repeat(4001)],
  ])("with %s is none", (_, log) => {
    expect(readLog(log, "2x2")).toBeNull();
    expect(sudoku.replay(four, log)).toEqual({ ok: false, reason: "format", move: 0 });
  });

  test.each(hostile)("is not made of %s", (_, make) => {
    const log = make();
    expect(sudoku.replay(four, log)).toEqual({ ok: false, reason: "format", move: 0 });
  });

  test("that would be too long is a typed error", () => {
    expect(() => writeLog(Array.from({ length: 5000 }, () => enter(0, 4)))).toThrow(ArgumentError);
  });
});

describe("a game that was recorded", () => {
  test.each(shapes)("on %s is replayed to the same counts", (shape) => {
    for (let seed = 1; seed <= 8; ++seed) {
      const game = sudoku.newGame(made(shape), { entry: "strict" });
      const { log, time: milliseconds } = play(game, seed);
      const { mistakes, hintsUsed: hints, cellsLeft } = game.state();
      expect(sudoku.replay(game.puzzle, log)).toEqual({ ok: true, mistakes, hints, cellsLeft, milliseconds });
      game.dispose();
    }
  });

  test("goes on from a log that was kept", () => {
    const game = sudoku.newGame(four);
    const first = new Recorder("2x2", game.state());
    game.enter(4, 3);
    first.record(game.state(), 500);
    const second = new Recorder("2x2", game.state(), first.log);
    game.reveal();
    second.record(game.state(), 800);
    expect(readLog(second.log, "2x2")).toEqual([enter(500, 4), { time: 800, type: "reveal", cell: 5 }]);
  });

  test("stops growing where a log would be too long", () => {
    const game = sudoku.newGame(four);
    const recorder = new Recorder("2x2", game.state());
    for (let turn = 0; turn < 6000; ++turn) {
      if (turn % 2) game.undo();
      else game.enter(4, 3);
      recorder.record(game.state(), turn);
    }
    expect(recorder.log.length).toBeLessThanOrEqual(20_000);
    expect(sudoku.replay(four, recorder.log)).toMatchObject({ ok: true });
  });
});

describe("a replay", () => {
  const replay = (moves: readonly LoggedMove[], hints?: number) => sudoku.replay(four, writeLog(moves), { hints });

  test("of a whole game is finished at its last move", () => {
    expect(replay(whole)).toEqual({ ok: true, mistakes: 0, hints: 0, cellsLeft: 0, milliseconds: 8000 });
  });

  test("of nothing is a game that has not begun", () => {
    expect(replay([])).toEqual({ ok: true, mistakes: 0, hints: 0, cellsLeft: 8, milliseconds: 0 });
  });

  test("counts a wrong digit that no peer forbids, however often", () => {
    const givens = { shape: "2x3", level: "easy", givens: "....1..2...3.....4..56........34....", clues: 8 } as const;
    const log = writeLog([enter(1, 0, 4), enter(2, 0, 4)]);
    expect(sudoku.replay(givens, log)).toMatchObject({ ok: true, mistakes: 2, cellsLeft: 28 });
  });

  test("takes what it gives to the ranking", () => {
    const finished = replay(whole);
    const started = replay(whole.slice(0, 3));
    if (!finished.ok || !started.ok) throw new Error("broken");
    expect(sudoku.rank([started, finished]).map(({ index }) => index)).toEqual([1, 0]);
  });

  test.each<[string, readonly LoggedMove[], string, number]>([
    ["an entry that a peer forbids", [enter(1, 4, 1)], "enter", 0],
    ["an entry into a given", [enter(1, 0, 2)], "enter", 0],
    ["an entry into a filled cell", [enter(1, 4), enter(2, 4)], "enter", 1],
    ["an erased given", [{ time: 1, type: "erase", cell: 0 }], "erase", 0],
    ["an erased empty cell", [enter(1, 5), { time: 1, type: "erase", cell: 4 }], "erase", 1],
    ["another cell than a hint reveals", [{ time: 1, type: "reveal", cell: 11 }], "reveal", 0],
    [
      "a step that does not hold",
      [{ time: 1, type: "explain", placements: [{ cell: 4, digit: 4 }], eliminations: [] }],
      "explain",
      0,
    ],
    [
      "a step that strikes out the solution",
      [{ time: 1, type: "explain", placements: [], eliminations: [{ cell: 4, digit: 3 }] }],
      "explain",
      0,
    ],
    ["a move after the end", [...whole, enter(9000, 4)], "finished", 8],
  ])("finds %s", (_, moves, reason, move) => {
    expect(replay(moves)).toEqual({ ok: false, reason, move });
  });

  test("finds more hints than there are", () => {
    const hints: LoggedMove[] = [4, 5, 6].map((cell) => ({ time: 1, type: "reveal", cell }));
    expect(replay(hints, 3)).toMatchObject({ ok: true, hints: 3 });
    expect(replay(hints, 2)).toEqual({ ok: false, reason: "no-hints", move: 2 });
  });

  test("of what is no puzzle is a typed error", () => {
    expect(() => sudoku.replay({ ...four, givens: "1" }, "")).toThrow(ArgumentError);
    expect(() => sudoku.replay(four, "", { hints: -1 })).toThrow(ArgumentError);
  });
});
