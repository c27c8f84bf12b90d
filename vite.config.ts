import { defineConfig } from "vite";

// The page, built on the package as strangers get it: `hanadoku` and `hanadoku/element` are read from dist/.
// Nothing is inlined, since the page's policy allows no data: scripts, and addresses are relative.
export default defineConfig({
  root: "web/app",
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../../build/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
