// The element in each of its languages.
import type { HanaDoku } from "../../web/element/index.js";
import { caption, cellAt, expect, test } from "./fixtures.js";
import { embed, six } from "./host.js";

const said = {
  ko: {
    cell: "1행 1열, 빈칸",
    blocked: "이 행에 1이 이미 있어요",
    revealed: /^\d행 \d열에 \d[이가] 들어가요$/,
    hint: /살펴봐요\.$/,
  },
  en: {
    cell: "Row 1, column 1, empty",
    blocked: "This row already has a 1",
    revealed: /^\d goes into r\dc\d$/,
    hint: /^Look at /,
  },
  ja: {
    cell: "1行1列、空き",
    blocked: "この行にはもう1があります",
    revealed: /^\d行\d列に\dが入ります$/,
    hint: /見てみましょう。$/,
  },
};

for (const [language, words] of Object.entries(said)) {
  test(`cells, refusals, digits of hints and steps are told in ${language}`, async ({ page }) => {
    const element = await embed(page, six.puzzle, `lang="${language}"`);
    await expect(cellAt(page, 0)).toHaveAccessibleName(words.cell);
    await cellAt(page, 0).click();
    await page.keyboard.press("Digit1");
    await expect(caption(page)).toHaveText(words.blocked);
    await element.evaluate((each: HanaDoku) => {
      each.reveal();
    });
    await expect(caption(page)).toHaveText(words.revealed);
    await element.evaluate((each: HanaDoku) => {
      each.explain();
    });
    await expect(page.locator(".hint .told")).toHaveText(words.hint);
  });
}

test("a language without words is English", async ({ page }) => {
  await embed(page, six.puzzle, 'lang="eo"');
  await expect(cellAt(page, 0)).toHaveAccessibleName(said.en.cell);
});

test("an element loads the words of its own language, and of another when it changes", async ({ page }) => {
  const korean: string[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js")) return;
    void response.text().then((text) => {
      if (text.includes(said.ko.cell.slice(-2))) korean.push(response.url());
    });
  });
  const element = await embed(page, six.puzzle, 'lang="ja"');
  await expect(cellAt(page, 0)).toHaveAccessibleName(said.ja.cell);
  expect(korean).toEqual([]);
  await element.evaluate((each: HanaDoku) => {
    each.lang = "ko";
  });
  await expect(cellAt(page, 0)).toHaveAccessibleName(said.ko.cell);
  await expect.poll(() => korean.length).toBe(1);
});
