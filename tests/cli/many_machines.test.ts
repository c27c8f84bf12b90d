import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cli, hanadoku } from "./command.js";

const there = spawnSync("parallel", ["--version"], { encoding: "utf8" }).error === undefined;
if (!there) console.log("GNU parallel is not installed: the guide's run with it is left out");

const guide = readFileSync(new URL("../../docs/guides/many-machines.md", import.meta.url), "utf8");

test.skipIf(!there)("the guide's ranges, run by GNU parallel, join to one long run", async () => {
  const command = /^seq (?:.*\\\n)*.*$/m.exec(guide)?.[0] ?? "";
  expect(command).toMatch(/--from/);
  const small = command
    .replaceAll("npx hanadoku", "hanadoku")
    .replaceAll("990000", "450")
    .replaceAll("10000", "50")
    .replace(/ > \S+$/, "");
  // The shell and parallel would each cut a path with a blank in it; a program on the PATH has a name without one.
  const bin = mkdtempSync(path.join(tmpdir(), "hanadoku-"));
  writeFileSync(path.join(bin, "hanadoku"), `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`, { mode: 0o755 });
  const joined = spawnSync("sh", ["-c", small], {
    encoding: "utf8",
    maxBuffer: 1e8,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`, PARALLEL_HOME: bin },
  });
  rmSync(bin, { recursive: true });
  const whole = await hanadoku(["generate", "--shape", "2x3", "--level", "hard", "--seed", "7", "--count", "500"]);
  expect(whole.code).toBe(0);
  expect(joined.stdout).toBe(whole.out);
});
