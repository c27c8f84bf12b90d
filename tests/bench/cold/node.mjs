// One cold start in a fresh Node.js:  node.mjs hanadoku|empty FOLDER ADDRESS. The glue lies in the folder, and the .wasm is fetched.
import { pathToFileURL } from "node:url";
import { startEmpty, startHanadoku } from "./start.js";

const [which, folder, address] = process.argv.slice(2);
const base = pathToFileURL(`${folder}/`).href;
const wasm = `${address}${which}.wasm`;
const bytes = async () => {
  const fetched = await (await fetch(wasm)).arrayBuffer();
  return {
    instantiateWasm(imports, receive) {
      WebAssembly.instantiate(fetched, imports).then(({ instance, module }) => receive(instance, module));
      return {};
    },
  };
};
// Fetching once beforehand, so that Node.js's own start of fetch is not measured.
await (await fetch(address)).text();
const times = which === "empty" ? await startEmptyFrom(bytes) : await startHanadoku(base, { wasm });
console.log(JSON.stringify(times));

async function startEmptyFrom(load) {
  const start = performance.now();
  const wasmOptions = load();
  const times = await startEmpty(base, await wasmOptions);
  return { loaded: performance.now() - start, ...{ compiled: times.loaded } };
}
