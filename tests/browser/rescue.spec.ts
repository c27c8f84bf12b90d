// Situations that broke other games: what was entered, noted and timed stays right through them.
import type { HanaDoku } from "../../web/element/index.js";
import { expect, test, type Locator } from "./fixtures.js";
import { embed, four, six } from "./host.js";
import { digitsOf, nineByNine, solve } from "./plain_solver.js";

const cell = (element: Locator, index: number) => element.locator(`[data-cell="${index}"]`);
const lineOf = (element: Locator) =>
  element.evaluate((each: HanaDoku) => each.game?.cells.map(({ digit }) => digit).join("") ?? "");
const nine = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test("a digit that breaks a rule leaves the notes around it; one that breaks none takes them, until undo", async ({
  page,
}) => {
  const element = await embed(page, four.puzzle, 'entry="free"');
  await cell(element, 4).click();
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Shift+Digit3");
  await cell(element, 7).click();
  await page.keyboard.press("1");
  await expect(cell(element, 7)).not.toHaveClass(/conflict/);
  await expect(cell(element, 4)).toHaveAccessibleName(/notes 3$/);
  await page.keyboard.press("Control+z");
  await expect(cell(element, 4)).toHaveAccessibleName(/notes 1 3$/);
  await cell(element, 5).click();
  await page.keyboard.press("1");
  await expect(cell(element, 5)).toHaveAccessibleName(/conflict$/);
  await expect(cell(element, 4)).toHaveAccessibleName(/notes 1 3$/);
});

test("starting over takes every mark of a conflict away, and what was written", async ({ page }) => {
  const element = await embed(page, four.puzzle, 'entry="free"');
  await cell(element, 4).click();
  await page.keyboard.press("1");
  await expect(element.locator(".cell.conflict")).not.toHaveCount(0);
  await element.evaluate((each: HanaDoku) => {
    each.restart();
  });
  await expect(element.locator(".cell.conflict")).toHaveCount(0);
  expect(await lineOf(element)).toBe("1234000000004123");
});

test("Delete takes a cell's digit, else its notes, whether a pencil is up or not", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await cell(element, 4).click();
  await page.keyboard.press("Shift+Digit3");
  await expect(cell(element, 4)).toHaveAccessibleName(/notes 3$/);
  await page.keyboard.press("Delete");
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  await page.keyboard.press("3");
  await page.keyboard.press("n");
  await page.keyboard.press("Delete");
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
});

test("a key pressed twice and undone leaves a board that can be played to its end", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await cell(element, 4).click();
  await page.keyboard.press("3");
  await page.keyboard.press("3");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cell(element, 4)).toHaveAccessibleName(/empty$/);
  for (let at = 4; at < 12; ++at) {
    await cell(element, at).click();
    await page.keyboard.press(four.solution[at] ?? "");
    await expect(cell(element, at)).toHaveAccessibleName(new RegExp(`, ${four.solution[at] ?? ""}$`));
  }
  await expect(element.getByRole("region", { name: "Solved" })).toBeVisible();
});

test("a chosen digit lights its notes, and no longer the digit before it", async ({ page }) => {
  const element = await embed(page, { shape: "2x2", givens: "123.3.1223.1.123" });
  await cell(element, 3).click();
  await page.keyboard.press("Shift+Digit4");
  await page.keyboard.press("Escape");
  await element.locator('.key[data-digit="1"]').click();
  await expect(element.locator(".cell.same")).toHaveCount(4);
  await element.locator('.key[data-digit="4"]').click();
  await expect(element.locator(".cell.same")).toHaveCount(0);
  await expect(element.locator(".corner .lit")).toHaveText(["4"]);
});

test("a full board with a wrong digit is no end: its conflicts show, and the right digit ends it", async ({ page }) => {
  const element = await embed(page, four.puzzle, 'entry="free"');
  for (let at = 4; at < 12; ++at) {
    await cell(element, at).click();
    await page.keyboard.press(at === 11 ? "4" : (four.solution[at] ?? ""));
  }
  await expect(cell(element, 11)).toHaveAccessibleName(/conflict$/);
  await expect(element.getByRole("region", { name: "Solved" })).toHaveCount(0);
  await cell(element, 11).click();
  await page.keyboard.press("1");
  await expect(element.getByRole("region", { name: "Solved" })).toBeVisible();
  await expect(element.locator(".cell.conflict")).toHaveCount(0);
});

test("the last digit of a 9x9 ends it by key, by the pad and by a hint", async ({ page }) => {
  const ways: Record<string, (element: Locator) => Promise<unknown>> = {
    key: () => page.keyboard.press("5"),
    pad: (element) => element.locator('.key[data-digit="5"]').click(),
    hint: (element) =>
      element.evaluate((each: HanaDoku) => {
        each.reveal();
      }),
  };
  for (const [name, finish] of Object.entries(ways)) {
    await test.step(name, async () => {
      const element = await embed(page, { shape: "3x3", givens: `.${nine.slice(1)}` });
      await cell(element, 0).click();
      await finish(element);
      await expect(element.getByRole("region", { name: "Solved" })).toBeVisible();
      expect(await lineOf(element)).toBe(nine);
    });
  }
});

