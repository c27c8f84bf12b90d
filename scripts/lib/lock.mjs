// One command at a time builds one thing: a second waits until the first is through. A lock whose process has ended is
// dropped; the holder also touches it every second, so that one left from before a restart is known by its age.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { inBuild } from "./paths.mjs";

const folder = inBuild("locks");
const staleAfterMs = 60_000;

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function isRunning(pid) {
  try {
    return pid === 0 || process.kill(pid, 0); // 0: taken just now, its number not yet written
  } catch (error) {
    return error.code === "EPERM"; // somebody else's
  }
}

function isHeld(file) {
  try {
    return Date.now() - statSync(file).mtimeMs < staleAfterMs && isRunning(Number(readFileSync(file, "utf8")));
  } catch {
    return false; // given back meanwhile
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // somebody took it for stale, as after a long sleep of the machine
  }
}

/** Runs `body` while no other process runs one under the same name. */
export async function locked(name, body) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  for (let waits = 0; !take(file); ++waits) {
    if (!isHeld(file)) rmSync(file, { force: true });
    if (waits === 5) console.log("Waiting for another command that does the same ...");
    await setTimeout(200);
  }
  const touching = setInterval(touch, 1000, file);
  try {
    return await body();
  } finally {
    clearInterval(touching);
    rmSync(file, { force: true });
  }
}
