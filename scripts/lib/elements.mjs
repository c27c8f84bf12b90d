// Makes dist/custom-elements.json: what editors and documentation tools know of the elements.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dist, inRoot } from "./paths.mjs";

const sources = "web/element";
const elements = ["hana-doku", "hana-grid"];
export const elementsFile = "custom-elements.json";

/** What a host has no business with. */
const lifecycle = new Set([
  "connectedCallback",
  "disconnectedCallback",
  "willUpdate",
  "updated",
  "render",
  "styles",
  "shouldUpdate",
]);
const isPublic = ({ name, privacy }) =>
  (privacy ?? "public") === "public" && !name.startsWith("#") && !lifecycle.has(name);

/** A declaration as the package shows it: the source files, which it does not hold, are not named. */
function shown({ members = [], attributes = [], events = [], ...declaration }) {
  const without = (member) => ({ ...member, inheritedFrom: undefined });
  return {
    ...declaration,
    superclass: { name: "LitElement", package: "lit" },
    members: members.filter(isPublic).map(without),
    attributes: attributes.map(without),
    events: events.filter(({ description }) => description),
  };
}

export async function describeElements() {
  const { create, ts } = await import("@custom-elements-manifest/analyzer");
  const { litPlugin } = await import("@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js");
  const modules = readdirSync(inRoot(sources))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => {
      const text = readFileSync(inRoot(sources, name), "utf8");
      return ts.createSourceFile(`${sources}/${name}`, text, ts.ScriptTarget.ES2022, true);
    });
  const manifest = create({ modules, plugins: litPlugin(), context: { dev: false } });
  const declarations = manifest.modules
    .flatMap((module) => module.declarations)
    .filter(({ tagName }) => elements.includes(tagName))
    .map(shown);
  const file = "dist/element.js";
  const module = {
    kind: "javascript-module",
    path: file,
    declarations,
    exports: declarations.flatMap(({ name, tagName }) => [
      { kind: "js", name, declaration: { name, module: file } },
      { kind: "custom-element-definition", name: tagName, declaration: { name, module: file } },
    ]),
  };
  const text = JSON.stringify(
    { schemaVersion: manifest.schemaVersion, readme: "README.md", modules: [module] },
    null,
    2,
  );
  writeFileSync(path.join(dist, elementsFile), `${text}\n`);
}
