// Stages that run only when what they are made from has changed. A stamp is a hash of a stage's inputs, kept in
// build/stamps once its outputs are there.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locked } from "./lock.mjs";
import { inBuild, inRoot, root } from "./paths.mjs";

/** All files under a file or folder, named from the root, in one order everywhere. */
export function filesUnder(place) {
  const full = inRoot(place);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

export function hashOf(places, extra = []) {
  const hash = createHash("sha256").update(JSON.stringify([root, ...extra]));
  for (const file of places.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

/**
 * Runs `make` unless the inputs are the ones it last ran well with and the outputs are still there. `extra()` gives
 * strings that count as inputs too; a `make` that gives back false is run again next time. Says whether it ran.
 */
export function stage({ name, inputs, extra = () => [], outputs, quiet = false, make }) {
  const fileName = name.replaceAll(/\W+/g, "-");
  const file = inBuild("stamps", fileName);
  return locked(fileName, async () => {
    const hash = hashOf(inputs, extra());
    const made = existsSync(file) && readFileSync(file, "utf8") === hash;
    if (made && outputs.every((output) => existsSync(inRoot(output)))) return false;
    rmSync(file, { force: true });
    if (!quiet) console.log(`Building ${name} ...`);
    if ((await make()) === false) return true;
    mkdirSync(inBuild("stamps"), { recursive: true });
    writeFileSync(file, hash);
    return true;
  });
}
