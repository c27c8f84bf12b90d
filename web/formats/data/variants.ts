// Names of rules that a plain sudoku has not.

const names = `antiking antiknight anti-king anti-knight arrows? betweenlines? cages? calcudoku chain clones? consecutive
  diagonals? difference disjoint disjointgroups entropiclines? even evencells extraregions? germanwhispers? greaterthan hyper
  inequalit(?:y|ies) irregular jigsaw killer killercages? killersudoku kropki kropkidots? littlekillers?(?:sum)? lockout maximum
  mathdoku minimum modularlines? nonconsecutive nabner odd oddcells palindromes? parity quadruples? ratio regionsumlines?
  renbans? samurai sandwich(?:sum)? skyscrapers? slowthermos? sums? thermometers? thermos? topbottom whispers? windoku xsums?
  xsudoku xv zipperlines?`;

const pattern = new RegExp(`^(?:${names.trim().replace(/\s+/g, "|")})[+-]?$`, "i");

/** Whether a key or a type names a variant. */
export const namesVariant = (name: string): boolean => pattern.test(name.replace(/[\s_]/g, ""));
