// A stranger's folder with the package installed from what npm pack holds, and pages of theirs in Chromium.
import { createReadStream, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../../scripts/lib/browser.mjs";

/** Has node_modules/hanadoku, and nothing else of ours. */
export const folder = fileURLToPath(new URL("../../build/package/", import.meta.url));
export const installed = path.join(folder, "node_modules/hanadoku");

/** What a page does with the engine, a worker and the element; the result is left on the window. */
export const pageScript = `
import { loadHanadoku } from "hanadoku";
import "hanadoku/element";
const sudoku = await loadHanadoku();
const jobs = await loadHanadoku({ worker: true });
const { puzzle } = sudoku.generate({ shape: "2x3", seed: 1, deadline: Infinity });
const board = Object.assign(document.createElement("hana-doku"), { puzzle });
const ready = new Promise((resolve) => board.addEventListener("ready", ({ detail }) => resolve(detail.puzzle.givens)));
document.body.append(board);
globalThis.outcome = {
  givens: puzzle.givens,
  solution: sudoku.solve(puzzle.givens).solution,
  level: sudoku.grade(puzzle).level,
  job: await jobs.solve(puzzle.givens).then(({ solution }) => solution),
  shown: await ready,
};
`;

export interface Outcome {
  readonly givens: string;
  readonly solution: string;
  readonly level: string;
  readonly job: string;
  readonly shown: string;
}

/** A fresh folder beside the installed package, with these files. */
export function project(name: string, files: Record<string, string>): string {
  const place = path.join(folder, "projects", name);
  rmSync(place, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), text);
  }
  return place;
}

export const html = (script: string, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>a page</title>` +
  `<link rel="icon" href="data:,">${head}</head><body><script type="module" ${script}</script></body></html>`;

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

export interface Served {
  readonly address: string;
  close(): void;
}

/** Serves a folder to everyone, under a prefix. */
export async function serve(place: string, prefix = "/"): Promise<Served> {
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(place, pathname.slice(prefix.length), pathname.endsWith("/") ? "index.html" : "");
    if (!pathname.startsWith(prefix) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Access-Control-Allow-Origin": "*" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${prefix}`, close: () => server.close() };
}

export function launch(): Promise<Browser> {
  const executablePath = findBrowser() ?? undefined;
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** What became of a page: what its script left on the window, and what went wrong. */
export async function visit(
  browser: Browser,
  address: string,
): Promise<{ outcome: unknown; faults: string[]; requests: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  const handle = await page
    .waitForFunction(() => (globalThis as { outcome?: unknown }).outcome, undefined, { timeout: 30_000 })
    .catch((error: unknown) => {
      faults.push(String(error));
      return null;
    });
  const outcome = handle ? await handle.jsonValue() : null;
  await page.close();
  return { outcome, faults, requests };
}
