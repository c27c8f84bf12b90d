// A page of somebody else's with the element in it: the package's files as they are published, under a policy as strict as ours.
import { readFileSync } from "node:fs";
import path from "node:path";
import { policy } from "../../scripts/lib/policy.mjs";
import type { HanaDoku } from "../../web/element/index.js";
import { expect, type Locator, type Page } from "./fixtures.js";

const types: Record<string, string> = { ".js": "text/javascript", ".wasm": "application/wasm" };
const embeddable = `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; frame-src 'self'`;

/** Puts pages by their name in a folder of their own beside the package's files, and opens the one named `index`. */
export async function openHost(page: Page, pages: Record<string, string>): Promise<void> {
  await page.route("**/host/*", (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = pages[path.basename(name, ".html")];
    if (body === undefined) {
      const file = readFileSync(path.join(import.meta.dirname, "../../dist", name));
      return route.fulfill({ body: file, contentType: types[path.extname(name)] ?? "text/plain" });
    }
    return route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": embeddable },
      body: `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Host</title>
        <meta name="viewport" content="width=device-width" />
        <script type="module" src="element.js"></script>${body}`,
    });
  });
  await page.goto("./host/index.html");
}

/** Opens a page with one element, which has this puzzle. */
export async function embed(page: Page, puzzle: object, attributes = ""): Promise<Locator> {
  await openHost(page, { index: `<main><hana-doku ${attributes}></hana-doku></main>` });
  const element = page.locator("hana-doku");
  await element.evaluate((each: HanaDoku, given) => {
    each.puzzle = given;
  }, puzzle);
  await expect(element.locator(".given").first()).toBeVisible();
  return element;
}

/** By its solution, 8 cells are empty: 4 to 11. */
export const four = { puzzle: { shape: "2x2", givens: "1234........4123" }, solution: "1234341223414123" };
export const six = {
  puzzle: { shape: "2x3", givens: "....1..2...3.....4..56........34...." },
  solution: "634215521463263154415632152346346521",
};
