// The house's arrows as rules: who may include or import what. A new header or room gets its place in these tables.
import path from "node:path";

/** Core's public headers, lowest first: each may include only headers of the rows above its own. */
const headerRows = [
  ["budget", "cell", "level", "random", "simd", "stopwatch"],
  ["sets"],
  ["shape"],
  ["grid", "symmetry"],
  ["board", "formats"],
  ["solver", "unavoidable"],
  ["full_grid", "puzzle"],
  ["step"],
  ["grader"],
  ["generator", "sanitizer"],
  ["game", "graded", "ranking"],
];

/** Folders of core/src that belong to a header of another name. */
const owners: Record<string, string> = { techniques: "step" };

/** The parts of the standard library that core may use: no I/O, no clock, no thread, no exception, no random. */
const standardHeaders = new Set(
  `algorithm array bit bitset cassert charconv climits cmath compare concepts cstddef cstdint cstdlib cstring functional
   initializer_list iterator limits memory numeric optional span string string_view tuple type_traits utility variant
   vector emmintrin.h immintrin.h smmintrin.h tmmintrin.h wasm_simd128.h`.split(/\s+/),
);

/** The rooms of web/: which other rooms each may import, and which packages. */
const rooms: Record<string, { rooms: string[]; packages: RegExp }> = {
  lib: { rooms: [], packages: /^(#(hanadoku|techniques)-glue|node:.+)$/ },
  formats: { rooms: ["lib"], packages: /^(fflate|lz-string|saxes)$/ },
  words: { rooms: ["lib"], packages: /^$/ },
  rooms: { rooms: ["lib"], packages: /^$/ },
  element: { rooms: ["lib", "words"], packages: /^(lit|lit\/.+|@fluent\/bundle)$/ },
  app: { rooms: [], packages: /^(?!#|node:)/ }, // the package by its name, as a stranger would, and libraries
  cli: { rooms: [], packages: /^(hanadoku|hanadoku\/formats|commander|node:.+)$/ }, // likewise
};

const rowOf = (header: string) => headerRows.findIndex((row) => row.includes(header));

/** The header whose place in the table a file of core shares: `game_save.cpp` that of `game.h`. */
function placeOf(file: string): string {
  const [folder = "", ...rest] = file.replace(/^core\/(include\/hanadoku|src)\//, "").split("/");
  const stem = path.parse(rest.at(-1) ?? folder).name;
  if (rowOf(stem) >= 0) return stem;
  return (rest.length > 0 ? owners[folder] : undefined) ?? stem.split("_")[0] ?? stem;
}

function coreFaults(file: string, source: string): string[] {
  const own = placeOf(file);
  const ownRow = rowOf(own);
  if (ownRow < 0) return [`${file} has no place in the table of headers`];
  const isHeader = file.startsWith("core/include/");
  const faults: string[] = [];
  for (const [, open, name = ""] of source.matchAll(/^\s*#\s*include\s*([<"])([^>"]+)/gm)) {
    const header = name.match(/^hanadoku\/(\w+)\.h$/)?.[1];
    const beside = path.posix.join(path.posix.dirname(file), name);
    const used = header ?? (open === '"' && !isHeader ? placeOf(beside) : undefined);
    if (used === undefined) {
      if (open === '"' || !standardHeaders.has(name)) faults.push(`${file} includes ${name}: not for core`);
      continue;
    }
    const row = rowOf(used);
    const mayBeSame = !isHeader && used === own;
    if (row < 0 || (row >= ownRow && !mayBeSame)) faults.push(`${file} includes ${name}: against the arrow`);
  }
  return faults;
}

const importPattern =
  /(?:^|[^\w.])(?:import|export)\s*(?:[^"'`;()]*?\sfrom\s*)?["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']/g;

function webFaults(file: string, source: string): string[] {
  const room = file.split("/")[1] ?? "";
  const rules = rooms[room];
  if (!rules) return [`${file} stands in no known room`];
  const faults: string[] = [];
  for (const [, still, dynamic] of source.matchAll(importPattern)) {
    const name = still ?? dynamic ?? "";
    let allowed: boolean;
    if (name.startsWith(".")) {
      const target = path.posix.join(path.posix.dirname(file), name).split("/");
      const within = target[0] === "web" ? (target[1] ?? "") : "";
      allowed = within === room || rules.rooms.includes(within);
    } else {
      allowed = rules.packages.test(name);
    }
    if (!allowed) faults.push(`${file} imports ${name}: against the arrow`);
  }
  return faults;
}

function wasmFaults(file: string, source: string): string[] {
  const names = [...source.matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)].map(([, name = ""]) => name);
  return names
    .filter((name) => !/^(hanadoku\/)?\w+\.h$/.test(name))
    .map((name) => `${file} includes ${name}: not core's face`);
}

/** What is against the arrows in one file (its path from the root, with slashes, and its text). */
export function arrowFaults(file: string, source: string): string[] {
  if (file.startsWith("core/")) return coreFaults(file, source);
  if (file.startsWith("wasm/")) return wasmFaults(file, source);
  return webFaults(file, source);
}
