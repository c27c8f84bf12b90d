// What leaves the page: the givens alone, unless more is wished; and what comes of it where it arrives.
import { readFile } from "node:fs/promises";
import decodeQR from "qr/decode.js";
import { cellAt, expect, linkOf, openGame, readDigits, test, watch, type Page } from "./fixtures.js";
import { digitsOf } from "./plain_solver.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Send this puzzle" });
const way = (page: Page, name: string) => sheet(page).getByRole("button", { name, exact: true }).click();
const wish = (page: Page, name: string) => sheet(page).getByRole("checkbox", { name });
const link = (page: Page) => sheet(page).getByRole("textbox", { name: "Link" });

async function share(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Share" }).click();
  await expect(sheet(page)).toBeVisible();
}

/** With a 4 put into r1c3, which is right, and a 1 into r1c4, which is not. */
async function begin(page: Page): Promise<void> {
  await openGame(page, linkOf("3x3", "easy", givens));
  await cellAt(page, 2).click();
  await page.keyboard.press("4");
  await cellAt(page, 3).click();
  await page.keyboard.press("2");
}

/** Where the device can share, in which a test can look at what it was given. */
async function withDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, ...data }: ShareData) => {
        given.push({ ...data, files: files?.map(({ name, type, size }) => ({ name, type, size })) });
        return Promise.resolve();
      },
    });
    Object.assign(globalThis, { given });
  });
}

const textsOf = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sheet(page).getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("a link that is shared starts the same givens elsewhere, and its preview shows none", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGame(page, "#new.2x3.hard");
  const digits = await readDigits(page);
  await cellAt(page, digits.indexOf(0)).click();
  for (const digit of "123456") await page.keyboard.press(digit); // what is entered does not travel

  await share(page);
  const preview = sheet(page).getByRole("img", { name: "Preview: an empty 6×6 board, Hard" });
  await expect(preview).toBeVisible();
  expect(textsOf(decodeURIComponent((await preview.getAttribute("src")) ?? ""))).toEqual(["Hard"]);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const address = await link(page).inputValue();
  await sheet(page).getByRole("button", { name: "Copy link" }).click();
  await expect(sheet(page).getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const elsewhere = await browser.newContext({ locale: "en-US" });
  const other = await elsewhere.newPage();
  const faults = watch(other, new URL(baseURL ?? "").origin);
  await other.goto(address);
  await expect(other.locator(".clock")).toBeVisible();
  expect(await readDigits(other)).toEqual(digits);
  await expect(other.locator(".title")).toContainText("Hard");
  expect(faults).toEqual([]);
  await elsewhere.close();
});

test("without a wish nothing that leaves holds what was entered", async ({ page }) => {
  await begin(page);
  await share(page);
  const lineOfLink = (await link(page).inputValue()).split(".").at(-1) ?? "";
  expect(lineOfLink.replace(/[a-z]/g, "")).toBe(givens.replaceAll(".", ""));
  await way(page, "Text");
  await expect(sheet(page).getByRole("textbox", { name: "Text" })).toHaveValue(givens);
  await way(page, "Picture");
  expect(textsOf((await saved(page, "Save SVG")).bytes.toString())).toEqual(["Easy"]);
});

