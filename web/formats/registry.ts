// All formats, in the order in which they are tried.
import { gnomeSudoku } from "./data/gnome_sudoku.js";
import { envelope, json, json1d, json2d, jsonLines } from "./data/json.js";
import { arrays } from "./data/arrays.js";
import { janko } from "./data/janko.js";
import { placements } from "./data/placements.js";
import { ampl, facts, indexValue, miniZinc } from "./data/programs.js";
import type { Format } from "./format.js";
import { secuso, sudokuExchange, sudokuWiki } from "./links/digits.js";
import { fPuzzles, fPuzzlesId, sudokuPad } from "./links/fpuzzles.js";
import { lisudoku } from "./links/lisudoku.js";
import { ownLink } from "./links/own.js";
import { penpa } from "./links/penpa.js";
import { puzzLink, pzpr } from "./links/puzzlink.js";
import { solo } from "./links/solo.js";
import { sudokuPadClassic, sudokuPadPacked } from "./links/sudokupad.js";
import { sudokuWikiPosition } from "./links/sudokuwiki_position.js";
import { csv } from "./text/csv.js";
import { grid, hex, lettered, numbers, piped, rows, simpleSudoku, sudokuSolver } from "./text/grid.js";
import { hodoku } from "./text/hodoku.js";
import { latex } from "./text/latex.js";
import { line, sdm, sukaku } from "./text/lines.js";
import { pencilMarks, threeGrids } from "./text/pencil_marks.js";
import { sadman, sudocue } from "./text/sdk.js";
import { sdx } from "./text/sdx.js";
import { ksudoku, ksudokuText } from "./xml/ksudoku.js";
import { openSudoku, openSudoku2 } from "./xml/opensudoku.js";
import { sdku } from "./xml/sdku.js";

/** All formats, in the order in which they are tried. */
export const formatNames = [
  "link",
  "sudokuwiki",
  "sudokuwiki-position",
  "sudokuexchange",
  "secuso",
  "lisudoku",
  "f-puzzles",
  "f-puzzles-id",
  "sudokupad",
  "sudokupad-classic",
  "sudokupad-packed",
  "puzzlink",
  "pzprv3",
  "penpa",
  "solo",
  "opensudoku",
  "opensudoku-2",
  "ksudoku",
  "ksudoku-shape",
  "sdku",
  "gnome-sudoku",
  "janko",
  "minizinc",
  "ampl",
  "facts",
  "json-lines",
  "arrays",
  "envelope",
  "json",
  "json-2d",
  "json-1d",
  "index-value",
  "placements",
  "latex",
  "hodoku",
  "sadman",
  "sudocue",
  "sdx",
  "csv",
  "sukaku",
  "three-grids",
  "pencil-marks",
  "simple-sudoku",
  "spf",
  "piped",
  "numbers",
  "letters",
  "hex",
  "grid",
  "rows",
  "sdm",
  "line",
] as const;
/** The name of a format. */
export type FormatName = (typeof formatNames)[number];

export const formats: readonly Format[] = [
  ownLink,
  sudokuWiki,
  sudokuWikiPosition,
  sudokuExchange,
  secuso,
  lisudoku,
  fPuzzles,
  fPuzzlesId,
  sudokuPad,
  sudokuPadClassic,
  sudokuPadPacked,
  puzzLink,
  pzpr,
  penpa,
  solo,
  openSudoku,
  openSudoku2,
  ksudoku,
  ksudokuText,
  sdku,
  gnomeSudoku,
  janko,
  miniZinc,
  ampl,
  facts,
  jsonLines,
  arrays,
  envelope,
  json,
  json2d,
  json1d,
  indexValue,
  placements,
  latex,
  hodoku,
  sadman,
  sudocue,
  sdx,
  csv,
  sukaku,
  threeGrids,
  pencilMarks,
  simpleSudoku,
  sudokuSolver,
  piped,
  numbers,
  lettered,
  hex,
  grid,
  rows,
  sdm,
  line,
];
