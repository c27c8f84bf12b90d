// Styles inside scripts, css`…`, as small as files of styles would be.

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

/** A script with its styles minified. */
export async function minifyStyles(script) {
  const found = [...script.matchAll(literal)];
  const small = await Promise.all(found.map(([, styles]) => minify(styles)));
  let index = 0;
  return script.replace(literal, () => `css\`${small[index++]}\``);
}
