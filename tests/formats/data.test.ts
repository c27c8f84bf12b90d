import { deflateRawSync } from "node:zlib";
import lz from "lz-string";
import { readRecords } from "hanadoku/formats";
import { describe, expect, test } from "vitest";
import { candidates, digitsOf, made, missing, rowsOf, solutionOf, zeros } from "./made.js";

const nine = made("3x3");
const other = made("3x3", 8);
const four = made("2x2");
const six = made("2x3");
const twelve = made("3x4");
const solved = solutionOf(nine, "3x3");
const entry = missing(solved, nine).search(/[1-9]/);
const entries = Array.from(solved, (symbol, at) => (at === entry ? symbol : ".")).join("");
const values = Array.from(nine, (symbol, at) => (at === entry ? solved.charAt(at) : symbol)).join("");
const marks = candidates(values).map((some) => (some.length > 1 ? some : ""));

const board = rowsOf(nine).map(digitsOf);
const strings = rowsOf(nine).map((row) => Array.from(row));
const nulls = board.map((row) => row.map((digit) => (digit === 0 ? null : digit)));
const rows = (line: string) => Array.from({ length: Math.sqrt(line.length) }, (_, row) => row * Math.sqrt(line.length));

const fPuzzle = (line: string, more: object = {}, cells: (at: number) => object = () => ({})) =>
  lz.compressToBase64(
    JSON.stringify({
      size: Math.sqrt(line.length),
      title: "Ours",
      grid: rows(line).map((from) =>
        Array.from(line.slice(from, from + Math.sqrt(line.length)), (symbol, column) => ({
          ...(symbol === "." ? {} : { value: parseInt(symbol, 36), given: true }),
          ...cells(from + column),
        })),
      ),
      ...more,
    }),
  );

/** The site's own JSON; `shorten` gives it the short names that it is packed with. */
const pad = (more: object = {}, shorten = false) => {
  const names = shorten
    ? { cells: "ce", value: "v", regions: "re" }
    : { cells: "cells", value: "value", regions: "regions" };
  const places = Array.from({ length: 81 }, (_, at) => [Math.floor(at / 9), at % 9] as const);
  const json = JSON.stringify({
    [names.cells]: board.map((row) => row.map((digit) => (digit === 0 ? {} : { [names.value]: digit }))),
    [names.regions]: Array.from({ length: 9 }, (_, box) =>
      places.filter(([row, column]) => Math.floor(row / 3) * 3 + Math.floor(column / 3) === box),
    ),
    ...more,
  });
  return encodeURIComponent(lz.compressToBase64(shorten ? json.replaceAll('"', "").replaceAll("{}", "") : json));
};

const byColumn = (line: string) => Array.from(line, (_, at) => line.charAt((at % 9) * 9 + Math.floor(at / 9))).join("");
const graph = (kind: string) => `<graph order="9" type="sudoku" specific-type="${kind}"/>`;
const kSudoku = (kind = "Plain", history = "") =>
  `<!DOCTYPE ksudoku>\n<ksudoku><game had-help="0" msecs-elapsed="1234"><puzzle>${graph(kind)}<values>${Array.from(byColumn(nine), (symbol) => (symbol === "." ? "_" : String.fromCharCode(97 + Number(symbol)))).join("")}</values><solution>${Array.from(byColumn(solved), (symbol) => String.fromCharCode(97 + Number(symbol))).join("")}</solution></puzzle><history>${history}</history></game></ksudoku>`;

const progress = (version: number, note: (some: string) => string) =>
  `version: ${version}&#10;${Array.from(values, (symbol, at) => `${symbol === "." ? 0 : symbol}|${note(marks[at] ?? "")}|${nine[at] === "." ? 1 : 0}|`).join("")}`;
