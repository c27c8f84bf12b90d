// What people do in a room, by their pages.
import type { Page } from "@playwright/test";
import { expect, readDigits } from "./fixtures.js";
import { solve } from "./plain_solver.js";

export async function make(page: Page, name: string, way: "live" | "links"): Promise<string> {
  await page.goto("./#rooms");
  await page.locator('input[name="name"]').fill(name);
  await page.locator('[data-choice="2x2"]').click();
  await page.locator(`[data-choice="${way}"]`).click();
  await page.locator("form .primary").click();
  await expect(page).toHaveURL(/#room\./);
  return page.url();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('input[name="name"]').fill(name);
  await page.locator("form .primary").click();
}

export const board = (page: Page) => page.locator("hana-doku");
export const strip = (page: Page) => page.locator(".strip .entry");
/** Names with their ranks, in the order of the list. */
export const ranking = (page: Page) =>
  page
    .locator(".end .standing li")
    .evaluateAll((items) =>
      items.map(
        (item) =>
          `${item.querySelector(".rank")?.textContent ?? ""} ${item.querySelector("strong")?.textContent ?? ""}`,
      ),
    );

/** Fills cells in by the keyboard: all where no number is given. */
export async function fill(page: Page, most = Infinity): Promise<void> {
  await page.bringToFront(); // a page that nobody looks at is slow
  await expect(board(page).locator(".given").first()).toBeVisible();
  const digits = await readDigits(page);
  const solution = solve({ boxRows: 2, boxColumns: 2 }, digits) ?? [];
  const empty = digits.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  for (const cell of empty.slice(0, most)) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(String(solution[cell]));
  }
}

export async function giveUp(page: Page): Promise<void> {
  await page.bringToFront();
  await page.locator(".strip").click();
  await page.locator("dialog[open] .actions .secondary").click();
}
