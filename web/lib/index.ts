/// <reference lib="esnext.disposable" preserve="true" />
/**
 * The package's face.
 *
 * @module hanadoku
 */
import { booleanOr, optionsOf } from "./arguments.js";
import type { ModuleName } from "./boundary.js";
import { createEngine, createHanadoku } from "./hanadoku.js";
import { createJobs } from "./jobs.js";
import { compile, instantiate, type WasmSource } from "./module.js";
import type { Engine, Hanadoku, HanadokuJobs } from "./types.js";

export { ArgumentError } from "./arguments.js";
export { DisposedError } from "./disposal.js";
export { WorkerError } from "./job_worker.js";
export { longestLog, readLog, writeLog } from "./log.js";
export { LoadError, type WasmSource } from "./module.js";
export { Recorder } from "./recorder.js";
export { serveJobs } from "./serve.js";
export { cellName, dimensionsOf, type Dimensions } from "./shape.js";
export * from "./techniques.js";
export * from "./types.js";

/** From where the engine is loaded. */
export interface EngineOptions {
  /** Where hanadoku.wasm is, or its bytes or what was compiled from them; beside this file where it is left out. */
  readonly wasm?: WasmSource | undefined;
}

/** From where everything is loaded, and where it runs. */
export interface LoadOptions extends EngineOptions {
  /** The same of techniques.wasm. */
  readonly techniques?: WasmSource | undefined;
  /** Whether calls are jobs in a worker, which loads techniques.wasm when it first needs it. */
  readonly worker?: boolean | undefined;
}

/**
 * Loads what making, sanitizing, solving and playing need, and nothing else: the quickest start.
 *
 * @example
 * const engine = await loadEngine();
 * engine.solve(puzzle.givens).ok; // => true
 */
export async function loadEngine(options?: EngineOptions): Promise<Engine> {
  const { wasm } = optionsOf(options);
  return createEngine(await instantiate("hanadoku", compile("hanadoku", wasm)));
}

/**
 * Loads everything; games are made and played on what this gives.
 *
 * @example
 * const all = await loadHanadoku();
 * all.grade(puzzle).ok; // => true
 */
export function loadHanadoku(options?: LoadOptions & { readonly worker?: false | undefined }): Promise<Hanadoku>;
/** Loads the engine into a worker. */
export function loadHanadoku(options: LoadOptions & { readonly worker: true }): Promise<HanadokuJobs>;
export async function loadHanadoku(options?: LoadOptions): Promise<Hanadoku | HanadokuJobs> {
  const { wasm, techniques, worker } = optionsOf(options);
  const source: Record<ModuleName, WasmSource | undefined> = { hanadoku: wasm, techniques };
  if (booleanOr("worker", worker, false)) return createJobs((name) => compile(name, source[name]));
  const load = <Name extends ModuleName>(name: Name) => instantiate(name, compile(name, source[name]));
  const [here, steps] = await Promise.all([load("hanadoku"), load("techniques")]);
  return createHanadoku({ hanadoku: here, techniques: steps });
}
