// In a page and in Node.js: starts one of the two modules and says after how many milliseconds it was ready for what.

export async function startHanadoku(base, wasm) {
  const start = performance.now();
  const { loadEngine } = await import(`${base}hanadoku.js`);
  const sudoku = await loadEngine(wasm);
  const loaded = performance.now();
  const { ok } = sudoku.generate({ shape: "2x3", level: "hard", seed: 1 });
  const made = performance.now();
  const { unique } = sudoku.solve("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  if (!ok || !unique) throw new Error("not made or not solved");
  return { loaded: loaded - start, made: made - start, solved: performance.now() - start };
}

export async function startEmpty(base, wasm) {
  const start = performance.now();
  const { default: create } = await import(`${base}empty_glue.js`);
  (await create(wasm)).nothing();
  return { loaded: performance.now() - start };
}
