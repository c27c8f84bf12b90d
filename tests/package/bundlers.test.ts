import { cpSync } from "node:fs";
import path from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import type { Browser } from "playwright-core";
import { rollup } from "rollup";
import { compile as compileSvelte } from "svelte/compiler";
import { build as buildVite, createServer as createVite } from "vite";
import webpack from "webpack";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { html, installed, launch, pageScript, project, serve, visit, type Outcome } from "./stranger.js";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

const sources = { "index.html": html('src="./main.js">'), "main.js": pageScript };

/** Every page says the same. */
const expected = {
  givens: expect.stringMatching(/^[.1-6]{36}$/) as string,
  solution: expect.stringMatching(/^[1-6]{36}$/) as string,
  level: expect.any(String) as string,
};

async function works(place: string, prefix?: string) {
  const served = await serve(place, prefix);
  const { outcome: left, faults, requests } = await visit(browser, served.address);
  const outcome = left as Outcome | null;
  served.close();
  expect(faults).toEqual([]);
  expect(outcome).toMatchObject(expected);
  expect(outcome?.job).toBe(outcome?.solution);
  expect(outcome?.shown).toBe(outcome?.givens);
  return requests;
}

/** For tools that leave the files of a package where they are: beside the bundle. */
function copyFiles(place: string) {
  cpSync(path.join(installed, "dist"), place, { recursive: true, filter: (file) => !file.includes("types") });
}

describe("a page that was built by", () => {
  test("Vite loads the engine, a worker and the element, under a prefix too", async () => {
    const place = project("vite", sources);
    await buildVite({
      root: place,
      base: "./",
      logLevel: "error",
      build: { target: "es2022" },
      worker: { format: "es" },
    });
    await works(path.join(place, "dist"));
    await works(path.join(place, "dist"), "/games/sudoku/");
  });

  test("Vite's development server does", async () => {
    const place = project("vite-dev", sources);
    const server = await createVite({ root: place, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
    await server.listen();
    const { outcome, faults } = await visit(browser, server.resolvedUrls?.local[0] ?? "");
    await server.close();
    expect(faults).toEqual([]);
    expect(outcome).toMatchObject(expected);
  });

  test("webpack does", async () => {
    const place = project("webpack", sources);
    const compiler = webpack({
      context: place,
      entry: "./main.js",
      mode: "production",
      performance: false,
      output: { path: path.join(place, "out"), filename: "main.js" },
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, done) => {
        if (error) reject(error);
        else resolve(done);
      });
    });
    expect(stats?.compilation.errors).toEqual([]);
    expect(stats?.compilation.warnings).toEqual([]);
    cpSync(path.join(place, "index.html"), path.join(place, "out/index.html"));
    await works(path.join(place, "out"));
  });

  test("esbuild does, with the package's files beside it", async () => {
    const place = project("esbuild", sources);
    const { warnings } = await esbuild.build({
      entryPoints: [path.join(place, "main.js")],
      outfile: path.join(place, "out/main.js"),
      bundle: true,
      format: "esm",
      minify: true,
      target: "es2022",
    });
    expect(warnings).toEqual([]);
    copyFiles(path.join(place, "out"));
    cpSync(path.join(place, "index.html"), path.join(place, "out/index.html"));
    await works(path.join(place, "out"));
  });

  test("Rollup does, with the package's files beside it", async () => {
    const place = project("rollup", sources);
    const warnings: string[] = [];
    const bundle = await rollup({
      input: path.join(place, "main.js"),
      plugins: [nodeResolve()],
      onwarn: ({ message }) => warnings.push(message),
    });
    await bundle.write({ dir: path.join(place, "out"), format: "es" });
    expect(warnings).toEqual([]);
    copyFiles(path.join(place, "out"));
    cpSync(path.join(place, "index.html"), path.join(place, "out/index.html"));
    await works(path.join(place, "out"));
  });
});

describe("a plain page", () => {
  const importMap = (base: string) =>
    `<script type="importmap">${JSON.stringify({
      imports: { hanadoku: `${base}hanadoku.js`, "hanadoku/element": `${base}element.js` },
    })}</script>`;

  test("with an import map loads all of it from a folder with a prefix, and few files", async () => {
    const place = project("plain", { "index.html": html(`>${pageScript}`, importMap("./lib/")) });
    copyFiles(path.join(place, "lib"));
    const requests = await works(place, "/some/where/");
    expect(requests.filter((url) => url.endsWith(".js")).length).toBeLessThanOrEqual(8);
  });

  test("from another origin, where workers are refused, runs its jobs on the page", async () => {
    const cdn = await serve(path.join(installed, "dist"));
    const place = project("cdn", { "index.html": html(`>${pageScript}`, importMap(cdn.address)) });
    await works(place);
    cdn.close();
  });

  test("needs one line for the element", async () => {
    const cdn = await serve(path.join(installed, "dist"));
    const board = `<hana-doku shape="2x3" level="easy" lang="en"></hana-doku><script>
      document.querySelector("hana-doku").addEventListener("ready", ({ detail }) => { outcome = detail.puzzle; });</script>`;
    const page = html(`src="${cdn.address}element.js">`).replace("<body>", `<body>${board}`);
    const served = await serve(project("one-line", { "index.html": page }));
    const { outcome, faults } = await visit(browser, served.address);
    served.close();
    cdn.close();
    expect(faults).toEqual([]);
    expect(outcome).toMatchObject({ shape: "2x3", level: "easy" });
  });
});

describe("the element in a page of", () => {
  const built = async (name: string, main: string, more: Record<string, string> = {}) => {
    const place = project(name, {
      "index.html": html('src="./main.js">', "<div id=app></div>"),
      "main.js": main,
      ...more,
    });
    await buildVite({
      root: place,
      base: "./",
      logLevel: "error",
      build: { target: "es2022" },
      worker: { format: "es" },
    });
    const served = await serve(path.join(place, "dist"));
    const { outcome, faults } = await visit(browser, served.address);
    served.close();
    expect(faults).toEqual([]);
    expect(outcome).toMatchObject({ shape: "2x3", level: "hard" });
  };
  const told = `const told = ({ detail }) => { globalThis.outcome = detail.puzzle; };`;

  test("React is a tag with its events", () =>
    built(
      "react",
      `import "hanadoku/element";
      import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      ${told}
      createRoot(document.querySelector("#app")).render(
        createElement("hana-doku", { shape: "2x3", level: "hard", onready: told }));`,
    ));

  test("Vue is a tag with its events", () =>
    built(
      "vue",
      `import "hanadoku/element";
      import { createApp, h } from "vue";
      ${told}
      createApp({ render: () => h("hana-doku", { shape: "2x3", level: "hard", onReady: told }) }).mount("#app");`,
    ));

  test("Svelte is a tag with its events", () => {
    const source = `<script>${told}</script><hana-doku shape="2x3" level="hard" onready={told}></hana-doku>`;
    const { js } = compileSvelte(source, { generate: "client", name: "App" });
    return built(
      "svelte",
      `import "hanadoku/element";
      import { mount } from "svelte";
      import App from "./app.js";
      mount(App, { target: document.querySelector("#app") });`,
      { "app.js": js.code },
    );
  });
});
