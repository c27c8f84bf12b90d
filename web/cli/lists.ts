// `techniques` and `formats`: the names that options take, where they are too many for a page of help.
import { loadHanadoku } from "hanadoku";
import { formatNames } from "hanadoku/formats";
import { JsonList, Output } from "./output.js";

export async function listTechniques({ json }: { json?: boolean }): Promise<void> {
  const output = new Output();
  const facts = (await loadHanadoku()).techniques();
  const list = json ? new JsonList(output) : null;
  for (const fact of facts) {
    const { technique, level, rating, searched } = fact;
    if (list) await list.add(fact);
    else await output.write(`${technique}\t${level}\t${rating}${searched ? "" : "\tnot searched"}\n`);
  }
  await list?.end();
  await output.end();
}

export async function listFormats(): Promise<void> {
  const output = new Output();
  await output.write(`${formatNames.join("\n")}\n`);
  await output.end();
}
