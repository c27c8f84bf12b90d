// What a visitor downloads, compressed, and how much that may be.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { entries, modules } from "./bundle.mjs";
import { dist, inBuild } from "./paths.mjs";

/** Budgets in kB (1,000 bytes), gzip. */
const budgets = {
  "hanadoku + glue": 50,
  "techniques + glue": 85,
  "hanadoku.js": 40,
  "worker.js": 40,
  "element.js": 80,
  "formats.js": 47,
  "words.js": 35, // 20 of them are hanadoku.js, which a page has by then
  "rooms.js": 32, // likewise
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

export function measure() {
  const outputs = JSON.parse(readFileSync(inBuild("bundle.json"), "utf8"));
  const parts = modules.map((name) => ({
    name: `${name} + glue`,
    files: [inBuild("wasm", `${name}.wasm`), inBuild("wasm", `${name}_glue.js`)],
  }));
  for (const entry of Object.keys(entries)) {
    const name = `${entry}.js`;
    parts.push({ name, files: [...closure(name, outputs)].map((file) => path.join(dist, file)) });
  }
  return parts.map(({ name, files }) => {
    const gzip = sum(files, (bytes) => gzipSync(bytes, { level: 9 }));
    const budget = budgets[name];
    return { name, gzip, brotli: sum(files, brotliCompressSync), budget, over: gzip > budget };
  });
}

export function printSizes(sizes = measure()) {
  console.log("Sizes in kB              gzip   brotli   budget (gzip)");
  for (const { name, gzip, brotli, budget, over } of sizes) {
    const columns = [gzip, brotli].map((size) => size.toFixed(1).padStart(8)).join(" ");
    console.log(`  ${name.padEnd(18)}${columns} ${String(budget).padStart(8)}${over ? "  over budget" : ""}`);
  }
}