const openSudoku = (data: string, more = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku${more}>\n<name>Ours 9</name>\n<game data="${data}"/>\n</opensudoku>`;
const bits = (some: string) => String(Array.from(some, Number).reduce((mask, digit) => mask | (1 << (digit - 1)), 0));

const penpa = (numbers: Record<number, unknown>, layers = "") => {
  const text = [
    "square,9,9,38,0,1,1,380,380,84,84",
    "[0,0,0,0]",
    '["1","2","1"]~"sudoku"~["1",1]',
    `{zR:{z_:[]},zU:{z_:[]},zS:{},zN:${JSON.stringify(numbers)},z1:{},zY:{},zT:[],zL:{},zE:{}${layers}}`,
    "{zR:{z_:[]},zN:{}}",
    "[28,1,1]",
  ].join("\n");
  return `https://swaroopg92.github.io/penpa-edit/#m=solve&p=${deflateRawSync(text).toString("base64")}`;
};
const numbersIn = (line: string) =>
  Object.fromEntries(
    Array.from(line, (symbol, at) => [(Math.floor(at / 9) + 2) * 13 + (at % 9) + 2, [symbol, 1, "1"]] as const).filter(
      ([, [symbol]]) => symbol !== ".",
    ),
  );

const runs = (line: string) =>
  line.replace(/\.+/g, (run) => String.fromCharCode(96 + run.length)).replace(/(\d)(?=\d)/g, "$1_");
const wide = (line: string) =>
  Array.from(line.matchAll(/\.{1,26}|[^.]/g), ([part], at) =>
    part.startsWith(".") ? String.fromCharCode(96 + part.length) : `${at > 0 ? "_" : ""}${parseInt(part, 36)}`,
  )
    .join("")
    .replace(/([a-z])_/g, "$1");

