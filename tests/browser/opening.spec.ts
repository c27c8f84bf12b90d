// What the first visit asks for before a board can be played on: known by name, each once, and few bytes.
import { markPlayable, playableAt } from "../../scripts/lib/opening.mjs";
import { expect, test, type Page, type Request } from "./fixtures.js";

/** What a phone's first visit may cost, compressed. */
const budget = 180_000;
/** The page, its style, all its code, the elements' words of two languages, and the module. */
const needed = [
  "/",
  "/assets/chunk-ja.js",
  "/assets/chunk-ko.js",
  "/assets/hanadoku.wasm",
  "/assets/index.css",
  "/assets/index.js",
];

async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Names, without the hashes in them, and bytes of all that is asked for until a board can be played on. */
async function open(page: Page, fragment: string, start: () => Promise<void>) {
  const ended: Request[] = [];
  page.on("requestfinished", (request) => ended.push(request));
  await page.addInitScript(markPlayable);
  await page.goto(`./${fragment}`);
  await start();
  const playable = (await page.evaluate(playableAt)) + (await page.evaluate(() => performance.timeOrigin));
  const asked = ended.filter((request) => request.timing().startTime < playable);
  const names = asked.map((request) =>
    new URL(request.url()).pathname.replace(/(-[A-Z\d]{8})?-[\w-]{8}(?=\.\w+$)/, ""),
  );
  const sizes = await Promise.all(asked.map(sizeOf));
  return { names: names.sort(), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test("a new 6×6 is there after six requests, within 180 kB", async ({ page }) => {
  const { names, bytes } = await open(page, "#new.2x3.normal", () => Promise.resolve());
  // The browser asks for the page's icon when it likes.
  expect(names.filter((name) => name !== "/icon.svg")).toEqual(needed);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(budget);
});

test.describe("in Korean", () => {
  test.use({ locale: "ko-KR" });

  test("the first screen and a game from there ask for nothing else", async ({ page }) => {
    const { names, bytes } = await open(page, "", () => page.getByRole("button", { name: "시작" }).click());
    expect(names.filter((name) => name !== "/icon.svg")).toEqual(needed);
    expect(bytes).toBeLessThan(budget);
  });
});
