// Notes of both kinds, colors, and several cells at once.
import type { HanaDoku } from "../../web/element/index.js";
import { expect, readDigits, test, type Locator, type Page } from "./fixtures.js";
import { embed, six } from "./host.js";

const cell = (page: Page, index: number): Locator => page.locator(`[data-cell="${index}"]`);
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const notes = (page: Page) =>
  page
    .locator("hana-doku")
    .evaluate((each: HanaDoku) =>
      each.game?.cells.map(({ corner, centre }) => `${corner.join("")}/${centre.join("")}`),
    );

test("centre notes stand beside corner notes, by the pad and by key", async ({ page }) => {
  await embed(page, six.puzzle);
  await cell(page, 0).click();
  await button(page, "Notes").click();
  await page.getByRole("button", { name: /^4,/ }).click();
  await button(page, "Centre").click();
  await expect(button(page, "Centre")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^6,/ }).click();
  expect((await notes(page))?.[0]).toBe("4/6");
  await button(page, "Notes").click();
  await cell(page, 1).click();
  await page.keyboard.press("m");
  await page.keyboard.press("3");
  await page.keyboard.press("Shift+Digit5");
  expect((await notes(page))?.[1]).toBe("5/3");
});

test("all candidates become notes and all notes go, each as one step of undo", async ({ page }) => {
  await embed(page, six.puzzle);
  await button(page, "Notes").click();
  await button(page, "Write all candidates as notes").click();
  await expect(page.locator(".corner").first()).toBeVisible();
  expect((await notes(page))?.every((each, at) => (each === "/") === (six.puzzle.givens[at] !== "."))).toBe(true);
  await button(page, "Take all notes away").click();
  await expect(page.locator(".corner")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(page.locator(".corner").first()).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.locator(".corner")).toHaveCount(0);
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
});

test("cells selected by a drag are noted, colored and erased as one step each", async ({ page }) => {
  await embed(page, six.puzzle);
  await cell(page, 0).hover();
  await page.mouse.down();
  await cell(page, 1).hover();
  await cell(page, 2).hover();
  await page.mouse.up();
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(3);
  await page.keyboard.press("6");
  expect((await notes(page))?.slice(0, 4)).toEqual(["6/", "6/", "6/", "/"]);
  await page.keyboard.press("k");
  await button(page, "Green").click();
  for (const each of [0, 1, 2]) await expect(cell(page, each)).toHaveAccessibleName(/notes 6, Green$/);
  await expect(cell(page, 3)).toHaveAccessibleName(/empty$/);
  await button(page, "Undo").click();
  await expect(cell(page, 1)).toHaveAccessibleName(/notes 6$/);
  await page.keyboard.press("k");
  await page.keyboard.press("Delete");
  expect((await notes(page))?.slice(0, 3)).toEqual(["/", "/", "/"]);
  await button(page, "Undo").click();
  expect((await notes(page))?.slice(0, 3)).toEqual(["6/", "6/", "6/"]);
  await cell(page, 1).click();
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(1);
});

test("Ctrl selects one cell more or less, Shift with the arrows goes on selecting", async ({ page }) => {
  await embed(page, six.puzzle);
  const selected = page.locator('[aria-selected="true"]');
  await cell(page, 0).click();
  await cell(page, 8).click({ modifiers: ["ControlOrMeta"] });
  await expect(selected).toHaveCount(2);
  await cell(page, 0).click({ modifiers: ["ControlOrMeta"] });
  await expect(selected).toHaveCount(1);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(selected).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await expect(selected).toHaveCount(1);
});

test("a cell has up to two colors: a second comes beside the first, a press takes its own away, a third begins anew", async ({
  page,
}) => {
  const element = await embed(page, six.puzzle);
  await cell(page, 0).click();
  await page.keyboard.press("k");
  await button(page, "Green").click();
  await button(page, "Rose").click();
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1, empty, Rose and Green");
  await expect(cell(page, 0)).toHaveCSS(
    "background-image",
    /^repeating-linear-gradient\(.*repeating-.*linear-gradient/,
  );
  await button(page, "Rose").click();
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1, empty, Green");
  await button(page, "Violet").click();
  const saved = await element.evaluate((each: HanaDoku) => each.save());
  await button(page, "Amber").click();
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1, empty, Amber");
  await button(page, "Undo").click();
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1, empty, Green and Violet");
  await button(page, "No color").click();
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1, empty");
  await element.evaluate((each: HanaDoku, saved) => each.restore(saved), saved);
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1, empty, Green and Violet");
});

test("several cells take the colors of the first of them", async ({ page }) => {
  await embed(page, six.puzzle);
  await cell(page, 0).click();
  await page.keyboard.press("k");
  await page.keyboard.press("1");
  await cell(page, 1).click({ modifiers: ["Control"] });
  await page.keyboard.press("3");
  for (const at of [0, 1]) await expect(cell(page, at)).toHaveAccessibleName(/Green$/);
});

test("a double press of a digit writes it once and holds it; another cell takes it, and a press lets go", async ({
  page,
}) => {
  const element = await embed(page, six.puzzle, 'entry="free"');
  const key = page.getByRole("button", { name: /^6,/ });
  await cell(page, 0).click();
  await key.dblclick();
  await expect(key).toHaveAttribute("aria-pressed", "true");
  await expect(cell(page, 0)).toHaveText("6");
  await cell(page, 6).click();
  await expect(cell(page, 6)).toHaveText("6");
  await key.click();
  await expect(key).toHaveAttribute("aria-pressed", "false");
  expect(await element.evaluate((each: HanaDoku) => each.game?.mistakes)).toBe(0);
});

test("the same digit for two cells in no time is written in both, by fingers and by keys", async ({ page }) => {
  const element = await embed(page, six.puzzle, 'entry="free"');
  await element.evaluate((each: HanaDoku) => {
    const find = (selector: string) => each.shadowRoot?.querySelector<HTMLElement>(selector);
    const key = find('[data-digit="6"]');
    for (const at of [0, 6]) {
      find(`[data-cell="${at}"]`)?.click();
      key?.click();
    }
    for (const at of [1, 2]) {
      find(`[data-cell="${at}"]`)?.click();
      key?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
      key?.click();
    }
  });
  await expect(page.getByRole("button", { name: /^6,/ })).toHaveAttribute("aria-pressed", "false");
  expect((await readDigits(page)).filter((digit, at) => digit === 6 && [0, 1, 2, 6].includes(at))).toHaveLength(4);
});

test("a double press counts one mistake, not two, and a note stays", async ({ page }) => {
  const element = await embed(page, six.puzzle, 'entry="strict"');
  await cell(page, 0).click();
  await page.getByRole("button", { name: /^5,/ }).dblclick();
  expect(await element.evaluate((each: HanaDoku) => each.game?.mistakes)).toBe(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.getByRole("button", { name: /^5,/ }).dblclick();
  await expect(cell(page, 0)).toHaveAccessibleName(/notes 5$/);
});

test("a long press of a digit holds it and writes nothing", async ({ page }) => {
  await embed(page, six.puzzle);
  const key = page.getByRole("button", { name: /^6,/ });
  await cell(page, 0).click();
  await key.click({ delay: 500 });
  await expect(key).toHaveAttribute("aria-pressed", "true");
  await expect(cell(page, 0)).toHaveText("");
  await cell(page, 0).click();
  await expect(cell(page, 0)).toHaveText("6");
});
