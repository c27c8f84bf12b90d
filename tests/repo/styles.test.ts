import { expect, test } from "vitest";
import { minifyStyles } from "../../scripts/lib/css_literals.mjs";

const styled = (styles: string) => `const a = 1;\nexport const b = css\`${styles}\`;\n`;

test("styles in a script lose what no browser needs, and nothing else of it changes", async () => {
  const script = styled("\n  .cell {\n    color: #ffffff; /* white */\n    margin: 0px;\n  }\n");
  expect(await minifyStyles(script)).toBe(styled(".cell{color:#fff;margin:0}"));
});

test("declarations that are put into styles, or stand alone, stay what they are", async () => {
  const inRules = styled("\n  :host {\n    ${more}\n    color: red;\n  }\n  .b { ${more} }\n");
  expect(await minifyStyles(inRules)).toBe(styled(":host{${more}color:red}.b{${more}}"));
  expect(await minifyStyles(styled("\n  --page: light-dark(#ffffff, #000000);\n"))).toBe(
    styled("--page: light-dark(#ffffff, #000000);"),
  );
});
