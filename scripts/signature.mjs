// `npm run signature`: writes tests/data/signature.txt anew, when puzzles are meant to change.
import "./lib/node_version.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";
import { buildPackage } from "./lib/stages.mjs";

await command(async () => {
  await provide("wasm");
  await buildPackage();
  const vitest = inRoot("node_modules/vitest/vitest.mjs");
  const code = await show(process.execPath, [vitest, "run", "tests/wasm/signature.test.ts", "--update"]);
  if (code !== 0) throw new Failure("the signature was not written (above)");
});
