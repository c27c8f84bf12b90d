// The room's screens: made, joined, played and ranked in tabs of one browser, by links alone, and over a server that the page names.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startRoomServer } from "../../scripts/lib/room_server.mjs";
import { expect, readDigits, test } from "./fixtures.js";
import { board, fill, giveUp, join, make, ranking, strip } from "./room_actions.js";

// Several pages on a machine that is busy with other things.
test.describe.configure({ timeout: 180_000 });

test("three tabs play one puzzle, one of them reloads, and there is a rematch", async ({ page, context }) => {
  const link = await make(page, "Ann", "live");
  const [ben, cid] = [await context.newPage(), await context.newPage()];
  await join(ben, link, "Ben");
  await join(cid, link, "Cid");
  for (const each of [page, ben, cid]) await expect(each.locator(".people li")).toHaveCount(3);
  await expect(ben.getByText("Ann starts the game")).toBeVisible();
  await page.getByRole("button", { name: "Start for all" }).click();
  await expect(cid.getByRole("timer")).toBeVisible();
  for (const each of [page, ben, cid]) await expect(board(each).locator(".given").first()).toBeVisible();
  const givens = await readDigits(page);
  expect(await readDigits(ben)).toEqual(givens);

  await fill(ben, 2);
  await expect(strip(page).first()).toHaveText(/^\s*1\s*Ben/);
  await ben.reload();
  await expect
    .poll(async () => (await readDigits(ben)).filter((digit) => digit > 0).length)
    .toBe(givens.filter((digit) => digit > 0).length + 2);
  await expect(board(ben).locator(".cover")).toHaveCount(0);
  await fill(ben);
  await giveUp(cid);
  await fill(page);
  for (const each of [page, ben, cid]) await expect.poll(() => ranking(each)).toEqual(["1 Ben", "2 Ann", "3 Cid"]);
  await expect(page.getByRole("heading", { name: "Place 2 of 3" })).toBeVisible();
  await expect(page.getByText("without a server nobody can prove them")).toBeVisible();

  await page.getByRole("button", { name: "Rematch" }).click();
  for (const each of [page, ben, cid]) await expect(board(each).locator(".given").first()).toBeVisible();
  await expect(strip(cid)).toHaveCount(3);
});

async function phone(browser: Browser, baseURL: string | undefined): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL, locale: "en-US", viewport: { width: 360, height: 740 } });
  return [context, await context.newPage()];
}

test("a whole room goes by links alone", async ({ browser, baseURL }) => {
  const [[first, ann], [second, ben]] = [await phone(browser, baseURL), await phone(browser, baseURL)];
  const link = await make(ann, "Ann", "links");
  await expect(ann.getByRole("img", { name: "QR code of the invitation" })).toBeVisible();
  await join(ben, link, "Ben");
  await fill(ben);
  await ben.getByRole("button", { name: "Send result" }).click();
  const result = await ben.locator("dialog[open] input").inputValue();
  expect(result).toContain("#result.");

  await ann.getByRole("button", { name: "Start" }).click();
  await giveUp(ann);
  await ann.getByLabel("Add a result").fill("nonsense");
  await ann.getByRole("button", { name: "Add", exact: true }).click();
  await expect(ann.getByText("This is no result of this room")).toBeVisible();
  await ann.getByLabel("Add a result").fill(result);
  await ann.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => ranking(ann)).toEqual(["1 Ben", "2 Ann"]);
  await ann.reload();
  await expect.poll(() => ranking(ann)).toEqual(["1 Ben", "2 Ann"]);
  await first.close();
  await second.close();
});

test("what somebody sends as a result opens as one", async ({ browser, baseURL }) => {
  const [[first, ann], [second, ben]] = [await phone(browser, baseURL), await phone(browser, baseURL)];
  const link = await make(ann, "Ann", "links");
  await ann.getByRole("button", { name: "Start" }).click();
  await giveUp(ann);
  await join(ben, link, "Ben");
  await giveUp(ben);
  await ben.getByRole("button", { name: "Send result" }).click();
  const result = await ben.locator("dialog[open] input").inputValue();
  await ann.goto(result);
  await expect.poll(() => ranking(ann)).toEqual(["1 Ann", "1 Ben"]);
  const [third, stranger] = await phone(browser, baseURL);
  await stranger.goto(result);
  await expect(stranger.getByText("belongs to a room that is not on this device")).toBeVisible();
  for (const context of [first, second, third]) await context.close();
});

