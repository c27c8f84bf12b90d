import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { describe, expect, test } from "vitest";
import { budgets } from "../../scripts/lib/sizes.mjs";
import { folder, installed, project } from "./stranger.js";

const manifest = JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8")) as {
  exports: Record<string, string | Record<string, string>>;
  bin: Record<string, string>;
  dependencies?: object;
};
const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";

function filesUnder(place: string, from = place): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name);
    return entry.isDirectory() ? filesUnder(file, from) : [path.relative(from, file)];
  });
}

describe("what npm pack holds", () => {
  test("is the built package and what a reader needs, and nothing else", () => {
    const files = filesUnder(installed).map((name) => name.replace(/chunk-[\w-]+/, "chunk-*"));
    const code = files.filter((name) => !name.startsWith("dist/types/"));
    expect([...new Set(code)].sort()).toMatchSnapshot();
    expect(files.filter((name) => name.startsWith("dist/types/") && !name.endsWith(".d.ts"))).toEqual([]);
  });

  test("has each file that its exports name, types first", () => {
    const files = new Set(filesUnder(installed).map((name) => `./${name}`));
    for (const target of Object.values(manifest.exports)) {
      const targets = typeof target === "string" ? [target] : Object.values(target);
      expect(targets.filter((file) => !files.has(file))).toEqual([]);
      if (typeof target !== "string") expect(Object.keys(target)[0]).toBe("types");
    }
  });

  test("has a budget for each file of code that is exported or run, and for no other", () => {
    const targets = Object.values(manifest.exports).map((target) =>
      typeof target === "string" ? target : target.default,
    );
    const code = [...targets, ...Object.values(manifest.bin)].filter((file) => !file?.endsWith(".json"));
    const files = Object.keys(budgets).filter((name) => !name.endsWith(" alone"));
    expect(files.sort()).toEqual(code.map((file) => path.basename(file ?? "")).sort());
  });

  test("depends on no other package", () => {
    expect(manifest.dependencies ?? {}).toEqual({});
  });
});

test("publint finds nothing", async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true });
  expect(messages).toEqual([]);
});

test("the types are those of the code, however they are resolved", async () => {
  const data = new Uint8Array(readFileSync(path.join(folder, tarball)));
  const checked = await checkPackage(createPackageFromTarballData(data));
  const problems = checked.types ? checked.problems : ["no types"];
  // Resolution by Node 10 knows no exports, and CommonJS gets ES modules, which Node 20.19 and later requires as they are.
  const known = (problem: (typeof problems)[number]) =>
    typeof problem !== "string" &&
    "resolutionKind" in problem &&
    (problem.resolutionKind === "node10" ||
      (problem.kind === "CJSResolvesToESM" && problem.resolutionKind === "node16-cjs"));
  expect(problems.filter((problem) => !known(problem))).toEqual([]);
});

describe.each([
  ["bundler", "esnext"],
  ["node16", "node16"],
  ["nodenext", "nodenext"],
])("TypeScript, strict, moduleResolution %s", (moduleResolution, module) => {
  const program = `import { loadHanadoku, type Puzzle, type Step } from "hanadoku";
import { HanaDoku } from "hanadoku/element";
import { writeLink } from "hanadoku/formats";
import { broadcastTransport, type Transport } from "hanadoku/rooms";
const sudoku = await loadHanadoku();
const made = sudoku.generate({ shape: "2x3", level: "hard" });
if (made.ok) {
  const puzzle: Puzzle = made.puzzle;
  const link: string = writeLink(sudoku.envelope(puzzle));
  const graded = sudoku.grade(puzzle);
  const steps: readonly Step[] = graded.ok ? graded.steps : [];
  const transport: Transport = broadcastTransport({ room: "room000001" });
  console.log(link, steps, new HanaDoku(), transport.self);
}
`;
  const compile = (source: string) => {
    const place = project(`typescript-${moduleResolution}`, {
      "package.json": '{ "type": "module" }',
      "index.ts": source,
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          target: "es2022",
          lib: ["es2022", "dom", "esnext.disposable"],
          types: [],
          module,
          moduleResolution,
          noEmit: true,
        },
      }),
    });
    const tsc = path.resolve(folder, "../../node_modules/typescript/bin/tsc");
    try {
      return execFileSync(process.execPath, [tsc, "-p", place], { encoding: "utf8" });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };

  test("takes a program that uses every entry", () => {
    expect(compile(program)).toBe("");
  });

  test("refuses a wrong argument", () => {
    expect(compile(program.replace('"2x3"', '"2x33"'))).toMatch(/^.*index\.ts\(6,32\): error TS\d+: Type '"2x33"'/);
  });
});