const plain: Record<string, [text: string, ...givens: string[]]> = {
  "an array of arrays": [JSON.stringify(board), nine],
  "arrays of texts": [JSON.stringify(strings), nine],
  "arrays with null": [JSON.stringify({ easy: [{ number: 1, board: nulls }] }), nine],
  "rows as texts": [JSON.stringify(rowsOf(nine)), nine],
  "all cells in one array": [JSON.stringify(digitsOf(nine)), nine],
  "a board beside its solution": [JSON.stringify({ solution: rowsOf(solved).map(digitsOf), board }), nine],
  "a board deep inside": [
    JSON.stringify({
      newboard: { grids: [{ value: board, solution: rowsOf(solved).map(digitsOf), difficulty: "Hard" }], results: 1 },
    }),
    nine,
  ],
  "texts under keys": [JSON.stringify({ puzzle: zeros(nine), solution: solved }), nine],
  "several boards": [JSON.stringify([{ puzzle: nine }, { puzzle: other }]), nine, other],
  "a newspaper's page": [
    `window.gameData = ${JSON.stringify({ easy: { puzzle_data: { puzzle: digitsOf(nine), solution: digitsOf(solved), hints: [3, 4] } }, hard: { puzzle_data: { puzzle: digitsOf(other), solution: digitsOf(solutionOf(other, "3x3")) } } })};`,
    nine,
    other,
  ],
  "our envelope": [
    JSON.stringify(Object.freeze({ format: "hanadoku", version: 1, shape: "2x3", level: "easy", givens: six })),
    six,
  ],
  "our link": [
    `https://example.org/game/#1.3x3.easy.${nine.replace(/\.{1,26}/g, (run) => String.fromCharCode(96 + run.length))}`,
    nine,
  ],
  "OpenSudoku, version 1": [openSudoku(zeros(nine)).replaceAll('"', "'"), nine],
  "OpenSudoku, version 2": [
    `<?xml version='1.0'?><opensudoku version="2"><folder name="A &amp; B"><game data="${zeros(nine)}" state="0" time="7"/></folder><folder name="C"><game data="${zeros(other)}"/></folder></opensudoku>`,
    nine,
    other,
  ],
  sdku: [
    `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<Sudoku version="1">${Array.from(solved, (digit, at) => `<Cell><x>${at % 9}</x><y>${Math.floor(at / 9)}</y><value>${digit}</value><origin>${nine[at] === "." ? "Calculated" : at % 2 ? "User" : "Provided"}</origin></Cell>`).join("\n")}</Sudoku>`,
    nine,
  ],
  "KSudoku's save": [kSudoku(), nine],
  "an f-puzzles link": [`https://f-puzzles.com/?load=${fPuzzle(nine)}`, nine],
  "an f-puzzles link with escapes": [`https://f-puzzles.com/?load=${encodeURIComponent(fPuzzle(six))}`, six],
  "an f-puzzles link with blanks for plus": [
    `https://www.f-puzzles.com/?load=${fPuzzle(nine).replaceAll("+", " ")}`,
    nine,
  ],
  "f-puzzles data alone": [fPuzzle(nine), nine],
  "Python's lists, with a comma at the end": [
    `board = [\n${board.map((row) => `    [${row.join(", ")}],\n`).join("")}]\n`,
    nine,
  ],
  "Python's lists with None": [
    `[${nulls.map((row) => `[${row.map((digit) => digit ?? "None").join(", ")}]`).join(",\n ")}]`,
    nine,
  ],
  "NumPy's array": [`[[${board.map((row) => row.join(" ")).join("]\n [")}]]\n`, nine],
  "an array of C": [`int board[9][9] = {\n${board.map((row) => `  {${row.join(", ")}}`).join(",\n")}\n};\n`, nine],
  "an array of Rust": [
    `let board: [[u8; 9]; 9] = [\n${board.map((row) => `  [${row.join(", ")}],\n`).join("")}];\n`,
    nine,
  ],
  "lists of Prolog": [
    `problem(1, [\n${nulls.map((row) => `  [${row.map((digit) => digit ?? "_").join(",")}]`).join(",\n")}]).\n`,
    nine,
  ],
  "a matrix of Matlab": [`M = [${board.map((row) => row.join(" ")).join(";\n")}];\n`, nine],
  "two arrays, the second the solution": [
    `puzzle = [${board.map((row) => `[${row.join(",")}]`).join(",\n")},]\nsolved = [${rowsOf(solved)
      .map((row) => `[${digitsOf(row).join(",")}]`)
      .join(",\n")},]\n`,
    nine,
  ],
  "an object of JSON a line": [
    `${JSON.stringify({ puzzle: nine })}\n${JSON.stringify({ grid: rowsOf(other).map(digitsOf) })}\n`,
    nine,
    other,
  ],
  "cells by name": [
    Array.from(nine, (symbol, at) =>
      symbol === "." ? "" : `R${Math.floor(at / 9) + 1}C${(at % 9) + 1}=${symbol}\n`,
    ).join(""),
    nine,
  ],
  "rows, columns and digits, from 0": [
    Array.from(nine, (symbol, at) => (symbol === "." ? "" : `${Math.floor(at / 9)},${at % 9},${symbol}\n`)).join(""),
    nine,
  ],
  "LaTeX's sudoku": [
    `\\begin{sudoku}\n${rowsOf(nine)
      .map((row) => `|${Array.from(row.replaceAll(".", " ")).join("|")}|.`)
      .join("\n")}\n\\end{sudoku}\n`,
    nine,
  ],
  "a SudokuPad link": [`https://sudokupad.app/fpuzzles${fPuzzle(nine)}`, nine],
  "a SudokuPad link of another host": [`https://beta.sudokupad.app/fpuz${fPuzzle(twelve)}`, twelve],
  "a classic SudokuPad link of runs": [
    `https://sudokupad.app/classic${nine.replace(/\.+/g, (run) => String.fromCharCode(65 + run.length))}`,
    nine,
  ],
  "a classic SudokuPad link of figures": [
    `https://sudokupad.app/classic${Array.from(nine.matchAll(/[.1-9]\.{0,5}/g), ([part]) => "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx".charAt((part.startsWith(".") ? 0 : Number(part.charAt(0))) + 10 * (part.length - 1))).join("")}`,
    nine,
  ],
  "a SudokuPad link of packed JSON": [`https://sudokupad.app/scl${pad()}`, nine],
  "a SudokuPad link of packed JSON with short names": [`https://app.crackingthecryptic.com/ctc${pad({}, true)}`, nine],
  "a lisudoku link": [`https://lisudoku.xyz/solver?import=${zeros(four)}`, four],
  "a packed lisudoku link": [
    `https://lisudoku.xyz/e?import=${encodeURIComponent(lz.compressToBase64(JSON.stringify({ gridSize: 6, fixedNumbers: Array.from(six, (symbol, at) => ({ position: { row: Math.floor(at / 6), col: at % 6 }, value: Number(symbol) })).filter(({ value }) => value > 0), thermos: [] })))}`,
    six,
  ],
  "a puzz.link address": [
    `https://puzz.link/p?sudoku/9/9/${nine.replace(/\.{1,20}/g, (run) => String.fromCharCode(102 + run.length))}`,
    nine,
  ],
  "a puzz.link address of 12x12": [
    `https://puzz.link/p?sudoku/12/12/${twelve.replace(/\.{1,20}|[A-C]/g, (part) => (part.startsWith(".") ? String.fromCharCode(102 + part.length) : part.toLowerCase()))}`,
    twelve,
  ],
  "a pzpr file": [
    `pzprv3/sudoku/9/${rowsOf(nine)
      .map((row) => `${Array.from(row).join(" ")} /`)
      .join("")}${rowsOf(entries)
      .map((row) => `${Array.from(row).join(" ")} /`)
      .join("")}`,
    nine,
  ],
  "a penpa link": [penpa(numbersIn(nine)), nine],
  "Solo's game IDs": [`3x3db:${runs(nine)}\n2x3:${runs(six)}\n`, nine, six],
  "Solo's numbers above 9": [`3x4du:${wide(twelve)}`, twelve],
  "Solo's saved game": [
    `SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :5:3x3dt\nCPARAMS :5:3x3dt\nDESC    :9:${runs(nine)}\nNSTATES :1:1\n`,
    nine,
  ],
  "links of sites": [`https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(nine)}\n`, nine],
  "two links of one site": [
    `https://sudokuexchange.com/play/?s=${zeros(nine)}&d=3\nhttps://sudokuexchange.com/play/?s=${zeros(other)}\n`,
    nine,
    other,
  ],
  "a daily's link": [`https://sudoku.secuso.org/${zeros(nine)}`, nine],
};

