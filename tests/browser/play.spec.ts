import { caption, cellAt, expect, openGame, readDigits, test, type Page } from "./fixtures.js";
import { candidatesOf, seesOf, sixBySix, solve } from "./plain_solver.js";

/** By arrows alone, from the cell that has the focus. */
async function walkTo(page: Page, cell: number): Promise<void> {
  const at = Number(await page.locator("[data-cell]:focus").getAttribute("data-cell"));
  const rows = Math.floor(cell / 6) - Math.floor(at / 6);
  const columns = (cell % 6) - (at % 6);
  for (let row = 0; row < Math.abs(rows); ++row) await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
  for (let column = 0; column < Math.abs(columns); ++column) {
    await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
  }
  await expect(cellAt(page, cell)).toBeFocused();
}

test("a whole 6x6 by keyboard, with a mistake and a hint, ends in a summary", async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, "animate"), {
      apply(animate, cell, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
        document.documentElement.dataset.motion = options.id ?? "";
        return animate.call(cell as Element, frames, options);
      },
    });
  });
  await page.goto("./");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-cell]:focus")).toBeVisible();
  const givens = await readDigits(page);
  const solution = solve(sixBySix, givens) ?? [];

  const doubtful = givens.findIndex((digit, cell) => digit === 0 && candidatesOf(sixBySix, givens, cell).length > 1);
  const wrong = candidatesOf(sixBySix, givens, doubtful).find((digit) => digit !== solution[doubtful]) ?? 0;
  await walkTo(page, doubtful);
  await page.keyboard.press(String(wrong));
  await expect(page.getByText("1 mistake")).toBeVisible();
  await expect(caption(page)).toHaveText(`${wrong} does not go here`);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "nudge");
  await expect(cellAt(page, doubtful)).toHaveAccessibleName(/empty$/);

  const held = givens.find((digit, peer) => digit > 0 && seesOf(sixBySix, doubtful, peer)) ?? 0;
  await page.keyboard.press(String(held));
  await expect(caption(page)).toHaveText(new RegExp(`^This (row|column|box) already has an? ${held}$`));
  await expect(page.getByText("1 mistake")).toBeVisible();

  await page.keyboard.press("h");
  await expect(page.getByRole("button", { name: "Show the next step" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Hint, 2 left" })).toBeVisible();

  for (const [cell, digit] of (await readDigits(page)).entries()) {
    if (digit > 0) continue;
    await walkTo(page, cell);
    await page.keyboard.press(cell % 2 ? `Numpad${solution[cell]}` : `Digit${solution[cell]}`);
  }

  const summary = page.getByRole("region", { name: "Solved" });
  await expect(summary).toBeVisible();
  await expect(summary.locator("dd")).toHaveText([/^\d+:\d\d$/, "1", "1", "Normal", /^(Easy|Normal|Hard)$/]);
  await expect(page.getByRole("status").filter({ hasText: "Solved" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  expect(await readDigits(page)).toEqual(solution);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText("0 mistakes")).toBeVisible();
  expect(await readDigits(page)).toEqual(givens);
});

test("notes, undo and redo by key; a placement strikes its digit out of the notes around it", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  const givens = await readDigits(page);
  const solution = solve(sixBySix, givens) ?? [];
  const a = givens.indexOf(0);
  const b = givens.findIndex((digit, cell) => digit === 0 && seesOf(sixBySix, a, cell));
  const digit = String(solution[b]);
  await cellAt(page, a).click();
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Notes", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press(digit);
  await page.keyboard.press("n");
  await expect(cellAt(page, a)).toHaveAccessibleName(new RegExp(`notes ${digit}$`));

  await cellAt(page, b).click();
  await page.keyboard.press(digit);
  await expect(cellAt(page, a)).toHaveAccessibleName(/empty$/);
  await page.keyboard.press("Control+z");
  await expect(cellAt(page, b)).toHaveAccessibleName(/empty$/);
  await expect(cellAt(page, a)).toHaveAccessibleName(new RegExp(`notes ${digit}$`));
  await page.keyboard.press("Control+Shift+Z");
  await expect(cellAt(page, b)).toHaveAccessibleName(new RegExp(`, ${digit}$`));
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(cellAt(page, b)).toHaveAccessibleName(new RegExp(`, ${digit}$`));

  await page.keyboard.press("Delete");
  await expect(cellAt(page, b)).toHaveAccessibleName(/empty$/);
  await cellAt(page, a).click();
  await page.keyboard.press(`Shift+Digit${digit}`);
  await expect(cellAt(page, a)).toHaveAccessibleName(new RegExp(`notes ${digit}$`));
  await page.keyboard.press("Backspace");
  await expect(cellAt(page, a)).toHaveAccessibleName(/empty$/);
});

const layouts: [string, KeyboardEventInit, string][] = [
  ["the digit row of AZERTY", { code: "Digit2", key: "é" }, ", 2"],
  ["the digit row of AZERTY with Shift as a note", { code: "Digit2", key: "2", shiftKey: true }, "notes 2"],
  ["the keypad without Num Lock", { code: "Numpad2", key: "ArrowDown" }, ", 2"],
  ["the keypad with Shift as a note", { code: "Numpad2", key: "ArrowDown", shiftKey: true }, "notes 2"],
  [
    "the keypad with a Shift that the system hides as a note",
    { code: "Numpad2", key: "ArrowDown", modifierNumLock: true },
    "notes 2",
  ],
  ["a letter above 9 under a Korean layout", { code: "KeyA", key: "ㅁ" }, ", A"],
  ["a letter above 9 where AZERTY has it", { code: "KeyQ", key: "a" }, ", A"],
];

test("digits enter by physical key, letters by what is printed", async ({ page }) => {
  await openGame(page, "#new.2x5.easy");
  const empty = (await readDigits(page)).flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  for (const [index, [name, key, ending]] of layouts.entries()) {
    await test.step(name, async () => {
      const cell = cellAt(page, empty[index] ?? 0);
      await cell.click();
      await cell.dispatchEvent("keydown", { ...key, bubbles: true, composed: true });
      await expect(cell).toHaveAccessibleName(new RegExp(`${ending}(, conflict)?$`));
    });
  }
});

test("the clock stands and the board is covered during a pause, and while nobody sees the page", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openGame(page, "#new.2x3.easy");
  await page.clock.pauseAt(600_000);
  const clock = page.locator(".clock time");
  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await clock.textContent()) ?? "").split(":").map(Number);
    return 60 * minutes + rest;
  };
  const start = await seconds();
  await page.clock.runFor(65_000);
  expect(await seconds()).toBe(start + 65);
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Continue" }).first()).toBeVisible();
  expect(await readDigits(page)).toEqual(Array<number>(36).fill(0));
  await page.clock.runFor(60_000);
  expect(await seconds()).toBe(start + 65);
  await page.keyboard.press("p");
  await page.clock.runFor(5_000);
  expect(await seconds()).toBe(start + 70);

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await setHidden(false);
  await page.clock.runFor(1_000);
  expect(await seconds()).toBe(start + 71);
});

test("a real grid for assistive technology: rows, cells with names, one tab stop", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  const grid = page.getByRole("grid", { name: "Sudoku board, 6×6" });
  await expect(grid.getByRole("row")).toHaveCount(6);
  await expect(grid.getByRole("gridcell")).toHaveCount(36);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(cellAt(page, 7)).toHaveAccessibleName(/^Row 2, column 2, (empty|given \d)$/);
});

test("the keys are listed behind ?, and are not taken while the list is open", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list).toContainText("Ctrl + Z");
  await page.keyboard.press("h");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(page.getByRole("button", { name: "Hint, 3 left" })).toBeVisible();
});
