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
  // With their gradings, which come last.
  play6: [linkOf("2x3", "normal", six.puzzle.givens), ".caption:has-text('7.2')"],
  play9: [`#1.3x3.normal.53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79`, ".caption:has-text('1.2')"],
} as const;

/** The same once something is kept. */
const screensOfRecords = {
  puzzles: ["#library", "hana-library li"],
  results: ["#statistics", "hana-statistics .chart svg, hana-statistics .chart canvas"],
} as const;

/** A year of somebody's: games in progress, finished and brought in, and how they went. */
const keepRecords = (page: Page) =>
  page.evaluate(async () => {
    const now = Date.now();
    const day = 86_400_000;
    const kinds = [
      { shape: "2x3", level: "easy", rating: 1.2, techniques: ["full-house", "hidden-single"] },
      { shape: "2x3", level: "hard", rating: 2.6, techniques: ["hidden-single", "pointing", "naked-pair"] },
      { shape: "3x3", level: "normal", rating: 3.4, techniques: ["naked-single", "claiming", "x-wing"] },
    ];
    const results = Array.from({ length: 24 }, (_, at) => ({
      ...kinds[at % 3],
      id: `${at}`,
      day: "",
      finished: at % 8 !== 7,
      finishedOn: at % 8 === 7 ? "" : new Date(now - (24 - at) * day).toISOString().slice(0, 10),
      milliseconds: (90 + 400 * (at % 3) + ((at * 37) % 80)) * 1000,
      mistakes: at % 4,
      hints: at % 3,
      changed: now - (24 - at) * day,
    }));
    const six = "....1..2...3.....4..56........34....";
    const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const games = [
      {
        id: "2x3-1",
        origin: "made",
        title: "",
        shape: "2x3",
        level: "hard",
        givens: six,
        entries: six.replace("..", "63"),
        cellsLeft: 26,
      },
      {
        id: "3x3-1",
        origin: "imported",
        title: "Wikipedia",
        shape: "3x3",
        level: "easy",
        givens: nine,
        entries: nine,
        cellsLeft: 51,
      },
      {
        id: "3x3-2",
        origin: "received",
        title: "",
        shape: "3x3",
        level: "expert",
        givens: nine,
        entries: "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        cellsLeft: 0,
        finished: true,
      },
    ].map((game, at) => ({
      saved: { format: "hanadoku-game", game: "" },
      milliseconds: 61_000 * (at + 2),
      mistakes: at,
      hints: 1,
      finished: false,
      day: "",
      release: "0.1.0",
      created: now - at * day,
      changed: now - at * day,
      ...game,
    }));
    const opened = indexedDB.open("hanadoku");
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const change = opened.result.transaction(["games", "results"], "readwrite");
    for (const game of games) change.objectStore("games").put(game);
    for (const result of results) change.objectStore("results").put(result);
    await new Promise((resolve) => (change.oncomplete = resolve));
    opened.result.close();
  });

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
          const look = async ([screen, address]: [string, readonly [string, string]]) => {
            await open(page, address);
            await expect.soft(page).toHaveScreenshot(`${screen}-${name}.png`, { mask: [page.locator(".clock")] });
          };
          for (const each of Object.entries(screens)) await look(each);
          await keepRecords(page);
          for (const each of Object.entries(screensOfRecords)) await look(each);
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
