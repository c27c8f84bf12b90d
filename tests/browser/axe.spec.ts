// Every view of the elements, in each theme, before axe; and with text at twice its size.
import AxeBuilder from "@axe-core/playwright";
import type * as Hanadoku from "hanadoku";
import type { HanaDoku, HanaWhy } from "../../web/element/index.js";
import { expect, test, type Page } from "./fixtures.js";
import { embed, four, openHost, six } from "./host.js";

async function faults(page: Page): Promise<string[]> {
  // What fades in does not yet have its contrast.
  await page.waitForTimeout(250);
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
}

const more = (page: Page) => page.locator(".hint .primary").click();

/** Comes to a view, from a board whose first cell can be entered. */
const views: Record<string, (page: Page) => Promise<void>> = {
  "the choice of hints": (page) => page.keyboard.press("h"),
  "a step in its first tier": (page) => page.getByRole("button", { name: "Show the next step" }).click(),
  "a step in its second tier": more,
  "a step in its third tier, drawn": more,
  "the list of keys": async (page) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a pause": async (page) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await expect(page.getByRole("button", { name: "Continue" }).last()).toBeVisible();
  },
};

async function finish(page: Page): Promise<void> {
  for (const [cell, digit] of Array.from(four.solution).entries()) {
    if (four.puzzle.givens[cell] !== ".") continue;
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(digit);
  }
  await expect(page.getByRole("region", { name: "Solved" })).toBeVisible();
}

async function openWhy(page: Page, attributes: string): Promise<void> {
  await openHost(page, { index: `<main><hana-why lang="en" ${attributes}></hana-why></main>` });
  await page.locator("hana-why").evaluate(async (each: HanaWhy, { givens }) => {
    const { loadHanadoku } = (await import(new URL("hanadoku.js", location.href).href)) as typeof Hanadoku;
    const sanitized = (await loadHanadoku()).sanitize({ shape: "2x3", givens });
    if (sanitized.ok) each.puzzle = sanitized.puzzle;
  }, six.puzzle);
  await expect(page.locator(".why .told")).toContainText("goes into");
}

for (const theme of ["light", "dark"]) {
  for (const contrast of ["", 'contrast="more"']) {
    const look = `theme="${theme}" ${contrast}`;

    test(`axe finds nothing on hints, keys and a pause, ${look}`, async ({ page }) => {
      await embed(page, six.puzzle, `lang="en" ${look}`);
      await page.locator('[data-cell="0"]').click();
      for (const [name, open] of Object.entries(views)) {
        await open(page);
        expect([name, await faults(page)]).toEqual([name, []]);
      }
    });

    test(`axe finds nothing on a finished game and on why, ${look}`, async ({ page }) => {
      await embed(page, four.puzzle, `lang="en" entry="strict" ${look}`);
      await finish(page);
      expect(await faults(page)).toEqual([]);
      await openWhy(page, look);
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "Swaps" }).click();
      expect(await faults(page)).toEqual([]);
    });
  }
}

test.describe("on a phone with text at twice its size", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  /** What reaches out of the page, or has text that is cut off. */
  const cut = (page: Page) =>
    page.locator("hana-doku, hana-why").evaluate((element: HanaDoku) =>
      Array.from(element.renderRoot.querySelectorAll<HTMLElement>(".panel *, .bar *, dialog[open] *"))
        .filter((each) => each.checkVisibility() && !each.closest("svg"))
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          const clips = getComputedStyle(each).overflowX !== "visible";
          return (
            width > 0 && (left < -0.5 || right > innerWidth + 0.5 || (clips && each.scrollWidth > each.clientWidth + 1))
          );
        })
        .map((each) => `${each.className} ${each.textContent.trim()}`),
    );

  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });

  for (const lang of ["en", "ko", "ja"]) {
    test(`nothing is cut off and all can be reached in ${lang}`, async ({ page }) => {
      const element = await embed(page, six.puzzle, `lang="${lang}" entry="strict"`);
      await enlarge(page);
      const said = page.locator(".caption");
      await expect(said).toHaveCSS("font-size", "28px");
      await page.locator('[data-cell="0"]').click();
      await page.keyboard.press("Digit1");
      await expect(said).toHaveClass(/said/);
      expect(await cut(page)).toEqual([]);
      await page.keyboard.press("n");
      await page.keyboard.press("k");
      expect(await cut(page)).toEqual([]);
      await page.keyboard.press("h");
      for (let tier = 0; tier < 4; ++tier) {
        expect([tier, await cut(page)]).toEqual([tier, []]);
        await page.locator(".choice, .hint .primary").first().click();
      }
      await element.evaluate((each: HanaDoku) => {
        each.press(new KeyboardEvent("keydown", { key: "?" }));
      });
      expect(await cut(page)).toEqual([]);
    });
  }

  test("the end of a game and why fit too", async ({ page }) => {
    await embed(page, four.puzzle, 'lang="en" entry="strict"');
    await enlarge(page);
    await finish(page);
    expect(await cut(page)).toEqual([]);
    await openWhy(page, "");
    await enlarge(page);
    expect(await cut(page)).toEqual([]);
  });
});
