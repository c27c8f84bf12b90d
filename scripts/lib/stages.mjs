// What is built, from what, in order: the module, the package, the page; and the native tests.
import { readFileSync, rmSync } from "node:fs";
import { cmake } from "./cmake.mjs";
import { describeElements, elementsFile } from "./elements.mjs";
import { emscriptenEnvironment, emscriptenVersion } from "./emscripten.mjs";
import { Failure } from "./failure.mjs";
import { builds, bundlePackage, copyModules, entries, minifyGlue, modules, wasmFiles } from "./bundle.mjs";
import { packPackage } from "./pack.mjs";
import { inRoot } from "./paths.mjs";
import { capture } from "./run.mjs";
import { stage } from "./stamps.mjs";

const version = JSON.parse(readFileSync(inRoot("package.json"), "utf8")).version;
const core = ["CMakeLists.txt", "core/include", "core/src"];
const packageSources = ["web/lib", "web/formats", "web/words", "web/rooms", "web/element", "web/cli"];
const packageSettings = ["package.json", "package-lock.json", "tsconfig.json", "tsconfig.build.json"];
const moduleFiles = [
  ...builds.flatMap(({ tree }) => modules.map((name) => `build/${tree}/${name}.wasm`)),
  ...modules.map((name) => `build/wasm/${name}_glue.js`),
];

async function node(program, args, what) {
  const { code, output } = await capture(process.execPath, [inRoot("node_modules", program), ...args]);
  if (code === 0) return;
  console.error(output);
  throw new Failure(`${what} (above)`);
}

const wasm = {
  name: "the modules",
  inputs: [...core, "wasm", "scripts/lib/cmake.mjs", "scripts/lib/bundle.mjs"],
  extra: () => [version, String(emscriptenVersion())],
  outputs: moduleFiles,
  async make() {
    const env = emscriptenEnvironment();
    const targets = modules.map((name) => `${name}_wasm`);
    for (const { tree, options } of builds) await cmake(tree, { launcher: ["emcmake"], options, targets, env });
    for (const name of modules) await minifyGlue(`${name}.js`, `${name}_glue.js`);
  },
};

const code = {
  name: "the package",
  inputs: [
    ...packageSources,
    ...packageSettings,
    ...moduleFiles,
    "scripts/lib/bundle.mjs",
    "scripts/lib/literals.mjs",
    "scripts/lib/elements.mjs",
  ],
  outputs: [...wasmFiles, "cli.js", elementsFile, ...Object.keys(entries).map((entry) => `${entry}.js`)].map(
    (file) => `dist/${file}`,
  ),
  async make() {
    await bundlePackage();
    copyModules();
    await describeElements();
  },
};

const types = {
  name: "the package's types",
  inputs: [...packageSources, ...packageSettings],
  outputs: ["dist/types/lib/index.d.ts", "dist/types/element/index.d.ts"],
  async make() {
    rmSync(inRoot("dist/types"), { recursive: true, force: true });
    await node("typescript/bin/tsc", ["-p", "tsconfig.build.json"], "the types did not build");
  },
};

/** As a stranger has it: what npm pack holds, installed into an empty folder without asking anyone. */
const packed = {
  name: "the packed package",
  inputs: ["dist", "package.json", "README.md", "LICENSE", "scripts/lib/pack.mjs"],
  outputs: ["build/package/node_modules/hanadoku/package.json"],
  make: packPackage,
};

const page = {
  name: "the page",
  inputs: ["web/app", "vite.config.ts", "dist", ...packageSettings],
  outputs: ["build/app/index.html"],
  make: () => node("vite/bin/vite.js", ["build", "--logLevel", "warn"], "the page did not build"),
};

const nativeInputs = [
  ...core,
  "tools",
  "tests/core",
  "tests/tools/solve_test.cmake",
  "tests/native.cmake",
  "scripts/lib/cmake.mjs",
];

const native = {
  name: "the native tests",
  inputs: nativeInputs,
  extra: () => [version],
  outputs: ["build/native/core_tests"],
  make: () => cmake("native", { targets: ["core_tests", "hanadoku-solve"] }),
};

const sanitized = {
  name: "the native tests with sanitizers",
  inputs: nativeInputs,
  extra: () => [version],
  outputs: ["build/sanitize/core_tests"],
  make: () => cmake("sanitize", { options: ["-DHANADOKU_SANITIZE=ON"], targets: ["core_tests", "hanadoku-solve"] }),
};

const benches = {
  name: "the benchmarks",
  inputs: [...core, "wasm", "tests/bench", "tests/native.cmake", "scripts/lib/cmake.mjs"],
  extra: () => [version, String(emscriptenVersion())],
  outputs: ["build/native/bench_speed", "build/wasm/bench/bench_speed.js", "build/wasm/bench/empty_glue.js"],
  async make() {
    await cmake("native", { targets: ["bench_speed"] });
    const env = emscriptenEnvironment();
    await cmake("wasm", { launcher: ["emcmake"], targets: ["bench_speed", "empty"], env });
    await minifyGlue("bench/empty.js", "bench/empty_glue.js");
  },
};

async function inOrder(...stages) {
  let built = false;
  for (const each of stages) built = (await stage(each)) || built;
  return built;
}

// Each says whether anything had to be built.
export const buildPackage = () => inOrder(wasm, code, types);
export const buildPacked = () => inOrder(wasm, code, types, packed);
export const buildPage = () => inOrder(wasm, code, types, page);
export const buildNative = () => inOrder(native);
export const buildBenches = () => inOrder(wasm, code, benches);
export const buildSanitized = () => inOrder(sanitized);
