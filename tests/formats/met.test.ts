// Texts as people paste and programs save them that look nearly like something else.
import { readRecords, streamRecords } from "hanadoku/formats";
import lz from "lz-string";
import { describe, expect, test } from "vitest";
import { boxed, digitsOf, made, rowsOf, solutionOf, zeros } from "./made.js";

const nine = made("3x3");
const six = made("2x3");
const rows = rowsOf(nine);
const board = rows.map(digitsOf);
const wide = (line: string) => line.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const cells = (row: string, bar: (at: number) => string) =>
  Array.from(row, (symbol, at) => `${bar(at)} ${symbol === "." ? " " : symbol} `).join("") + bar(9);
const markdown = rows.map((row) => cells(row, () => "|"));
const ruled = "|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|";
const xml = (cell: string) => `<Sudoku version="1">${cell.repeat(2)}</Sudoku>`;

/** Regions that are rows. */
const bands = Array.from({ length: 81 }, (_, cell) => 1 + Math.floor(cell / 9)).join("");
const packed = (more: object) =>
  `https://sudokupad.app/scl${lz.compressToBase64(
    JSON.stringify({
      cells: board.map((row) => row.map((digit) => (digit ? { value: digit } : {}))),
      regions: board.map((row, box) =>
        row.map((_, at) => [3 * Math.floor(box / 3) + Math.floor(at / 3), 3 * (box % 3) + (at % 3)]),
      ),
      ...more,
    }),
  )}`;

const read: Record<string, [text: string, givens?: string]> = {
  "a Markdown table under a head of letters": [["|a|b|c|d|e|f|g|h|i|", ruled, ...markdown].join("\n")],
  "a Markdown table whose head is its first row": [[markdown[0], ruled, ...markdown.slice(1)].join("\n")],
  "a board in heavy and light lines with blanks for empty cells": [
    ["┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓", ...rows.map((row) => cells(row, (at) => (at % 3 ? "│" : "┃")))].join(
      "\n┠───┼───┼───╂───┼───┼───╂───┼───┼───┨\n",
    ),
  ],
  "a board in double lines": [boxed(nine, 3, "║").join("\n")],
  "wide digits between plain dots": [wide(nine)],
  "a 2-D literal of MiniZinc": [
    `start = [| ${board.map((row) => row.map((digit) => digit || "_").join(", ")).join("\n | ")} |];`,
  ],
  "a link in the middle of a message": [
    `Try this (https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(nine)}), it is hard!`,
  ],
  "a link to a page of strategies": [`https://www.sudokuwiki.org/X_Wing_Strategy?bd=${zeros(nine)}`],
  "a board in JSON beside its ordinary regions": [
    JSON.stringify({
      board,
      regions: board.map((row, r) => row.map((_, c) => Math.floor(r / 3) * 3 + Math.floor(c / 3))),
    }),
  ],
  "a board in JSON whose regions say which shape it is": [
    JSON.stringify({
      puzzle: rowsOf(six).map(digitsOf),
      boxes: Array.from({ length: 6 }, (_, box) =>
        Array.from({ length: 6 }, (_, at) => [Math.floor(box / 2) * 2 + Math.floor(at / 3), (box % 2) * 3 + (at % 3)]),
      ),
    }),
    six,
  ],
  "a board in a letter": [`Hi,\nhere is one for you:\n\n${rows.join("\n")}\n\nBye, Tom, 2026`],
  "a board under a title in Korean": [`퍼즐 12\n${rows.join("\n")}`],
  "a board that was quoted in a letter": [rows.map((row) => `> ${row}`).join("\n")],
  "a Markdown table under an empty head": [["|  |  |  |  |  |  |  |  |  |", ruled, ...markdown].join("\n")],
  "middle dots for empty cells": [rows.map((row) => row.replaceAll(".", "·")).join("\n")],
  "empty squares between digits on a line": [nine.replaceAll(".", "□")],
  "a board in JSON under ordinary constraints": [JSON.stringify({ board, constraints: ["row", "column", "box"] })],
  "a packed link that says it has no cages": [packed({ cages: [], lines: [] })],
  "a link of pzpr's editor": ["https://puzz.link/p.html?sudoku_edit/4/4/1o2k", "1.........2....."],
  "a table whose column of variants says that it is none": [`puzzle,variant\n${nine},classic\n`],
};

test.each(Object.entries(read))("%s is read", (_, [text, givens = nine]) => {
  expect(readRecords(text)).toMatchObject({ ok: true, records: [{ givens }] });
});

const jigsaw = Array.from({ length: 81 }, (_, cell) => cell % 9);
const samurai = Array.from({ length: 21 }, (_, row) =>
  Array.from({ length: 21 }, (_, column) => {
    const [inRow, inColumn] = [row, column].map((at) => at > 8 && at < 12);
    const [endRow, endColumn] = [row, column].map((at) => at < 6 || at > 14);
    return (inRow && endColumn) || (inColumn && endRow) || (row + column) % 4 ? "." : String(1 + ((3 * row) % 9));
  }).join(""),
).join("\n");

