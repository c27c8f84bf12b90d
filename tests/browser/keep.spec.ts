// What is kept: games through reloads, broken records, forbidden and full storage, and two tabs.
import { cellAt, expect, linkOf, openGame, readDigits, test, watch, type Page } from "./fixtures.js";

const line = "040213010600520060060032006040154020".replaceAll("0", ".");
const link = linkOf("2x3", "normal", line);
/** A game of a fresh 6x6 with its first empty cell filled by a hint, kept. */
async function playSome(page: Page): Promise<number[]> {
  await openGame(page, "#new.2x3.easy");
  await page.getByRole("button", { name: "Hint, 3 left" }).click();
  await page.getByRole("button", { name: "Fill in a cell" }).click();
  await expect(page).toHaveURL(/#game\./);
  return readDigits(page);
}

/** Writes into the database of the page, as a broken page or a stranger would. */
const write = (page: Page, table: string, record: unknown) =>
  page.evaluate(
    async ([table, record]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open("hanadoku");
        asked.onsuccess = () => {
          resolve(asked.result);
        };
      });
      const change = database.transaction(table, "readwrite");
      change.objectStore(table).put(record);
      await new Promise((resolve) => (change.oncomplete = resolve));
      database.close();
    },
    [table, record] as const,
  );

test("a game survives a reload with digits, notes, colors, undo and clock", async ({ page }) => {
  const digits = await playSome(page);
  const empty = digits.indexOf(0);
  await cellAt(page, empty).click();
  await page.keyboard.press("n");
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.waitForTimeout(1200);
  await page.reload();
  await expect(page.locator(".clock")).not.toHaveText("0:00");
  expect(await readDigits(page)).toEqual(digits);
  await expect(cellAt(page, empty)).toHaveAccessibleName(/notes 1 3$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cellAt(page, empty)).toHaveAccessibleName(/notes 1$/);
});

test("home goes on with the last game, and the library has it", async ({ page }) => {
  const digits = await playSome(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("link", { name: /^Continue/ }).click();
  await expect(page.locator(".clock")).toBeVisible();
  expect(await readDigits(page)).toEqual(digits);

  await page.goto("./#library");
  const game = page.getByRole("link", { name: /6×6 · Easy/ });
  await expect(game).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("9×9");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("easy");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await game.click();
  await expect(page.locator(".clock")).toBeVisible();
  expect(await readDigits(page)).toEqual(digits);
});

test("a puzzle that nobody has touched is not kept", async ({ page }) => {
  await openGame(page, "#new.2x3.easy");
  await page.goto("./#library");
  await expect(page.getByText("Nothing here yet")).toBeVisible();
});

test("a record that is none is set aside and said, and the others stay", async ({ page }) => {
  await playSome(page);
  await write(page, "games", { id: "broken", shape: "9x9", saved: 7 });
  await page.goto("./#library");
  await expect(page.getByText("1 saved record could not be read. It was set aside")).toBeVisible();
  await expect(page.getByRole("link", { name: /6×6 · Easy/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("link", { name: /6×6 · Easy/ })).toHaveCount(1);
  await expect(page.getByText("could not be read")).toHaveCount(0);
});

test("a saved game that cannot be read is set aside, and its puzzle starts over", async ({ page }) => {
  await page.goto(`./${link}`);
  await expect(page.locator(".clock")).toBeVisible();
  const now = Date.now();
  const facts = {
    title: "",
    shape: "2x3",
    level: "normal",
    entries: line,
    cellsLeft: 18,
    milliseconds: 9,
    mistakes: 0,
  };
  const more = { hints: 0, finished: false, day: "", release: "0.1.0", created: now, changed: now, givens: line };
  const id = `2x3-${line.replaceAll(".", "0")}`;
  const saved = { format: "hanadoku-game", game: "no game at all" };
  await write(page, "games", { id, origin: "received", saved, ...facts, ...more });
  await page.reload();
  await expect(page.getByText("The saved game could not be read")).toBeVisible();
  await expect(page.locator(".clock")).toBeVisible();
  expect(await readDigits(page)).toEqual(Array.from(line, (symbol) => Number(symbol.replace(".", "0"))));
});

for (const [name, spoil, words] of [
  [
    "forbidden",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("", "SecurityError");
      };
    },
    "This browser keeps nothing for the page",
  ],
  [
    "full",
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("", "QuotaExceededError");
      };
    },
    "The storage is full",
  ],
] as const) {
  test(`where storage is ${name} one notice says so, and play goes on`, async ({ page }) => {
    await page.addInitScript(spoil);
    const digits = await playSome(page);
    await expect(page.getByText(words)).toBeVisible();
    await page.locator(".notice").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("link", { name: /^Continue/ }).click();
    await expect(page.locator(".clock")).toBeVisible();
    expect(await readDigits(page)).toEqual(digits);
    await expect(page.getByText(words)).toHaveCount(0);
  });
}

test("of two tabs one plays; the other is told, takes over without a lost move, and the first is told", async ({
  page,
  context,
  baseURL,
}) => {
  await playSome(page);
  const other = await context.newPage();
  const faults = watch(other, new URL(baseURL ?? "").origin);
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "This puzzle is open in another tab" })).toBeVisible();
  await expect(other.getByRole("grid")).toBeHidden();
  await page.bringToFront();
  await page.getByRole("button", { name: "Hint, 2 left" }).click();
  await page.getByRole("button", { name: "Fill in a cell" }).click();
  const digits = await readDigits(page);
  await other.bringToFront();
  await other.getByRole("button", { name: "Go on here" }).click();
  await expect(other.getByRole("grid")).toBeVisible();
  await expect.poll(() => readDigits(other)).toEqual(digits);
  await expect(page.getByRole("heading", { name: "This puzzle is open in another tab" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("what is kept leaves as one file and comes back from it; erasing leaves nothing", async ({ page }) => {
  await playSome(page);
  await page.goto("./#statistics");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all as a file" }).click(),
  ]);
  const file = await download.path();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Everything is erased")).toBeVisible();
  await page.goto("./#library");
  await expect(page.getByText("Nothing here yet")).toBeVisible();

  await page.goto("./#statistics");
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from('{"format":"x"}') });
  await expect(page.getByText("This is not a file that this page has saved")).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText("1 game was brought in")).toBeVisible();
  await page.goto("./#library");
  await expect(page.getByRole("link", { name: /6×6 · Easy/ })).toBeVisible();
});

test("the page sets no cookie", async ({ page, context }) => {
  await playSome(page);
  expect(await context.cookies()).toEqual([]);
});
