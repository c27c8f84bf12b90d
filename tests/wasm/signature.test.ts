import { loadHanadoku } from "hanadoku";
import { expect, test } from "vitest";
import { signature } from "../data/signature.js";

test("the same seeds give the same puzzles here as natively", async () => {
  await expect(signature(await loadHanadoku())).toMatchFileSnapshot("../data/signature.txt");
});