test("two phones meet by the server that the page names", async ({ browser, baseURL }) => {
  const server = await startRoomServer();
  const address = `ws://127.0.0.1:${server.port}/`;
  const phones = await Promise.all([phone(browser, baseURL), phone(browser, baseURL)]);
  for (const [context] of phones) {
    await context.grantPermissions(["local-network-access"]);
    await context.route(/\/(#.*)?$/, async (route) => {
      const response = await route.fetch();
      const allow = (text: string) => text.replace("connect-src 'self'", `connect-src 'self' ${address}`);
      const named = (await response.text()).replace(
        'name="room-server" content=""',
        `name="room-server" content="${address}"`,
      );
      const headers = response.headers();
      const policy = allow(headers["content-security-policy"] ?? "");
      await route.fulfill({ response, body: allow(named), headers: { ...headers, "content-security-policy": policy } });
    });
  }
  const [[, ann], [, ben]] = phones;
  const link = await make(ann, "Ann", "live");
  await join(ben, link, "Ben");
  await expect(ann.locator(".people li")).toHaveCount(2);
  await ann.getByRole("button", { name: "Start for all" }).click();
  await fill(ben, 1);
  await expect(strip(ann).first()).toHaveText(/^\s*1\s*Ben/);
  await server.close();
  await expect(ann.getByText("The server is away")).toBeVisible();
  await fill(ann);
  await fill(ben);
  for (const page of [ann, ben]) await expect.poll(async () => (await ranking(page)).length).toBe(2);
  await expect(ben.getByText("Everyone is done")).toBeVisible();
  for (const [context] of phones) await context.close();
});

test("a size that rooms do not have gives way to the usual one", async ({ page }) => {
  await page.goto("./#rooms");
  await page.evaluate(() => {
    localStorage.setItem("hanadoku.settings", JSON.stringify({ shape: "4x4", level: "easy" }));
  });
  await page.reload();
  await expect(page.locator('[data-choice="2x3"]')).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Make a room" }).click();
  await expect(page.getByText("6×6 · Easy")).toBeVisible();
});

/** In the page's worker time leaps at each look at the clock, until a message says otherwise. */
async function hurryClock(page: Page): Promise<void> {
  const hurry = `{
    let leaps = 0, hurried = true;
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1e6 * (hurried ? ++leaps : leaps);
    new BroadcastChannel("clock").onmessage = () => { hurried = false; };
  }`;
  await page.route(/\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${hurry}${await response.text()}` });
  });
}

test("where no puzzle comes out in time the page says so, and another try makes one", async ({ page }) => {
  await hurryClock(page);
  await page.goto("./#rooms");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Make a room" }).click();
  await expect(page.getByRole("alert")).toHaveText("No such puzzle came out this time.");
  await expect(page).toHaveURL(/#rooms$/);
  await page.evaluate(() => {
    new BroadcastChannel("clock").postMessage("calm");
  });
  await page.getByRole("button", { name: "Try once more" }).click();
  await expect(page).toHaveURL(/#room\./);
});

test.describe("an invitation", () => {
  test("that is broken says so", async ({ page }) => {
    await page.goto("./#room.nothing");
    await expect(page.getByRole("alert")).toHaveText(/cannot be read/);
  });

  test("with givens that are no puzzle says what is wrong", async ({ page }) => {
    const list = ["room000001", "Tuesday", "aaaaaaaaaa", "2x2", "easy", `11${".".repeat(14)}`, 3];
    const code = Buffer.from(JSON.stringify(list)).toString("base64url");
    await page.goto(`./#room.${code}`);
    await expect(page.getByRole("alert")).toHaveText(/does not hold: .*r1c1/);
  });
});
