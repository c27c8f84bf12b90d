import { fileURLToPath } from "node:url";
import { startServer } from "../../scripts/lib/static_server.mjs";
import { caption, expect, linkOf, openGame, test, watch, type Page } from "./fixtures.js";

const settings = async (page: Page, name: string) => {
  await page.getByRole("button", { name }).click();
  return page.getByRole("dialog", { name });
};

test("the language is the browser's, can be switched, and is kept", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "One answer, every time" })).toBeVisible();
  await (await settings(page, "Settings")).getByRole("button", { name: "한국어" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await page.reload();
  await expect(page.getByRole("heading", { name: "정답은 언제나 하나" })).toBeVisible();
  await openGame(page, "#new.2x3.easy");
  await expect(page.getByRole("grid", { name: "스도쿠 판, 6×6" })).toBeVisible();
  await expect(page.getByRole("gridcell").first()).toHaveAccessibleName(/^1행 1열, (빈칸|단서 \d)$/);
  await expect(page.getByRole("button", { name: "되돌리기" })).toBeVisible();
});

test.describe("in Korean", () => {
  test.use({ locale: "ko-KR" });

  test("the page speaks Korean by itself, with the right particles", async ({ page }) => {
    await openGame(page, linkOf("2x3", "easy", "....1..2...3.....4..56........34...."));
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await page.locator('[data-name="r1c1"]').click();
    for (const [digit, words] of [
      ["1", "이 행에 1이 이미 있어요"],
      ["2", "이 상자에 2가 이미 있어요"],
      ["3", "이 열에 3이 이미 있어요"],
    ] as const) {
      await page.keyboard.press(digit);
      await expect(caption(page)).toHaveText(words);
    }
  });
});

test("elements of different languages live on one page and stay independent", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  await page.evaluate(() => {
    const second = document.createElement("hana-doku");
    for (const [name, value] of Object.entries({ id: "second", lang: "ko", shape: "2x2", level: "easy", seed: "1" })) {
      second.setAttribute(name, value);
    }
    document.body.append(second);
  });
  const second = page.locator("#second");
  await expect(second.getByRole("grid", { name: "스도쿠 판, 4×4" })).toBeVisible();
  await expect(second.getByRole("button", { name: "힌트, 3번 남음" })).toBeVisible();
  await second.getByRole("button", { name: "힌트, 3번 남음" }).click();
  await second.getByRole("button", { name: "한 칸 채우기" }).click();
  await expect(second.getByRole("button", { name: "힌트, 2번 남음" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint, 3 left" })).toBeVisible();
});

test("an element that is moved keeps its game", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  await page.evaluate(() => {
    const board = document.createElement("hana-doku");
    Object.assign(board, { id: "moved", shape: "2x2", lang: "en" });
    document.body.append(board);
  });
  const moved = page.locator("#moved");
  await moved.getByRole("button", { name: "Hint, 3 left" }).click();
  await moved.getByRole("button", { name: "Fill in a cell" }).click();
  const before = await moved.getByRole("gridcell").allTextContents();
  await page.evaluate(() => {
    document.body.prepend(...document.querySelectorAll("#moved"));
  });
  await expect(moved.getByRole("button", { name: "Hint, 2 left" })).toBeVisible();
  await page.evaluate(() => {
    const [board] = document.querySelectorAll("#moved");
    board?.remove();
    return new Promise<void>((resolve) =>
      setTimeout(() => {
        if (board) document.body.append(board);
        resolve();
      }),
    );
  });
  await expect(moved.getByRole("button", { name: "Hint, 2 left" })).toBeVisible();
  expect(await moved.getByRole("gridcell").allTextContents()).toEqual(before);
});

test("a strict policy is served and set in the page", async ({ page }) => {
  const response = await page.goto("./");
  const served = response?.headers()["content-security-policy"] ?? "";
  const set = (await page.locator("meta[http-equiv]").getAttribute("content")) ?? "";
  for (const policy of [served, set]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  }
  expect(served.split("; ").filter((rule) => !rule.startsWith("frame-ancestors"))).toEqual(set.split("; "));
});

test("the page works from any folder", async ({ context }) => {
  const { address, stop } = await startServer(fileURLToPath(new URL("../../build", import.meta.url)), {
    port: 0,
    usual: 0,
  });
  const page = await context.newPage();
  const faults = watch(page, new URL(address).origin);
  await page.goto(`${address}app/#new.2x3.easy`);
  await expect(page.locator(".clock")).toBeVisible();
  expect(faults).toEqual([]);
  stop();
});

test("every size can be chosen and starts", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "More" }).click();
  const sheet = page.getByRole("dialog", { name: "Sizes" });
  await expect(sheet.locator("[data-shape]")).toHaveCount(19);
  await sheet.locator('[data-shape="3x2"]').click();
  await page.getByRole("button", { name: "Hard" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("grid", { name: "Sudoku board, 6×6 (3×2)" })).toBeVisible();
  await expect(page.locator(".title")).toContainText("Hard");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
});

test("a failure to make a puzzle offers another try", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  await page.evaluate(() => {
    const board = document.createElement("hana-doku");
    Object.assign(board, { id: "never", shape: "2x3", level: "extreme", lang: "en" });
    document.body.append(board);
  });
  const never = page.locator("#never");
  await expect(never.getByRole("alert")).toContainText("No puzzle came out this time");
  await expect(never.getByRole("button", { name: "Try again" })).toBeVisible();
});
