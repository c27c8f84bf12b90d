import { detect, readRecords } from "hanadoku/formats";
import { describe, expect, test } from "vitest";
import { boxed, candidates, digitsOf, isPuzzle, made, missing, rowsOf, solutionOf, zeros } from "./made.js";

const nine = made("3x3");
const other = made("3x3", 8);
const solved = solutionOf(nine, "3x3");
const six = made("2x3");
const twelve = made("3x4");
const sixteen = made("4x4");
const rows = rowsOf(nine);
const bands = (lines: string[], rule: string, height = 3) =>
  lines.flatMap((line, at) => (at > 0 && at % height === 0 ? [rule, line] : [line])).join("\n");

/** What the player has put in: the first three of the empty cells. */
const entries = missing(solved, nine)
  .split("")
  .map((symbol, at, all) =>
    symbol !== "." && all.slice(0, at).filter((each) => each !== ".").length < 3 ? symbol : ".",
  )
  .join("");
const values = Array.from(nine, (symbol, at) => (symbol === "." ? entries.charAt(at) : symbol)).join("");
const marks = candidates(nine);
const letters = (line: string) =>
  Array.from(line, (symbol) => (symbol === "." ? "-" : String.fromCharCode(64 + parseInt(symbol, 36)))).join("");
const hex = (line: string) =>
  Array.from(line, (symbol) => (symbol === "." ? "*" : (parseInt(symbol, 36) - 1).toString(16).toUpperCase())).join("");

const markRows = (show: (cell: string) => string) =>
  Array.from({ length: 9 }, (_, row) =>
    [0, 3, 6]
      .map((from) =>
        marks
          .slice(row * 9 + from, row * 9 + from + 3)
          .map((cell) => show(cell).padEnd(9))
          .join(" "),
      )
      .join("| "),
  );

