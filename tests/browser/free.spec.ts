import { caption, cellNamed, expect, linkOf, openGame, test } from "./fixtures.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const tintOf = (tint: string) => new RegExp(`(^| )${tint}( |$)`);

test.beforeEach(async ({ page }) => {
  await openGame(page, linkOf("3x3", "easy", givens));
});

test("a conflict is red in all its cells, comes from the board alone, and goes with it", async ({ page }) => {
  const entry = cellNamed(page, "r1c3");
  const given = cellNamed(page, "r1c1");
  await entry.click();
  await page.keyboard.press("5");
  await expect(entry).toHaveClass(tintOf("conflict"));
  await expect(given).toHaveClass(tintOf("conflict"));
  await expect(entry).toHaveAccessibleName("Row 1, column 3, 5, conflict");
  await expect(caption(page)).toHaveText("5 is twice in this row");
  const red = await entry.locator(".digit").evaluate((digit) => getComputedStyle(digit).color);
  expect(red).toBe("rgb(179, 20, 30)");
  await expect(page.getByText("mistake")).toHaveCount(0);

  await page.keyboard.press("Control+z");
  await expect(page.locator(".conflict")).toHaveCount(0);
  await page.keyboard.press("Control+y");
  await expect(page.locator(".cell.conflict")).not.toHaveCount(0);
  await page.keyboard.press("Delete");
  await expect(page.locator(".conflict")).toHaveCount(0);
});

test("a finished house is green, and a conflict in it wins", async ({ page }) => {
  for (const [name, digit] of Object.entries({ r1c3: 4, r2c2: 7, r2c3: 2, r3c1: 1 })) {
    await cellNamed(page, name).click();
    await page.keyboard.press(String(digit));
  }
  for (const name of ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]) {
    await expect(cellNamed(page, name)).toHaveClass(tintOf("finished"));
  }
  await expect(cellNamed(page, "r1c5")).not.toHaveClass(tintOf("finished"));

  await cellNamed(page, "r1c4").click();
  await page.keyboard.press("4");
  await expect(cellNamed(page, "r1c3")).toHaveClass(tintOf("conflict"));
  await expect(cellNamed(page, "r1c3")).not.toHaveClass(tintOf("finished"));
  await expect(cellNamed(page, "r1c2")).toHaveClass(tintOf("finished"));
});

test("digits that are used up show it on their key; a hint fills the cell with the fewest candidates", async ({
  page,
}) => {
  await expect(page.getByRole("button", { name: "8, 4 left" })).toBeVisible();
  await page.getByRole("button", { name: "Hint, 12 left" }).click();
  await page.getByRole("button", { name: "Fill in a cell" }).click();
  await expect(caption(page)).toHaveText("5 goes into r5c5");
  await expect(cellNamed(page, "r5c5")).toHaveAccessibleName("Row 5, column 5, 5");
});
