import { expect, test } from "vitest";
import { apiReports } from "../../scripts/lib/api_report.mjs";

test("the face is the one that docs/api reports (npm run api reports it anew)", async () => {
  expect(await apiReports({ keep: false })).toEqual([]);
}, 120_000);
