// `npm run icons`: draws the page's PNG icons anew from web/app/public/icon.svg.
import "./lib/node_version.mjs";
import { readFileSync } from "node:fs";
import { findBrowser } from "./lib/browser.mjs";
import { command } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";

const folder = inRoot("web/app/public");

/** Systems cut maskable icons to any form: what matters stands in the middle, on a ground that reaches the edges. */
const icons = [
  { file: "icon-192.png", size: 192, part: 1 },
  { file: "icon-512.png", size: 512, part: 1 },
  { file: "icon-maskable.png", size: 512, part: 0.66, ground: "#f3f5f8" },
];

await command(async () => {
  await provide("browser");
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const source = `data:image/svg+xml;base64,${readFileSync(`${folder}/icon.svg`).toString("base64")}`;
  for (const { file, size, part, ground = "transparent" } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
        `<img src="${source}" width="${size * part}" height="${size * part}">`,
    );
    await page.screenshot({ path: `${folder}/${file}`, omitBackground: true });
    await page.close();
  }
  await browser.close();
});
