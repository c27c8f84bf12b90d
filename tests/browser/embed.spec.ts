// What an embedder writes: attributes, methods and events.
import type { HanaDoku, HanaDokuEvents } from "../../web/element/index.js";
import { expect, test, type Locator } from "./fixtures.js";
import { embed, four, openHost, six } from "./host.js";

const cell = (element: Locator, index: number) => element.locator(`[data-cell="${index}"]`);
const lineOf = (element: Locator) =>
  element.evaluate((each: HanaDoku) => each.game?.cells.map(({ digit }) => digit).join("") ?? "");

test("a move that its host forbids is not made, and the next one is", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await element.evaluate((each: HanaDoku) => {
    each.addEventListener("beforemove", (event) => {
      const { kind, cells, digit } = (event as HanaDokuEvents["beforemove"]).detail;
      each.dataset.asked = `${each.dataset.asked ?? ""} ${kind} ${cells.join()} ${digit}`;
      if (cells[0] === 4 && kind === "enter") event.preventDefault();
    });
    each.addEventListener("move", () => (each.dataset.moved = "yes"));
  });
  await cell(element, 4).click();
  await page.keyboard.press("3");
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await expect(element).not.toHaveAttribute("data-moved");
  await page.keyboard.press("Shift+Digit3");
  await expect(cell(element, 4)).toHaveAccessibleName(/notes 3$/);
  await cell(element, 5).click();
  await page.keyboard.press("4");
  await expect(cell(element, 5)).toHaveAccessibleName(/, 4$/);
  await expect(element).toHaveAttribute("data-moved", "yes");
  await expect(element).toHaveAttribute("data-asked", " enter 4 3 corner 4 3 enter 5 4");
});

test("a read-only board has no controls, and no key or tap changes it", async ({ page }) => {
  const element = await embed(page, four.puzzle, "readonly");
  await expect(element.getByRole("button", { name: "Undo" })).toHaveCount(0);
  const givens = await lineOf(element);
  await cell(element, 4).click();
  for (const key of ["3", "Shift+Digit3", "h", "Delete"]) await page.keyboard.press(key);
  expect(await lineOf(element)).toBe(givens);
  await expect(cell(element, 4)).toHaveAttribute("aria-selected", "true");
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await expect(element.getByRole("region", { name: "Hint" })).toHaveCount(0);
  await element.evaluate((each: HanaDoku) => {
    each.readOnly = false;
  });
  await page.keyboard.press("3");
  await expect(cell(element, 4)).toHaveAccessibleName(/, 3$/);
});

test("the controls stand where the host wants them, in a wide box", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  const sideOf = async (controls: string | null) => {
    await element.evaluate((each: HanaDoku, place) => {
      if (place === null) each.removeAttribute("controls");
      else each.setAttribute("controls", place);
    }, controls);
    const pad = await element.getByRole("group", { name: "Digits" }).boundingBox();
    const board = await element.getByRole("grid").boundingBox();
    if (!pad || !board) return "nowhere";
    if (pad.y >= board.y + board.height) return "below";
    return pad.x >= board.x + board.width ? "right" : pad.x + pad.width <= board.x ? "left" : "over";
  };
  expect(await sideOf(null)).toBe("right");
  expect(await sideOf("bottom")).toBe("below");
  expect(await sideOf("left")).toBe("left");
  expect(await sideOf("right")).toBe("right");
  await element.evaluate((each: HanaDoku) => {
    each.controls = "none";
  });
  await expect(element.getByRole("group", { name: "Digits" })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideOf("left")).toBe("below");
});

test("a game goes on in another element exactly where it was saved", async ({ page }) => {
  const element = await embed(page, six.puzzle);
  await cell(element, 0).click();
  await page.keyboard.press("6");
  await cell(element, 1).click();
  await page.keyboard.press("5");
  await page.keyboard.press("Shift+Digit3");
  const saved = await element.evaluate((each: HanaDoku) => JSON.stringify(each.save()));
  expect(saved).not.toContain(six.solution.slice(0, 12));
  await page.evaluate((text) => {
    const other = document.createElement("hana-doku");
    other.id = "other";
    document.querySelector("hana-doku")?.replaceWith(other);
    void other.restore(JSON.parse(text));
  }, saved);
  const other = page.locator("#other");
  await expect(cell(other, 0)).toHaveAccessibleName(/, 6$/);
  await expect(cell(other, 1)).toHaveAccessibleName(/notes 3$/);
  await expect(other.getByText("1 mistake")).toBeVisible();
  await other.evaluate((each: HanaDoku) => {
    each.undo();
    each.undo();
  });
  await expect(cell(other, 0)).toHaveAccessibleName(/empty$/);
  await expect(other.getByText("1 mistake")).toBeVisible();
});

