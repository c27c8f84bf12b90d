// `npm run build`: the module, the package in dist/ and the page in build/app. What has not changed is not built again.
import "./lib/node_version.mjs";
import { command } from "./lib/failure.mjs";
import { provide } from "./lib/provide.mjs";
import { printSizes } from "./lib/sizes.mjs";
import { buildPage } from "./lib/stages.mjs";

await command(async () => {
  await provide("build");
  if (!(await buildPage())) console.log("Nothing to build.");
  printSizes();
});
