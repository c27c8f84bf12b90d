// The test suites: what each needs built, how it runs, and how its counts are read.
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findFirefox, findWebKit } from "./browser.mjs";
import { jobs } from "./cmake.mjs";
import { inBuild, inRoot, root } from "./paths.mjs";
import { freePort } from "./port.mjs";
import { show } from "./run.mjs";
import { buildNative, buildPackage, buildPacked, buildPage, buildSanitized } from "./stages.mjs";

const results = (name) => inBuild("results", `${name}.json`);
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

/** GoogleTest leaves one file a shard; a shard that crashed leaves none. */
async function runNative(tree) {
  const folder = inBuild(tree, "results");
  rmSync(folder, { recursive: true, force: true });
  const args = ["--test-dir", inBuild(tree), "--parallel", jobs, "--output-on-failure", "--timeout", "1200"];
  const code = await show("ctest", args);
  const counts = nothing();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    for (const test of readJson(path.join(folder, file)).testsuites.flatMap((suite) => suite.testsuite)) {
      if (test.failures) ++counts.failed;
      else if (test.result === "SKIPPED") ++counts.skipped;
      else ++counts.passed;
    }
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

async function runVitest(folder) {
  const file = results(path.basename(folder));
  rmSync(file, { force: true });
  const args = ["run", folder, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await show(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), ...args]);
  const counts = nothing();
  for (const { status, assertionResults } of existsSync(file) ? readJson(file).testResults : []) {
    for (const test of assertionResults) {
      if (test.status === "passed") ++counts.passed;
      else if (test.status === "failed") ++counts.failed;
      else ++counts.skipped;
    }
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) ++counts.failed; // it did not load
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** `browser` is one of playwright.config.ts. */
async function runPlaywright(browser) {
  const file = results(browser);
  rmSync(file, { force: true });
  const args = ["test", `--project=${browser}`, "--reporter=list,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, HANADOKU_TEST_PORT: String(await freePort()) };
  const code = await show(process.execPath, [inRoot("node_modules/@playwright/test/cli.js"), ...args], { env });
  const counts = nothing();
  if (existsSync(file)) {
    const { stats } = readJson(file);
    counts.passed = stats.expected + stats.flaky;
    counts.failed = stats.unexpected;
    counts.skipped = stats.skipped;
    if (stats.flaky) console.log(`${stats.flaky} flaky: passed only the second time`);
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

const runFirefox = () =>
  findFirefox()
    ? runPlaywright("firefox")
    : { ...nothing(), skipped: 1, remark: "no Firefox is installed; `npm run setup` installs one" };

const runWebKit = () =>
  findWebKit()
    ? runVitest("tests/webkit")
    : {
        ...nothing(),
        skipped: 1,
        remark: "no WebKit that can be driven is installed; on Linux `npm run setup` installs one",
      };

/** `part` is what `--only` names. */
export const suites = [
  { part: "native", name: "native", folder: "tests/core", build: buildNative, run: () => runNative("native") },
  {
    part: "native",
    name: "native, sanitized",
    folder: "tests/core",
    build: buildSanitized,
    run: () => runNative("sanitize"),
  },
  { part: "wasm", name: "repository", folder: "tests/repo", build: buildPackage, run: () => runVitest("tests/repo") },
  {
    part: "wasm",
    name: "package in Node",
    folder: "tests/wasm",
    build: buildPackage,
    run: () => runVitest("tests/wasm"),
  },
  {
    part: "wasm",
    name: "formats",
    folder: "tests/formats",
    build: buildPackage,
    run: () => runVitest("tests/formats"),
  },
  {
    part: "wasm",
    name: "the page's parts",
    folder: "tests/app",
    build: buildPackage,
    run: () => runVitest("tests/app"),
  },
  { part: "wasm", name: "rooms", folder: "tests/rooms", build: buildPackage, run: () => runVitest("tests/rooms") },
  { part: "wasm", name: "command", folder: "tests/cli", build: buildPackage, run: () => runVitest("tests/cli") },
  {
    part: "browser",
    name: "package as installed",
    folder: "tests/package",
    build: buildPacked,
    run: () => runVitest("tests/package"),
  },
  {
    part: "browser",
    name: "page in Chromium",
    folder: "tests/browser",
    build: buildPage,
    run: () => runPlaywright("chromium"),
  },
  { part: "browser", name: "page in Firefox", folder: "tests/browser", build: buildPage, run: runFirefox },
  { part: "browser", name: "page in WebKit", folder: "tests/webkit", build: buildPage, run: runWebKit },
];

export const parts = [...new Set(suites.map(({ part }) => part))];

export const isThere = ({ folder }) => existsSync(path.join(root, folder));