test.each(Object.entries(plain))("%s are read", (_, [text, ...givens]) => {
  const read = readRecords(text);
  expect(read).toMatchObject({ ok: true });
  if (read.ok) expect(read.records.map((record) => record.givens)).toEqual(givens);
});

describe("what the player did is kept apart", () => {
  const earmarks = (at: number) => Array.from(marks[at] ?? "", Number);
  const gnome = Array.from(values, (symbol, at) => ({
    position: [Math.floor(at / 9), at % 9],
    value: symbol === "." ? 0 : Number(symbol),
    fixed: nine[at] !== ".",
    earmarks: earmarks(at),
  }));
  const events = Array.from(values, (_, at) => {
    const index = (at % 9) * 9 + Math.floor(at / 9);
    if (at === entry) return `<simple-event index="${index}" given="false" value="${solved[at] ?? ""}"/>`;
    return marks[at]
      ? `<simple-event index="${index}" markers="${Array.from({ length: 9 }, (__, digit) => (marks[at]?.includes(String(digit + 1)) ? 1 : 0)).join("")}"/>`
      : "";
  });
  const pairs = Array.from(nine, (symbol, at) => {
    const value =
      symbol !== "."
        ? Number(symbol)
        : at === entry
          ? Number(solved[at]) + 9
          : 18 + Number(bits(marks[at] === "" ? "1" : (marks[at] ?? "")));
    return value.toString(36).padStart(2, "0");
  });
  const tests: Record<string, string> = {
    "gnome-sudoku's save": JSON.stringify({
      difficulty_category: 2,
      time_elapsed: 33.5,
      cells: gnome.filter(({ value, earmarks: some }) => value > 0 || some.length > 0),
    }),
    "OpenSudoku's data 1": openSudoku(progress(1, (some) => (some === "" ? "-" : `${Array.from(some).join(",")},`))),
    "OpenSudoku's data 2": openSudoku(progress(2, bits)),
    "OpenSudoku's data 3": openSudoku(progress(3, bits), ' version="2"')
      .replace("<game", '<folder name="F"><game')
      .replace("/>", "/></folder>"),
    "OpenSudoku's data whose line break has become a blank": openSudoku(progress(3, bits).replace("&#10;", " ")),
    "KSudoku's history": kSudoku("Plain", events.join("")),
    "f-puzzles' values and pencil marks": `https://f-puzzles.com/?load=${fPuzzle(nine, {}, (at) => (at === entry ? { value: Number(solved[at]) } : { centerPencilMarks: earmarks(at) }))}`,
    "sudokuwiki's position": `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${pairs.join("")}`,
  };
  test.each(Object.entries(tests))("in %s", (name, text) => {
    const read = readRecords(text);
    expect(read).toMatchObject({ ok: true, records: [{ shape: "3x3", givens: nine, entries }] });
    if (read.ok && !name.startsWith("sudokuwiki")) expect(read.records[0]?.candidates).toEqual(marks);
  });
});

