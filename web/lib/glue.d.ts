// Emscripten's glue, as it is generated.
import type { Boundary } from "./boundary.js";

interface GlueOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export default function create(options: GlueOptions): Promise<Boundary>;
