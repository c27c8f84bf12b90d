// Installs what the machine lacks, or says in one line what to install and how.
import { readFileSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { missingOf } from "./needs.mjs";
import { playwrightCli, provideNpmPackages } from "./npm_packages.mjs";
import { answer, capture, onPath, show } from "./run.mjs";

const again = "then run the same command again";

function isUbuntu() {
  try {
    return /^ID(_LIKE)?=.*ubuntu/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/** What to put before a command so that it runs as root: nothing, sudo, or null where there is no way. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (!onPath("sudo")) return null;
  if (answer("sudo", ["-n", "true"]) !== null || process.stdin.isTTY) return ["sudo"];
  return null;
}

/** Runs a program as root; its output is kept back and told only as the reason of a failure. */
async function quietly(prefix, command, what) {
  const [program, ...args] = [...prefix, ...command];
  const { code, output } = await capture(program, args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  if (code === 0) return;
  const lines = output.split("\n").map((line) => line.trim());
  const reason =
    lines.findLast((line) => /^(E|Err(:\d+)?):? /.test(line)) ?? lines.findLast(Boolean) ?? `exit code ${code}`;
  throw new Failure(`could not ${what} (${reason}); check the network and the package sources, ${again}`);
}

async function installByApt(prefix, packages) {
  console.log(`Installing ${packages.join(", ")} by apt-get ...`);
  await quietly(prefix, ["apt-get", "update"], "read the package lists");
  const install = ["apt-get", "install", "--yes", "--no-install-recommends", ...packages];
  await quietly(
    prefix,
    [...(prefix.length ? ["env", "DEBIAN_FRONTEND=noninteractive"] : []), ...install],
    `install ${packages.join(", ")}`,
  );
}

const browserByHand =
  "a browser (Google Chrome, or any Chromium that CHROME_PATH names, or `npx playwright install chromium`)";

/** Ubuntu's chromium is a snap, which tests cannot drive: there Playwright brings its own. */
async function installPlaywrightBrowser() {
  await provideNpmPackages();
  console.log("Installing Chromium by Playwright ...");
  const code = await show(process.execPath, [playwrightCli, "install", "--with-deps", "chromium"]);
  if (code !== 0) throw new Failure(`could not install Chromium by Playwright; install ${browserByHand}, ${again}`);
}

function sayHow(missing, ubuntu) {
  const names = missing.map(({ name }) => name).join(", ");
  if (process.platform === "darwin") {
    const formulas = missing.flatMap(({ brew }) => brew ?? []);
    const casks = missing.flatMap(({ cask }) => cask ?? []);
    const steps = [];
    if (missing.some(({ brew, cask }) => !brew && !cask)) steps.push("xcode-select --install");
    if (formulas.length) steps.push(`brew install ${formulas.join(" ")}`);
    if (casks.length) steps.push(`brew install --cask ${casks.join(" ")}`);
    return `missing: ${names}; install with \`${steps.join(" && ")}\`, ${again}`;
  }
  const byApt = missing.filter(({ name }) => !(ubuntu && name === "browser")).flatMap(({ apt }) => apt);
  const steps = byApt.length ? [`as root \`apt-get install --no-install-recommends ${byApt.join(" ")}\``] : [];
  if (ubuntu && missing.some(({ name }) => name === "browser")) steps.push(browserByHand);
  return `missing: ${names}; install ${steps.join(" and ")}, ${again}`;
}

/** Sees to it that these needs are met. */
export async function provideSystemPackages(names) {
  const missing = missingOf(names);
  if (missing.length === 0) return;

  const ubuntu = isUbuntu();
  const prefix = asRoot();
  if (process.platform !== "linux" || !onPath("apt-get") || !prefix) throw new Failure(sayHow(missing, ubuntu));

  const byPlaywright = ubuntu && missing.some(({ name }) => name === "browser");
  const packages = missing.filter(({ name }) => !(byPlaywright && name === "browser")).flatMap(({ apt }) => apt);
  if (packages.length) await installByApt(prefix, packages);
  if (byPlaywright) await installPlaywrightBrowser();

  const still = missingOf(names);
  if (still.length) throw new Failure(`${sayHow(still, ubuntu)} (what was installed is not enough)`);
}
