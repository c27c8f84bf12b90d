// Finds hanadoku.wasm, compiles it and sets it up with Emscripten's glue.
import create from "#glue";
import { ArgumentError } from "./arguments.js";
import type { Boundary } from "./boundary.js";
import { isNode, nodeModule } from "./node.js";

/** Where the module is to be had: an address, its bytes, a response that brings them, or the module itself. */
export type WasmSource = string | URL | ArrayBuffer | ArrayBufferView<ArrayBuffer> | Response | WebAssembly.Module;

/** The module could not be had; `cause` is what went wrong. */
export class LoadError extends Error {
  override readonly name = "LoadError";
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  // Browsers refuse to compile a stream of any other type; the bytes are the same.
  const streams = response.headers.get("Content-Type")?.trim().toLowerCase() === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function compileFrom(address: URL): Promise<WebAssembly.Module> {
  if (address.protocol !== "file:" || !isNode) return compileResponse(await fetch(address));
  const { readFile } = await nodeModule("fs/promises");
  return WebAssembly.compile(await readFile(address));
}

function addressOf(source: string): URL {
  try {
    return new URL(source, (globalThis as { location?: Location }).location?.href);
  } catch {
    throw new ArgumentError("wasm", "an address that can be found without a page's own");
  }
}

function compileSource(source: WasmSource | undefined): Promise<WebAssembly.Module> {
  if (source === undefined) return compileFrom(new URL("./hanadoku.wasm", import.meta.url));
  if (source instanceof WebAssembly.Module) return Promise.resolve(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (typeof Response === "function" && source instanceof Response) return compileResponse(source);
  if (typeof source === "string") return compileFrom(addressOf(source));
  if (source instanceof URL) return compileFrom(source);
  throw new ArgumentError("wasm", "an address, bytes, a Response or a WebAssembly.Module");
}

async function orLoadError<Value>(value: Promise<Value>): Promise<Value> {
  try {
    return await value;
  } catch (cause) {
    throw new LoadError(`hanadoku.wasm cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export async function compile(source?: WasmSource): Promise<WebAssembly.Module> {
  return orLoadError(compileSource(source));
}

/** A fresh instance, with a memory of its own. */
export async function instantiate(module: WebAssembly.Module): Promise<Boundary> {
  const created = new Promise<Boundary>((resolve, reject) => {
    create({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports)
          .then((instance) => {
            receive(instance, module);
          })
          .catch(reject);
        return {};
      },
    }).then(resolve, reject);
  });
  return orLoadError(created);
}
