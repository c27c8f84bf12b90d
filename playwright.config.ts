import { defineConfig, devices } from "@playwright/test";
import { findBrowser, findFirefox } from "./scripts/lib/browser.mjs";

/** What is also gone through in Firefox: all that a player does, from the first visit to a room. */
const journeys = /\/(hint|import|languages|links|offline|pencils|play|print|room_screens)\.spec\.ts$/;

const port = Number(process.env.HANADOKU_TEST_PORT ?? 4161);

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "build/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that is busy with other things is slow, not wrong.
  timeout: 60_000,
  // What passes only the second time is reported as flaky, and is a fault to mend.
  retries: 1,
  expect: {
    timeout: 15_000,
    // Other machines draw the same letters a little differently.
    toHaveScreenshot: { scale: "device", threshold: 0.25, maxDiffPixelRatio: 0.02 },
  },
  snapshotPathTemplate: "tests/browser/pictures/{arg}{ext}",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: "en-US",
    // What is tested is what the server has; offline.spec.ts alone tests what is kept of it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          executablePath: findBrowser() ?? undefined,
          args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        },
      },
    },
    {
      name: "firefox",
      testMatch: journeys,
      // A Firefox of the system's is driven by its own remote protocol.
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: { executablePath: findFirefox() ?? undefined },
      },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
