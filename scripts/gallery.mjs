// Pictures of <hana-doku> to look at, in build/gallery: each theme on a phone and on a desktop, in 6x6, 9x9 and 16x16, with entries, notes, a
// conflict, colors and the digit that stands out; and the kinds of digits.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "./lib/browser.mjs";
import { inBuild, inRoot } from "./lib/paths.mjs";
import { startServer } from "./lib/static_server.mjs";

const folder = inBuild("gallery");
const shapes = ["2x3", "3x3", "4x4"];
const themes = { light: "light", dark: "dark", "light-more": "light", "dark-more": "dark" };
const devices = { phone: { width: 390, height: 664 }, desktop: { width: 1080, height: 768 } };

/** Elements beside each other, each in a box as large as a device, in the middle of a game. */
async function play({ shapes, attributes, width, notes }) {
  await import("/element.js");
  document.body.style = "margin: 0; display: flex; align-items: start; background: gray";
  document.body.innerHTML = shapes
    .map((shape) => `<div><hana-doku shape="${shape}" ${attributes} seed="7" entry="free" lang="en"></hana-doku></div>`)
    .join("");
  for (const box of document.querySelectorAll("div")) Object.assign(box.style, { width: `${width}px`, flex: "none" });
  const elements = [...document.querySelectorAll("hana-doku")];
  await Promise.all(elements.map((each) => new Promise((ready) => each.addEventListener("ready", ready))));
  for (const element of elements) {
    const side = Number(element.shape[0]) * Number(element.shape[2]);
    const cellAt = (cell) => element.shadowRoot.querySelector(`[data-cell="${cell}"]`);
    const settle = () => new Promise((after) => setTimeout(after, 150));
    const press = async (key, more = {}) => {
      element.press(new KeyboardEvent("keydown", { key, code: /\d/.test(key) ? `Digit${key}` : "", ...more }));
      await element.updateComplete;
    };
    await settle();
    const empty = () => element.game.cells.flatMap(({ digit }, cell) => (digit ? [] : [cell]));
    if (notes) {
      const pressed = (selector) => element.shadowRoot.querySelector(selector).click();
      pressed(".tool.pencil");
      await settle();
      pressed(".pencils > .choose");
      pressed(".tool.pencil");
    }
    const write = async (cell, ...keys) => {
      cellAt(cell).click();
      for (const key of keys) await press(...[key].flat());
    };
    const free = empty();
    await write(free[2], ["1", { shiftKey: true }], ["4", { shiftKey: true }], ["3", { altKey: true }]);
    if (!attributes.includes("letters"))
      for (const [at, color] of ["2", "5"].entries()) await write(free[5 + at], "k", color, "k");
    for (const cell of free.slice(8, 12)) await write(cell, "2");
    for (const cell of free.slice(14, 16)) await write(cell, String((cell % Math.min(side, 9)) + 1));
    await write(free[9]);
    await settle();
  }
  await document.fonts.ready;
}

mkdirSync(folder, { recursive: true });
const { address, stop } = await startServer(inRoot("dist"), { usual: 0 });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ["--no-sandbox"] });

async function take(name, device, shapes, attributes, notes = false) {
  const { width, height } = devices[device];
  const viewport = { width: width * shapes.length, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: device === "phone" ? 2 : 1 });
  await page.goto(`${address}custom-elements.json`);
  await page.evaluate(play, { shapes, attributes, width, notes });
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: "disabled" });
  await page.close();
}

for (const device of Object.keys(devices)) {
  for (const [name, theme] of Object.entries(themes)) {
    const attributes = `theme="${theme}" ${name.endsWith("more") ? 'contrast="more"' : ""}`;
    await take(`${device}-${name}`, device, shapes, attributes);
  }
  for (const digits of ["numbers", "letters", "shapes"]) {
    await take(`${device}-notes-${digits}`, device, ["3x3", "4x4"], `theme="light" digits="${digits}"`, true);
  }
}
await browser.close();
stop();
console.log(`The pictures are in ${folder}`);
