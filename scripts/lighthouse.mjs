// `npm run lighthouse`: Lighthouse on the page as it was last built, as a phone sees it; each category has to have 95.
import "./lib/node_version.mjs";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { findBrowser } from "./lib/browser.mjs";
import { command } from "./lib/failure.mjs";
import { inBuild } from "./lib/paths.mjs";
import { host } from "./lib/port.mjs";
import { provide } from "./lib/provide.mjs";
import { buildPage } from "./lib/stages.mjs";
import { startServer } from "./lib/static_server.mjs";

const least = 95;

/** What hosts do: the same files, compressed. */
async function compressed(address) {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await fetch(new URL(request.url, address));
    const kept = Object.fromEntries([...headers].filter(([name]) => !["content-length", "connection"].includes(name)));
    response.writeHead(status, { ...kept, "content-encoding": "gzip" });
    Readable.fromWeb(body).pipe(createGzip()).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${server.address().port}/`;
}

await command(async () => {
  await provide("browser");
  await buildPage();
  const [{ default: lighthouse }, { launch }] = await Promise.all([import("lighthouse"), import("chrome-launcher")]);
  const { address } = await startServer(inBuild("app"), { port: 0, usual: 0 });
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ["--headless=new", "--no-sandbox"] });
  const { lhr } = await lighthouse(await compressed(address), { port: chrome.port, logLevel: "error" });
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
