// Times packages of npm:  packages.mjs solve|generate COLLECTION FILE SECONDS TURNS, a line of JSON for each.
//
// Solving is asked for once, not for a proof that there is no second solution, which only qqwing offers. Each package runs in a
// process of its own, which is ended when a grid takes it too long.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const load = createRequire(import.meta.url);
const numbers = (line, empty, shift) =>
  [...line].map((symbol) => (/[1-9]/.test(symbol) ? Number(symbol) - shift : empty));

const solvers = {
  "@algorithm.ts/sudoku": async () => {
    const { SudokuSolver } = await import("@algorithm.ts/sudoku");
    const solver = new SudokuSolver({ childMatrixWidth: 3 });
    return (line) => solver.solve(numbers(line, -1, 1), new Array(81).fill(-1));
  },
  sudoku: () => (line) => load("sudoku").solvepuzzle(numbers(line, null, 1)),
  "sudoku-core": () => (line) => load("sudoku-core").solve(numbers(line, null, 0)),
  qqwing: () => {
    const QQWing = load("qqwing");
    const solver = new QQWing();
    return (line) => solver.setPuzzle(numbers(line, 0, 0)) && solver.countSolutions();
  },
};

const makers = {
  "@algorithm.ts/sudoku": async () => {
    const { SudokuCreator } = await import("@algorithm.ts/sudoku");
    const creator = new SudokuCreator({ childMatrixWidth: 3 });
    return () => creator.createSudoku(1);
  },
  sudoku: () => () => load("sudoku").makepuzzle(),
  "sudoku-core": () => () => load("sudoku-core").generate("hard"),
  "sudoku-gen": () => () => load("sudoku-gen").getSudoku("expert"),
  qqwing: () => {
    const QQWing = load("qqwing");
    const maker = new QQWing();
    return () => maker.generatePuzzle();
  },
};

/** Where this is the process of one package: how many a second, at the median and the quartiles of the turns. */
async function time(bench, name, file, seconds, turns) {
  const lines = file
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.length >= 81)
    : [];
  const once = await (bench === "solve" ? solvers : makers)[name]();
  const rates = [];
  let at = 0;
  for (let turn = 0; turn < turns; ++turn) {
    const start = process.cpuUsage();
    let count = 0;
    let passed = 0;
    while (passed < seconds) {
      at = (at + 617) % Math.max(1, lines.length);
      once(lines[at]?.slice(0, 81));
      ++count;
      const { user, system } = process.cpuUsage(start);
      passed = (user + system) / 1e6;
    }
    rates.push(count / passed);
  }
  rates.sort((a, b) => a - b);
  const quarter = (part) => rates[Math.floor(((rates.length - 1) * part) / 4)];
  process.send({ solver: name, perSecond: quarter(2), low: quarter(1), high: quarter(3) });
}

/** In a process of its own; nothing where it takes too long. */
function timeApart(name, bench, file, seconds, turns) {
  const timeout = 10_000 * seconds * turns;
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ["one", name, bench, file, seconds, turns], {
      silent: true,
      timeout,
    });
    child.on("message", resolve);
    child.on("exit", () => resolve(null));
  });
}

const [first, ...rest] = process.argv.slice(2);
if (first === "one") {
  const [name, bench, file, seconds, turns] = rest;
  await time(bench, name, file, Number(seconds), Number(turns));
  process.disconnect();
} else {
  const [collection, file, seconds, turns] = rest;
  const able = first === "generate" ? (collection === "minimal-9x9" ? makers : {}) : file ? solvers : {};
  for (const name of Object.keys(able)) {
    const row = await timeApart(name, first, file, seconds, turns);
    if (row) console.log(JSON.stringify(row));
  }
}
