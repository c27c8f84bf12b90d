/// <reference lib="esnext.disposable" preserve="true" />
// The package's face.
import { booleanOr, optionsOf } from "./arguments.js";
import { createHanadoku } from "./hanadoku.js";
import { createJobs } from "./jobs.js";
import { compile, instantiate, type WasmSource } from "./module.js";
import type { Hanadoku, HanadokuJobs } from "./types.js";

export { ArgumentError } from "./arguments.js";
export { DisposedError } from "./disposal.js";
export { WorkerError } from "./job_worker.js";
export { LoadError, type WasmSource } from "./module.js";
export { cellName, dimensionsOf, type Dimensions } from "./shape.js";
export * from "./types.js";

export interface LoadOptions {
  /** Where hanadoku.wasm is, or its bytes or what was compiled from them; beside this file where it is left out. */
  readonly wasm?: WasmSource | undefined;
  /** Whether calls are jobs in a worker. */
  readonly worker?: boolean | undefined;
}

let found: Promise<WebAssembly.Module> | undefined;

/** The module that lies beside this file is compiled once; after a failure it is asked for again. */
function compileFound(): Promise<WebAssembly.Module> {
  found ??= compile().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** Loads the engine; games are made and played on what this gives. */
export function loadHanadoku(options?: LoadOptions & { readonly worker?: false | undefined }): Promise<Hanadoku>;
/** Loads the engine into a worker. */
export function loadHanadoku(options: LoadOptions & { readonly worker: true }): Promise<HanadokuJobs>;
export async function loadHanadoku(options?: LoadOptions): Promise<Hanadoku | HanadokuJobs> {
  const { wasm, worker } = optionsOf(options);
  const inWorker = booleanOr("worker", worker, false);
  const module = await (wasm === undefined ? compileFound() : compile(wasm));
  return inWorker ? createJobs(module) : createHanadoku(await instantiate(module));
}
