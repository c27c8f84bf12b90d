// The board for eyes, hands and pages of every kind.
import type { HanaDoku } from "../../web/element/index.js";
import { expect, test, type Locator } from "./fixtures.js";
import { embed, four, openHost } from "./host.js";

const cell = (element: Locator, index: number) => element.locator(`[data-cell="${index}"]`);

test("a page that is written from right to left does not mirror the board", async ({ page }) => {
  await openHost(page, { index: '<main dir="rtl"><hana-doku></hana-doku></main>' });
  const element = page.locator("hana-doku");
  await element.evaluate((each: HanaDoku, puzzle) => {
    each.puzzle = puzzle;
  }, four.puzzle);
  const first = await cell(element, 0).boundingBox();
  const second = await cell(element, 1).boundingBox();
  expect(first?.x).toBeLessThan(second?.x ?? 0);
  await cell(element, 4).click();
  await page.keyboard.press("ArrowRight");
  await expect(cell(element, 5)).toHaveAttribute("aria-selected", "true");
});

test("the element fits a box of 240 px and fills a wall", async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 1700 });
  const element = await embed(page, { shape: "2x3", givens: "....1..2...3.....4..56........34...." });
  const widthIn = async (box: string, most: string) => {
    await element.evaluate(
      (each: HanaDoku, [width, max]) => {
        each.style.width = width ?? "";
        each.style.setProperty("--hana-board-max", max ?? "");
      },
      [box, most],
    );
    const inside = await element.evaluate((each: HanaDoku) => {
      const right = each.getBoundingClientRect().right;
      return Array.from(each.shadowRoot?.querySelectorAll(".bar *, .board, .tool, .key") ?? []).every(
        (part) => part.getBoundingClientRect().right <= right + 0.5,
      );
    });
    expect(inside, box).toBe(true);
    return (await element.getByRole("grid").boundingBox())?.width ?? 0;
  };
  expect(await widthIn("240px", "")).toBeGreaterThan(200);
  expect(await widthIn("2300px", "1400px")).toBeGreaterThan(1300);
});

test("in forced colors the selected cell and the same digits still stand out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const element = await embed(page, four.puzzle);
  await cell(element, 0).click();
  const groundOf = (index: number) => cell(element, index).evaluate((each) => getComputedStyle(each).backgroundColor);
  await expect(cell(element, 0)).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => groundOf(0)).not.toBe(await groundOf(4));
  const border = await cell(element, 13).evaluate((each) => getComputedStyle(each, "::after").borderTopStyle);
  expect(border).toBe("dotted");
});

test("where less motion is asked for nothing moves: a refusal is a color, a digit is there at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, "animate"), {
      apply(animate, part, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
        document.documentElement.dataset.frames = JSON.stringify(frames);
        return animate.call(part as Element, frames, options);
      },
    });
  });
  const element = await embed(page, four.puzzle);
  await cell(element, 4).click();
  await page.keyboard.press("1");
  await expect(page.locator("html")).toHaveAttribute("data-frames", /backgroundColor/);
  await expect(page.locator("html")).not.toHaveAttribute("data-frames", /transform/);
  await page.keyboard.press("3");
  const animation = await cell(element, 4)
    .locator(".digit")
    .evaluate((digit) => getComputedStyle(digit).animationName);
  expect(animation).toBe("none");
});

test("after a pause the keyboard is back at its cell", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await cell(element, 5).click();
  await page.keyboard.press("p");
  await expect(element.getByRole("button", { name: "Continue" }).first()).toBeVisible();
  await page.keyboard.press("p");
  await expect(cell(element, 5)).toBeFocused();
});

test("a digit, a refusal and the end buzz and sound where that is switched on, and nowhere else", async ({ page }) => {
  await page.addInitScript(() => {
    const felt: string[] = [];
    Object.assign(window, { felt });
    Object.assign(Navigator.prototype, {
      vibrate: (pattern: number[]) => felt.push(`buzz ${pattern.length}`) > 0,
    });
    const start = Reflect.get(OscillatorNode.prototype, "start");
    OscillatorNode.prototype.start = function (when) {
      felt.push("tone");
      start.call(this, when);
    };
  });
  const felt = () => page.evaluate(() => (window as unknown as { felt: string[] }).felt.splice(0));
  const element = await embed(page, { shape: "2x2", givens: "1234341223.....3" });
  await cell(element, 10).click();
  await page.keyboard.press("4");
  expect(await felt()).toEqual([]);
  await element.evaluate((each: HanaDoku) => {
    each.sounds = true;
    each.vibration = true;
  });
  await cell(element, 11).click();
  await page.keyboard.press("1");
  expect(await felt()).toEqual(["buzz 1", "tone"]);
  await cell(element, 12).click();
  await page.keyboard.press("1");
  expect(await felt()).toEqual(["buzz 3", "tone"]);
  for (const at of [12, 13, 14]) {
    await cell(element, at).click();
    await page.keyboard.press("..............412".charAt(at + 2));
  }
  expect((await felt()).slice(-4)).toEqual(["buzz 5", "tone", "tone", "tone"]);
});
