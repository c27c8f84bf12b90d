// Runs other programs, in the root folder.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

/** Runs a program, its output shown as it comes; resolves to its exit code. */
export function show(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a program quietly; gives back its exit code and all that it wrote. */
export function capture(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (part) => (output += part));
    child.stderr.on("data", (part) => (output += part));
    child.on("error", (error) => resolve({ code: 127, output: String(error.message) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** What a program that ends at once writes, or null where it fails or is not there. */
export function answer(program, args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout : null;
}

/** The full path of the first of these programs that is on the PATH, or null. */
export function onPath(...programs) {
  for (const program of programs) {
    for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
      const file = path.join(folder, program);
      try {
        accessSync(file, constants.X_OK);
        if (statSync(file).isFile()) return file;
      } catch {
        // not here
      }
    }
  }
  return null;
}