/** Texts, and the givens that they hold. */
const plain: Record<string, [text: string, ...givens: string[]]> = {
  "a line of dots": [`${nine}\n`, nine],
  "a line of zeros without an end": [zeros(nine), nine],
  "lines ended by carriage returns": [`${zeros(nine)}\r\n${zeros(other)}\r\n`, nine, other],
  "a byte-order mark": [`\uFEFF${nine}\n`, nine],
  "stars for empty": [nine.replaceAll(".", "*"), nine],
  "underscores for empty": [nine.replaceAll(".", "_"), nine],
  "dashes for empty": [nine.replaceAll(".", "-"), nine],
  "x for empty": [nine.replaceAll(".", "x"), nine],
  "spaces for empty": [nine.replaceAll(".", " "), nine],
  comments: [`# 3 puzzles\n${nine}# easy\n#${other}\n`, nine],
  "a difficulty label": [`${nine} #Medium\n${other} #Unfair\n`, nine, other],
  "names and ratings behind": [`${nine} The first; 7.2/1.2\n${other} 8.4\n`, nine, other],
  "a hash before and a rating behind": [
    `00ab183b305c ${zeros(nine)}  1.2\n0001d5d6314e ${zeros(other)}  7.3\n`,
    nine,
    other,
  ],
  "counts and solutions behind colons": [`${nine}:1:${solved}\n${other}:1\n`, nine, other],
  "columns of a table": [`#!sudoku -c3\n III 20 ${zeros(nine)} gsf 5\n V 7 ${zeros(other)} gsf\n`, nine, other],
  "columns between commas": [`My hardest 2\n#!sudoku -c2,Name,Puzzle,ER\na,${nine},7.1\nb,${other},\n`, nine, other],
  "quizzes and solutions": [`quizzes,solutions\n${zeros(nine)},${solved}\n`, nine],
  "a table whose solution comes first": [`id,solution,puzzle\n1,${solved},${nine}\n`, nine],
  "a quoted table": [`"puzzle";"solution"\n"${nine}";"${solved}"\n`, nine],
  "a puzzle and its solution on lines of their own": [`${nine}\n${solved}\n${other}\n`, nine, other],
  "a named solution": [`Puzzle: ${nine}\nSolution: ${solved}\n`, nine],
  "36 symbols with a label": [`${six}  8 ED=1.5/1.2/1.2\n`, six],
  "144 symbols": [`${zeros(twelve)}\n`, twelve],
  "256 symbols": [`${sixteen}\n`, sixteen],
  "256 letters": [`${letters(sixteen)}\n`, sixteen],
  "81 numbers on a line": [`${digitsOf(nine).join(" ")}\n${digitsOf(other).join(", ")}\n`, nine, other],
  "256 numbers on a line": [`${digitsOf(sixteen).join(" ")}\n`, sixteen],
  "the board's side twice, then numbers": [`9 9\n${rows.map((row) => digitsOf(row).join(" ")).join("\n")}\n`, nine],
  "wide figures": [
    rows
      .map((row) =>
        Array.from(row, (symbol) => (symbol === "." ? "．" : String.fromCharCode(0xff10 + Number(symbol)))).join(""),
      )
      .join("\n"),
    nine,
  ],
  "keycaps and empty squares": [
    rows
      .map((row) => Array.from(row, (symbol) => (symbol === "." ? "\u2b1c" : `${symbol}\ufe0f\u20e3`)).join(""))
      .join("\n"),
    nine,
  ],
  "bare rows": [rows.join("\n"), nine],
  "bare rows of dashes": [rows.join("\n").replaceAll(".", "-"), nine],
  "bare rows after comments": [`# of ours\n# 27 clues\n\n${rows.join("\n")}\n`, nine],
  "two boards under headings": [
    `Grid 01\n${zeros(rows.join("\n"))}\nGrid 02\n${zeros(rowsOf(other).join("\n"))}\n`,
    nine,
    other,
  ],
  "a board and its solution": [`Puzzle\n${rows.join("\n")}\n\nSolution\n${rowsOf(solved).join("\n")}\n`, nine],
  "a bar between all cells": [rows.map((row) => Array.from(row).join("|")).join("\n"), nine],
  "a bar between all cells, with spaces for empty": [
    rows.map((row) => `| ${Array.from(row.replaceAll(".", " ")).join(" | ")} |`).join("\n"),
    nine,
  ],
  "Simple Sudoku's frame and version": [
    `*-----------*\n${bands(
      boxed(nine, 3, "|").map((row) => `|${row}|`),
      "|---+---+---|",
    )}\n*-----------*\n\nSimple Sudoku Version 4.2n\n`,
    nine,
  ],
  "an indented frame with dashes for empty": [
    ` +---+---+---+\n${bands(
      boxed(nine.replaceAll(".", "-"), 3, "|").map((row) => ` |${row}|`),
      " +---+---+---+",
    )}\n +---+---+---+`,
    nine,
  ],
  "SuDoku Solver's rows": [bands(boxed(nine, 3, "|"), "---+---+---"), nine],
  "a forum's spaced rows": [
    bands(
      boxed(nine, 3, "|").map((row) => `${Array.from(row).join(" ")}  `),
      "-".repeat(21),
    ),
    nine,
  ],
  "a dotted frame": [
    `.-------.-------.-------.\n${bands(
      boxed(nine, 3, "|").map((row) => `| ${Array.from(row).join(" ")} |`),
      ":-------+-------+-------:",
    )}\n'-------"-------"-------'\n`,
    nine,
  ],
  "a frame of lines": [
    `┌───┬───┬───┐\n${bands(
      boxed(nine, 3, "│").map((row) => `│${row}│`),
      "├───┼───┼───┤",
    )}\n└───┴───┴───┘\n`,
    nine,
  ],
  "zeros in groups by tabs": [
    bands(
      boxed(zeros(nine), 3, "\t").map((row) => row.replace(/(\d)/g, "$1 ")),
      "",
    ),
    nine,
  ],
  "spaces for empty in a frame": [
    `|---+---+---|\n${boxed(nine.replaceAll(".", " "), 3, "|")
      .map((row) => `|${row}|`)
      .join("\n")}\n|---+---+---|`,
    nine,
  ],
  "underscores apart": [
    rowsOf(six)
      .map((row) => Array.from(row.replaceAll(".", "_")).join(" "))
      .join("\n"),
    six,
  ],
  "lines of numbers": [rows.map((row) => digitsOf(row).join(" ")).join("\n"), nine],
  "a count of cases, then numbers": [
    `2\n${[nine, other]
      .map((line) =>
        rowsOf(line)
          .map((row) => digitsOf(row).join(" "))
          .join("\n"),
      )
      .join("\n")}\n`,
    nine,
    other,
  ],
  "the side, then numbers, then comments": [
    `9\n${rows.map((row) => Array.from(row).join("   ")).join(" \n")}\n#\n# 1 2 3\n`,
    nine,
  ],
  "numbers up to 16 in columns": [
    rowsOf(sixteen)
      .map((row) =>
        Array.from(row, (symbol) => (symbol === "." ? symbol : String(parseInt(symbol, 36))).padStart(3)).join(""),
      )
      .join("\n"),
    sixteen,
  ],
  "16 rows of letters": [rowsOf(letters(sixteen)).join("\n"), sixteen],
  "16 rows of letters with a rating": [`${rowsOf(letters(sixteen)).join("\n")} ED=2.3/1.2/1.2\n`, sixteen],
  "16 rows of 0 to F": [bands(boxed(hex(sixteen), 4, " "), "", 4), sixteen],
  "16 rows of 1 to G in bars": [bands(boxed(sixteen, 4, "|"), "----+----+----+----", 4), sixteen],
  "rows between commas": [rows.map((row) => digitsOf(row).join(",")).join("\n"), nine],
  "rows between commas with nothing for empty": [
    rows.map((row) => Array.from(row.replaceAll(".", " ")).join(",").replaceAll(" ", "")).join("\n"),
    nine,
  ],
  "SadMan's headers": [`#A me\n#D A puzzle of 1 May\n#B 01-05-2020\n#N 17\n[Puzzle]\n${rows.join("\n")}\n`, nine],
  "SudoCue's headers": [`#SThe Daily 3\n#B2026-02-06\n#LEasy\n#CId: 150925\n${rows.join("\n")}`, nine],
  "an index and a digit": [
    Array.from(nine, (symbol, at) => (symbol === "." ? "" : `${at}\t${symbol}\n`)).join(""),
    nine,
  ],
  MiniZinc: [
    `% 81 cells, see http://example.org/9\nx = array2d(1..n, 1..n, [\n% 1\n${rows.map((row) => Array.from(row.replaceAll(".", "_")).join(", ")).join(",\n")}\n]);\nn = 9;\n`,
    nine,
  ],
  AMPL: [
    `# hard\nparam n := 9;\nparam m: 1 2 3 4 5 6 7 8 9 :=\n${rows.map((row, at) => ` ${at + 1}  ${Array.from(row).join(" ")}`).join("\n")}\n;\n`,
    nine,
  ],
  facts: [
    Array.from(six, (symbol, at) =>
      symbol === "." ? `% empty ${at}\n` : `assign(${Math.floor(at / 6) + 1},${(at % 6) + 1},${symbol}).\n`,
    ).join(""),
    six,
  ],
  "janko's page": [
    `begin\npuzzle sudoku\nauthor 9 people\nsize 9\npatternx 3\npatterny 3\nproblem\n${rows.map((row) => Array.from(row.replaceAll(".", "-")).join(" ")).join("\n")}\nsolution\n${rowsOf(
      solved,
    )
      .map((row) => Array.from(row).join(" "))
      .join("\n")}\nmoves 1 2 3\nend\n`,
    nine,
  ],
};

