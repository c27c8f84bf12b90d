// Every public method of <hana-doku> shows how it is called, and its example runs: `board` has a 4x4 with 8 empty cells from 4 to 11. A line
// `expression; // => value` is a claim.
import type { HanaDoku } from "../../web/element/index.js";
import { declarationsOf } from "../package/declarations.js";
import { expect, test } from "./fixtures.js";
import { embed, four } from "./host.js";

const classes = ["HanaDoku", "PlayingElement", "HoldingElement"];
/** Lit's own, which no host calls. */
const lifecycle = /Callback$|^(willUpdate|updated|render)$/;

const methods = declarationsOf("web/element/index.ts", classes)
  .filter(({ name, callable, hidden }) => callable && !hidden && name.includes("."))
  .map(({ name, examples }) => ({ name: name.replace(/^.*\./, ""), examples }))
  .filter(({ name }) => !lifecycle.test(name) && !name.startsWith("#"));

/** A script that collects each claim as [what is said, what comes out, what shall]. */
const collecting = (example: string) =>
  example
    .split("\n")
    .map((line) =>
      line.replace(
        /^(.+); \/\/ => (.+)$/,
        (_, said: string, value: string) => `claims.push([${JSON.stringify(said)}, await (${said}), ${value}]);`,
      ),
    )
    .join("\n");

test("all methods of the element are there, each with an example", () => {
  const names = methods.map(({ name }) => name).sort();
  const wanted = "explain focus hint newGame pause press redo restart restore resume reveal save undo";
  expect(names.join(" ")).toBe(wanted.split(" ").sort().join(" "));
  expect(methods.filter(({ examples }) => examples.length !== 1).map(({ name }) => name)).toEqual([]);
});

for (const { name, examples } of methods) {
  test(`the example of ${name} runs`, async ({ page }) => {
    const element = await embed(page, four.puzzle, 'lang="en"');
    await page.route("**/host/example.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export async function run(board) { const claims = []; ${collecting(examples.join("\n"))} return claims; }`,
      }),
    );
    const claims = await element.evaluate(async (board: HanaDoku) => {
      const { run } = (await import(new URL("example.js", location.href).href)) as {
        run: (board: HanaDoku) => Promise<[string, unknown, unknown][]>;
      };
      return run(board);
    });
    expect(claims.length).toBeGreaterThan(0);
    for (const [said, value, wanted] of claims) expect([said, value]).toEqual([said, wanted]);
  });
}
