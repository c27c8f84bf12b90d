// Puzzles by wish, and lessons.
import type * as Hanadoku from "hanadoku";
import { examples } from "../../web/app/wish/examples.js";
import { expect, readDigits, test, type Page } from "./fixtures.js";
import { digitsOf } from "./plain_solver.js";

const choose = (page: Page, what: string, name: string) =>
  page.getByRole("combobox", { name: what }).selectOption(name);
const make = (page: Page) => page.getByRole("button", { name: "Make it" }).click();

const lineOf = async (page: Page) =>
  (await readDigits(page)).map((digit) => (digit === 0 ? "." : String(digit))).join("");

async function techniquesIn(givens: string): Promise<string[]> {
  // The package as it was built: by its name it would be its source here.
  const built = new URL("../../dist/hanadoku.js", import.meta.url).href;
  const sudoku = await ((await import(built)) as typeof Hanadoku).loadHanadoku();
  const graded = sudoku.grade({ shape: "3x3", givens });
  return graded.ok ? graded.steps.map(({ technique }) => technique) : [];
}

test("a puzzle that is wished to need a technique needs it, and is kept", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link", { name: "By wish" }).click();
  await choose(page, "Technique", "XY-wing");
  await choose(page, "Symmetry of the givens", "Half turn");
  await make(page);
  await expect(page.locator(".clock")).toBeVisible();
  await expect(page).toHaveURL(/#game\./);
  expect(await techniquesIn(await lineOf(page))).toContain("xy-wing");
});

test("a wish that no puzzle can fulfil is told at once and kindly", async ({ page }) => {
  await page.goto("./#wish");
  await choose(page, "Size", "4×4");
  await choose(page, "Level", "Extreme");
  await make(page);
  await expect(page.locator(".fault")).toContainText("No puzzle can be like this");
  await choose(page, "Level", "Easy");
  await expect(page.locator(".fault")).toHaveCount(0);
  await make(page);
  await expect(page.locator(".clock")).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(16);
});

test("a search that takes long is stopped, and nothing comes of it later", async ({ page }) => {
  await page.goto("./#wish");
  await choose(page, "Technique", "Jellyfish");
  await make(page);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await choose(page, "Technique", "Any");
  await choose(page, "Level", "Hard");
  await make(page);
  await expect(page.locator(".title")).toContainText("Hard");
});

test("a lesson shows its technique as the next step of a puzzle, in words and drawn, and leads to puzzles", async ({
  page,
}) => {
  await page.goto("./#wish");
  await page.getByRole("link", { name: "Learn a technique" }).click();
  await page.getByRole("link", { name: "X-wing", exact: true }).click();
  await expect(page.getByRole("heading", { name: "X-wing" })).toBeVisible();
  await expect(page.locator(".lesson")).toContainText("In two lines, a digit fits only where the same two lines cross");
  await expect(page.locator(".lesson strong")).toHaveText(/^So \d cannot be in r\dc\d/);
  await expect(page.locator(".drawing.over")).toBeVisible();
  await page.getByRole("button", { name: "Play this board from the start" }).click();
  await expect(page.locator(".clock")).toBeVisible();
  expect(await readDigits(page)).toEqual(digitsOf(examples.hard["x-wing"]));

  await page.goto("./#learn.x-wing");
  await page.getByRole("button", { name: "Play a puzzle that needs it" }).click();
  await expect(page.locator(".clock")).toBeVisible();
  const line = await lineOf(page);
  expect(line).not.toBe(examples.hard["x-wing"]);
  expect(await techniquesIn(line)).toContain("x-wing");
});

test("each lesson of the list opens", async ({ page }) => {
  await page.goto("./#learn");
  const names = Object.values(examples).flatMap((ofLevel) => Object.keys(ofLevel));
  await expect(page.getByRole("listitem")).toHaveCount(names.length);
  for (const name of names) {
    await page.goto(`./#learn.${name}`);
    await expect(page.locator(".lesson strong")).toHaveText(/^So /);
  }
});

test("a lesson that there is none of is told, with those that there are", async ({ page }) => {
  await page.goto("./#learn.constructor");
  await expect(page.getByText("There is no lesson of this technique")).toBeVisible();
  await expect(page.getByRole("link", { name: "Naked pair" })).toBeVisible();
});
