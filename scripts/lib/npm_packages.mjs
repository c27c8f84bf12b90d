// The npm packages, from the lock file.
import { existsSync, readFileSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { capture } from "./run.mjs";

export const playwrightCli = inRoot("node_modules", "@playwright", "test", "cli.js");

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** True where node_modules holds exactly what the lock file says (leaving out what is for other platforms). */
function upToDate() {
  const installedFile = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(inRoot("package-lock.json"))).every(([place, { version, optional }]) => {
    if (place === "") return true;
    if (!installed[place]) return optional === true;
    return installed[place].version === version && existsSync(inRoot(place));
  });
}

export async function provideNpmPackages() {
  if (upToDate()) return;
  console.log("Installing the npm packages ...");
  const args = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const { code, output } = await (npm?.endsWith(".js")
    ? capture(process.execPath, [npm, ...args])
    : capture("npm", args));
  if (code === 0) return;
  const reasons = [...output.matchAll(/npm (?:error|ERR!) (?!code|errno|syscall|A complete log)(.+)/g)].map(
    (match) => match[1],
  );
  const kind = output.match(/npm (?:error|ERR!) code (\S+)/)?.[1] ?? `exit code ${code}`;
  throw new Failure(
    `could not install the npm packages (${kind}${reasons[0] ? `: ${reasons[0]}` : ""}); check the network, then run the same command again`,
  );
}
