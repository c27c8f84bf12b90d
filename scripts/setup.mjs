// `npm run setup`: installs all that building, testing and checking need.
import "./lib/node_version.mjs";
import { command } from "./lib/failure.mjs";
import { needsOf } from "./lib/needs.mjs";
import { provide } from "./lib/provide.mjs";

await command(async () => {
  await provide(...Object.keys(needsOf));
  console.log("All is there.");
});
