// Styles and templates inside scripts, css`…` and html`…`, as small as files of them would be.

const literal = /\bcss`([^`]*)`/g;
const hole = /\$\{[^}]*\}/g;

async function minify(styles) {
  const { transform } = await import("esbuild");
  // What is put in are declarations, for which others stand meanwhile; so may the whole be, which then needs a rule around it.
  const holes = styles.match(hole) ?? [];
  const standIn = (index) => `--hole-${index}: 0;`;
  let filled = styles;
  for (const [index, each] of holes.entries()) filled = filled.replace(each, standIn(index));
  const bare = !filled.includes("{");
  const { code } = await transform(bare ? `x{${filled}}` : filled, { loader: "css", minify: true });
  const small = bare ? `${code.trim().slice(2, -1)};` : code.trim();
  return small.replace(/--hole-(\d+):\s*0(?:;|(?=\}))/g, (_, index) => holes[index]);
}

async function withSmallStyles(script) {
  const found = [...script.matchAll(literal)];
  const small = await Promise.all(found.map(([, styles]) => minify(styles)));
  let index = 0;
  return script.replace(literal, () => `css\`${small[index++]}\``);
}

/** How templates are laid out is for those who write them: any white space in them is one space on the page. */
async function withSmallTemplates(script) {
  const { default: ts } = await import("typescript");
  const source = ts.createSourceFile("script.ts", script, ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && ["html", "svg"].includes(node.tag.getText())) {
      const { template } = node;
      if (ts.isNoSubstitutionTemplateLiteral(template)) texts.push(template);
      else texts.push(template.head, ...template.templateSpans.map((span) => span.literal));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let small = script;
  for (const text of texts.sort((one, other) => other.getStart() - one.getStart())) {
    const [start, end] = [text.getStart(), text.getEnd()];
    small = small.slice(0, start) + small.slice(start, end).replace(/\s+/g, " ") + small.slice(end);
  }
  return small;
}

/** A script with its styles and its templates minified. */
export const minifyLiterals = async (script) => withSmallTemplates(await withSmallStyles(script));
