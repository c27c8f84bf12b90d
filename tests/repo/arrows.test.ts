import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { arrowFaults } from "./arrows.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

function sourcesUnder(room: string): string[] {
  const folder = path.join(root, room);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(h|cpp|ts|js|mjs)$/.test(name))
    .map((name) => `${room}/${name.split(path.sep).join("/")}`);
}

describe.each(["core", "wasm", "web"])("%s", (room) => {
  test("keeps to the arrows", () => {
    const files = sourcesUnder(room);
    expect(files).not.toHaveLength(0);
    expect(files.flatMap((file) => arrowFaults(file, readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  });
});

const against: [string, string][] = [
  ["core/include/hanadoku/grid.h", '#include "hanadoku/solver.h"'],
  ["core/include/hanadoku/formats.h", '#include "hanadoku/board.h"'],
  ["core/include/hanadoku/sets.h", "#include <iostream>"],
  ["core/src/solver.cpp", "# include <chrono>"],
  ["core/src/solver.cpp", '#include "hanadoku/generator.h"'],
  ["core/src/solver.cpp", '#include "game.h"'],
  ["core/src/solver.cpp", "#include <emscripten/bind.h>"],
  ["core/src/mystery.cpp", ""],
  ["wasm/bindings.cpp", '#include "../core/src/search.h"'],
  ["web/lib/index.ts", 'import { x } from "../element/index.js";'],
  ["web/lib/index.ts", 'import "lit";'],
  ["web/formats/xml.ts", 'export * from "../element/board.js";'],
  ["web/formats/xml.ts", 'import "node:zlib";'],
  ["web/element/index.ts", 'import create from "#hanadoku-glue";'],
  ["web/element/index.ts", 'import type {\n  Game,\n} from "../app/main.js";'],
  ["web/app/main.ts", 'import { x } from "../lib/index.js";'],
  ["web/app/main.ts", 'const x = await import("../../dist/hanadoku.js");'],
  ["web/attic/main.ts", ""],
];

const along: [string, string][] = [
  ["core/include/hanadoku/grid.h", '#include <array>\n#include "hanadoku/shape.h"'],
  ["core/src/solver.cpp", '#include "hanadoku/solver.h"\n#include "hanadoku/grid.h"'],
  ["core/src/game_save.cpp", '#include "game_text.h"\n#include "hanadoku/game.h"'],
  ["core/src/techniques/fish.cpp", '#include "hanadoku/step.h"\n#include "hanadoku/board.h"'],
  [
    "wasm/bindings.cpp",
    '#include <emscripten/bind.h>\n#include "boundary.h"\n#include "games.h"\n#include "hanadoku/game.h"',
  ],
  ["web/lib/index.ts", 'import create from "#hanadoku-glue";\nimport { x } from "./types.js";'],
  ["web/element/index.ts", 'import { LitElement } from "lit";\nimport { x } from "../lib/index.js";'],
  ["web/formats/xml/tree.ts", 'import { SaxesParser } from "saxes";'],
  ["web/app/main.ts", 'import "hanadoku/element";\nimport { x } from "hanadoku";\nimport "./main.css";'],
];

test.each(against)("catches what is against the arrow in %s: %j", (file, source) => {
  expect(arrowFaults(file, source)).toHaveLength(1);
});

test.each(along)("lets pass what follows the arrow in %s: %j", (file, source) => {
  expect(arrowFaults(file, source)).toEqual([]);
});
