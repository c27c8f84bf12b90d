// `npm run reglib -- FILE`, `npm run ratings -- FILE`: builds a native tool of tests/tools and runs it on a file.
import "./lib/node_version.mjs";
import { cmake } from "./lib/cmake.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { locked } from "./lib/lock.mjs";
import { inBuild } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";

await command(async () => {
  const [tool, ...files] = process.argv.slice(2);
  if (files.length !== 1) throw new Failure(`call it as: npm run ${tool} -- FILE`);
  await provide("native");
  await locked("native", () => cmake("native", { targets: [tool] }));
  process.exitCode = await show(inBuild("native", tool), files);
});
