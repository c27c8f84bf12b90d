// `npm start`: installs what is missing, builds what has changed, and serves the page on 127.0.0.1.
//   --port N   that port and no other      --open   opens the page in the browser
import "./lib/node_version.mjs";
import { readArguments } from "./lib/arguments.mjs";
import { command } from "./lib/failure.mjs";
import { inBuild } from "./lib/paths.mjs";
import { readPort, usualPort } from "./lib/port.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";
import { printSizes } from "./lib/sizes.mjs";
import { buildPage } from "./lib/stages.mjs";
import { startServer } from "./lib/static_server.mjs";

await command(async () => {
  const options = readArguments({ port: { type: "string" }, open: { type: "boolean" } });
  const port = readPort(options.port);
  await provide("build");
  if (await buildPage()) printSizes();
  const { address } = await startServer(inBuild("app"), { port, usual: usualPort });
  console.log(`Hanadoku is at ${address} (Ctrl+C ends it)`);
  if (options.open) await show(process.platform === "darwin" ? "open" : "xdg-open", [address]);
});
