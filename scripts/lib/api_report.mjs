// The report of what the package's entries export, kept in docs/api so that a change of the face shows in a diff.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inBuild, inRoot, root } from "./paths.mjs";

const entries = { hanadoku: "lib", element: "element", formats: "formats", words: "words", rooms: "rooms" };
const kept = inRoot("docs/api");
const silent = { default: { logLevel: "none" } };

async function make(name, folder) {
  const { Extractor, ExtractorConfig } = (await import("@microsoft/api-extractor")).default;
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: inRoot("dist/types", entries[name], "index.d.ts"),
      compiler: { tsconfigFilePath: inRoot("tsconfig.build.json") },
      apiReport: {
        enabled: true,

        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: folder,
      },
      newlineKind: "lf",
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
        compilerMessageReporting: silent,
      },
    },
    packageJsonFullPath: inRoot("package.json"),
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: (message) => (message.handled = true) });
}

/** Makes the reports of dist/ and gives the names of those that are not as they are kept; `keep` keeps them. */
export async function apiReports({ keep }) {
  const made = inBuild("api");
  for (const folder of [made, kept]) mkdirSync(folder, { recursive: true });
  const changed = [];
  for (const name of Object.keys(entries)) {
    const file = `${name}.api.md`;
    await make(name, made);
    const before = path.join(kept, file);
    const text = (place) => readFileSync(place, "utf8");
    if (existsSync(before) && text(before) === text(path.join(made, file))) continue;
    changed.push(name);
    if (keep) copyFileSync(path.join(made, file), before);
  }
  return changed;
}
