// Finds the modules, compiles them and sets them up with Emscripten's glue.
import createEngine from "#hanadoku-glue";
import { ArgumentError } from "./arguments.js";
import type { Boundaries, ModuleName } from "./boundary.js";
import { isNode, nodeModule } from "./node.js";

/** Where the module is to be had: an address, its bytes, a response that brings them, or the module itself. */
export type WasmSource = string | URL | ArrayBuffer | ArrayBufferView<ArrayBuffer> | Response | WebAssembly.Module;

/** What Emscripten's glue takes. */
export interface GlueOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

type Glue<Name extends ModuleName> = (options: GlueOptions) => Promise<Boundaries[Name]>;

/** The glue of the second module is loaded when it is first needed. */
const glues: { readonly [Name in ModuleName]: () => Promise<Glue<Name>> } = {
  hanadoku: () => Promise.resolve(createEngine),
  techniques: async () => (await import("#techniques-glue")).default,
};

/** Beside this file, each with SIMD and without. Bundlers find them as they are written here. */
const addresses: Record<ModuleName, (simd: boolean) => URL> = {
  hanadoku: (simd) =>
    simd ? new URL("./hanadoku.wasm", import.meta.url) : new URL("./hanadoku-plain.wasm", import.meta.url),
  techniques: (simd) =>
    simd ? new URL("./techniques.wasm", import.meta.url) : new URL("./techniques-plain.wasm", import.meta.url),
};

/** A module of one function, which gives a vector. */
// prettier-ignore
const vectorModule = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, // magic, version
  1, 5, 1, 96, 0, 1, 123, // () -> v128
  3, 2, 1, 0,
  10, 8, 1, 6, 0, 65, 0, 253, 15, 11, // i8x16.splat(i32.const 0)
]);

/** What callers call the source of a module. */
const argumentOf: Record<ModuleName, string> = { hanadoku: "wasm", techniques: "techniques" };

/**
 * The module could not be had; `cause` is what went wrong.
 *
 * @example
 * await loadHanadoku({ wasm: new Uint8Array(8) }); // => LoadError
 */
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
  const { readFile } = nodeModule("fs/promises");
  return WebAssembly.compile(await readFile(address));
}

/** The module with SIMD is on its way while the engine is asked whether it has that. */
async function compileUsual(name: ModuleName): Promise<WebAssembly.Module> {
  const compiled = compileFrom(addresses[name](true));
  if (WebAssembly.validate(vectorModule)) return compiled;
  compiled.catch(() => undefined);
  return compileFrom(addresses[name](false));
}

function addressOf(name: string, source: string): URL {
  try {
    return new URL(source, (globalThis as { location?: Location }).location?.href);
  } catch {
    throw new ArgumentError(name, "an address that can be found without a page's own");
  }
}

function compileSource(name: ModuleName, source: WasmSource | undefined): Promise<WebAssembly.Module> {
  if (source === undefined) return compileUsual(name);
  if (source instanceof WebAssembly.Module) return Promise.resolve(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (typeof Response === "function" && source instanceof Response) return compileResponse(source);
  if (typeof source === "string") return compileFrom(addressOf(argumentOf[name], source));
  if (source instanceof URL) return compileFrom(source);
  throw new ArgumentError(argumentOf[name], "an address, bytes, a Response or a WebAssembly.Module");
}

async function orLoadError<Value>(name: ModuleName, value: Promise<Value>): Promise<Value> {
  try {
    return await value;
  } catch (cause) {
    if (cause instanceof LoadError || cause instanceof ArgumentError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LoadError(`the module ${name} cannot be loaded: ${why}`, { cause });
  }
}

const found = new Map<ModuleName, Promise<WebAssembly.Module>>();

/** What lies beside this file is compiled once; after a failure it is asked for again. */
export async function compile(name: ModuleName, source?: WasmSource): Promise<WebAssembly.Module> {
  if (source !== undefined) return orLoadError(name, compileSource(name, source));
  let compiled = found.get(name);
  if (!compiled) {
    compiled = orLoadError(name, compileSource(name, undefined));
    compiled.catch(() => found.delete(name));
    found.set(name, compiled);
  }
  return compiled;
}

/** A fresh instance, with a memory of its own; the glue readies itself while the module is on its way. */
export function instantiate<Name extends ModuleName>(
  name: Name,
  module: WebAssembly.Module | Promise<WebAssembly.Module>,
): Promise<Boundaries[Name]> {
  return new Promise((resolve, reject) => {
    const compiled = Promise.resolve(module);
    compiled.catch(reject);
    const start = async (imports: WebAssembly.Imports, receive: Parameters<GlueOptions["instantiateWasm"]>[1]) => {
      const module = await compiled;
      receive(await WebAssembly.instantiate(module, imports), module);
    };
    const options: GlueOptions = {
      instantiateWasm(imports, receive) {
        orLoadError(name, start(imports, receive)).catch(reject);
        return {};
      },
    };
    orLoadError(
      name,
      glues[name]().then((create) => create(options)),
    ).then(resolve, reject);
  });
}
