import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ArgumentError, LoadError, loadHanadoku, type WasmSource } from "hanadoku";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const entry = new URL("../../dist/hanadoku.js", import.meta.url);
const file = new URL("../../dist/hanadoku.wasm", import.meta.url);
const bytes = new Uint8Array(readFileSync(file));
const asType = (type: string) => new Response(bytes, { headers: { "Content-Type": type } });

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const type = url?.slice(1).replace("-", "/");
    response.writeHead(type ? 200 : 404, type ? { "Content-Type": type } : {}).end(type ? bytes : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

const sources: [string, () => WasmSource | undefined | Promise<WasmSource>][] = [
  ["nothing", () => undefined],
  ["a file's address", () => file],
  ["a file's address as text", () => file.href],
  ["an array buffer", () => bytes.slice().buffer],
  ["bytes", () => bytes],
  ["a view into more bytes", () => new Uint8Array([0, ...bytes]).subarray(1)],
  ["a response", () => asType("application/wasm")],
  ["a response of a wrong type", () => asType("text/plain")],
  ["a response of no type", () => new Response(bytes)],
  ["an address", () => `${address}/application-wasm`],
  ["an address whose type has a parameter", () => `${address}/Application-WASM; charset=utf-8`],
  ["an address that gives a wrong type", () => new URL(`${address}/application-octet-stream`)],
  ["a data address", () => `data:application/wasm;base64,${Buffer.from(bytes).toString("base64")}`],
  ["a compiled module", () => WebAssembly.compile(bytes)],
];

describe("the module is had", () => {
  test.each(sources)("from %s", async (_, source) => {
    const sudoku = await loadHanadoku({ wasm: await source() });
    expect(sudoku.countSolutions(".".repeat(16), { limit: 300 })).toEqual({ ok: true, count: 288, complete: true });
  });

  test.each(sources)("into a worker from %s", async (_, source) => {
    using jobs = await loadHanadoku({ wasm: await source(), worker: true });
    expect(await jobs.countSolutions(".".repeat(16), { limit: 300 })).toMatchObject({ count: 288 });
  });
});

describe("the module is not had", () => {
  const missing: [string, () => unknown][] = [
    ["where there is no file", () => new URL("nothing.wasm", file)],
    ["where the server has none", () => `${address}/`],
    ["where no server answers", () => "http://127.0.0.1:1/hanadoku.wasm"],
    ["from a response that says so", () => new Response("", { status: 404 })],
    ["from bytes that are no module", () => new Uint8Array(8)],
    ["from half of it", () => bytes.slice(0, 1000)],
    ["from another module", () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))],
  ];

  test.each(missing)("%s, which is a typed error with its cause", async (_, source) => {
    const error: unknown = await loadHanadoku({ wasm: source() as WasmSource }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LoadError);
    expect(error).toMatchObject({ name: "LoadError", cause: expect.any(Error) as Error });
  });

  test.each([null, 5, {}, "hanadoku.wasm", [], () => file])("from %o, which is a wrong argument", async (source) => {
    const load = loadHanadoku({ wasm: source as WasmSource });
    await expect(load).rejects.toThrow(expect.objectContaining({ name: "ArgumentError", argument: "wasm" }) as Error);
  });

  test("where the options are wrong", async () => {
    await expect(loadHanadoku(null as never)).rejects.toThrow(ArgumentError);
    await expect(loadHanadoku({ worker: "yes" } as never)).rejects.toThrow(ArgumentError);
  });
});

describe("in a process of its own", () => {
  const run = (script: string, ...flags: string[]) =>
    execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", script], {
      cwd: tmpdir(),
      encoding: "utf8",
      stdio: "pipe",
      timeout: 30_000,
      env: { PATH: process.env.PATH },
    }).trim();
  const load = `import { loadHanadoku } from ${JSON.stringify(entry.href)};`;

  test("the module is found from any folder", () => {
    expect(run(`${load} console.log((await loadHanadoku()).generate({ seed: 1 }).ok)`)).toBe("true");
  });

  test("no code is made from texts", () => {
    const flag = "--disallow-code-generation-from-strings";
    const all = `const sudoku = await loadHanadoku();
      const { puzzle } = sudoku.generate({ seed: 1 });
      const game = sudoku.newGame(puzzle);
      game.reveal();
      game.dispose();
      const jobs = await loadHanadoku({ worker: true });
      console.log((await jobs.sanitize(sudoku.envelope(puzzle))).ok);`;
    expect(run(`${load} ${all}`, flag)).toBe("true");
    expect(() => run("new Function('return 1')", flag)).toThrow();
  });

  test("an idle worker does not keep the process from ending, a working one does", () => {
    const script = `const jobs = await loadHanadoku({ worker: true });
      jobs.generate({ seed: 1 }).then(({ ok }) => console.log(ok));`;
    expect(run(`${load} ${script}`)).toBe("true");
  });

  test("loading says nothing", () => {
    expect(run(`${load} await loadHanadoku();`)).toBe("");
  });
});

test("the module is exported under its own name", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    exports: Record<string, { default?: string }>;
  };
  const exported = new URL(String(manifest.exports["./hanadoku.wasm"]?.default), new URL("../../", import.meta.url));
  expect(pathToFileURL(fileURLToPath(exported)).href).toBe(file.href);
});
