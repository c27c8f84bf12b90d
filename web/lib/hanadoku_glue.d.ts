// Emscripten's glue, as it is generated.
import type { EngineBoundary } from "./boundary.js";
import type { GlueOptions } from "./module.js";

export default function create(options: GlueOptions): Promise<EngineBoundary>;
