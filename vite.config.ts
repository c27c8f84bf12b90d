import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

/** Another name makes another version of the page, which the tests need. */
const { HANADOKU_RELEASE = (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version } =
  process.env;

// The page, built on the package as strangers get it: `hanadoku` and `hanadoku/element` are read from dist/.
// Nothing is inlined, since the page's policy allows no data: scripts, and addresses are relative.
export default defineConfig({
  root: "web/app",
  base: "./",
  define: { __HANADOKU_RELEASE__: JSON.stringify(HANADOKU_RELEASE) },
  worker: { format: "es" },
  build: {
    outDir: "../../build/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
