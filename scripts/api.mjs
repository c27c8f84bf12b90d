// `npm run api`: reports anew what the package exports, in docs/api.
import "./lib/node_version.mjs";
import { apiReports } from "./lib/api_report.mjs";
import { command } from "./lib/failure.mjs";
import { provide } from "./lib/provide.mjs";
import { buildPackage } from "./lib/stages.mjs";

await command(async () => {
  await provide("wasm");
  await buildPackage();
  const changed = await apiReports({ keep: true });
  console.log(changed.length ? `docs/api: ${changed.join(", ")} changed` : "docs/api is as it was");
});
