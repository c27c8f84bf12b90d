// Cold starts: from nothing to the first 6x6 puzzle and the first 9x9 solution, beside an Embind module that exports one empty
// function, in fresh pages of Chromium and in fresh processes of Node.js. The files come from a local server.
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "./browser.mjs";
import { inBuild, inRoot } from "./paths.mjs";
import { capture } from "./run.mjs";
import { startServer } from "./static_server.mjs";

const folder = inBuild("cold");

function layOut() {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(inRoot("dist"))) {
    if (/\.(js|wasm)$/.test(file)) copyFileSync(inRoot("dist", file), path.join(folder, file));
  }
  for (const file of ["empty_glue.js", "empty.wasm"])
    copyFileSync(inBuild("wasm/bench", file), path.join(folder, file));
  copyFileSync(inRoot("tests/bench/cold/start.js"), path.join(folder, "start.js"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>cold</title>\n");
}

async function inNode(which, address) {
  const { code, output } = await capture(process.execPath, [
    inRoot("tests/bench/cold/node.mjs"),
    which,
    folder,
    address,
  ]);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

async function inPage(browser, which, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const call = which === "empty" ? "startEmpty" : "startHanadoku";
  const times = await page.evaluate(async ({ address, call }) => (await import(`${address}start.js`))[call](address), {
    address,
    call,
  });
  await context.close();
  return times;
}

/** Rows of how many starts a second each could make; the milliseconds are printed. */
export async function timeColdStart({ starts, median }) {
  layOut();
  const { address, stop } = await startServer(folder, { usual: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows = [];
  for (const [runtime, start] of [
    ["node", (which) => inNode(which, address)],
    ["chromium", (which) => inPage(browser, which, address)],
  ]) {
    const times = { hanadoku: [], empty: [] };
    for (let i = 0; i < starts; ++i) {
      for (const which of ["hanadoku", "empty"]) times[which].push(await start(which));
    }
    const at = (which, mark) => median(times[which].map((each) => each[mark]));
    const [loaded, made, solved, empty] = [
      at("hanadoku", "loaded"),
      at("hanadoku", "made"),
      at("hanadoku", "solved"),
      at("empty", "loaded"),
    ];
    console.log(
      `cold start in ${runtime}: loaded ${loaded.toFixed(1)} ms, first 6x6 made ${made.toFixed(1)}, first 9x9 solved ` +
        `${solved.toFixed(1)}; an empty module ${empty.toFixed(1)}: ${(made / empty).toFixed(2)} times`,
    );
    for (const [solver, ms] of [
      ["hanadoku", made],
      ["empty", empty],
    ]) {
      rows.push({ bench: "cold", collection: "first-6x6", runtime, solver, perSecond: 1000 / ms });
    }
  }
  await browser.close();
  stop();
  return rows;
}
