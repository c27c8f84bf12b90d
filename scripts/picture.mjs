// `npm run picture`: draws docs/board.png anew, the page on a desktop and on a phone, as the README shows it.
import "./lib/node_version.mjs";
import { mkdirSync } from "node:fs";
import { findBrowser } from "./lib/browser.mjs";
import { command } from "./lib/failure.mjs";
import { inBuild, inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { buildPage } from "./lib/stages.mjs";
import { startServer } from "./lib/static_server.mjs";

/** Each in a game under way: `keys` are pressed in the cells, the last of which stays selected. */
const screens = [
  {
    size: { width: 1100, height: 740 },
    options: { locale: "en-US", colorScheme: "light" },
    link: "#1.3x3.normal.53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79",
    notes: { r3c1: "12", r1c3: "124", r5c2: "25", r7c5: "35" },
    keys: { r5c5: "5", r1c6: "8", r2c2: "7", r2c3: "2", r1c4: "2" },
  },
  {
    size: { width: 360, height: 640 },
    options: { locale: "ko-KR", colorScheme: "dark", isMobile: true, hasTouch: true },
    link: "#1.2x3.hard.d1b2c3e4b56h34d",
    notes: { r1c1: "56", r2c1: "15", r6c4: "25", r5c3: "26", r5c1: "126" },
    keys: { r3c3: "3", r4c1: "4", r6c3: "6", r3c4: "1" },
  },
];

async function capture(browser, address, { size, options, link, notes, keys }) {
  const page = await browser.newPage({ ...options, viewport: size, deviceScaleFactor: 2 });
  await page.goto(`${address}${link}`);
  await page.locator(".clock").waitFor();
  const cell = (name) => page.locator(`[data-name="${name}"]`);
  await page.locator("body").press("n");
  for (const [name, digits] of Object.entries(notes)) {
    await cell(name).click();
    for (const digit of digits) await page.keyboard.press(digit);
  }
  await page.keyboard.press("n");
  for (const [name, digit] of Object.entries(keys)) {
    await cell(name).click();
    await page.keyboard.press(digit);
  }
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const picture = await page.screenshot({ animations: "disabled" });
  await page.close();
  return { ...size, source: `data:image/png;base64,${picture.toString("base64")}` };
}

async function compose(browser, [desktop, phone]) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 730 }, deviceScaleFactor: 1 });
  const image = ({ source }, style) => `<img src="${source}" style="position:absolute;${style}">`;
  await page.setContent(
    `<style>body { background: #dfe4ec } img { border-radius: 16px; box-shadow: 0 8px 32px #0a0f1938 }</style>` +
      image(desktop, "left:40px;top:52px;height:626px") +
      image(phone, "right:40px;top:60px;height:610px"),
  );
  await page.screenshot({ path: inRoot("docs", "board.png") });
}

await command(async () => {
  await provide("browser");
  await buildPage();
  const { chromium } = await import("playwright-core");
  const { address, stop } = await startServer(inBuild("app"), { port: 0, usual: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  mkdirSync(inRoot("docs"), { recursive: true });
  await compose(browser, [await capture(browser, address, screens[0]), await capture(browser, address, screens[1])]);
  await browser.close();
  stop();
});
