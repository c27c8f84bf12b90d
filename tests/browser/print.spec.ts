// Puzzles on paper: what stands on the sheets, and the pages of the PDF that they become.
import { expect, test, type Page } from "./fixtures.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const one = `./#print.1.3x3.easy.${givens.replaceAll(".", "0")}`;

const sheets = (page: Page) => page.locator(".sheet");
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
const sizeIn = (pdf: Buffer) => /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1"));

async function makeBook(page: Page, count: number): Promise<void> {
  await page.goto("./#print");
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x3");
  const puzzles = page.getByRole("spinbutton", { name: "Puzzles" });
  await puzzles.press("ControlOrMeta+a");
  await puzzles.pressSequentially(String(count));
  await puzzles.blur();
  await page.getByRole("button", { name: "Make the book" }).click();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible({ timeout: 45_000 });
}

test("a puzzle of a link stands on a sheet, with its level and a code, and its solution on the last one", async ({
  page,
}) => {
  await page.goto(one);
  await expect(sheets(page)).toHaveCount(2);
  await expect(sheets(page).first()).toContainText("1 · 9×9 · Easy");
  await expect(sheets(page).first().locator(".board .given")).toHaveCount(30);
  await expect(sheets(page).first().locator(".code")).toBeVisible();
  await expect(sheets(page).last().locator(".board .entry")).toHaveCount(51);
});

test("candidates, solutions and codes are printed only if asked for", async ({ page }) => {
  await page.goto(one);
  await expect(page.locator(".board .note")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Candidates" }).check();
  await expect(page.locator(".board .note").first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Solutions" }).uncheck();
  await expect(sheets(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "QR code" }).uncheck();
  await expect(page.locator(".code")).toHaveCount(0);
});

test("each sheet is one page of the PDF, on A4 and on Letter", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "no other browser makes a PDF of a page for a test");
  await page.goto(one);
  await expect(sheets(page)).toHaveCount(2);
  const onA4 = await page.pdf({ preferCSSPageSize: true });
  expect(pagesIn(onA4)).toBe(2);
  expect(Math.round(Number(sizeIn(onA4)?.[2]))).toBe(842);
  await page.getByRole("button", { name: "Letter" }).click();
  const onLetter = await page.pdf({ preferCSSPageSize: true });
  expect(pagesIn(onLetter)).toBe(2);
  expect(Math.round(Number(sizeIn(onLetter)?.[2]))).toBe(792);
});

test("puzzles are laid out 1, 2, 4 and 6 to a page", async ({ page, browserName }) => {
  await makeBook(page, 6);
  for (const [perPage, pages] of [
    ["1", 7],
    ["2", 4],
    ["4", 3],
    ["6", 2],
  ] as const) {
    await page.getByRole("button", { name: perPage, exact: true }).click();
    await expect(sheets(page)).toHaveCount(pages);
    if (browserName === "chromium") expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(pages);
  }
});

test("a book of 100 is made while the page answers, and each of its puzzles is another", async ({ page }) => {
  test.slow();
  await makeBook(page, 100);
  await expect(sheets(page)).toHaveCount(25 + 9);
  const boards = await page
    .locator(".by4 .board")
    .evaluateAll((all) =>
      all.map((board) =>
        [...board.querySelectorAll("text")]
          .map((text) => `${text.getAttribute("x")},${text.getAttribute("y")}:${text.textContent}`)
          .join(),
      ),
    );
  expect(new Set(boards).size).toBe(100);
});

test("a book that is stopped is not made", async ({ page }) => {
  await page.goto("./#print");
  await page.getByRole("combobox", { name: "Size" }).selectOption("4x4");
  await page.getByRole("button", { name: "Hard" }).click();
  await page.getByRole("button", { name: "Make the book" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Make the book" })).toBeVisible();
  await expect(sheets(page)).toHaveCount(0);
});

test("what is no puzzle is not printed", async ({ page }) => {
  await page.goto("./#print.1.3x3.easy.<b>");
  await expect(page.getByRole("status").filter({ hasText: "No puzzle was found here" })).toBeVisible();
  await expect(sheets(page)).toHaveCount(0);
});
