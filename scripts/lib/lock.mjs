// One build at a time: a second command waits until the first has built. The holder touches the lock every second, so
// that one left behind by a killed process is known by its age.
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { inBuild } from "./paths.mjs";

const file = inBuild("lock");
const staleAfterMs = 10_000;

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function dropIfStale() {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age > staleAfterMs) rmSync(file, { force: true });
}

export async function locked(body) {
  mkdirSync(inBuild(), { recursive: true });
  for (let waits = 0; !take(); ++waits) {
    dropIfStale();
    if (waits === 5) console.log("Waiting for another build ...");
    await setTimeout(200);
  }
  const touching = setInterval(() => utimesSync(file, new Date(), new Date()), 1000);
  try {
    return await body();
  } finally {
    clearInterval(touching);
    rmSync(file, { force: true });
  }
}
