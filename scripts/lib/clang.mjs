// The C++ sources under clang-format and clang-tidy.
import os from "node:os";
import { inBuild } from "./paths.mjs";
import { answer, capture, onPath, show } from "./run.mjs";
import { filesUnder, stage } from "./stamps.mjs";

const folders = ["core", "wasm", "tools", "tests"];
const formatVersion = 14; // others lay some lines out otherwise

const sources = (pattern) => folders.flatMap(filesUnder).filter((file) => pattern.test(file));

/** The clang-format that the sources are laid out by, or null where only another version is at hand. */
export function findClangFormat() {
  const program = onPath(`clang-format-${formatVersion}`, "clang-format");
  return answer(program, ["--version"])?.includes(`version ${formatVersion}.`) ? program : null;
}

/** Checks the layout, or mends it where `write`. Says whether all is well; null where it cannot be told. */
export async function clangFormat({ write }) {
  const program = findClangFormat();
  if (!program) return null;
  return (await show(program, [...(write ? ["-i"] : ["--dry-run", "--Werror"]), ...sources(/\.(h|cpp)$/)])) === 0;
}

/** Lints the files of core that have changed since they were last found clean, or whose headers have. */
export async function clangTidy() {
  const program = onPath("clang-tidy-14", "clang-tidy");
  const files = filesUnder("core/src").filter((file) => file.endsWith(".cpp"));
  const headers = filesUnder("core").filter((file) => file.endsWith(".h"));
  let clean = true;
  const lint = (file) =>
    stage({
      name: `tidy-${file.replaceAll("/", "-")}`,
      inputs: [file, ...headers, ".clang-tidy"],
      extra: () => [answer(program, ["--version"]) ?? ""],
      outputs: [],
      quiet: true,
      async make() {
        const { code, output } = await capture(program, [
          "-p",
          inBuild("native"),
          "--quiet",
          "--extra-arg=-Wno-unknown-warning-option",
          file,
        ]);
        if (code === 0) return true;
        console.error(output);
        return (clean = false);
      },
    });
  const next = async () => {
    for (let file; (file = files.shift());) await lint(file);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, next));
  return clean;
}
