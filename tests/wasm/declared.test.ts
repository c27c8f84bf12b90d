import * as hanadoku from "hanadoku";
import { loadHanadoku, type Game } from "hanadoku";
import { describe, expect, test } from "vitest";
import { declaredKeys, declaredType, declaredValues, errors, realKeys, resultOf, Witness } from "./declared.js";

const sudoku = await loadHanadoku();
const jobs = await loadHanadoku({ worker: true });

const made = sudoku.generate({ seed: 1, deadline: Infinity });
if (!made.ok) throw new Error(made.reason);
const { puzzle } = made;
const open = ".".repeat(16);
/** Its first step is a chain. */
const chained = {
  shape: "3x3",
  givens: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
} as const;

function played(): Game {
  const game = sudoku.newGame(puzzle);
  game.toggleNote(2, "corner", 1);
  return game;
}

/** For each call, results of every kind that is declared. */
const calls: Record<string, readonly unknown[]> = {
  generate: [made, sudoku.generate({ level: "expert" })],
  sanitize: [sudoku.sanitize(puzzle), sudoku.sanitize(null), sudoku.sanitize({ givens: open })],
  readGrid: [sudoku.readGrid(puzzle), sudoku.readGrid(null), sudoku.readGrid({ givens: "9", shape: "2x2" })],
  solve: [sudoku.solve(open), sudoku.solve(puzzle.givens), sudoku.solve(""), sudoku.solve(`11${open.slice(2)}`)],
  countSolutions: [sudoku.countSolutions(open), sudoku.countSolutions(`9${open.slice(1)}`)],
  solveMany: [sudoku.solveMany(open)],
  countMany: [sudoku.countMany(open)],
  generateMany: [sudoku.generateMany(1)],
  differences: [sudoku.differences(open), sudoku.differences("")],
  rank: [sudoku.rank([{ mistakes: 0, hints: 0, milliseconds: 0, cellsLeft: 1 }]), sudoku.rank([])],
  replay: [sudoku.replay(puzzle, ""), sudoku.replay(puzzle, null)],
  newGame: [played()],
  restoreGame: [sudoku.restoreGame(played().save()), sudoku.restoreGame("")],
  envelope: [sudoku.envelope(puzzle)],
  preview: [sudoku.preview(puzzle)],
  nextStep: [sudoku.nextStep(puzzle), sudoku.nextStep(chained), sudoku.nextStep({ givens: "" })],
  allSteps: [
    sudoku.allSteps(puzzle, "hidden-single"),
    sudoku.allSteps(chained, "nested-forcing-net"),
    sudoku.allSteps({ givens: "" }, "aic"),
  ],
  grade: [sudoku.grade(chained), sudoku.grade({ shape: "2x2", givens: open })],
  unavoidableSets: [sudoku.unavoidableSets(puzzle), sudoku.unavoidableSets({ ...puzzle, givens: ".".repeat(36) })],
  techniques: [sudoku.techniques()],
};

/** A free game with a wrong entry. */
function mistaken(): Game {
  const game = sudoku.newGame({ ...puzzle, shape: "2x2", givens: "1234........4123" }, { entry: "free" });
  game.enter(4, 1);
  return game;
}

function explained(): Game {
  const game = played();
  game.explain();
  return game;
}

const step = (game: Game) => {
  const next = sudoku.nextStep(game.board());
  if (!next.ok) throw new Error(next.reason);
  return next.step;
};

/** A game with a candidate struck out. */
function struck(): Game {
  const game = played();
  const [{ cell, digit } = { cell: 0, digit: 1 }] = step(game).placements;
  const wrong = { ...step(game), placements: [], eliminations: [{ cell, digit: (digit % 6) + 1 }] };
  game.explain({ ok: true, step: wrong });
  game.apply(wrong);
  return game;
}

const moves: Record<string, readonly unknown[]> = {
  enter: [played().enter(0, 1), played().enter(2, 3)],
  erase: [played().erase(0), played().erase(2)],
  toggleNote: [played().toggleNote(2, "corner", 1)],
  setColor: [played().setColor(2, 1)],
  reveal: [played().reveal(), sudoku.newGame(puzzle, { hints: 0 }).reveal()],
  explain: [
    played().explain(),
    played().explain(sudoku.nextStep({ givens: "" })),
    sudoku.newGame({ ...puzzle, ...chained }).explain(),
    sudoku.newGame(puzzle, { hints: 0 }).explain(),
    mistaken().explain(),
  ],
  apply: [played().apply(step(played())), explained().apply(step(played()))],
  board: [played().board(), struck().board()],
  undoMistakes: [played().undoMistakes(), mistaken().undoMistakes()],
  undo: [played().undo()],
  redo: [played().redo()],
  restart: [played().restart()],
  state: [played().state()],
  save: [played().save()],
};

test("the declarations stand by themselves", () => {
  expect(errors()).toEqual([]);
});

test("the package exports what is declared", () => {
  expect(Object.keys(hanadoku).sort()).toEqual(declaredValues().sort());
});

test("the faces have the calls that are declared", () => {
  expect(realKeys(sudoku)).toEqual(declaredKeys(declaredType("Hanadoku")));
  expect(realKeys(jobs)).toEqual(declaredKeys(declaredType("HanadokuJobs")));
  expect(realKeys(played())).toEqual(declaredKeys(declaredType("Game")));
  expect(Object.keys(calls).sort()).toEqual(realKeys(sudoku));
});

describe.each([
  ["Hanadoku", calls],
  ["Game", moves],
])("%s", (face, results) => {
  test.each(Object.entries(results))("%s gives exactly what is declared, and all of it", (name, values) => {
    const type = resultOf(declaredType(face), name);
    const witness = new Witness();
    expect(values.flatMap((value) => witness.faults(type, value, name))).toEqual([]);
    expect(witness.unseen(type)).toEqual([]);
  });
});

test.each(["generate", "sanitize", "solve", "countSolutions", "differences", "nextStep", "grade", "unavoidableSets"])(
  "a job's %s is declared as the call is",
  (name) => {
    const type = resultOf(declaredType("HanadokuJobs"), name);
    const witness = new Witness();
    expect(calls[name]?.flatMap((value) => witness.faults(type, value, name))).toEqual([]);
  },
);

test("a field too many or too few would be seen", () => {
  const type = resultOf(declaredType("Hanadoku"), "envelope");
  const envelope = sudoku.envelope(puzzle);
  const { level, ...less } = envelope;
  const faults = [
    { ...envelope, seed: 1 },
    less,
    { ...envelope, level: "worst" },
    { ...envelope, version: "1" },
    level,
    [envelope],
  ];
  for (const value of faults) expect(new Witness().faults(type, value, "")).toHaveLength(1);
  expect(new Witness().unseen(type)).toEqual(["Envelope"]);
});
