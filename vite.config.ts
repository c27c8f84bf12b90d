import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { minifyLiterals } from "./scripts/lib/literals.mjs";
import { manifest } from "./web/app/manifest.js";

/** Another name makes another version of the page, which the tests need. */
const { HANADOKU_RELEASE = (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version } =
  process.env;

/**
 * What the script would ask for late is asked for beside it, and gives way to it: the module, and the elements' words, whose language
 * only the script knows.
 */
const preload: Plugin = {
  name: "preload",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      return Object.values(bundle).flatMap((file) => {
        const link = (attrs: Record<string, string>) => ({
          tag: "link",
          injectTo: "head" as const,
          attrs: { ...attrs, crossorigin: "", fetchpriority: "low", href: `./${file.fileName}` },
        });
        if (file.type === "asset") {
          return file.names.includes("hanadoku.wasm")
            ? [link({ rel: "preload", as: "fetch", type: "application/wasm" })]
            : [];
        }
        return /^chunk-(ko|ja)-/.test(file.name) ? [link({ rel: "modulepreload" })] : [];
      });
    },
  },
};

const smallLiterals: Plugin = {
  name: "small-literals",
  transform: (code, id) => (id.includes("/web/app/") && id.endsWith(".ts") ? minifyLiterals(code) : undefined),
};

// The page, built on the package as strangers get it: `hanadoku` and `hanadoku/element` are read from dist/.
// Nothing is inlined, since the page's policy allows no data: scripts, and addresses are relative.
export default defineConfig({
  root: "web/app",
  base: "./",
  define: { __HANADOKU_RELEASE__: JSON.stringify(HANADOKU_RELEASE) },
  plugins: [
    preload,
    smallLiterals,
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ["**/*.{html,js,css,svg,png,wasm}"],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        // As in the file's name: what has not changed is not loaded again.
        dontCacheBustURLsMatching: /-[\w-]{8}\.(js|css|wasm)$/,
      },
    }),
  ],
  worker: { format: "es" },
  build: {
    outDir: "../../build/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first screens need is one file: each further one is another way to the server.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "opening", tags: ["$initial"] }] } } },
  },
});