test("the time of a finished game stays, seen or unseen", async ({ page }) => {
  await page.clock.install({ time: 0 });
  const element = await embed(page, { shape: "3x3", givens: `.${nine.slice(1)}` });
  await page.clock.runFor(5_000);
  await cell(element, 0).click();
  await page.keyboard.press("5");
  const time = element.getByRole("region", { name: "Solved" }).locator("dd").first();
  const shown = await time.textContent();
  const elapsed = await element.evaluate((each: HanaDoku) => each.elapsed);
  expect(elapsed).toBeGreaterThan(0);
  for (const hidden of [false, true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
    await page.clock.runFor(60_000);
    await expect(time).toHaveText(shown ?? "");
    expect(await element.evaluate((each: HanaDoku) => each.elapsed)).toBe(elapsed);
  }
});

test("a note that the highest digit struck comes back by undo after save and restore", async ({ page }) => {
  const element = await embed(page, { shape: "3x3", givens: nine.replace("912", "..2") });
  await cell(element, 7).click();
  await page.keyboard.press("Shift+Digit9");
  await cell(element, 6).click();
  await page.keyboard.press("9");
  await expect(cell(element, 7)).toHaveAccessibleName(/empty$/);
  await element.evaluate(async (each: HanaDoku) => {
    const saved: unknown = JSON.parse(JSON.stringify(each.save()));
    each.restart();
    await each.restore(saved);
    each.undo();
  });
  await expect(cell(element, 6)).toHaveAccessibleName(/empty$/);
  await expect(cell(element, 7)).toHaveAccessibleName(/notes 9$/);
});

test("another language changes the words and nothing of the game", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  await cell(element, 4).click();
  await page.keyboard.press("3");
  const saved = await element.evaluate((each: HanaDoku) => each.save()?.game);
  await element.evaluate((each: HanaDoku) => {
    each.lang = "ko";
  });
  await expect(cell(element, 4)).toHaveAccessibleName(/^2행 1열/);
  expect(await lineOf(element)).toBe("1234300000004123");
  expect(saved).not.toMatch(/[가-힣]/);
});

test("fast taps zoom no control, and two fingers still zoom the page", async ({ page }) => {
  const element = await embed(page, four.puzzle);
  const touched = await element.evaluate((each: HanaDoku) =>
    Array.from(each.shadowRoot?.querySelectorAll(".board, button") ?? [], (part) => getComputedStyle(part).touchAction),
  );
  expect(touched.length).toBeGreaterThan(8);
  expect(new Set(touched)).toEqual(new Set(["manipulation"]));
});

test("the boxes of a 2x3 board are two rows high and three columns wide", async ({ page }) => {
  const element = await embed(page, six.puzzle);
  await expect(element.locator(".lines .bold")).toHaveAttribute("d", "M0 2H6M3 0V6M0 4H6");
});

test("a game whose save holds no solution gives right hints, which touch no given", async ({ page }) => {
  const element = await embed(page, four.puzzle, 'hints="3"');
  const saved = await element.evaluate((each: HanaDoku) => JSON.stringify(each.save()));
  expect(saved).not.toContain(four.solution);
  const hinted = await element.evaluate(async (each: HanaDoku, text) => {
    await each.newGame();
    await each.restore(JSON.parse(text));
    for (let hint = 0; hint < 4; ++hint) each.reveal();
    return each.game?.cells.map(({ digit, given }) => ({ digit, given }));
  }, saved);
  const entered = hinted?.flatMap(({ digit, given }, at) => (digit > 0 && !given ? [at] : [])) ?? [];
  expect(entered).toHaveLength(3);
  for (const at of entered) expect(String(hinted?.[at]?.digit)).toBe(four.solution[at]);
  expect(hinted?.map(({ given, digit }) => (given ? digit : ".")).join("")).toBe(four.puzzle.givens);
});

test("a puzzle of one's own with few clues is played like any other: no right digit is wrong, and it ends", async ({
  page,
}) => {
  const element = await embed(page, four.puzzle, 'entry="strict"');
  const own = await element.evaluate(async (each: HanaDoku) => {
    each.puzzle = undefined;
    Object.assign(each, { shape: "3x3", level: "hard", profile: "casual", seed: 11, entry: "strict" });
    await each.newGame();
    const cells = each.game?.cells ?? [];
    return cells.map(({ digit }) => digit || ".").join("");
  });
  const solution = solve(nineByNine, digitsOf(own)) ?? [];
  const told = await element.evaluate(
    async (each: HanaDoku, { own, solution }) => {
      each.puzzle = { shape: "3x3", givens: own };
      await new Promise((ready) => {
        each.addEventListener("ready", ready, { once: true });
      });
      await each.updateComplete;
      let ended = false;
      each.addEventListener("finish", () => {
        ended = true;
      });
      for (const [at, digit] of solution.entries()) {
        if (each.game?.cells[at]?.given) continue;
        each.renderRoot.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.click();
        each.press(new KeyboardEvent("keydown", { key: String(digit), code: `Digit${digit}` }));
      }
      return { ended, mistakes: each.game?.mistakes, left: each.game?.cellsLeft };
    },
    { own, solution },
  );
  expect(told).toEqual({ ended: true, mistakes: 0, left: 0 });
});
