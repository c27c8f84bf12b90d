import { expect, linkOf, openGame, readDigits, test } from "./fixtures.js";

const whole = "........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58";
/** The same with the 5 in r6c2 taken away: 26 solutions. */
const tampered = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

test("a link that was tampered with says why it is no puzzle, and marks the cells", async ({ page }) => {
  await openGame(page, linkOf("3x3", "hard", whole));
  await page.goto(`./${linkOf("3x3", "hard", tampered)}`);
  const words = page.getByRole("alert");
  await expect(words).toContainText("This is not a puzzle yet");
  await expect(words).toContainText(/There are several solutions, they differ in \d+ cells: r\dc\d, r\dc\d/);
  const named = /: (r\dc\d)/.exec((await words.textContent()) ?? "")?.[1] ?? "";
  await expect(page.locator(`[data-name="${named}"]`)).toHaveClass(/marked/);
  const count = Number(/in (\d+) cells/.exec((await words.textContent()) ?? "")?.[1]);
  await expect(page.locator(".cell.marked")).toHaveCount(count);
  expect(await readDigits(page)).toEqual(Array.from(tampered, (symbol) => Number(symbol.replace(".", "0"))));

  await page.getByRole("button", { name: "New puzzle" }).click();
  await expect(page.locator(".clock")).toBeVisible();
});

test("givens that conflict are all marked red and named", async ({ page }) => {
  await page.goto(`./${linkOf("2x2", "easy", "11...3......2...")}`);
  await expect(page.getByRole("alert")).toContainText("more than once in a row, column or box: r1c1, r1c2");
  await expect(page.locator(".cell.conflict")).toHaveCount(2);
});

const broken: [string, string, string][] = [
  ["no format at all", "#hello", "can be read"],
  ["JSON of something else", `#${encodeURIComponent('{"givens":[1,2,3]}')}`, "can be read"],
  ["another version", "#9.2x3.easy.123456z", "can be read"],
  ["an unknown level", "#1.2x3.impossible.123456zd", "can be read"],
  ["an unknown shape", "#1.7x9.easy.123456zd", "no board of this shape"],
  ["a wrong length", "#1.2x2.easy.1234", "16 cells are needed, there are 4"],
  ["a digit too large", "#1.2x2.easy.1009000000000000", "not a digit of this board: r1c4"],
  ["too few clues", `#1.3x3.easy.${"123456789".padEnd(81, "0")}`, "With 9 clues"],
  ["no solution", "#1.2x2.easy.1200003000400000", "There is no solution"],
  ["a million characters", `#1.3x3.easy.${"1".repeat(1_000_000)}`, "can be read"],
];

test("a broken link ends in words that say what is wrong", async ({ page }) => {
  for (const [name, fragment, reason] of broken) {
    await test.step(name, async () => {
      await page.goto(`./${fragment}`);
      await expect(page.getByRole("alert")).toContainText(reason);
    });
  }
});

test("markup in a link stays text", async ({ page }) => {
  const markup = "<img src=x onerror=alert(1)>";
  for (const fragment of [`#1.2x2.easy.${markup}`, `#1.${markup}.easy.1234`, `#${markup}`, `#1.2x2.${markup}.1234`]) {
    await page.goto(`./${fragment}`);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  }
});