describe("refused by name", () => {
  const refusals: Record<string, [text: string, reason: string, found: string | RegExp]> = {
    "a killer of f-puzzles": [
      fPuzzle(".".repeat(36), { killercage: [{ cells: ["R1C1"], value: "3" }] }, () => ({ value: 1 })),
      "variant",
      "killercage",
    ],
    "an anti-knight of f-puzzles": [
      `https://f-puzzles.com/?load=${fPuzzle(nine, { antiknight: true, diagonal: false })}`,
      "variant",
      "antiknight",
    ],
    "f-puzzles' irregular regions": [fPuzzle(nine, {}, (at) => ({ region: (at * 7) % 9 })), "variant", "regions"],
    "a killer of SudokuPad": [
      `https://sudokupad.app/scl${pad({
        cages: [
          {
            cells: [
              [0, 0],
              [0, 1],
            ],
            value: 3,
          },
        ],
      })}`,
      "variant",
      "cages",
    ],
    "arrows of SudokuPad": [
      `https://sudokupad.app/scl${pad({
        arrows: [
          {
            wayPoints: [
              [0, 0],
              [1, 1],
            ],
          },
        ],
      })}`,
      "variant",
      "arrows",
    ],
    "a packing of SudokuPad that is not known": [`https://sudokupad.app/scf${pad()}`, "unknown", /./],
    "rows and columns that may be from 0 or from 1": ["1 1 5\n2 3 4\n3 5 6\n4 4 1\n", "syntax", /./],
    "an array with a cell too few": [
      `board = [${board
        .map((row) => `[${row.join(", ")}]`)
        .join(",\n")
        .replace(", ", "")}]`,
      "syntax",
      /./,
    ],
    "a link that only names a puzzle": ["https://f-puzzles.com/?id=yc2abc", "no-puzzle", "yc2abc"],
    "another genre of puzz.link": ["https://puzz.link/p?nurikabe/9/9/zzzzz", "variant", "nurikabe"],
    "Solo with diagonals": [`3x3xdb:${runs(nine)}`, "variant", "diagonals"],
    "Solo's jigsaw": ["9jdb:a5f9,abc", "variant", "jigsaw"],
    "Solo's killer": ["3x3kdb:zzzc,abc", "variant", "killer"],
    "Solo's seed": ["3x3db#123456789", "no-puzzle", "seed"],
    "KSudoku's X": [kSudoku("XSudoku"), "variant", "XSudoku"],
    "KSudoku's killer": [kSudoku("KillerSudoku"), "variant", "KillerSudoku"],
    "another version of sdku": ['<Sudoku version="99"></Sudoku>', "version", "99"],
    "another version of OpenSudoku": [openSudoku(zeros(nine), ' version="3"'), "version", "3"],
    "another version of a game's data": [openSudoku(`version: 7&#10;${"0|0|1|".repeat(81)}`), "version", "7"],
    "another version of our envelope": [
      JSON.stringify({ format: "hanadoku", version: 2, givens: nine }),
      "version",
      "2",
    ],
    "another version of our link": ["#2.2x3.easy.zj", "version", "2"],
    "another version of a position": ["https://www.sudokuwiki.org/sudoku.htm?bd=S9C0102", "version", "S9C"],
    "a killer in JSON": [JSON.stringify({ board, cages: [{ sum: 3, cells: [0, 1] }] }), "variant", "cages"],
    "thermometers in penpa": [penpa(numbersIn(nine), ",zT:[[33,34]]".replace("zT", "z7")), "variant", "thermometers"],
    "killer cages in penpa": [penpa(numbersIn(nine), ",z6:[[33,34]]"), "variant", "killer cages"],
    "janko's X": ["begin\npuzzle sudoku-x\nsize 9\nproblem\n- - -\nend", "variant", "sudoku-x"],
    "another section of SadMan's": [`[Puzzle]\n${rowsOf(nine).join("\n")}\n[Cages]\n1,2=3\n`, "variant", "[cages]"],
    "solutions alone": [`id,solution\n1,${solved}\n`, "no-puzzle", "only solutions"],
    "a JSON of solutions alone": [JSON.stringify({ solution: rowsOf(solved).map(digitsOf) }), "no-puzzle", /board/],
    "two boards on a line": [`${nine} ${other}`, "syntax", "two"],
    "79 figures": [zeros(nine).slice(2), "length", "79"],
    "a digit too high": [`7${four.slice(1)}`, "digit", "7"],
    "eight rows": [rowsOf(nine).slice(1).join("\n"), "length", /9/],
    "a row too short": [
      rowsOf(nine)
        .map((row, at) => (at === 4 ? row.slice(1) : row))
        .join("\n"),
      "length",
      "8",
    ],
    "a head that does not match its rows": [
      `16\n${rowsOf(nine)
        .map((row) => Array.from(row).join(" "))
        .join("\n")}`,
      "length",
      "16",
    ],
    "MiniZinc whose n is another": [
      `n = 16; x = array2d(1..n, 1..n, [${Array.from(nine.replaceAll(".", "_")).join(",")}]);`,
      "length",
      "16x16",
    ],
    "AMPL with a row too few": ["param m: 1 2 3 4 :=\n1 . . . .\n2 . 1 . .\n3 . . . .;", "length", /4 rows/],
    prose: ["Dear reader, this is a letter of 9 lines about sudoku.\n", "unknown", ""],
    "an empty file": ["\n\n", "no-puzzle", ""],
    "a picture": ["\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR", "unknown", ""],
    HTML: ["<!doctype html><html><body><table><tr><td>5</td></tr></table></body></html>", "unknown", ""],
    "an XML of something else": ["<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", "unknown", ""],
    "half an XML": ["<opensudoku><game data='", "syntax", ""],
    "half a JSON": ["[[0,0,0,5", "syntax", ""],
  };
  test.each(Object.entries(refusals))("%s", (_, [text, reason, found]) => {
    const read = readRecords(text);
    expect(read).toMatchObject({ ok: false, fault: { reason } });
    if (!read.ok) {
      expect(read.fault.message).toMatch(
        typeof found === "string" ? new RegExp(found.replace(/[[\]+]/g, "\\$&")) : found,
      );
      expect(read.fault.line).toBeGreaterThan(0);
      expect(read.fault.column).toBeGreaterThan(0);
    }
  });
});

