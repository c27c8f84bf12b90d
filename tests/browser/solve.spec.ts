import { cellNamed, expect, readDigits, test, type Page } from "./fixtures.js";
import { digitsOf } from "./plain_solver.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const rows = (line: string) => line.match(/.{9}/g) ?? [];
const nineLines = rows(givens.replaceAll(".", "0"))
  .map((row) => Array.from(row).join(" "))
  .join("\n");

const box = (page: Page) => page.getByRole("textbox", { name: "As text" });
const answer = (page: Page) => page.locator(".answer");
const solve = (page: Page) => page.getByRole("button", { name: "Solve", exact: true }).click();

test.beforeEach(async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link", { name: "Solve" }).click();
});

for (const [name, text] of [
  ["nine lines of nine numbers", nineLines],
  ["a line", givens],
  ["nine rows", rows(givens).join("\n")],
] as const) {
  test(`${name} are solved, and the solution is the only one`, async ({ page }) => {
    await box(page).fill(text);
    await expect(answer(page)).toHaveText("30 clues");
    await solve(page);
    await expect(answer(page)).toHaveText("This is the only solution");
    expect(await readDigits(page)).toEqual(digitsOf(solution));
    await expect(cellNamed(page, "r1c1")).toHaveClass(/given/);
    await expect(cellNamed(page, "r1c3")).toHaveClass(/entry/);
    await page.getByRole("button", { name: "Change the puzzle" }).click();
    expect(await readDigits(page)).toEqual(digitsOf(givens));
  });
}

test("where there are several solutions one is shown and the cells that differ are marked", async ({ page }) => {
  await box(page).fill(`........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58`);
  await solve(page);
  await expect(answer(page)).toContainText("There are several solutions. This is one");
  const count = Number(/the (\d+) marked/.exec((await answer(page).textContent()) ?? "")?.[1]);
  await expect(page.locator(".cell.marked")).toHaveCount(count);
  expect(await readDigits(page)).not.toContain(0);
});

test("where there is no solution it says so", async ({ page }) => {
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await box(page).fill("1200003000400000");
  await solve(page);
  await expect(answer(page)).toHaveText("There is no solution");
});

test("digits typed on the board that conflict are named and marked at once when asked", async ({ page }) => {
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x3");
  await cellNamed(page, "r2c1").click();
  await page.keyboard.press("4");
  await cellNamed(page, "r2c6").click();
  await page.getByRole("button", { name: "4", exact: true }).click();
  await solve(page);
  await expect(answer(page)).toContainText("more than once in a row, column or box: r2c1, r2c6");
  await expect(page.locator(".cell.conflict")).toHaveCount(2);
  await cellNamed(page, "r2c6").click();
  await page.keyboard.press("Delete");
  await expect(page.locator(".cell.conflict")).toHaveCount(0);
});

test("a text of another board chooses that board; one that is none says what is wrong with it", async ({ page }) => {
  await box(page).fill("1...2.......3..4");
  await expect(page.getByRole("combobox", { name: "Size" })).toHaveValue("2x2");
  await expect(answer(page)).toHaveText("4 clues");
  await box(page).fill("1...2");
  await expect(answer(page)).toHaveText("16 cells are needed, there are 5");
  await box(page).fill("<b>hello</b>1234");
  await expect(answer(page)).toContainText("not a digit of this board");
  await solve(page);
  await expect(answer(page)).toContainText("not a digit of this board");
});

test("numbers up to 16 are read and solved", async ({ page }) => {
  const row = Array.from({ length: 16 }, (_, index) => index + 1);
  await box(page).fill([row.join(" "), ...Array<string>(15).fill(Array<string>(16).fill("0").join(" "))].join("\n"));
  await expect(page.getByRole("combobox", { name: "Size" })).toHaveValue("4x4");
  await expect(cellNamed(page, "r1c16")).toHaveAccessibleName("Row 1, column 16, given G");
  await solve(page);
  await expect(answer(page)).toContainText("There are several solutions");
});
