// Digits as letters and as shapes.
import type { HanaDoku } from "../../web/element/index.js";
import { caption, cellAt, expect, test } from "./fixtures.js";
import { embed, openHost, six } from "./host.js";

const names = {
  en: { cell: "Row 1, column 5, given circle", refusal: "This row already has a circle" },
  ko: { cell: "1행 5열, 단서 동그라미", refusal: "이 행에 동그라미가 이미 있어요" },
  ja: { cell: "1行5列、ヒント数字 まる", refusal: "この行にはもうまるがあります" },
};

for (const [language, { cell, refusal }] of Object.entries(names)) {
  test(`shapes are drawn and called by their names in ${language}`, async ({ page }) => {
    const element = await embed(page, six.puzzle, `lang="${language}" digits="shapes"`);
    await expect(cellAt(page, 4)).toHaveAccessibleName(cell);
    await expect(cellAt(page, 4)).toHaveText("");
    await expect(cellAt(page, 4).locator("path")).toHaveCount(1);
    await cellAt(page, 0).click();
    await page.keyboard.press("Digit1");
    await expect(caption(page)).toHaveText(refusal);
    // In the words of a hint too, and in what is drawn of it.
    await element.evaluate((each: HanaDoku) => {
      each.explain();
    });
    for (let tier = 1; tier < 3; ++tier) await page.locator(".hint .primary").click();
    await expect(page.locator(".hint .told")).not.toHaveText(
      /(?<![rc\d]|box |row |column |ブロック)[1-6](?![\d행열번行列])/,
    );
    await expect(page.locator(".mark .sign").first()).toBeAttached();
    await expect(page.locator(".mark text")).toHaveCount(0);
  });
}

test("sixteen shapes stand on the pad, each another", async ({ page }) => {
  await openHost(page, { index: `<hana-doku shape="4x4" seed="1" lang="en" digits="shapes"></hana-doku>` });
  const keys = page.locator(".key path");
  await expect(keys).toHaveCount(16);
  const outlines = await keys.evaluateAll((paths) => paths.map((each) => each.getAttribute("d")));
  expect(new Set(outlines).size).toBe(16);
  const labels = await page
    .locator(".key")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")?.split(",")[0]));
  expect(new Set(labels).size).toBe(16);
  expect(labels[11]).toBe("hourglass");
});

test("the shapes differ where they are as small as notes and have no color", async ({ page }) => {
  await openHost(page, { index: `<hana-doku shape="4x4" seed="1" lang="en" digits="shapes"></hana-doku>` });
  await expect(page.locator(".key path")).toHaveCount(16);
  const least = await page.locator(".key path").evaluateAll((paths) => {
    const size = 11;
    const inks = paths.map((each) => {
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("nothing can be drawn");
      context.scale(size / 24, size / 24);
      context.fill(new Path2D(each.getAttribute("d") ?? ""));
      return Array.from(context.getImageData(0, 0, size, size).data).filter((_, at) => at % 4 === 3);
    });
    const apart = (a: number[], b: number[]) => a.reduce((sum, ink, at) => sum + Math.abs(ink - (b[at] ?? 0)) / 255, 0);
    return Math.min(...inks.flatMap((a, at) => inks.slice(at + 1).map((b) => apart(a, b))));
  });
  // So many whole pixels of 121 at least between any two.
  expect(least).toBeGreaterThan(12);
});

test("letters are typed as letters, and keys that are letters of the board are nothing else", async ({ page }) => {
  const element = await embed(page, six.puzzle, `lang="en" digits="letters"`);
  await expect(cellAt(page, 4)).toHaveText("A");
  await cellAt(page, 0).click();
  await page.keyboard.press("f");
  await expect(cellAt(page, 0)).toHaveText("F");
  await expect(cellAt(page, 0)).toHaveAccessibleName("Row 1, column 1, F");
  await cellAt(page, 1).click();
  await page.keyboard.press("Shift+Digit3");
  await expect(cellAt(page, 1)).toHaveAccessibleName("Row 1, column 2, empty, notes C");
  await page.keyboard.press("Digit3");
  await expect(cellAt(page, 1)).toHaveText("C");
  // H is no letter of a 6x6, and of a 9x9 it is.
  await page.keyboard.press("h");
  await expect(page.getByRole("button", { name: "Show the next step" })).toBeVisible();
  await element.evaluate((each: HanaDoku) => {
    each.puzzle = { shape: "3x3", givens: `${".".repeat(72)}123456789` };
    each.puzzle = undefined;
    each.shape = "3x3";
    each.seed = 5;
  });
  await expect(page.locator("[data-cell]")).toHaveCount(81);
  await page.locator("[data-cell]:not(.given)").first().click();
  await page.keyboard.press("h");
  await expect(page.getByRole("button", { name: "Show the next step" })).toHaveCount(0);
});

test("another kind of digits is another look, and the game goes on", async ({ page }) => {
  const element = await embed(page, six.puzzle, `lang="en"`);
  await cellAt(page, 0).click();
  await page.keyboard.press("Digit6");
  const digits = () => element.evaluate((each: HanaDoku) => each.game?.cells.map(({ digit }) => digit));
  const before = await digits();
  await element.evaluate((each: HanaDoku) => {
    each.digits = "shapes";
  });
  await expect(cellAt(page, 0)).toHaveAccessibleName("Row 1, column 1, moon");
  await expect(element).toHaveAttribute("digits", "shapes");
  expect(await digits()).toEqual(before);
  await element.evaluate((each: HanaDoku) => {
    each.setAttribute("digits", "no such kind");
  });
  await expect(cellAt(page, 0)).toHaveText("6");
});

test("a grid and a puzzle's path have them too", async ({ page }) => {
  const line = six.puzzle.givens;
  await openHost(page, {
    index: `<hana-grid shape="2x3" grid="${line}" lang="en" digits="letters" editable></hana-grid>
      <hana-why lang="en" digits="shapes"></hana-why>`,
  });
  await page.locator("hana-why").evaluate((why: HTMLElement & { puzzle: object }, puzzle) => {
    why.puzzle = puzzle;
  }, six.puzzle);
  const digits = page.locator("hana-grid .digit");
  expect((await digits.allTextContents()).join("")).toMatch(/^[A-F]+$/);
  await page.locator("hana-grid [data-cell]").nth(line.indexOf(".")).click();
  await page.keyboard.press("c");
  expect(await page.locator("hana-grid").evaluate((each: HTMLElement & { grid: string }) => each.grid)).toBe(
    line.replace(".", "3"),
  );
  await expect(page.locator("hana-why .digit path").first()).toBeAttached();
  await expect(page.locator("hana-why .told")).toHaveText(/circle|triangle|square|star|heart|moon/);
});
