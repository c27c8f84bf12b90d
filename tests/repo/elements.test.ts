// The custom-elements manifest says what there is, and only that.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly kind?: string;
  readonly type?: { readonly text: string };
}
interface Declaration {
  readonly tagName: string;
  readonly members: readonly Named[];
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
}

const root = path.join(import.meta.dirname, "../..");
const { customElements } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  customElements: string;
};
const manifest = JSON.parse(readFileSync(path.join(root, customElements), "utf8")) as {
  modules: { path: string; declarations: Declaration[] }[];
};
const declarations = manifest.modules.flatMap((module) => module.declarations);
const board = declarations.find(({ tagName }) => tagName === "hana-doku");
const namesOf = (named: readonly Named[] = []) => named.map(({ name }) => name).sort();

describe("the custom-elements manifest", () => {
  test("names the elements, and files that the package holds", () => {
    expect(declarations.map(({ tagName }) => tagName)).toContain("hana-doku");
    expect(manifest.modules.map((module) => module.path)).toEqual(["dist/element.js"]);
    expect(JSON.stringify(manifest)).not.toContain("web/element");
  });

  test("has each event that the element tells, with its type", () => {
    const source = readFileSync(path.join(root, "web/element/events.ts"), "utf8");
    const [, list = ""] = /interface HanaDokuEvents \{(.*?)\n\}/s.exec(source) ?? [];
    const told = Array.from(list.matchAll(/^ {2}(\w+): (CustomEvent<\w+>)/gm), ([, name, type]) => `${name} ${type}`);
    expect(board?.events.map(({ name, type }) => `${name} ${type?.text}`).sort()).toEqual(told.sort());
  });

  test("has the methods and attributes of a host, and nothing private", () => {
    const methods = board?.members.filter(({ kind }) => kind === "method");
    const wanted = ["newGame", "restart", "undo", "redo", "hint", "pause", "resume", "save", "restore"];
    expect(namesOf(methods)).toEqual(expect.arrayContaining(wanted));
    expect(namesOf(board?.attributes)).toEqual(expect.arrayContaining(["shape", "level", "readonly", "controls"]));
    expect(namesOf(board?.members).filter((name) => /^(#|_)|Callback$|^render$|^phase$/.test(name))).toEqual([]);
  });
});
