// Packs the package and installs it into an empty folder, build/package.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { inBuild, root } from "./paths.mjs";
import { capture } from "./run.mjs";

const folder = inBuild("package");

async function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith(".js") ? [process.execPath, [cli]] : ["npm", []];
  const { code, output } = await capture(program, [...first, ...args], { cwd });
  if (code === 0) return output;
  console.error(output);
  throw new Failure(`npm ${args[0]} failed (above)`);
}

export async function packPackage() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(path.join(folder, "tsconfig.json"), "{}\n"); // tools that look for one above would find this repository's
  const output = await npm(["pack", "--ignore-scripts", "--json", "--pack-destination", folder], root);
  const [{ filename }] = JSON.parse(output.slice(output.indexOf("[\n")));
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await npm(["install", ...quiet, path.join(folder, filename)], folder);
}
