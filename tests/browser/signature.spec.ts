import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { expect, test } from "./fixtures.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const types: Record<string, string> = { ".js": "text/javascript", ".wasm": "application/wasm" };

test("the same seeds give the same puzzles in Chromium as natively", async ({ page }) => {
  const entry = path.join(root, "tests/data/signature.ts");
  const script = buildSync({ entryPoints: [entry], bundle: true, format: "esm", write: false }).outputFiles[0]?.text;
  await page.route("**/package/*", async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    if (name === "signature.js") await route.fulfill({ body: script ?? "", contentType: "text/javascript" });
    else await route.fulfill({ path: path.join(root, "dist", name), contentType: types[path.extname(name)] ?? "" });
  });
  await page.goto("./");
  const signature = await page.evaluate(async () => {
    const load = (name: string): Promise<Record<string, (argument?: unknown) => unknown>> =>
      import(new URL(`./package/${name}`, location.href).href);
    const [{ loadHanadoku }, { signature: sign }] = await Promise.all([load("hanadoku.js"), load("signature.js")]);
    return sign?.(await loadHanadoku?.());
  });
  expect(signature).toBe(readFileSync(path.join(root, "tests/data/signature.txt"), "utf8"));
});
