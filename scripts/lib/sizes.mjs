// What a visitor downloads, compressed, and how much that may be.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { builds, entries, modules } from "./bundle.mjs";
import { dist, inBuild } from "./paths.mjs";

/** Budgets in kB (1,000 bytes), gzip: about a tenth more than there is, for all code that package.json exports or runs. */
export const budgets = {
  "hanadoku.wasm": 50,
  "hanadoku-plain.wasm": 66,
  "techniques.wasm": 85,
  "techniques-plain.wasm": 102,
  "hanadoku.js": 22,
  "worker.js": 22,
  "element.js": 61,
  "element.js alone": 40, // its libraries with it, the engine not
  "formats.js": 49,
  "words.js": 38, // 20 of them are hanadoku.js, which a page has by then
  "rooms.js": 31, // likewise
  "cli.js": 19, // without the entries, which it imports
};

/** A file of dist/ and all that it loads at once, in no particular order. */
function closure(name, outputs, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path: imported, kind } of outputs[`dist/${name}`].imports) {
    if (kind === "import-statement" && !imported.startsWith("node:")) closure(path.basename(imported), outputs, seen);
  }
  return seen;
}

const sum = (files, compress) => files.reduce((bytes, file) => bytes + compress(readFileSync(file)).length, 0) / 1000;

/** Each module with its glue, each entry with all that it loads at once, and the command. */
export function measure() {
  const outputs = JSON.parse(readFileSync(inBuild("bundle.json"), "utf8"));
  const parts = builds.flatMap(({ tree, suffix }) =>
    modules.map((name) => ({
      name: `${name}${suffix}.wasm`,
      files: [inBuild(tree, `${name}.wasm`), inBuild("wasm", `${name}_glue.js`)],
    })),
  );
  for (const entry of Object.keys(entries)) {
    const name = `${entry}.js`;
    parts.push({ name, files: [...closure(name, outputs)].map((file) => path.join(dist, file)) });
  }
  const alone = [...closure("element.js", outputs)].filter((file) => file !== "hanadoku.js");
  parts.push({ name: "element.js alone", files: alone.map((file) => path.join(dist, file)) });
  parts.push({ name: "cli.js", files: [path.join(dist, "cli.js")] });
  return parts.map(({ name, files }) => {
    const gzip = sum(files, (bytes) => gzipSync(bytes, { level: 9 }));
    const budget = budgets[name];
    return { name, gzip, brotli: sum(files, brotliCompressSync), budget, over: gzip > budget };
  });
}

export function printSizes(sizes = measure()) {
  console.log("Sizes in kB                  gzip   brotli   budget (gzip)");
  for (const { name, gzip, brotli, budget, over } of sizes) {
    const columns = [gzip, brotli].map((size) => size.toFixed(1).padStart(8)).join(" ");
    console.log(`  ${name.padEnd(22)}${columns} ${String(budget).padStart(8)}${over ? "  over budget" : ""}`);
  }
}
