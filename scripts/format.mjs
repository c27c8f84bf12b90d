// `npm run format`: lays all sources out as the check wants them.
import "./lib/node_version.mjs";
import { clangFormat } from "./lib/clang.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { provide } from "./lib/provide.mjs";
import { show } from "./lib/run.mjs";

await command(async () => {
  await provide("check");
  const code = await show(process.execPath, [
    inRoot("node_modules/prettier/bin/prettier.cjs"),
    "--write",
    "--log-level",
    "warn",
    ".",
  ]);
  const cpp = await clangFormat({ write: true });
  if (cpp === null) throw new Failure("the C++ sources are laid out by clang-format 14, which is not here");
  if (code !== 0 || !cpp) process.exitCode = 1;
});