test.each(Object.entries(plain))("%s are read", (_, [text, ...givens]) => {
  const read = readRecords(text);
  expect(read).toMatchObject({ ok: true });
  if (read.ok) expect(read.records.map((record) => record.givens)).toEqual(givens);
  expect(detect(text)?.confidence).toBeGreaterThan(0.5);
});

describe("given, entered and possible are three things", () => {
  const record = (text: string) => {
    const read = readRecords(text);
    if (!read.ok) throw new Error(read.fault.message);
    expect(read.records).toHaveLength(1);
    return read.records[0];
  };

  test("of a board of candidates, with marks around them", () => {
    const frame = "+----------+----------+";
    const text = `${frame}\n${bands(
      markRows((cell) => (cell.length === 2 ? `#${cell}` : cell.length === 3 ? `-${cell}*` : cell)).map(
        (row) => `|${row}|`,
      ),
      frame,
    )}\n${frame}\n`;
    const singles = marks.map((cell) => (cell.length === 1 ? cell : ".")).join("");
    expect(record(text)).toMatchObject({ givens: singles, candidates: marks });
  });

  test("of a board where braces mark candidates", () => {
    const text = markRows((cell) =>
      cell.length === 1 && !nine.includes(cell) ? cell : cell.length > 1 ? `{${cell}}` : cell,
    ).join("\n");
    expect(record(text)).toMatchObject({ candidates: marks });
  });

  test("of three boards", () => {
    const frame = (line: string) =>
      `*-----------*\n${bands(
        boxed(line, 3, "|").map((row) => `|${row}|`),
        "|---+---+---|",
      )}\n*-----------*\n\n`;
    const text = `${frame(nine)}\n${frame(values)}\n${markRows((cell) => cell)
      .map((row) => `| ${row}|`)
      .join("\n")}\n`;
    expect(record(text)).toMatchObject({ givens: nine, entries, candidates: marks });
  });

  test("of SadMan's sections", () => {
    const pencil = rowsOf(nine).map((_, row) =>
      marks
        .slice(row * 9, row * 9 + 9)
        .map((cell) => (cell.length > 1 ? cell : ""))
        .join(","),
    );
    const text = `[Puzzle]\n${rows.join("\n")}\n[State]\n${rowsOf(values).join("\n")}\n[PencilMarks]\n${pencil.join("\n")}\n`;
    expect(record(text)).toMatchObject({
      givens: nine,
      entries,
      candidates: marks.map((cell) => (cell.length > 1 ? cell : "")),
    });
  });

  test("of SudoCue's words", () => {
    const words = marks.map((cell, at) => (entries.charAt(at) === "." ? cell : `u${entries.charAt(at)}`));
    const text = Array.from({ length: 9 }, (_, row) => words.slice(row * 9, row * 9 + 9).join(" ")).join("\n");
    expect(record(text)).toMatchObject({ entries });
  });

  test("of HoDoKu's line", () => {
    const cells = Array.from(nine, (symbol, at) =>
      entries.charAt(at) === "." ? symbol : `+${entries.charAt(at)}`,
    ).join("");
    const open = candidates(values);
    const cell = open.findIndex((some) => some.length > 1);
    const [gone = ""] = open[cell] ?? "";
    const triple = `${gone}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`;
    const read = record(`:0100-2:5:${cells}:${triple}:811 822::\n`);
    expect(read).toMatchObject({ givens: nine, entries, title: "0100-2" });
    expect(read?.candidates?.[cell]).toBe(open[cell]?.replace(gone, ""));
  });

  test("of places for candidates alone", () => {
    const places = marks
      .map((cell) => Array.from("123456789", (digit) => (cell.includes(digit) ? digit : ".")).join(""))
      .join("");
    expect(record(places)).toEqual({ shape: "3x3", givens: ".".repeat(81), candidates: marks });
  });
});

describe("a board's boxes", () => {
  const high = made("3x2");

  test("are the usual ones of its size", () => {
    for (const shape of ["2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "3x5", "4x4"] as const) {
      expect(readRecords(made(shape), { isPuzzle })).toMatchObject({ ok: true, records: [{ shape }] });
    }
  });

  test("are the others where only these make it a puzzle", () => {
    expect(isPuzzle(high, "2x3")).toBe(false);
    expect(readRecords(high, { isPuzzle })).toMatchObject({ ok: true, records: [{ shape: "3x2", givens: high }] });
    expect(readRecords(high)).toMatchObject({ ok: true, records: [{ shape: "2x3" }] });
  });

  test("are the caller's where he says so, and refused where they do not fit", () => {
    expect(readRecords(six, { shape: "3x2" })).toMatchObject({ ok: true, records: [{ shape: "3x2" }] });
    expect(readRecords(six, { shape: "3x3" })).toMatchObject({ ok: false, fault: { reason: "shape" } });
  });

  test("go up to 5x5", () => {
    const cells = Array.from({ length: 625 }, (_, at) => ((at * 7) % 26 === 0 ? (at % 25) + 1 : 0));
    const symbols = cells.map((digit) => ".123456789ABCDEFGHIJKLMNOP".charAt(digit)).join("");
    const numbers = Array.from({ length: 25 }, (_, row) => cells.slice(row * 25, row * 25 + 25).join(" ")).join("\n");
    for (const text of [symbols, numbers, rowsOf(symbols).join("\n")]) {
      expect(readRecords(text)).toMatchObject({ ok: true, records: [{ shape: "5x5", givens: symbols }] });
    }
  });
});