test("progress that is wished travels apart, is told as progress, and never becomes givens", async ({ page }) => {
  await begin(page);
  await share(page);
  await wish(page, "With what I have entered").check();
  await expect(sheet(page)).toContainText("marked as progress");
  await expect(link(page)).toHaveValue(/#import\.1\.3x3\.easy\./);
  const address = await link(page).inputValue();
  await way(page, "Text");
  const text = await sheet(page).getByRole("textbox", { name: "Text" }).inputValue();
  expect(text).toBe(`${givens}\nIn progress: ${address}`);

  for (const brought of ["link", "text"]) {
    if (brought === "link") {
      await page.goto(address);
    } else {
      await page.goto("./#import");
      await page.getByRole("textbox", { name: "Text or link" }).fill(text);
    }
    await expect(page.locator(".verdict")).toHaveText("Exactly one solution");
    await expect(page.locator("dl")).toContainText("Clues 30");
    await expect(page.getByText("entries in 2 cells. They are not givens")).toBeVisible();
  }
});

test("a progress link that was tampered with leads to words, not to a game", async ({ page }) => {
  const whole = givens.replaceAll(".", "0");
  for (const fragment of [
    "import.1.3x3.easy.12.34",
    `import.1.9x9.easy.${whole}.${whole}`,
    `import.1.3x3.easy.${whole}`,
  ]) {
    await page.goto(`./#${fragment}`);
    await expect(page.locator(".verdict")).toHaveText("No puzzle was found here");
  }
  // Entries in the cells of givens are no entries.
  await page.goto(`./#import.1.3x3.easy.${whole}.${"9".repeat(81)}`);
  await expect(page.locator("dl")).toContainText("Clues 30");
  await expect(page.getByText("entries in 51 cells")).toBeVisible();
});

test("the QR code says the link", async ({ page }) => {
  await openGame(page, linkOf("3x3", "easy", givens));
  await share(page);
  const address = await link(page).inputValue();
  await way(page, "QR code");
  const code = sheet(page).getByRole("img", { name: "QR code of the link" });
  await expect(code).toBeVisible();
  const pixels = await code.evaluate(async (drawn) => {
    const source = drawn.cloneNode(true) as Element;
    source.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    const image = new Image(300, 300);
    image.src = `data:image/svg+xml,${encodeURIComponent(source.outerHTML.replace("<svg", '<svg width="300" height="300"'))}`;
    await image.decode();
    const context = new OffscreenCanvas(300, 300).getContext("2d");
    if (!context) return [];
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 300, 300);
    context.drawImage(image, 0, 0, 300, 300);
    return Array.from(context.getImageData(0, 0, 300, 300).data);
  });
  expect(decodeQR({ width: 300, height: 300, data: new Uint8ClampedArray(pixels) })).toBe(address);
});

test("a picture is a PNG and an SVG, and shows the givens where that is wished, and what was entered where that is too", async ({
  page,
}) => {
  await begin(page);
  await share(page);
  await way(page, "Picture");
  await expect(sheet(page)).toContainText("no givens");
  const png = await saved(page, "Save PNG");
  expect(png.name).toBe("hanadoku-9x9-easy.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBe(1080);

  await expect(wish(page, "With what I have entered")).toHaveCount(0);
  await wish(page, "Show the givens").check();
  await expect(sheet(page).getByRole("img", { name: "9×9 board, Easy, with its givens" })).toBeVisible();
  const shown = textsOf((await saved(page, "Save SVG")).bytes.toString());
  expect(shown).toEqual([...Array.from(givens.replaceAll(".", "")), "9×9 · Easy"]);

  await wish(page, "With what I have entered").check();
  await expect
    .poll(async () => textsOf((await saved(page, "Save SVG")).bytes.toString()).at(-1))
    .toBe("9×9 · Easy · In progress");
  expect(textsOf((await saved(page, "Save SVG")).bytes.toString())).toHaveLength(33);
});

test("the device's own sheet is given the link, the text or the picture", async ({ page }) => {
  await withDevice(page);
  await openGame(page, linkOf("3x3", "easy", givens));
  await share(page);
  const address = await link(page).inputValue();
  for (const name of ["Link", "Text", "Picture"]) {
    await way(page, name);
    await sheet(page).getByRole("button", { name: "Send…" }).click();
  }
  const title = "Hanadoku · 9×9 · Easy";
  expect(await page.evaluate(() => (globalThis as { given?: unknown }).given)).toEqual([
    { url: address, title, files: undefined },
    { text: givens, title, files: undefined },
    { title, files: [{ name: "hanadoku-9x9-easy.png", type: "image/png", size: expect.any(Number) }] },
  ]);
});

test("where the device has no sheet of its own nothing offers it", async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    delete (Navigator.prototype as { canShare?: unknown }).canShare;
  });
  await openGame(page, linkOf("3x3", "easy", givens));
  await share(page);
  for (const name of ["Link", "QR code", "Text", "Picture"]) {
    await way(page, name);
    await expect(sheet(page).getByRole("button", { name: "Send…" })).toHaveCount(0);
  }
});

test("a board that was brought in with mistakes of its sender is played from its givens", async ({ page }) => {
  // 79 digits of a game in which the sender had erred; of these the givens are not known any more.
  const spoiled = "874630251195247836263581479342718695758396142916054783431865927629473518587129364";
  await page.goto("./#import");
  await page.getByRole("textbox", { name: "Text or link" }).fill(spoiled);
  await expect(page.locator(".verdict").first()).toContainText("No solution");
  await expect(page.locator("dl")).toContainText("Clues 79");
  await begin(page);
  await share(page);
  await page.goto(await link(page).inputValue());
  await expect(page.locator(".clock")).toBeVisible();
  expect((await readDigits(page)).filter((_, cell) => givens[cell] !== ".")).toEqual(
    digitsOf(givens.replaceAll(".", "")),
  );
});
