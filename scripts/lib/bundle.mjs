// Makes dist/ from web/ and the module: flat files, so that hanadoku.wasm lies beside whichever asks for it.
import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minifyLiterals } from "./literals.mjs";
import { Failure } from "./failure.mjs";
import { dist, inBuild, inRoot, root } from "./paths.mjs";

const target = "es2022";

export const modules = ["hanadoku", "techniques"];
/** Each module with SIMD and, for engines that lack it, without. Their glue is the same. */
export const builds = [
  { tree: "wasm", suffix: "", options: ["-DHANADOKU_SIMD=ON"] },
  { tree: "wasm-plain", suffix: "-plain", options: ["-DHANADOKU_SIMD=OFF"] },
];
const built = builds.flatMap(({ tree, suffix }) =>
  modules.map((name) => ({ from: inBuild(tree, `${name}.wasm`), file: `${name}${suffix}.wasm` })),
);
/** As they lie in dist/. */
export const wasmFiles = built.map(({ file }) => file);

export const entries = {
  hanadoku: "web/lib/index.ts",
  worker: "web/lib/worker.ts",
  element: "web/element/index.ts",
  formats: "web/formats/index.ts",
  words: "web/words/index.ts",
  rooms: "web/rooms/index.ts",
};

async function esbuild(options) {
  const { build } = await import("esbuild");
  try {
    return await build({
      absWorkingDir: root,
      bundle: true,
      format: "esm",
      target,
      charset: "utf8", // as modules are always read
      minify: true,
      logLevel: "error",
      ...options,
    });
  } catch {
    throw new Failure("the package did not build (esbuild, above)");
  }
}

/** Emscripten's glue at half its size. */
export async function minifyGlue(from, to) {
  await esbuild({ entryPoints: [inBuild("wasm", from)], outfile: inBuild("wasm", to), bundle: false });
}

/** What is built on the engine's face imports it from its file, so that a page has it once and asks for few files. */
const onEngine = {
  name: "on-engine",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/(.*\/)?index\.js$/ }, ({ path: asked, resolveDir }) =>
      path.join(resolveDir, asked) === inRoot("web/lib/index.js")
        ? { path: "./hanadoku.js", external: true }
        : undefined,
    );
  },
};

const smallLiterals = {
  name: "small-literals",
  setup({ onLoad }) {
    onLoad({ filter: /web\/element\/.*\.ts$/ }, async ({ path: file }) => ({
      contents: await minifyLiterals(readFileSync(file, "utf8")),
      loader: "ts",
    }));
  },
};

async function bundle(names, plugins) {
  const { metafile } = await esbuild({
    entryPoints: names.map((out) => ({ in: inRoot(entries[out]), out })),
    outdir: dist,
    external: ["node:*"],
    splitting: true,
    chunkNames: "chunk-[name]-[hash]",
    legalComments: "linked",
    metafile: true,
    plugins,
  });
  return metafile.outputs;
}

/** The command, on the package's own entries by their names. commander is CommonJS and asks for Node.js's modules by `require`. */
async function bundleCommand() {
  const require = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
  await esbuild({
    entryPoints: [inRoot("web/cli/main.ts")],
    outfile: path.join(dist, "cli.js"),
    platform: "node",
    external: ["hanadoku", "hanadoku/*"],
    banner: { js: `#!/usr/bin/env node\n${require}` },
    legalComments: "linked",
  });
  chmodSync(path.join(dist, "cli.js"), 0o755);
}

/** What esbuild leaves to be had: about 3 % of what a visitor downloads. */
async function squeeze(file) {
  const { minify } = await import("terser");
  const { code } = await minify(readFileSync(file, "utf8"), {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    format: { comments: /^!/ },
  });
  writeFileSync(file, code);
}

/** The entries of the package and the chunks they share; which imports which is kept in build/bundle.json. */
export async function bundlePackage() {
  const made = /\.(js|txt)$/;
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) if (made.test(name)) rmSync(path.join(dist, name));
  const others = Object.keys(entries).filter((name) => name !== "hanadoku" && name !== "formats");
  // What formats shares with the others are helpers of the bundler's, which nobody should fetch a file for.
  const outputs = {
    ...(await bundle(["hanadoku"], [])),
    ...(await bundle(["formats"], [onEngine])),
    ...(await bundle(others, [onEngine, smallLiterals])),
  };
  for (const file of Object.keys(outputs)) if (file.endsWith(".js")) await squeeze(inRoot(file));
  writeFileSync(inBuild("bundle.json"), JSON.stringify(outputs));
  await bundleCommand();
}

export function copyModules() {
  const [first, ...others] = builds.map(({ tree }) => modules.map((name) => readFileSync(inBuild(tree, `${name}.js`))));
  for (const glue of others) {
    if (glue.some((bytes, i) => !bytes.equals(first[i])))
      throw new Failure("the builds of a module differ in their glue");
  }
  for (const { from, file } of built) copyFileSync(from, path.join(dist, file));
}
