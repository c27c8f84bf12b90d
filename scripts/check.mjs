// `npm run check`: layout, lint, types, the arrows and the sizes. `npm run format` mends the layout.
import "./lib/node_version.mjs";
import { clangFormat, clangTidy } from "./lib/clang.mjs";
import { command } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";
import { measure, printSizes } from "./lib/sizes.mjs";
import { buildNative, buildPackage } from "./lib/stages.mjs";

const tool = async (file, ...args) => (await show(process.execPath, [inRoot("node_modules", file), ...args])) === 0;

function sizesFit() {
  const sizes = measure();
  printSizes(sizes);
  return sizes.every(({ over }) => !over);
}

/** Each gives back true (well), false (not well) or null (could not be told here). */
const checks = {
  "clang-format": () => clangFormat({ write: false }),
  prettier: () => tool("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
  eslint: () => tool("eslint/bin/eslint.js", "."),
  types: () => tool("typescript/bin/tsc", "--noEmit"),
  arrows: () => tool("vitest/vitest.mjs", "run", "tests/repo", "--silent", "--reporter=dot"),
  sizes: sizesFit,
  "clang-tidy": clangTidy,
};

await command(async () => {
  await provide("check");
  await buildPackage();
  await buildNative();
  const results = [];
  for (const [name, check] of Object.entries(checks)) results.push([name, await check()]);
  console.log();
  for (const [name, well] of results) {
    console.log(
      `${name.padEnd(14)}${well === null ? "skipped (clang-format 14 is not here)" : well ? "ok" : "FAILED"}`,
    );
  }
  if (results.some(([, well]) => well === false)) process.exitCode = 1;
});
