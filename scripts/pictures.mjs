// `npm run pictures`: takes the pictures of all screens anew that tests/browser/pictures.spec.ts compares. Look at them.
import "./lib/node_version.mjs";
import { command } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";
import { buildPage } from "./lib/stages.mjs";

await command(async () => {
  await provide("browser");
  await buildPage();
  const args = [
    "test",
    "tests/browser/pictures.spec.ts",
    "--project=chromium",
    "--update-snapshots=all",
    "--reporter=line",
  ];
  const env = { HANADOKU_TEST_PORT: String(await freePort()) };
  process.exitCode = await show(process.execPath, [inRoot("node_modules/@playwright/test/cli.js"), ...args], { env });
});
