// `npm run lighthouse`: Lighthouse on the page as it was last built, as a phone sees it; each category has to have 95.
import "./lib/node_version.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { command } from "./lib/failure.mjs";
import { inBuild } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { buildPage } from "./lib/stages.mjs";
import { startServer } from "./lib/static_server.mjs";

const least = 95;

await command(async () => {
  await provide("browser");
  await buildPage();
  const [{ default: lighthouse }, { launch }] = await Promise.all([import("lighthouse"), import("chrome-launcher")]);
  const { address } = await startServer(inBuild("app"), { port: 0, usual: 0 });
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ["--headless=new", "--no-sandbox"] });
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: "error" });
  await chrome.kill();
  for (const { title, score } of Object.values(lhr.categories)) {
    const points = Math.round(score * 100);
    console.log(`${title.padEnd(16)}${points}`);
    if (points < least) process.exitCode = 1;
  }
  const figures = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "interactive"];
  for (const name of figures) console.log(`${name}: ${lhr.audits[name].displayValue}`);
  for (const { score, title, scoreDisplayMode } of Object.values(lhr.audits)) {
    if (scoreDisplayMode === "binary" && score === 0) console.log(`not well: ${title}`);
  }
  process.exit();
});
