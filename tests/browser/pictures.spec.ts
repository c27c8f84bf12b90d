// Each screen as it was last looked at, on a phone and on a desktop, light and dark, in Korean and in English: half as large, which
// shows what has moved or changed its color and takes few bytes. `npm run pictures` takes them anew.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, linkOf, test, type Page } from "./fixtures.js";
import { six } from "./host.js";
import { fill, giveUp, join, make, ranking, strip } from "./room_actions.js";

/** What draws the letters: the browser's version, and how wide its fonts set some of all languages. */
const drawer = path.join(import.meta.dirname, "pictures/drawer.txt");

/** What each screen is opened with, and what is there when it is complete; those that keep something come last. */
const screens = {
  home: ["", "hana-home .primary"],
  daily: ["#daily", "hana-daily h1"],
  statistics: ["#statistics", "hana-statistics h1"],
  library: ["#library", "hana-library h1"],
  rooms: ["#rooms", "hana-rooms h1"],
  import: ["#import", "hana-import h1"],
  print: ["#print", "hana-print h1"],
  wish: ["#wish", "hana-wish h1"],
  learn: ["#learn", "hana-learn h1"],
  solve: ["#solve", "hana-solve h1"],
  play6: [linkOf("2x3", "normal", six.puzzle.givens), ".clock"],
  play9: [`#1.3x3.normal.53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79`, ".clock"],
} as const;

async function drawerOf(page: Page): Promise<string> {
  const width = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return 0;
    context.font = "100px sans-serif";
    return Math.round(context.measureText("Hanadoku 하나도쿠 ひとつ 0123").width);
  });
  return `Chromium ${page.context().browser()?.version() ?? ""}, ${width}`;
}

/** Skips the test where the pictures were drawn by something else. */
async function askDrawer(page: Page, update: string): Promise<void> {
  const here = await drawerOf(page);
  if (update === "all") writeFileSync(drawer, `${here}\n`);
  const theirs = existsSync(drawer) ? readFileSync(drawer, "utf8").trim() : "none";
  test.skip(theirs !== here, `the pictures were drawn by ${theirs}; here it is ${here}`);
}

/** What is drawn by chance comes out alike each time, and not as on another page. */
const foresee = (page: Page, first: number) =>
  page.addInitScript((first) => {
    let next = first;
    crypto.getRandomValues = (values) => {
      const numbers = values as unknown as Uint32Array;
      for (let i = 0; i < numbers.length; ++i) numbers[i] = next = (next * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return values;
    };
  }, first);

async function open(page: Page, [fragment, complete]: readonly [string, string]): Promise<void> {
  await page.goto(`./${fragment}`);
  await page.locator(complete).first().waitFor();
  await page.waitForLoadState("networkidle");
}

const phone = { width: 360, height: 740 };

for (const [device, viewport] of [
  ["phone", phone],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const locale of ["ko-KR", "en-US"]) {
      const name = `${device}-${colorScheme}-${locale.slice(0, 2)}`;
      test.describe(name, () => {
        test.use({ viewport, colorScheme, locale, deviceScaleFactor: 0.5, timezoneId: "Asia/Seoul" });

        test("the screens look as they did", async ({ page }, { config }) => {
          test.slow();
          await askDrawer(page, config.updateSnapshots);
          await page.clock.setFixedTime("2026-12-01T10:00:00+09:00");
          await page.emulateMedia({ reducedMotion: "reduce" });
          for (const [screen, address] of Object.entries(screens)) {
            await open(page, address);
            await expect.soft(page).toHaveScreenshot(`${screen}-${name}.png`, { mask: [page.locator(".clock")] });
          }
        });
      });
    }
  }
}

for (const [colorScheme, locale, names] of [
  ["light", "ko-KR", ["하나", "두나", "세나"]],
  ["dark", "en-US", ["Ann", "Ben", "Cid"]],
] as const) {
  const name = `phone-${colorScheme}-${locale.slice(0, 2)}`;
  test.describe(name, () => {
    test.use({ viewport: phone, colorScheme, locale, deviceScaleFactor: 0.5, timezoneId: "Asia/Seoul" });

    test("a room looks as it did: its lobby, the game with the ranking, and the end", async ({ page, context }, {
      config,
    }) => {
      test.slow();
      await askDrawer(page, config.updateSnapshots);
      const [ben, cid] = [await context.newPage(), await context.newPage()];
      for (const [index, each] of [page, ben, cid].entries()) {
        await foresee(each, index + 1);
        await each.emulateMedia({ reducedMotion: "reduce", colorScheme });
      }
      const look = async (screen: string) => {
        await page.bringToFront();
        const mask = [
          page.locator(".clock"),
          page.locator(".standing li[data-state=finished] .who > small:last-child"),
        ];
        await expect.soft(page).toHaveScreenshot(`${screen}-${name}.png`, { mask });
      };
      const link = await make(page, names[0], "live");
      await join(ben, link, names[1]);
      await join(cid, link, names[2]);
      await expect(page.locator(".people li")).toHaveCount(3);
      await look("lobby");
      await page.locator(".lobby .primary").click();
      await fill(ben, 2);
      await expect(strip(page).first()).toContainText(names[1]);
      await look("room");
      await fill(ben);
      await giveUp(cid);
      await fill(page);
      await expect.poll(async () => (await ranking(page)).length).toBe(3);
      await look("end");
    });
  });
}
