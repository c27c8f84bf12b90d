import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { folder } from "./stranger.js";

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: "pipe", timeout: 30_000 }).trim();

const use = `const sudoku = await loadHanadoku();
const made = sudoku.generate({ shape: "2x3", seed: 1, deadline: Infinity });
const jobs = await loadHanadoku({ worker: true });
const { unique } = await jobs.solve(made.puzzle.givens);
console.log(unique, sudoku.grade(made.puzzle).ok, writeLink(sudoku.envelope(made.puzzle)).length > 0);
jobs.dispose();`;

describe("Node.js", () => {
  test("imports the package", () => {
    const script = `import { loadHanadoku } from "hanadoku"; import { writeLink } from "hanadoku/formats"; ${use}`;
    expect(run("--input-type=module", "--eval", script)).toBe("true true true");
  });

  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const requires = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  test.skipIf(!requires)("requires it where it can require ES modules", () => {
    const script = `const { loadHanadoku } = require("hanadoku"); const { writeLink } = require("hanadoku/formats");
      (async () => { ${use} })();`;
    expect(run("--no-warnings", "--input-type=commonjs", "--eval", script)).toBe("true true true");
  });

  test("finds the files that have a name of their own", () => {
    const script = `for (const name of ["hanadoku.wasm", "techniques.wasm", "package.json"])
      console.log(import.meta.resolve("hanadoku/" + name).endsWith(name));`;
    expect(run("--input-type=module", "--eval", script)).toBe("true\ntrue\ntrue");
  });
});
