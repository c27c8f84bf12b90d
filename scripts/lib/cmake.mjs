// Configures and builds one CMake build tree.
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import { Failure } from "./failure.mjs";
import { inBuild, inRoot, root } from "./paths.mjs";
import { capture } from "./run.mjs";

export const jobs = String(os.availableParallelism());

/** CMake refuses a tree that was made for another folder, as when the repository has been moved. */
function dropMovedTree(tree) {
  const cache = inBuild(tree, "CMakeCache.txt");
  if (!existsSync(cache)) return;
  const home = readFileSync(cache, "utf8").match(/^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m)?.[1];
  if (home !== root.replace(/\/$/, "")) rmSync(inBuild(tree), { recursive: true });
}

/** Builds `targets` in build/<tree>; the compiler's words are shown only when it fails. */
export async function cmake(tree, { options = [], targets = [], launcher = [], env = {} } = {}) {
  dropMovedTree(tree);
  const configure = [...launcher, "cmake", "-S", inRoot(), "-B", inBuild(tree), ...options];
  const build = ["cmake", "--build", inBuild(tree), "--parallel", jobs];
  if (targets.length) build.push("--target", ...targets);
  for (const [program, ...args] of [configure, build]) {
    const { code, output } = await capture(program, args, { env });
    if (code === 0) continue;
    console.error(output);
    throw new Failure(
      `build/${tree} did not build (${program === "cmake" && args[0] === "--build" ? "compiler" : "CMake"}, above)`,
    );
  }
}
