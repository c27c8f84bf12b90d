import { defineConfig } from "vitest/config";

// The package in Node, as it was built: dist/ is loaded by Node itself, not transformed.
export default defineConfig({
  test: {
    include: ["tests/{wasm,repo,app,formats,rooms,cli,package,webkit}/**/*.test.ts"],
    server: { deps: { external: [/\/dist\/[^/]+\.js$/] } },
    testTimeout: 120_000,
  },
});
