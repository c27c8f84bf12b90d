import { cellNamed, expect, readDigits, test, type Page } from "./fixtures.js";
import { digitsOf } from "./plain_solver.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const rows = (line: string) => line.match(/.{9}/g) ?? [];
const nineLines = rows(givens.replaceAll(".", "0"))
  .map((row) => Array.from(row).join(" "))
  .join("\n");

const box = (page: Page) => page.getByRole("textbox", { name: "As text" });
const answer = (page: Page) => page.locator(".verdict");
const facts = (page: Page) => page.locator("dl");
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
    await expect(answer(page)).toHaveText("Exactly one solution");
    await expect(facts(page)).toContainText("Hardest technique Hidden single");
    expect(await readDigits(page)).toEqual(digitsOf(solution));
    await expect(cellNamed(page, "r1c1")).toHaveClass(/given/);
    await expect(cellNamed(page, "r1c3")).toHaveClass(/entry/);
    await page.getByRole("button", { name: "Change the puzzle" }).click();
    expect(await readDigits(page)).toEqual(digitsOf(givens));
  });
}

const several = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

test("a check tells the level and the hardest technique, and shows no solution", async ({ page }) => {
  await box(page).fill(givens);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(answer(page)).toHaveText("Exactly one solution");
  await expect(facts(page)).toContainText("Level Easy");
  await expect(facts(page)).toContainText("Clues 30");
  expect(await readDigits(page)).toEqual(digitsOf(givens));
  await cellNamed(page, "r1c3").click();
  await page.keyboard.press("4");
  await expect(answer(page)).toHaveText("31 clues");
  await expect(facts(page)).toHaveCount(0);
});

test("of several solutions two can be flipped between, and the cells that differ are marked", async ({ page }) => {
  await box(page).fill(several);
  await solve(page);
  await expect(answer(page)).toContainText("Several solutions: not unique");
  const count = Number(/the (\d+) marked/.exec((await answer(page).textContent()) ?? "")?.[1]);
  await expect(page.locator(".cell.marked")).toHaveCount(count);
  const first = await readDigits(page);
  expect(first).not.toContain(0);
  await page.getByRole("button", { name: "Solution 2" }).click();
  const second = await readDigits(page);
  expect(second.filter((digit, cell) => digit !== first[cell])).toHaveLength(count);
  await page.getByRole("button", { name: "Puzzle", exact: true }).click();
  expect(await readDigits(page)).toEqual(digitsOf(several));
});

const upTo = (page: Page, name: string) =>
  page.getByRole("combobox", { name: "How many are counted at most" }).selectOption(name);
const count = (page: Page) => page.getByRole("button", { name: "Count", exact: true }).click();

test("solutions are counted: all where there are fewer than the limit, and at least so many where there are more", async ({
  page,
}) => {
  await box(page).fill(several);
  await upTo(page, "Up to 100");
  await count(page);
  await expect(answer(page)).toHaveText("Exactly 26 solutions");
  await box(page).fill(givens);
  await count(page);
  await expect(answer(page)).toHaveText("Exactly one solution");
  await box(page).fill(`${givens.slice(0, 80)}5`);
  await count(page);
  await expect(answer(page)).toHaveText("No solution");
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await count(page);
  await expect(answer(page)).toHaveText("At least 100 solutions. The count went no further");
  await upTo(page, "Up to 10,000");
  await count(page);
  await expect(answer(page)).toHaveText("Exactly 288 solutions");
});

for (const [name, line, words] of [
  [
    "a mistyped puzzle",
    "895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5",
    "Exactly 4 solutions",
  ],
  [
    "a board that no step leads on from",
    "6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.",
    "Exactly 5 solutions",
  ],
  ["a board that is nearly empty", "123456789".padEnd(81, "."), "At least 10,000 solutions. The count went no further"],
] as const) {
  test(`the solutions of ${name} are counted, and the count ends`, async ({ page }) => {
    await box(page).fill(line);
    await count(page);
    await expect(answer(page)).toHaveText(words);
  });
}

test("the same grid asked again and again answers alike", async ({ page }) => {
  await box(page).fill(givens);
  for (let time = 0; time < 3; ++time) {
    await page.getByRole("button", { name: "Check" }).click();
    await expect(facts(page)).toContainText("Hidden single");
    await count(page);
    await expect(answer(page)).toHaveText("Exactly one solution");
    await expect(facts(page)).toHaveCount(0);
  }
});

test("a count in many parts comes to the number that is known", async ({ page }) => {
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x3");
  // Of the 28,200,960 boards these have this first row and first box.
  await box(page).fill("123456456...........................");
  await upTo(page, "Up to 1,000,000");
  await count(page);
  await expect(answer(page)).toHaveText(`Exactly ${(28_200_960 / 720 / 6).toLocaleString("en")} solutions`);
});

test("a count that would take long shows how far it is, leaves the page free, and stops at once", async ({ page }) => {
  await upTo(page, "Up to 100,000,000");
  await count(page);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(answer(page)).toContainText(/At least [1-9][\d,]* so far/);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(answer(page)).toHaveText(/^Stopped: at least [\d,]+ solutions$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  // Nothing of it is left to do.
  await box(page).fill(givens);
  await solve(page);
  await expect(answer(page)).toHaveText("Exactly one solution");
});

test("an edit ends a count", async ({ page }) => {
  await upTo(page, "Up to 100,000,000");
  await count(page);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await cellNamed(page, "r1c1").click();
  await page.keyboard.press("1");
  await expect(answer(page)).toHaveText("1 clue");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("where there is no solution it says so", async ({ page }) => {
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await box(page).fill("1200003000400000");
  await solve(page);
  await expect(answer(page)).toHaveText("No solution: no digits fit all rows, columns and boxes");
});

test("digits typed on the board that conflict are named and marked at once when asked", async ({ page }) => {
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x3");
  await cellNamed(page, "r2c1").click();
  await page.keyboard.press("4");
  await cellNamed(page, "r2c6").click();
  await page.getByRole("button", { name: "4", exact: true }).click();
  await solve(page);
  await expect(answer(page)).toContainText("Row 2 has two 4s");
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
  await expect(answer(page)).toContainText("Several solutions");
});
