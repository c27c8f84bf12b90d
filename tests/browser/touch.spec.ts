import { cellAt, expect, openGame, readDigits, test } from "./fixtures.js";
import { sixBySix, solve } from "./plain_solver.js";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test("a whole 6x6 by touch on a phone, cell first and digit first", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Easy" }).tap();
  await page.getByRole("button", { name: "Start" }).tap();
  await expect(page.locator(".clock")).toBeVisible();
  const givens = await readDigits(page);
  const solution = solve(sixBySix, givens) ?? [];
  const empty = givens.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  const key = (digit: number) => page.getByRole("group", { name: "Digits" }).getByRole("button", { name: `${digit},` });

  const first = solution[empty[0] ?? 0] ?? 0;
  await key(first).tap();
  await expect(key(first)).toHaveAttribute("aria-pressed", "true");
  for (const cell of empty.filter((each) => solution[each] === first)) {
    await cellAt(page, cell).tap();
    await expect(cellAt(page, cell)).toHaveAccessibleName(new RegExp(`, ${first}$`));
  }
  await expect(key(first)).toHaveAttribute("aria-pressed", "false");

  for (const cell of empty.filter((each) => solution[each] !== first)) {
    await cellAt(page, cell).tap();
    await key(solution[cell] ?? 0).tap();
  }
  const summary = page.getByRole("region", { name: "Solved" });
  await expect(summary).toBeVisible();
  // The graded level follows where it is known by then.
  const facts = await summary.locator("dd").allTextContents();
  expect(facts.slice(0, 4)).toEqual([expect.stringMatching(/^\d+:\d\d$/), "0", "0", "Easy"]);
  await page.getByRole("button", { name: "New puzzle" }).tap();
  await expect(summary).toBeHidden();
  expect(await readDigits(page)).not.toEqual(givens);
});

for (const shape of ["2x3", "3x3", "4x4"]) {
  test(`${shape} fits a phone without scrolling`, async ({ page }) => {
    await openGame(page, `#new.${shape}.easy`);
    const [width, height] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(width).toBeLessThanOrEqual(360);
    expect(height).toBeLessThanOrEqual(640);
    const board = await page.getByRole("grid").boundingBox();
    expect(board?.width).toBeGreaterThan(320);
  });
}
