// The puzzles of the day, and the statistics, as somebody finds them who has played for some time.
import { expect, openGame, readDigits, test, watch, type Page } from "./fixtures.js";

const resultOf = (id: string, facts: Record<string, unknown>) => ({
  ...{ id, shape: "2x3", level: "easy", day: "", finished: true, finishedOn: "2026-10-25", milliseconds: 60_000 },
  ...{ mistakes: 0, hints: 0, rating: 1.2, techniques: ["hidden-single"], changed: 1 },
  ...facts,
});

/** As a file that the page has saved. */
async function bringIn(page: Page, results: readonly unknown[]): Promise<void> {
  const backup = {
    format: "hanadoku-backup",
    version: 1,
    release: "0.1.0",
    settings: {},
    games: [],
    results,
    aside: [],
  };
  await page.goto("./#statistics");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(backup)) });
  await expect(page.getByText("0 games were brought in")).toBeVisible();
}

const calendarDay = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const title = (page: Page) => page.locator("h2.day");

test.describe("where clocks are changed", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  for (const [name, end, before, after] of [
    ["of 25 hours", "2026-10-25T22:59:50Z", "Sunday, October 25, 2026", "Monday, October 26, 2026"],
    ["of 23 hours", "2026-03-29T21:59:50Z", "Sunday, March 29, 2026", "Monday, March 30, 2026"],
  ] as const) {
    test(`a day ${name} ends at midnight, and the screen goes on to the next`, async ({ page }) => {
      await page.clock.install({ time: new Date(end) });
      await page.goto("./#daily");
      await expect(title(page)).toHaveText(before);
      await page.clock.fastForward(5000);
      await expect(title(page)).toHaveText(before);
      await page.clock.fastForward(6000);
      await expect(title(page)).toHaveText(after);
      await expect(page.locator("[aria-current=date]")).toHaveText(/^\s*\d+/);
    });
  }
});

test("the puzzle of a day is the same on both sides of the world, and its link carries the givens", async ({
  browser,
  baseURL,
}) => {
  const boards = [];
  for (const timezoneId of ["Asia/Seoul", "America/Los_Angeles"]) {
    const context = await browser.newContext({
      timezoneId,
      locale: "en-US",
      serviceWorkers: "block",
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const faults = watch(page, new URL(baseURL ?? "").origin);
    await openGame(page, "#day.2026-10-24.2x3");
    boards.push(await readDigits(page));
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/#1\.2x3\.expert\./);
    expect(faults).toEqual([]);
    await context.close();
  }
  expect(boards[0]).toEqual(boards[1]);
});

test("the archive has all days before today, and none after it; days in a row are counted", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-10-25T12:00:00"));
  const days = ["2026-10-25", "2026-10-24", "2026-10-23", "2026-10-01"];
  await bringIn(page, [
    ...days.map((day) => resultOf(`2x3-${day}`, { day, finishedOn: day })),
    // Caught up on later, which is no day in a row.
    resultOf("2x3-late", { day: "2026-10-22", finishedOn: "2026-10-25" }),
  ]);
  await page.goto("./#daily");
  await expect(page.locator(".streak")).toContainText("3 days in a row");
  await expect(page.locator(".streak")).toContainText("Best: 3 days");
  await expect(calendarDay(page, "2026-10-25")).toHaveAttribute("aria-current", "date");
  await expect(calendarDay(page, "2026-10-26")).toBeDisabled();
  await expect(calendarDay(page, "2026-10-22")).toHaveAccessibleName(/6×6 Solved/);
  await page.getByRole("button", { name: "Month before" }).click();
  await calendarDay(page, "2026-09-30").click();
  await expect(title(page)).toContainText("September 30");
  await page.locator('.puzzle[data-shape="2x3"]').click();
  await expect(page.locator(".clock")).toBeVisible();
  await page.goto("./#day.2026-10-26.2x3");
  await expect(page.getByRole("heading", { name: "This game is not kept here" })).toBeVisible();
});

test("statistics are by board and level, with the median time beside the rating, and erasing leaves none", async ({
  page,
}) => {
  const hard = { shape: "3x3", level: "hard", rating: 4.2, techniques: ["x-wing", "naked-pair"] };
  await bringIn(page, [
    resultOf("3x3-a", { ...hard, milliseconds: 60_000 }),
    resultOf("3x3-b", { ...hard, milliseconds: 240_000, mistakes: 2, hints: 1 }),
    resultOf("3x3-c", { ...hard, milliseconds: 120_000, mistakes: 1, hints: 1 }),
    resultOf("3x3-d", { ...hard, milliseconds: 9, finished: false, finishedOn: "" }),
    resultOf("2x3-a", {}),
    { id: "spoiled", milliseconds: -1 },
  ]);
  const row = page.getByRole("row").filter({ hasText: "9×9 Hard" });
  await expect(row.getByRole("cell")).toHaveText(["3/4", "1:00", "2:00", "4.2", "1", "0.7"]);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.locator(".chart svg, .chart canvas").first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "X-wing" })).toContainText("4");

  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Once you have finished a puzzle")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Once you have finished a puzzle")).toBeVisible();
});

test("a finished game stands in the statistics with its time, its mistakes and its techniques", async ({ page }) => {
  await openGame(page, "#1.2x2.easy.1230341221434321");
  await page.locator('[data-cell="3"]').click();
  await page.keyboard.press("4");
  await expect(page.getByRole("region", { name: "Solved" })).toBeVisible();
  await page.goto("./#statistics");
  const row = page.getByRole("row").filter({ hasText: "4×4 Easy" });
  await expect(row.getByRole("cell").first()).toHaveText("1/1");
  // The techniques are known a little later; a screen that is opened anew has them.
  await expect(async () => {
    await page.goto("./#");
    await page.goto("./#statistics");
    await expect(page.getByText("Full house")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.reload();
  await expect(page.getByText("Full house")).toBeVisible();
});

test("a result that its page was left over is graded when the statistics are looked at", async ({ page }) => {
  await openGame(page, "#1.2x2.easy.1230341221434321");
  await page.locator('[data-cell="3"]').click();
  await page.keyboard.press("4");
  await expect(page.getByRole("region", { name: "Solved" })).toBeVisible();
  await page.goto("./#statistics");
  await expect(page.getByText("Full house")).toBeVisible();
  await page.goto("./#");
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open("hanadoku");
        opened.onsuccess = () => {
          const change = opened.result.transaction("results", "readwrite");
          const table = change.objectStore("results");
          const found = table.get("2x2-1230341221434321");
          found.onsuccess = () => table.put({ ...(found.result as object), rating: null, techniques: [] });
          change.oncomplete = () => {
            resolve();
          };
          change.onerror = reject;
        };
      }),
  );
  await page.goto("./#statistics");
  await expect(page.getByText("Full house")).toBeVisible();
});
