// `npm run opening`: how long until a 6x6 can be played, as a phone has the page: the first visit and the second, straight to a new
// game and by way of the first screen. Medians, with what the machine was doing meanwhile.
//   --runs N   of each; 5 where it is left out
import "./lib/node_version.mjs";
import os from "node:os";
import { readArguments } from "./lib/arguments.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { command } from "./lib/failure.mjs";
import { phone, visit } from "./lib/opening.mjs";
import { inBuild } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { buildPage } from "./lib/stages.mjs";
import { startServer } from "./lib/static_server.mjs";

const ways = { "a new 6x6": "#new.2x3.normal", "the first screen": "" };
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${Math.round(value)} ms`.padStart(8);

async function visitTwice(browser, address, traced) {
  const context = await browser.newContext(phone);
  const visits = [await visit(context, address, { traced }), await visit(context, address, { traced })];
  await context.close();
  return visits;
}

function printRequests(requests) {
  for (const { name, start, end, bytes } of requests) {
    console.log(`  ${ms(start)} ${end === undefined ? "        " : ms(end)} ${String(bytes).padStart(7)} B  ${name}`);
  }
  console.log(`  ${(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB in all`);
}

await command(async () => {
  const runs = Number(readArguments({ runs: { type: "string" } }).runs ?? 5);
  await provide("browser");
  await buildPage();
  const { chromium } = await import("playwright-core");
  const { address, stop } = await startServer(inBuild("app"), { port: 0, usual: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  for (const [name, fragment] of Object.entries(ways)) {
    const slowed = [];
    const traced = [];
    for (let run = 0; run < runs; ++run) {
      slowed.push(await visitTwice(browser, address + fragment, false));
      traced.push(await visitTwice(browser, address + fragment, true));
    }
    for (const [which, visitName] of ["first", "second"].entries()) {
      const playable = median(slowed.map((visits) => visits[which].playable));
      const work = median(traced.map((visits) => visits[which].work));
      console.log(
        `${name}, ${visitName} visit: playable after ${ms(playable)}; the page's thread worked ${ms(work)} unslowed`,
      );
    }
    printRequests(slowed[0][0].requests);
  }
  console.log(`load ${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} processors`);
  await browser.close();
  stop();
});
