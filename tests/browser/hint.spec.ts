// Hints that explain: three tiers, each a press, then applied; and what is told before any step.
import { caption, cellNamed, expect, linkOf, openGame, test, type Page } from "./fixtures.js";
import { embed, six } from "./host.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const panel = (page: Page) => page.getByRole("region", { name: "Hint" });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name }).click();
const hintKey = (page: Page, left: number) => page.getByRole("button", { name: `Hint, ${left} left` });

test.beforeEach(async ({ page }) => {
  await openGame(page, linkOf("3x3", "easy", givens));
});

test("a step is shown in three tiers for one hint, drawn, announced and applied", async ({ page }) => {
  await hintKey(page, 12).click();
  await expect(panel(page)).toContainText("12 left");
  await press(page, "Show the next step");

  await expect(panel(page)).toContainText(/Look at (row|column|box) \d\./);
  await expect(page.locator(".drawing .house")).toHaveCount(1);
  await expect(page.locator(".drawing .mark")).toHaveCount(0);
  await press(page, "Show more");
  await expect(panel(page).getByRole("heading")).toHaveText(/^(Full house|Hidden single|Naked single)$/);
  await expect(panel(page)).toContainText(/A (digit|cell|row)/);
  await press(page, "Show more");
  await expect(page.locator(".drawing .mark.placed")).toHaveCount(1);
  await expect(panel(page)).toContainText("goes in");
  const whole = (await panel(page).locator(".told").textContent()) ?? "";
  const [, digit = "", cell = ""] = /So (\d) goes into (r\dc\d)\.$/.exec(whole) ?? [];
  await expect(page.getByRole("status").filter({ hasText: whole })).toHaveCount(1);

  await press(page, "Apply");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator(".drawing")).toHaveCount(0);
  await expect(caption(page)).toHaveText("The step is applied");
  await expect(cellNamed(page, cell)).toHaveAccessibleName(new RegExp(`, ${digit}$`));
  await expect(hintKey(page, 11)).toBeVisible();

  await page.keyboard.press("Control+z");
  await expect(cellNamed(page, cell)).toHaveAccessibleName(/empty$/);
  await hintKey(page, 11).click();
  await press(page, "Show the next step");
  await expect(panel(page)).toContainText("Look at");
  await press(page, "Close");
  await expect(hintKey(page, 11)).toBeVisible();
});

test("by keyboard alone: H goes on from tier to tier, Escape leaves", async ({ page }) => {
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await expect(panel(page)).toContainText("Look at");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await expect(panel(page).getByRole("button", { name: "Apply" })).toBeFocused();
  await page.keyboard.press("h");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
  await expect(hintKey(page, 11)).toBeVisible();
});

test("a wrong digit is told first and for nothing, with the way back to before it", async ({ page }) => {
  await cellNamed(page, "r1c4").click();
  await page.keyboard.press("6");
  await cellNamed(page, "r1c3").click();
  await page.keyboard.press("1"); // it is 4
  await cellNamed(page, "r2c2").click();
  await page.keyboard.press("7");
  await hintKey(page, 12).click();
  await press(page, "Show the next step");
  await expect(panel(page)).toContainText("A digit you entered earlier is wrong");
  await expect(page.locator(".cell.marked")).toHaveCount(1);
  await press(page, "Go back to before it");
  await expect(caption(page)).toHaveText("Back to before the mistake");
  await expect(cellNamed(page, "r1c3")).toHaveAccessibleName(/empty$/);
  await expect(cellNamed(page, "r2c2")).toHaveAccessibleName(/empty$/);
  await expect(cellNamed(page, "r1c4")).toHaveAccessibleName(/, 6$/);
  await expect(hintKey(page, 12)).toBeVisible();
  await expect(page.getByRole("button", { name: "Redo" })).toHaveAttribute("aria-disabled", "false");
});

test("a move ends the hint that was about the board before it", async ({ page }) => {
  await hintKey(page, 12).click();
  await press(page, "Show the next step");
  await expect(panel(page)).toContainText("Look at");
  await cellNamed(page, "r1c4").click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("6");
  await expect(panel(page)).toHaveCount(0);
});

test("an element asks for the techniques with the first step, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/host/techniques")) asked.push(request.url());
  });
  // On somebody else's page: ours asks for them too, to say the level of a puzzle.
  await embed(page, six.puzzle);
  await hintKey(page, 3).click();
  expect(asked).toEqual([]);
  await press(page, "Show the next step");
  await expect(panel(page)).toContainText("Look at");
  expect(asked).not.toEqual([]);
});
