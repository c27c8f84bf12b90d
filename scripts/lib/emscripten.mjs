// Emscripten as the system has it: an emcc of at least 3.1.6 on the PATH is used as it is.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { answer, onPath } from "./run.mjs";

const least = [3, 1, 6];
const debianModules = "/usr/share/nodejs";

/** The version of the emcc on the PATH as three numbers, or null. */
export function emscriptenVersion() {
  if (!onPath("emcc")) return null;
  const version = answer("emcc", ["--version"])?.match(/(\d+)\.(\d+)\.(\d+)/);
  return version ? version.slice(1).map(Number) : null;
}

export function newEnough(version) {
  if (!version) return false;
  const at = version.findIndex((part, i) => part !== least[i]);
  return at < 0 || version[at] > least[at];
}

/**
 * What emcc needs in its environment. Debian's emcc looks for acorn among Debian's own modules, where a Node.js that is
 * not Debian's does not look: 3.1.6 by `require`, later ones by `import`, which no variable can lead there.
 */
export function emscriptenEnvironment() {
  if (!existsSync(path.join(debianModules, "acorn")) || onPath("emcc") !== "/usr/bin/emcc") return {};
  const NODE_PATH = [process.env.NODE_PATH, debianModules].filter(Boolean).join(path.delimiter);
  if (String(emscriptenVersion()) === String(least)) return { NODE_PATH };
  const hook = pathToFileURL(inRoot("wasm", "find_acorn.mjs")).href;
  return { NODE_PATH, NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${hook}`].filter(Boolean).join(" ") };
}
