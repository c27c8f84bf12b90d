// `npm run fuzz`: every fuzz target of tests/fuzz under sanitizers; what it finds is kept in build/fuzz.
//   --seconds N   for each target (30)      --only NAME   one of them
import "./lib/node_version.mjs";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { readArguments } from "./lib/arguments.mjs";
import { cmake } from "./lib/cmake.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { locked } from "./lib/lock.mjs";
import { inBuild } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";
import { filesUnder } from "./lib/stamps.mjs";

const targets = filesUnder("tests/fuzz").flatMap((file) => file.match(/(\w+)\.cpp$/)?.[1] ?? []);

await command(async () => {
  const { seconds = "30", only } = readArguments({ seconds: { type: "string" }, only: { type: "string" } });
  if (!/^[1-9]\d*$/.test(seconds)) throw new Failure(`--seconds takes a number above 0, not "${seconds}"`);
  const chosen = targets.filter((target) => only === undefined || target === only);
  if (chosen.length === 0) throw new Failure(`--only takes one of ${targets.join(", ")}`);

  await provide("fuzz");
  const options = ["-DCMAKE_CXX_COMPILER=clang++", "-DHANADOKU_FUZZ=ON", "-DHANADOKU_SANITIZE=ON"];
  await locked("fuzz", () => cmake("fuzz", { options, targets: chosen }));
  const broken = [];
  for (const target of chosen) {
    const corpus = inBuild("fuzz", "corpus", target);
    mkdirSync(corpus, { recursive: true });
    const args = [corpus, `-max_total_time=${seconds}`, "-timeout=10", "-verbosity=0", "-print_final_stats=1"];
    const findings = `-artifact_prefix=${path.join(inBuild("fuzz"), `${target}-`)}`;
    if ((await show(inBuild("fuzz", target), [...args, findings])) !== 0) broken.push(target);
  }
  if (broken.length) throw new Failure(`broken: ${broken.join(", ")}; the inputs are in build/fuzz`);
  console.log(`Nothing found: ${chosen.join(", ")}`);
});
