// `npm run reproduce`: builds the package twice, from copies of the committed tree in folders of other names, and compares every byte
// that would be published. Takes minutes; what is installed here is linked, not installed again.
import "./lib/node_version.mjs";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command, Failure } from "./lib/failure.mjs";
import { inRoot, root } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";

async function run(program, args, options) {
  if ((await show(program, args, options)) !== 0) throw new Failure(`${program} ${args[0]} failed (above)`);
}

/** Each published file's digest. */
function digestsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash("sha256").update(readFileSync(file)).digest("hex")]),
  );
}

async function build(folder) {
  await run("git", ["clone", "--quiet", "--no-hardlinks", root, folder]);
  symlinkSync(inRoot("node_modules"), path.join(folder, "node_modules"));
  await run(process.execPath, ["scripts/build.mjs"], { cwd: folder });
  return digestsOf(path.join(folder, "dist"));
}

await command(async () => {
  await provide("build");
  const place = mkdtempSync(path.join(tmpdir(), "hanadoku-"));
  try {
    const first = await build(path.join(place, "one"));
    const second = await build(path.join(place, "another name"));
    const names = [...new Set([...first.keys(), ...second.keys()])];
    const different = names.filter((name) => first.get(name) !== second.get(name));
    if (different.length > 0) throw new Failure(`not the same in both: ${different.join(", ")}`);
    for (const [name, digest] of first) console.log(`${digest}  ${name}`);
    console.log(`${names.length} files, the same in both`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
