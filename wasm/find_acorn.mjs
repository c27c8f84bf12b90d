// Loaded into the Node.js that emcc starts: where `import "acorn"` finds nothing, Debian's own acorn is taken.
import { register } from "node:module";

const hook = `export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (specifier !== "acorn") throw error;
    return next("file:///usr/share/nodejs/acorn/dist/acorn.mjs", context);
  }
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