test("what is no saved game changes nothing, and the reason comes back", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await cell(element, 4).click();
  await page.keyboard.press("3");
  const before = await lineOf(element);
  const reasons = await element.evaluate(async (each: HanaDoku) => {
    const made = [];
    for (const saved of [null, "hanadoku", { game: 5 }, { game: "hanadoku game 99\n" }, { game: "" }]) {
      const restored = await each.restore(saved);
      made.push(restored.ok ? "ok" : restored.reason);
    }
    return made;
  });
  expect(reasons).toEqual(["format", "format", "format", expect.stringMatching(/^(format|version)$/), "format"]);
  expect(await lineOf(element)).toBe(before);
});

test("undo brings back the game before a new one, until the new one has a move", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  const undo = element.getByRole("button", { name: "Undo" });
  await cell(element, 4).click();
  await page.keyboard.press("3");
  const played = await lineOf(element);
  const another = async (givens: string) => {
    await element.evaluate((each: HanaDoku, line) => {
      each.puzzle = { shape: "2x2", givens: line };
    }, givens);
    await expect.poll(() => lineOf(element)).toBe(givens.replaceAll(".", "0"));
  };
  await another("12343412....4123");
  await undo.click();
  await expect.poll(() => lineOf(element)).toBe(played);
  await undo.click();
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await expect(undo).toHaveAttribute("aria-disabled", "true");

  await another("1234........4123");
  await cell(element, 4).click();
  await page.keyboard.press("3");
  await undo.click();
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
});

test("methods do what the controls do", async ({ page }) => {
  const element = await embed(page, four.puzzle, 'controls="none"');
  await cell(element, 4).click();
  await page.keyboard.press("3");
  await element.evaluate((each: HanaDoku) => {
    each.undo();
  });
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await element.evaluate((each: HanaDoku) => {
    each.redo();
  });
  await expect(cell(element, 4)).toHaveAccessibleName(/, 3$/);
  await element.evaluate((each: HanaDoku) => {
    each.restart();
  });
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await element.evaluate((each: HanaDoku) => {
    each.pause();
  });
  await expect(element.locator(".cover")).toBeVisible();
  await element.evaluate((each: HanaDoku) => {
    each.resume();
    each.hint();
  });
  await expect(element.getByRole("region", { name: "Hint" })).toBeVisible();
  await element.evaluate((each: HanaDoku) => {
    delete each.puzzle;
    each.shape = "2x2";
  });
  await element.evaluate((each: HanaDoku) => each.newGame());
  await expect(element.getByText("4×4")).toBeVisible();
});

test("a page without the element's attributes gets a 9x9", async ({ page }) => {
  await openHost(page, { index: "<hana-doku></hana-doku>" });
  await expect(page.getByRole("grid", { name: "Sudoku board, 9×9" })).toBeVisible();
  await expect(page.locator(".given").first()).toBeVisible();
});

test("with the clock left to the host has none, and no pause", async ({ page }) => {
  const element = await embed(page, four.puzzle, 'clock="none"');
  await expect(element.locator(".clock")).toHaveCount(0);
  await element.evaluate((each: HanaDoku) => {
    each.pause();
  });
  await expect(element.locator(".cover")).toHaveCount(0);
  await expect(element.locator(".given").first()).toBeVisible();
});

test("an explained step comes with what it says", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  const told = element.evaluate(
    (each: HanaDoku) =>
      new Promise<number>((resolve) => {
        each.addEventListener("explain", (event) => {
          const { detail } = event as HanaDokuEvents["explain"];
          resolve(detail.step.placements.length + detail.step.eliminations.length);
        });
        each.explain();
      }),
  );
  expect(await told).toBeGreaterThan(0);
});

test("a key is on the board first: what is counted and said of it follows the painted frame", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await element.locator('[data-cell="4"]').click();
  const shownAt = await element.evaluate(async (each: HanaDoku) => {
    const root = each.renderRoot;
    const see = () => [
      root.querySelector('[data-cell="4"]')?.textContent,
      root.querySelector('[data-digit="3"] .count')?.textContent,
      root.querySelector('[data-cell="4"]')?.getAttribute("aria-label"),
    ];
    each.press(new KeyboardEvent("keydown", { key: "3", code: "Digit3" }));
    await each.updateComplete;
    return see();
  });
  expect(shownAt).toEqual(["3", "2", "Row 2, column 1, empty"]);
  await expect(element.locator('[data-digit="3"] .count')).toHaveText("1");
  await expect(element.locator('[data-cell="4"]')).toHaveAccessibleName("Row 2, column 1, 3");
});
