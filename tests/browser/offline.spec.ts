// The page without a network, and two of its versions served one after the other.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { startServer } from "../../scripts/lib/static_server.mjs";
import { inBuild, inRoot } from "../../scripts/lib/paths.mjs";
import { expect, readDigits, test, watch, type Page } from "./fixtures.js";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial", timeout: 180_000 });

/** Serves a folder in which one version takes the place of another. */
async function serveVersions(name: string) {
  const folder = inBuild(name);
  mkdirSync(folder, { recursive: true });
  const put = (version: string) => {
    for (const file of readdirSync(folder)) rmSync(path.join(folder, file), { recursive: true });
    cpSync(inBuild(version), folder, { recursive: true });
  };
  put("app");
  return { put, ...(await startServer(folder, { port: 0, usual: 0 })) };
}

const keptOffline = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test("once it was loaded, the page opens without a network, deep links too", async ({ context }) => {
  const { address, stop } = await serveVersions("offline");
  const page = await context.newPage();
  await page.goto(address);
  await keptOffline(page);
  stop();
  for (const [fragment, words] of [
    ["#new.3x3.hard", "Hard"],
    ["#library", "Nothing here yet"],
    ["#1.2x3.normal.040213010600520060060032006040154020", "Normal"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(address + fragment);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

test("a new version is offered, never forced, and never mixed with the old one", async ({ context }) => {
  const args = [
    inRoot("node_modules/vite/bin/vite.js"),
    "build",
    "--outDir",
    inBuild("app-next"),
    "--logLevel",
    "error",
  ];
  execFileSync(process.execPath, args, { cwd: inRoot(), env: { ...process.env, HANADOKU_RELEASE: "next" } });
  const { address, put, stop } = await serveVersions("versions");
  const page = await context.newPage();
  const faults = watch(page, new URL(address).origin);
  await page.goto(address);
  await keptOffline(page);
  await page.goto(`${address}#new.2x3.easy`);
  await page.reload();
  await page.getByRole("button", { name: "Hint, 3 left" }).click();
  await page.getByRole("button", { name: "Fill in a cell" }).click();
  await expect(page).toHaveURL(/#game\./);
  const digits = await readDigits(page);
  const game = page.url();

  put("app-next");
  await page.waitForTimeout(3000); // the page looks after its versions once it has begun
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await expect(page.getByText("A new version is ready")).toBeVisible();
  expect(await readDigits(page)).toEqual(digits);
  // What the old version loads late still is its own, though the server has another.
  await page.goto(`${address}#daily`);
  await expect(page.getByText(/Made by release \d/)).toBeVisible();

  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Made by release next")).toBeVisible();
  await page.goto(game);
  await expect(page.locator(".clock")).toBeVisible();
  expect(await readDigits(page)).toEqual(digits);
  expect(faults).toEqual([]);
  stop();
});
