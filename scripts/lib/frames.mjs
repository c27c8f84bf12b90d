// From a key to the painted board, in Chromium with its processor slowed: the element alone on a page, 9x9 and 16x16, a way over the
// board with digits entered. What the page's thread does for a key until the frame is there, and how long that takes by the clock.
import { chromium } from "playwright-core";
import { findBrowser } from "./browser.mjs";
import { inRoot } from "./paths.mjs";
import { startServer } from "./static_server.mjs";

const rate = 4;
const rounds = 12;
const way = ["ArrowRight", "ArrowDown", "1", "ArrowRight", "2", "ArrowUp", "3", "ArrowLeft", "Backspace", "ArrowRight"];

/** A page with the element, its first cell selected. */
async function openBoard(browser, address, shape) {
  const page = await browser.newPage({ viewport: { width: 400, height: 760 } });
  await page.goto(`${address}custom-elements.json`);
  await page.evaluate(async (shape) => {
    await import("/element.js");
    document.body.innerHTML = `<hana-doku shape="${shape}" level="normal" seed="5" lang="en"></hana-doku>`;
    const element = document.querySelector("hana-doku");
    await new Promise((resolve) => element.addEventListener("ready", resolve, { once: true }));
  }, shape);
  await page.locator("hana-doku [data-cell]").first().click();
  return page;
}

/** Notes for each key when the frame after it has been painted. */
function watchKeys() {
  window.painted = [];
  addEventListener(
    "keydown",
    () => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.painted.push(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    },
    true,
  );
}

export async function timeFrames({ median }) {
  const { address, stop } = await startServer(inRoot("dist"), { usual: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rows = [];
  for (const shape of ["3x3", "4x4"]) {
    const page = await openBoard(browser, address, shape);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await session.send("Performance.enable");
    const seconds = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    await page.evaluate(watchKeys);
    const before = await seconds();
    for (let round = 0; round < rounds; ++round) {
      for (const key of way) {
        await page.keyboard.press(key);
        await page.waitForTimeout(150);
      }
    }
    const after = await seconds();
    const painted = (await page.evaluate(() => window.painted)).sort((a, b) => a - b);
    const each = (name) => ((after[name] - before[name]) * 1000) / painted.length;
    const parts = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"].map((name) => each(name).toFixed(1));
    const p95 = painted[Math.floor((painted.length - 1) * 0.95)];
    console.log(
      `a key on ${shape}, slowed ${rate} times: painted after ${median(painted).toFixed(1)} ms, p95 ${p95.toFixed(1)}; ` +
        `a key's script, style, layout ${parts.join(", ")} ms`,
    );
    rows.push({
      bench: "frame",
      collection: shape,
      runtime: `chromium/${rate}`,
      solver: "hanadoku",
      perSecond: 1000 / median(painted),
    });
    await page.close();
  }
  await browser.close();
  stop();
  return rows;
}
