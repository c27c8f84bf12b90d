// The whole path of a puzzle, and what its clues keep out: after a game, after giving up, and in solve mode.
import { expect, linkOf, openGame, readDigits, test, type Page } from "./fixtures.js";

const almost = "53467891267219534819834256785976142342685379171392485696153728428741963534528617.";
const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const panel = (page: Page) => page.getByRole("region", { name: "Why" });
const told = (page: Page) => panel(page).locator(".told");
const solved = (digits: readonly number[]) => digits.every((digit) => digit > 0);

async function giveUp(page: Page): Promise<void> {
  await openGame(page, linkOf("3x3", "easy", givens));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up and see why" }).click();
  await expect(panel(page)).toBeVisible();
}

test("a given-up puzzle's path is gone through with a slider, each step in words and drawn", async ({ page }) => {
  await giveUp(page);
  const slider = panel(page).getByRole("slider");
  await expect(told(page)).toContainText(/So \d goes into r\dc\d\.$/);
  await expect(page.locator(".board .mark.placed")).toHaveCount(1);
  const first = await told(page).textContent();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(told(page)).not.toHaveText(first ?? "");
  expect((await readDigits(page)).filter((digit) => digit > 0)).toHaveLength(31);
  await page.keyboard.press("End");
  await expect(panel(page).getByRole("heading")).toHaveText("Solved");
  expect(solved(await readDigits(page))).toBe(true);
  await panel(page).getByRole("button", { name: "Back" }).click();
  expect((await readDigits(page)).filter((digit) => digit === 0)).toHaveLength(1);
});

test("an unavoidable set flips to the other solution at a press, its guards marked", async ({ page }) => {
  await giveUp(page);
  await panel(page).getByRole("button", { name: "Swaps" }).click();
  await expect(told(page)).toContainText("These cells could hold other digits");
  await expect(page.locator(".cell.marked")).not.toHaveCount(0);
  const before = await readDigits(page);
  const cells = await page.locator(".drawing .lit").count();
  await panel(page).getByRole("button", { name: "Exchange them" }).click();
  const after = await readDigits(page);
  expect(after.filter((digit, cell) => digit !== before[cell])).toHaveLength(cells);
  for (let row = 0; row < 9; ++row) expect(new Set(after.slice(9 * row, 9 * row + 9)).size).toBe(9);
  await panel(page).getByRole("button", { name: "Change back" }).click();
  expect(await readDigits(page)).toEqual(before);
});

test("a finished game leads to it and back to its summary, with the certified level", async ({ page }) => {
  await openGame(page, linkOf("3x3", "hard", almost));
  await expect(page.locator(".caption")).toHaveText("1 cell left · graded Easy, 1.0");
  await page.getByRole("button", { name: "Hint, 6 left" }).click();
  await page.getByRole("button", { name: "Fill in a cell" }).click();
  const summary = page.getByRole("region", { name: "Solved" });
  await expect(summary.locator("dt").filter({ hasText: "Graded" })).toBeVisible();
  await page.getByRole("button", { name: "Why" }).click();
  await expect(panel(page)).toContainText("Full house");
  await expect(summary).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Back" }).or(page.locator(".why .start")).first().click();
  await expect(summary).toBeVisible();
});

test("solve mode goes step by step, or shows the whole path", async ({ page }) => {
  await page.goto("./#solve");
  const next = page.getByRole("button", { name: "Next step" });
  const answer = page.locator(".verdict");
  await page.getByRole("textbox", { name: "As text" }).fill(givens);
  await expect(answer).toHaveText("30 clues");
  await next.click();
  await expect(answer).toContainText(/So \d goes into r\dc\d\.$/);
  await expect(page.locator(".board .mark.placed")).toHaveCount(1);
  expect((await readDigits(page)).filter((digit) => digit > 0)).toHaveLength(30);
  await next.click();
  await expect.poll(async () => (await readDigits(page)).filter((digit) => digit > 0).length).toBe(31);
  await page.getByRole("button", { name: "Change the puzzle" }).click();
  expect((await readDigits(page)).filter((digit) => digit > 0)).toHaveLength(30);
  await expect(page.locator(".drawing")).toHaveCount(0);
  await page.getByRole("button", { name: "Solve by logic" }).click();
  await expect(panel(page).getByRole("slider")).toBeVisible();
});

test("solve mode has no logic for a grid with several solutions", async ({ page }) => {
  await page.goto("./#solve");
  await page.getByRole("textbox", { name: "As text" }).fill(givens.replace("53", ".."));
  await page.getByRole("button", { name: "Solve by logic" }).click();
  await expect(page.locator(".verdict")).toContainText("Several solutions");
  await expect(panel(page)).toHaveCount(0);
});
