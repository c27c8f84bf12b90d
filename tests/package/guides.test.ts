import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folder, installed, launch, project, serve, visit } from "./stranger.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const guides = ["README.md", ...readdirSync(path.join(root, "docs/guides")).map((name) => `docs/guides/${name}`)];

/** The examples of a language in a text. */
function examples(file: string, language: string): [string, string][] {
  const text = readFileSync(path.join(root, file), "utf8");
  const found = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))];
  return found.map(([, code = ""], i) => [`${file}, ${language} ${i + 1}`, code]);
}

describe("an example runs:", () => {
  test.each(guides.flatMap((file) => examples(file, "js")))("%s", (_, code) => {
    // `using` is for Node.js 24 and later; what it means is the same here.
    const target = ts.ScriptTarget.ES2022;
    const { outputText } = ts.transpileModule(code, { compilerOptions: { target, module: ts.ModuleKind.ESNext } });
    const args = ["--input-type=module", "--eval", outputText];
    expect(() => execFileSync(process.execPath, args, { cwd: folder, stdio: "pipe", timeout: 60_000 })).not.toThrow();
  });
});

describe("an example shows a board:", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(guides.flatMap((file) => examples(file, "html")))("%s", async (_, code) => {
    const told = `<script>addEventListener("ready", ({ detail }) => { outcome = detail.puzzle; });</script>`;
    const head = `<!doctype html><link rel="icon" href="data:,">${told}`;
    const place = project("guide", { "index.html": head + code });
    cpSync(path.join(installed, "dist"), path.join(place, "hanadoku"), { recursive: true });
    const served = await serve(place);
    const { outcome, faults } = await visit(browser, served.address);
    served.close();
    expect(faults).toEqual([]);
    expect(outcome).toMatchObject({ clues: expect.any(Number) as number, givens: expect.any(String) as string });
  });
});
