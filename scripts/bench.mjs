// `npm run bench`: the engine beside a textbook solver and beside packages of npm, natively and in WebAssembly. The collections
// are the lists of 9x9 grids in puzzles/ of the folder that HANADOKU_DATA names; a list made from fixed seeds always runs.
//   --only PATTERN   only benches, collections and runtimes whose names together match      --quick   within a minute
//   --json FILE      the results as a list of { bench, collection, runtime, solver, perSecond, ratio }; of gradings also what one
//                    takes, { medianMs, worstMs }
import "./lib/node_version.mjs";
import { writeFileSync } from "node:fs";
import { readArguments } from "./lib/arguments.mjs";
import { findCollections } from "./lib/collections.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { inBuild, inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { capture } from "./lib/run.mjs";
import { buildBenches } from "./lib/stages.mjs";
import { timeColdStart } from "./lib/cold.mjs";
import { timeFrames } from "./lib/frames.mjs";
import { timeSlowed } from "./lib/slowed.mjs";

const runtimes = {
  native: [inBuild("native/bench_speed"), []],
  wasm: [process.execPath, ["--no-experimental-fetch", inBuild("wasm/bench/bench_speed.js")]],
};

/** Every bench of C++: its own name, and what the program is told. */
function contests() {
  const solve = findCollections().map(({ name, file, every }) => ({
    bench: "solve",
    name,
    what: `${name}=${file}:${every}`,
  }));
  // Lists of puzzles with several solutions are not graded.
  const grade = solve.filter(({ name }) => !name.includes("multi"));
  return [
    ...solve,
    ...grade.map(({ name, what }) => ({ bench: "grade", name, what: `grade:${what}` })),
    { bench: "solve", name: "generated", what: "generated" },
    { bench: "generate", name: "minimal-9x9", what: "minimal-9x9" },
    { bench: "generate", name: "pairs-6x6", what: "pairs-6x6" },
    { bench: "generate", name: "pairs-6x6-spread", what: "pairs-6x6-spread" },
  ];
}

async function lines(program, args) {
  const { code, output } = await capture(program, args);
  if (code !== 0) throw new Failure(`${program} failed: ${output.trim().split("\n").at(-1)}`);
  return output.trim().split("\n").filter(Boolean);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Turn by turn, so that a busy moment of the machine falls on all; then the medians and the quartiles. */
async function compete({ bench, what }, runtime, { seconds, turns }) {
  const [program, args] = runtimes[runtime];
  const rows = await lines(program, [...args, seconds, turns, what].map(String));
  return rows.map((row) => {
    const [, collection, solver, ...numbers] = row.split("\t");
    const [perSecond, low, high, medianMs, worstMs] = numbers.map(Number);
    const result = { bench, collection, runtime, solver, perSecond, low, high };
    return medianMs === undefined ? result : { ...result, medianMs, worstMs };
  });
}

/** What packages of npm do, each in a process of its own that is given so long. */
async function packages({ bench, name, what }, { seconds, turns }) {
  const args = [
    inRoot("tests/bench/packages.mjs"),
    bench,
    name,
    what.split("=")[1]?.replace(/:\d+$/, "") ?? "",
    seconds,
    turns,
  ];
  const rows = await lines(process.execPath, args.map(String));
  return rows.map((row) => ({ bench, collection: name, runtime: "node", ...JSON.parse(row) }));
}

const amount = (perSecond) => perSecond.toLocaleString("en", { maximumSignificantDigits: 3 });

function print(row) {
  const spread = row.low === undefined ? "" : ` (${amount(row.low)} to ${amount(row.high)})`;
  const ratio = row.ratio === null ? "" : `  ${amount(row.ratio)} x textbook`;
  const each = row.medianMs === undefined ? "" : `  median ${amount(row.medianMs)} ms, worst ${amount(row.worstMs)} ms`;
  console.log(
    `${row.bench.padEnd(9)}${row.collection.padEnd(28)}${row.runtime.padEnd(9)}${row.solver.padEnd(22)}` +
      `${amount(row.perSecond).padStart(12)} a second${spread}${ratio}${each}`,
  );
}

await command(async () => {
  const {
    only = "",
    quick = false,
    json,
  } = readArguments({
    only: { type: "string" },
    quick: { type: "boolean" },
    json: { type: "string" },
  });
  const pattern = new RegExp(only, "i");
  const wanted = (...names) => pattern.test(names.join(" "));
  const pace = quick ? { seconds: 0.1, turns: 3 } : { seconds: 1, turns: 7 };
  await provide("build", "native");
  await buildBenches();

  const results = [];
  const add = (rows, textbook) => {
    for (const { low, high, ...row } of rows) {
      const ratio = textbook ? row.perSecond / textbook : null;
      print({ ...row, low, high, ratio });
      results.push({ ...row, ratio });
    }
  };
  for (const contest of contests()) {
    if (quick && contest.bench === "grade" && !contest.name.includes("minimal")) continue;
    let textbook;
    for (const runtime of Object.keys(runtimes)) {
      if (!wanted(contest.bench, contest.name, runtime)) continue;
      const rows = await compete(contest, runtime, pace);
      textbook = rows.find(({ solver }) => solver === "textbook")?.perSecond;
      add(rows, textbook);
    }
    // JavaScript has no textbook of its own: the ratio is to the one in WebAssembly, which runs in Node.js too.
    // None of them grades, and a single grid may take them seconds.
    const packagesToo = contest.bench === "generate" || (contest.bench === "solve" && !quick);
    if (packagesToo && wanted(contest.bench, contest.name, "node")) add(await packages(contest, pace), textbook);
  }
  if (wanted("cold")) add(await timeColdStart({ starts: quick ? 5 : 31, median }), null);
  if (wanted("slowed") && !quick) add(await timeSlowed(), null);
  if (wanted("frame") && !quick) add(await timeFrames({ median }), null);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
});
