// How `npm run docs` makes the pages.
import { OptionDefaults } from "typedoc";

/** What tools for custom elements know beside TypeDoc's own. */
const elementTags = ["@fires", "@csspart", "@cssprop", "@element", "@slot", "@attr"];

export default {
  name: "Hanadoku",
  entryPoints: ["lib", "element", "formats", "words", "rooms"].map((part) => `web/${part}/index.ts`),
  projectDocuments: ["docs/guides/*.md"],
  readme: "README.md",
  out: "build/docs",
  blockTags: [...OptionDefaults.blockTags, ...elementTags],
  highlightLanguages: [...OptionDefaults.highlightLanguages, "nginx", "apache", "svelte"],
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  hideGenerator: true,
  githubPages: false,
  validation: { notExported: false },
};
