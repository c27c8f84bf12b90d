// Installs all that a purpose needs, and nothing where it is there already.
import { locked } from "./lock.mjs";
import { needsOf } from "./needs.mjs";
import { provideNpmPackages } from "./npm_packages.mjs";
import { provideSystemPackages } from "./system_packages.mjs";

/** `purposes` are keys of needsOf. */
export function provide(...purposes) {
  return locked("install", async () => {
    await provideSystemPackages(purposes.flatMap((purpose) => needsOf[purpose]));
    await provideNpmPackages();
  });
}
