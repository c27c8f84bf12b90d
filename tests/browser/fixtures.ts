// What all browser tests stand on: a page that may log no error, break no policy and ask nobody else for anything; and hands
// to play with.
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { digitsOf } from "./plain_solver.js";

export { expect } from "@playwright/test";
export type { Locator, Page, Request } from "@playwright/test";

/** Watches a page; what it returns is empty while all is well. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Service Worker registration blocked by Playwright")) return;
    if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin) faults.push(`request: ${url.href}`);
  });
  return faults;
}

export const test = base.extend<{ clean: undefined }>({
  clean: [
    async ({ page, baseURL }, use) => {
      const faults = watch(page, new URL(baseURL ?? "").origin);
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const cellAt = (page: Page, cell: number): Locator => page.locator(`[data-cell="${cell}"]`);
export const cellNamed = (page: Page, name: string): Locator => page.locator(`[data-name="${name}"]`);
export const caption = (page: Page): Locator => page.locator(".caption");

/** What the cells show, with 0 for those without a digit. */
export const readDigits = async (page: Page): Promise<number[]> =>
  digitsOf(
    await page
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("")),
  );

/** Opens a game of a line of givens, or of a fresh puzzle of that shape. */
export async function openGame(page: Page, fragment: string): Promise<void> {
  await page.goto(`./${fragment}`);
  await expect(page.locator(".clock")).toBeVisible();
}

export const linkOf = (shape: string, level: string, line: string): string =>
  `#1.${shape}.${level}.${line.replaceAll(".", "0")}`;
