// Serves the page as it was last built, for the browser tests: `node scripts/serve.mjs --port N`.
import "./lib/node_version.mjs";
import { readArguments } from "./lib/arguments.mjs";
import { command } from "./lib/failure.mjs";
import { inBuild } from "./lib/paths.mjs";
import { readPort, usualPort } from "./lib/port.mjs";
import { startServer } from "./lib/static_server.mjs";

await command(async () => {
  const options = readArguments({ port: { type: "string" } });
  console.log((await startServer(inBuild("app"), { port: readPort(options.port), usual: usualPort })).address);
});
