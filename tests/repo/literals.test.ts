import { expect, test } from "vitest";
import { minifyLiterals } from "../../scripts/lib/literals.mjs";

const styled = (styles: string) => `const a = 1;\nexport const b = css\`${styles}\`;\n`;

test("styles in a script lose what no browser needs, and nothing else of it changes", async () => {
  const script = styled("\n  .cell {\n    color: #ffffff; /* white */\n    margin: 0px;\n  }\n");
  expect(await minifyLiterals(script)).toBe(styled(".cell{color:#fff;margin:0}"));
});

test("declarations that are put into styles, or stand alone, stay what they are", async () => {
  const inRules = styled("\n  :host {\n    ${more}\n    color: red;\n  }\n  .b { ${more} }\n");
  expect(await minifyLiterals(inRules)).toBe(styled(":host{${more}color:red}.b{${more}}"));
  expect(await minifyLiterals(styled("\n  --page: light-dark(#ffffff, #000000);\n"))).toBe(
    styled("--page: light-dark(#ffffff, #000000);"),
  );
});

test("white space in templates is one space, and what is put in stays what it is", async () => {
  const script =
    "const a = html`\n  <p>\n    ${on ? html`<b>\n x</b>` : `two\n lines`} y\n  </p>`;\nconst b = `two\n lines`;\n";
  expect(await minifyLiterals(script)).toBe(
    "const a = html` <p> ${on ? html`<b> x</b>` : `two\n lines`} y </p>`;\nconst b = `two\n lines`;\n",
  );
});
