// Names of rules that a plain sudoku has not.

const names = `antiking antiknight arrows? betweenlines? cages? calcudoku chain clones? consecutive
  diagonals? difference disjoint disjointgroups entropiclines? even evencells extraregions? germanwhispers? greaterthan hyper
  inequalit(?:y|ies) irregular jigsaw killer killercages? kropki kropkidots? littlekillers?(?:sum)? lockout maximum
  mathdoku minimum modularlines? nonconsecutive nabner odd oddcells palindromes? parity quadruples? ratio regionsumlines?
  renbans? samurai sandwich(?:sum)? skyscrapers? slowthermos? sums? thermometers? thermos? topbottom whispers? windoku xsums?
  x xv zipperlines?`;

const anyName = `(?:${names.trim().replace(/\s+/g, "|")})`;
const pattern = new RegExp(`^(?:${anyName}(?:sudoku)?|sudokux)[+-]?$`, "i");
const inProse = new RegExp(
  `(?:^|[^\\p{L}])(${anyName}[ -]sudokus?|sudoku[ -]x|samurai|windoku|jigsaw)(?![\\p{L}-])`,
  "iu",
);
/** A sentence may speak of other puzzles than the one below it. */
const longestTitle = 40;

/** Whether a key or a type names a variant. */
export const namesVariant = (name: string): boolean => pattern.test(name.replace(/[\s_]|-(?=.)/g, ""));

/** The variant that a title names; "" for none. */
export const variantInTitle = (title: string): string =>
  title.length > longestTitle ? "" : (inProse.exec(title)?.[1] ?? "");
