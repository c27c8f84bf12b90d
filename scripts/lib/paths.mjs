// Where things are, from the root of the repository, whatever folder a command is called from.
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const inRoot = (...parts) => path.join(root, ...parts);
export const inBuild = (...parts) => path.join(root, "build", ...parts);
export const dist = inRoot("dist");
