// A Chromium to test in: the one that CHROME_PATH names, the system's, or Playwright's own. And a Firefox and a WebKit of the system's.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { onPath } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Ubuntu's `chromium-browser` is a script that sends people to the snap, which cannot be driven. */
function isSnap(file) {
  if (file.startsWith("/snap/")) return true;
  return statSync(file).size < 20_000 && readFileSync(file, "utf8").includes("snap");
}

/** Where `playwright install chromium` puts its browser. */
function playwrightBrowsers() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(os.homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache", "ms-playwright");
  if (!existsSync(folder)) return [];
  const inside = ["chrome-linux64/chrome", "chrome-linux/chrome", "chrome-mac/Chromium.app/Contents/MacOS/Chromium"];
  return readdirSync(folder)
    .filter((name) => name.startsWith("chromium-"))
    .flatMap((name) => inside.map((file) => path.join(folder, name, file)));
}

/** The full path of a browser, or null where there is none. */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Failure(`CHROME_PATH names no file: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  const onSystem = names.map((name) => onPath(name)).filter((file) => file && !isSnap(file));
  const others = [...macApplications, ...playwrightBrowsers()].filter((file) => existsSync(file));
  return onSystem[0] ?? others[0] ?? null;
}

const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** The full path of a Firefox, or null where there is none. */
export function findFirefox() {
  const onSystem = ["firefox-esr", "firefox"].map((name) => onPath(name)).filter((file) => file && !isSnap(file));
  return onSystem[0] ?? (existsSync(macFirefox) ? macFirefox : null);
}

/**
 * WebKitGTK's small browser and what drives it; null where one of them is missing, or a screen for them.
 *
 * @returns {{ driver: string, browser: string } | null}
 */
export function findWebKit() {
  const driver = onPath("WebKitWebDriver");
  const folders = process.platform === "linux" && driver && onPath("Xvfb") ? readdirSync("/usr/lib") : [];
  const browsers = folders.flatMap((folder) =>
    ["4.1", "4.0"].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  const browser = browsers.find((file) => existsSync(file));
  return browser ? { driver, browser } : null;
}
