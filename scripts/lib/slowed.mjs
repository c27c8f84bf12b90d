// Making puzzles in Chromium with its processor slowed: 300 a level, 6x6 and 9x9, by the default profiles.
import { chromium } from "playwright-core";
import { findBrowser } from "./browser.mjs";
import { inRoot } from "./paths.mjs";
import { startServer } from "./static_server.mjs";

const puzzles = 300;

async function makeAll(puzzles) {
  const { loadEngine } = await import("/hanadoku.js");
  const sudoku = await loadEngine();
  const all = [];
  for (const shape of ["2x3", "3x3"]) {
    for (const level of ["easy", "normal", "hard"]) {
      const times = [];
      for (let seed = 1; seed <= puzzles; ++seed) {
        const start = performance.now();
        sudoku.generate({ shape, level, seed });
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const at = (part) => times[Math.floor((times.length - 1) * part)];
      all.push({ shape, level, median: at(0.5), p95: at(0.95), worst: at(1) });
    }
  }
  return all;
}

export async function timeSlowed() {
  const { address, stop } = await startServer(inRoot("dist"), { usual: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows = [];
  for (const rate of [4, 6]) {
    const page = await browser.newPage();
    await page.goto(`${address}package.json`);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    for (const { shape, level, median, p95, worst } of await page.evaluate(makeAll, puzzles)) {
      const ms = [median, p95, worst].map((time) => time.toFixed(2)).join(", ");
      console.log(`slowed ${rate} times, ${shape} ${level}: median, p95, worst ${ms} ms`);
      rows.push({
        bench: "slowed",
        collection: `${shape}-${level}`,
        runtime: `chromium/${rate}`,
        solver: "hanadoku",
        perSecond: 1000 / Math.max(median, 0.005),
      });
    }
    await page.close();
  }
  await browser.close();
  stop();
  return rows;
}
