// `npm test`: installs what is missing, builds what has changed, runs all suites, and ends in one summary.
//   --only native|wasm|browser   some of them (may be given more than once)
import "./lib/node_version.mjs";
import { readArguments } from "./lib/arguments.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { provide } from "./lib/provide.mjs";
import { isThere, parts, suites } from "./lib/suites.mjs";
import { printSummary } from "./lib/summary.mjs";

/** Builds and runs one suite. What cannot be built, is not there or runs no test counts as a failure. */
async function runSuite(suite) {
  const failure = (remark) => ({ passed: 0, failed: 1, skipped: 0, remark });
  if (!isThere(suite)) return failure(`${suite.folder} is missing`);
  try {
    await suite.build();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`hanadoku: ${error.message}`);
    return failure(error.message);
  }
  console.log(`\nTesting: ${suite.name}`);
  const counts = await suite.run();
  return counts.passed + counts.failed + counts.skipped === 0 ? failure("ran no test") : counts;
}

await command(async () => {
  const { only = parts } = readArguments({ only: { type: "string", multiple: true } });
  const unknown = only.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new Failure(`--only takes ${parts.join(", ")}, not "${unknown}"`);
  await provide(...only);

  const rows = [];
  for (const suite of suites.filter(({ part }) => only.includes(part))) {
    const start = performance.now();
    const counts = await runSuite(suite);
    rows.push({ name: suite.name, ...counts, seconds: (performance.now() - start) / 1000 });
  }
  const { failed } = printSummary(rows);
  if (failed > 0) process.exitCode = 1;
});