const refused: Record<string, [text: string, reason: string, found: string]> = {
  "a jigsaw in JSON": [JSON.stringify({ board, regions: jigsaw }), "variant", "regions"],
  "regions of which nobody knows what they are": [
    JSON.stringify({ board, regions: ["upper left", "lower right"] }),
    "variant",
    "regions",
  ],
  "a variant in a list of constraints": [
    JSON.stringify({ board, constraints: [{ type: "anti-knight" }] }),
    "variant",
    "anti-knight",
  ],
  "a variant with sudoku behind its name": [JSON.stringify({ board, variant: "x-sudoku" }), "variant", "x-sudoku"],
  "a part of a digit in JSON": [JSON.stringify(board).replace(/\d/, "1.5"), "digit", "1.5"],
  "a board under the title of a killer": [`Killer Sudoku 12\n${rows.join("\n")}`, "variant", "Killer Sudoku"],
  "a board under the title of diagonals": [`Sudoku X\n${rows.join("\n")}`, "variant", "Sudoku X"],
  "a line and a jigsaw's regions": [`${nine} ${bands}`, "variant", "jigsaw"],
  "rows and a jigsaw's regions": [`${rows.join("\n")}\n\n${rowsOf(bands).join("\n")}`, "variant", "jigsaw"],
  "a packed link with a cage": [
    packed({
      cages: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          value: 9,
        },
      ],
    }),
    "variant",
    "cages",
  ],
  "a save of KSudoku with a group more": [
    `<ksudoku><game><puzzle><graph order="9" type="sudoku"><clique size="9">10 11 12 19 20 21 28 29 30</clique></graph>` +
      `<values>${"_".repeat(81)}</values></puzzle></game></ksudoku>`,
    "variant",
    "groups",
  ],
  "a table with cages": [`puzzle,cages\n${nine},r1c1+r1c2=8\n`, "variant", "cages"],
  "the link of a killer": [`https://www.sudokuwiki.org/killersudoku.htm?bd=${zeros(nine)}`, "variant", "killersudoku"],
  "the link of a jigsaw's solver": [`http://sudokuwiki.org/jigsaw.htm?bd=${zeros(nine)}`, "variant", "jigsaw"],
  "the link of a board with diagonals": [
    `https://www.sudokuwiki.org/sudokux.htm?bd=${zeros(nine)}`,
    "variant",
    "sudokux",
  ],
  "five boards that share corners": [samurai, "variant", "samurai"],
  "a cell of .sdku that is there twice": [
    xml("<Cell><x>0</x><y>0</y><value>1</value><origin>User</origin></Cell>"),
    "syntax",
    "again",
  ],
  "a cell of a save that is there twice": [
    JSON.stringify({
      time_elapsed: 0,
      difficulty_category: 1,
      cells: [1, 2].map((value) => ({ position: [0, 0], value, fixed: true, earmarks: [] })),
    }),
    "syntax",
    "again",
  ],
  "a link whose puzzle only its server knows": ["https://sudokupad.app/yx3mtj3h8d", "unknown", "sudokupad.app"],
  "data of MiniZinc with cages": [
    `x = array2d(1..9, 1..9, [${zeros(nine).split("").join(",")}]);\ncages = [| 1, 2, 8 |];`,
    "variant",
    "cages",
  ],
  "settings in sections": ["[sudoku]\ngame=1\n", "unknown", "none"],
};

test.each(Object.entries(refused))("%s is refused by name", (_, [text, reason, found]) => {
  const result = readRecords(text);
  expect(result).toMatchObject({ ok: false, fault: { reason } });
  if (!result.ok) expect(result.fault.message).toContain(found);
});

describe("a list that is read as it comes", () => {
  const all = async (text: string, size: number) => {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    const givens: string[] = [];
    for await (const item of streamRecords(pieces)) givens.push(item.ok ? item.record.givens : item.fault.message);
    return givens;
  };

  test.each([
    ["wide digits", `${wide(nine)}\n${wide(nine)}\n`],
    ["returns alone between its lines", `${nine}\r${nine}\r`],
    ["returns and line feeds", `${nine}\r\n${nine}\r\n`],
  ])("may have %s, wherever its chunks end", async (_, text) => {
    for (const size of [1, 82, 83, 1000]) expect(await all(text, size)).toEqual([nine, nine]);
  });
});

test("a board that is solved under another name is no second puzzle", () => {
  const solution = rowsOf(solutionOf(nine, "3x3")).map(digitsOf);
  expect(readRecords(JSON.stringify({ task: board, solved: solution }))).toMatchObject({
    ok: true,
    records: [{ givens: nine }],
  });
});