test("a shape without a puzzle is understood and holds none", () => {
  const shape =
    '<!DOCTYPE ksudoku-graph><ksudoku-graph><graph sizeX="6" sizeY="6" sizeZ="1" order="6" type="custom" name="6"><sudokugroups at="0" withblocks="0"/>' +
    [0, 2, 4]
      .flatMap((row) =>
        [0, 18].map(
          (from) => `<clique size="6">${[0, 1, 6, 7, 12, 13].map((cell) => cell + row + from).join(" ")}</clique>`,
        ),
      )
      .join("") +
    "</graph></ksudoku-graph>";
  expect(readRecords(shape)).toMatchObject({ ok: true, records: [] });
  const jigsaw = shape.replace("0 1 6 7 12 13", "0 1 6 7 12 14");
  expect(readRecords(jigsaw)).toMatchObject({ ok: false, fault: { reason: "variant" } });
});

test("a fault says where it is", () => {
  const lines = [nine, nine, nine.slice(0, 80), nine].join("\n");
  expect(readRecords(lines)).toMatchObject({
    ok: false,
    fault: { line: 3, column: 1, expected: "81 cells", format: "line" },
  });
  const grid = rowsOf(nine)
    .map((row, at) => (at === 6 ? `${row.slice(0, 4)}?!${row.slice(6)}` : row))
    .join("\r\n");
  expect(readRecords(grid)).toMatchObject({ ok: false, fault: { line: 7 } });
});
