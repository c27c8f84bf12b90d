import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/lib/browser.mjs";

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
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [{ name: "chromium", use: devices["Desktop Chrome"] }],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
