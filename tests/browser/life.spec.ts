// Elements on a page: many of them, moved, removed, in a frame; and what assistive technology finds.
import AxeBuilder from "@axe-core/playwright";
import type { HanaDoku } from "../../web/element/index.js";
import { expect, test } from "./fixtures.js";
import { embed, four, openHost } from "./host.js";

test("ten elements share one module and stay independent", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
  await openHost(page, { index: '<hana-doku shape="2x2"></hana-doku>'.repeat(10) });
  await expect(page.locator(".clock")).toHaveCount(10);
  expect(asked.filter((name) => name === "element.js")).toHaveLength(1);
  // Once for the page, and once for the worker that all of them share.
  expect(asked.filter((name) => name === "hanadoku.wasm").length).toBeLessThanOrEqual(2);
  const left = () =>
    page.locator("hana-doku").evaluateAll((all) => all.map((each) => (each as HanaDoku).game?.cellsLeft ?? 0));
  const before = await left();
  const third = page.locator("hana-doku").nth(2);
  await third.evaluate((each: HanaDoku) => {
    each.reveal();
  });
  expect(await left()).toEqual(before.map((count, at) => (at === 2 ? count - 1 : count)));
});

test("an element that is moved keeps its game, its selection and its notes", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await page.locator('[data-cell="4"]').click();
  await page.keyboard.press("Shift+Digit3");
  await element.evaluate((each) => {
    const place = document.createElement("section");
    document.body.append(place);
    place.append(each);
  });
  await expect(page.locator('section [data-cell="4"]')).toHaveAccessibleName(/notes 3$/);
  await expect(page.locator('section [data-cell="4"]')).toHaveAttribute("aria-selected", "true");
});

test("an element that is removed lets go of its game and its listeners, and can be collected", async ({ page }) => {
  await page.addInitScript(() => {
    const held = new Set<unknown>();
    Object.assign(window, { held });
    const add = document.addEventListener.bind(document);
    const remove = document.removeEventListener.bind(document);
    document.addEventListener = (type: string, listener: never) => {
      if (type === "visibilitychange") held.add(listener);
      add(type, listener);
    };
    document.removeEventListener = (type: string, listener: never) => {
      held.delete(listener);
      remove(type, listener);
    };
  });
  await openHost(page, { index: '<main><hana-doku shape="2x2"></hana-doku></main>' });
  await expect(page.locator(".given").first()).toBeVisible();
  const count = () => page.evaluate(() => (window as unknown as { held: Set<unknown> }).held.size);
  expect(await count()).toBe(1);
  const games = await page.evaluate(async () => {
    const element = document.querySelector("hana-doku");
    Object.assign(window, { gone: element && new WeakRef(element) });
    document.querySelector("main")?.replaceChildren();
    const before = element?.game !== null;
    await new Promise((resolve) => setTimeout(resolve));
    return [before, element?.game !== null];
  });
  expect(games).toEqual([true, false]);
  expect(await count()).toBe(0);
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await session.send("HeapProfiler.collectGarbage");
      return page.evaluate(() => (window as unknown as { gone: WeakRef<object> }).gone.deref() === undefined);
    })
    .toBe(true);
});

test("an element plays inside a frame", async ({ page }) => {
  await openHost(page, {
    index: '<iframe src="inner.html" title="Inner" width="400" height="640"></iframe>',
    inner: '<hana-doku shape="2x2"></hana-doku>',
  });
  const frame = page.frameLocator("iframe");
  await expect(frame.locator(".given").first()).toBeVisible();
  await frame.locator("[data-cell]:not(.given)").first().click();
  await page.keyboard.press("Shift+Digit1");
  await expect(frame.locator('[aria-selected="true"]')).toHaveAccessibleName(/notes 1$/);
});

for (const theme of ["light", "dark"] as const) {
  for (const contrast of ["", 'contrast="more"']) {
    test(`axe finds nothing on the element, ${theme} ${contrast}`, async ({ page }) => {
      await embed(page, four.puzzle, `theme="${theme}" ${contrast}`);
      const find = async () => {
        const { violations } = await new AxeBuilder({ page }).include("hana-doku").analyze();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
      };
      expect(await find()).toEqual([]);
      await page.locator('[data-cell="4"]').click();
      await page.keyboard.press("n");
      await page.getByRole("button", { name: "Write all candidates as notes" }).click();
      await page.keyboard.press("k");
      await page.getByRole("button", { name: "Violet" }).click();
      // A color takes 100 ms to change.
      await page.waitForTimeout(200);
      expect(await find()).toEqual([]);
    });
  }
}

test("a whole 4x4 is played by roles and names alone", async ({ page }) => {
  await embed(page, four.puzzle);
  for (const [index, digit] of Array.from(four.solution).entries()) {
    const place = `Row ${Math.floor(index / 4) + 1}, column ${(index % 4) + 1}`;
    const cell = page.getByRole("gridcell", { name: `${place}, empty` });
    if ((await cell.count()) === 0) continue;
    await cell.press("Enter");
    await page.getByRole("button", { name: new RegExp(`^${digit}, \\d left$`) }).press("Enter");
  }
  await expect(page.getByRole("region", { name: "Solved" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Solved" })).toHaveCount(1);
});
