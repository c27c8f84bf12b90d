// `npm run docs`: pages of the package's face, made from its docstrings and the guides, in build/docs.
import "./lib/node_version.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";

await command(async () => {
  await provide("wasm");
  const code = await show(process.execPath, [inRoot("node_modules/typedoc/bin/typedoc"), "--logLevel", "Error"]);
  if (code !== 0) throw new Failure("the pages were not made (above)");
  console.log("build/docs/index.html");
});
