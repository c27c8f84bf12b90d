// What an import of hanadoku/hanadoku.wasm and its like gives is for a bundler to say: an address, or the module.
declare const wasm: unknown;
export default wasm;
