import { describe, expect, test } from "vitest";
import { fileOf, hanadoku } from "./command.js";

const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const empty = ".".repeat(81);
const clash = `55${nine.slice(2)}`;

const numbers = (line: string) =>
  Array.from(
    { length: 9 },
    (_, row) => `${Array.from(line.slice(9 * row, 9 * row + 9).replaceAll(".", "0")).join(" ")}\n`,
  ).join("");

const keepsRules = (line: string) => {
  const houses = Array.from({ length: 9 }, (_, at) => at).flatMap((at) => [
    Array.from({ length: 9 }, (_, k) => line.charAt(at * 9 + k)),
    Array.from({ length: 9 }, (_, k) => line.charAt(k * 9 + at)),
    Array.from({ length: 9 }, (_, k) =>
      line.charAt((Math.floor(at / 3) * 3 + Math.floor(k / 3)) * 9 + (at % 3) * 3 + (k % 3)),
    ),
  ]);
  return houses.every((house) => new Set(house).size === 9 && house.every((digit) => /[1-9]/.test(digit)));
};

describe("solve", () => {
  test("prints nine lines of nine numbers for nine lines of nine numbers", async () => {
    expect(await hanadoku(["solve"], numbers(nine))).toEqual({ code: 0, out: numbers(solved), told: "" });
  });

  test("prints any one solution where there are several", async () => {
    const { code, out } = await hanadoku(["solve"], numbers(empty));
    expect(code).toBe(0);
    expect(out).toMatch(/^(([1-9] ){8}[1-9]\n){9}$/);
    expect(keepsRules(out.replace(/\s/g, ""))).toBe(true);
  });

  test("answers lines with lines, files in order, and says what has no solution", async () => {
    const files = [fileOf("a.txt", `${nine}\n${clash}\n`), fileOf("b.sdm", `${nine.replaceAll(".", "0")}\r\n`)];
    const { code, out, told } = await hanadoku(["solve", ...files]);
    expect(out).toBe(`${solved}\n${solved}\n`);
    expect(code).toBe(1);
    expect(told).toMatch(/a\.txt:2: conflict\n$/);
  });

  test("prints JSON and other formats", async () => {
    const { out } = await hanadoku(["solve", "--json"], `${nine}\n${empty}\n${clash}\n`);
    expect(JSON.parse(out)).toMatchObject([
      { ok: true, shape: "3x3", givens: nine, solution: solved, unique: true },
      { ok: true, unique: false },
      { ok: false, reason: "conflict" },
    ]);
    expect((await hanadoku(["solve", "--to", "sdm"], nine)).out).toBe(`${solved}\n`);
  });

  test("gives the same answers with workers as without", async () => {
    const text = `${nine}\n${empty}\n`.repeat(6000);
    const [one, two] = await Promise.all([
      hanadoku(["solve", "--jobs", "1"], text),
      hanadoku(["solve", "--jobs", "2"], text),
    ]);
    expect(one.code).toBe(0);
    expect(two).toEqual(one);
    expect(one.out.split("\n")).toHaveLength(12_001);
  });
});

describe("generate", () => {
  const run = (...args: string[]) =>
    hanadoku(["generate", "--shape", "2x3", "--level", "hard", "--seed", "7", ...args]);

  test("makes the same puzzles for the same seed, whatever the jobs", async () => {
    const [one, two] = await Promise.all([run("--count", "700", "--jobs", "1"), run("--count", "700", "--jobs", "2")]);
    expect(one).toMatchObject({ code: 0, told: "" });
    expect(two).toEqual(one);
    expect(new Set(one.out.trim().split("\n")).size).toBe(700);
    expect((await hanadoku(["check", "--json"], one.out)).code).toBe(0);
  });

  test("makes ranges that join to the whole run", async () => {
    const whole = await run("--count", "100");
    const parts = await Promise.all([
      run("--count", "33"),
      run("--from", "33", "--count", "60"),
      run("--from", "93", "--count", "7"),
    ]);
    expect(parts.map(({ out }) => out).join("")).toBe(whole.out);
  });

  test("prints other formats and JSON", async () => {
    const { out } = await run("--count", "2", "--json");
    expect(JSON.parse(out)).toMatchObject([{ shape: "2x3", level: "hard" }, { shape: "2x3" }]);
    expect((await run("--to", "grid")).out.split("\n").length).toBeGreaterThan(6);
  });

  test("makes puzzles that need a technique, and none beyond another", async () => {
    const made = await hanadoku([
      "generate",
      "--level",
      "hard",
      "--needs",
      "xy-wing",
      "--up-to",
      "xy-wing",
      "--seed",
      "3",
    ]);
    expect(made.code).toBe(0);
    expect((await hanadoku(["grade"], made.out)).out).toMatch(/\thard\t[\d.]+\t\d+\txy-wing\n/);
    expect(await hanadoku(["generate", "--needs", "luck"])).toMatchObject({ code: 2, out: "" });
  });

  test("says what cannot be made", async () => {
    expect(await run("--profile", "room", "--clues", "2")).toMatchObject({
      code: 1,
      out: "",
      told: expect.stringMatching(/unreachable/) as string,
    });
  });
});

describe("grade, steps and check", () => {
  test("grade prints level, rating, score and the hardest technique", async () => {
    const { code, out } = await hanadoku(["grade"], `${nine}\n`);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^${nine.replaceAll(".", "\\.")}\t(easy|normal|hard|expert|extreme)\t[\\d.]+\t\\d+\t[a-z0-9-]+\n$`),
    );
    const one = await hanadoku(["grade", "--json", "--jobs", "1"], `${nine}\n`.repeat(9));
    expect(await hanadoku(["grade", "--json", "--jobs", "3"], `${nine}\n`.repeat(9))).toEqual(one);
  });

  test("steps end in the solution", async () => {
    const { code, out } = await hanadoku(["steps", "--json"], nine);
    expect(code).toBe(0);
    const [{ steps }] = JSON.parse(out) as [{ steps: { placements: { cell: number; digit: number }[] }[] }];
    const cells = Array.from(nine);
    for (const { placements } of steps) for (const { cell, digit } of placements) cells[cell] = String(digit);
    expect(cells.join("")).toBe(solved);
    expect((await hanadoku(["steps"], nine)).out).toMatch(/\n1\. [a-z0-9-]+ \([\d.]+\): r\dc\d/);
  });

  test("check says whether it is a puzzle, with clues and cells", async () => {
    const { code, out } = await hanadoku(["check"], `${nine}\n${empty}\n${clash}\n`);
    expect(code).toBe(1);
    expect(out).toMatch(
      /\tpuzzle\t3x3\t30 clues\n.*\tseveral-solutions\t3x3\t0 clues.*\n.*\tconflict\t3x3\t\d+ clues\t.*r1c1/,
    );
  });
});

describe("convert", () => {
  test("prints an array of records", async () => {
    const { code, out } = await hanadoku(["convert", "--to", "json"], `${nine} # first\n`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([{ shape: "3x3", givens: nine, title: "first" }]);
  });

  test("reads what it has printed, in other formats", async () => {
    for (const to of ["opensudoku", "simple-sudoku", "csv", "json-2d", "solo", "penpa", "f-puzzles", "numbers"]) {
      const { out } = await hanadoku(["convert", "--to", to], nine);
      expect([to, JSON.parse((await hanadoku(["convert", "--json"], out)).out)]).toEqual([
        to,
        [{ shape: "3x3", givens: nine }],
      ]);
    }
  });

  test("tells boxes of 3x2 from 2x3 by which makes a puzzle", async () => {
    const { out } = await hanadoku(["generate", "--shape", "3x2", "--seed", "5"]);
    expect(JSON.parse((await hanadoku(["convert", "--json"], out)).out)).toMatchObject([{ shape: "3x2" }]);
  });

  test("refuses what it does not know, with a reason and nothing on standard output", async () => {
    const { code, out, told } = await hanadoku(["convert", "--to", "json"], '<Sudoku version="99"></Sudoku>');
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(told).toMatch(/version 1, found "99"/);
    expect(await hanadoku(["convert", "no such file"])).toMatchObject({ code: 3, out: "" });
  });

  test("says what a format cannot hold, and leaves it out when asked to", async () => {
    const named = `${nine} # first\n`;
    expect(await hanadoku(["convert", "--to", "sdm"], named)).toMatchObject({ code: 1, out: "" });
    const { code, out } = await hanadoku(["convert", "--givens", "--to", "sdm"], named);
    expect({ code, out }).toEqual({ code: 0, out: `${nine.replaceAll(".", "0")}\n` });
  });

  test("reads UTF-16, whichever byte comes first", async () => {
    const wide = () => Buffer.from(`\uFEFF${nine}\r\n`, "utf16le");
    for (const bytes of [wide(), wide().swap16()]) {
      expect((await hanadoku(["convert", fileOf("wide.txt", bytes)])).out).toBe(`${nine}\n`);
    }
  });

  test("streams long lists in little memory", async () => {
    const lines = `${nine}\n`.repeat(1000);
    function* many() {
      for (let at = 0; at < 300; ++at) yield lines;
    }
    const { code, out, told } = await hanadoku(["convert", "--to", "sdm"], many(), {
      NODE_OPTIONS: "--max-old-space-size=48",
    });
    expect({ code, told }).toEqual({ code: 0, told: "" });
    expect(out).toHaveLength(300_000 * 82);
  });
});

test.each(["solve", "generate", "grade", "check", "steps", "convert", "techniques", "formats"])(
  "%s --help shows examples and exit codes",
  async (name) => {
    const { code, out } = await hanadoku([name, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples:\n[^]*hanadoku ${name}[^]*Exit codes:`));
  },
);

describe("the names that options take", () => {
  test("techniques lists them, easiest first, and generate --help says so instead of listing them", async () => {
    const { code, out } = await hanadoku(["techniques"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^full-house\teasy\t[\d.]+\n[^]*\nxy-wing\thard\t[\d.]+\n/);
    const facts = JSON.parse((await hanadoku(["techniques", "--json"])).out) as { technique: string }[];
    expect(facts.map(({ technique }) => technique)).toEqual(out.match(/^[a-z0-9-]+/gm));
    const help = (await hanadoku(["generate", "--help"])).out;
    expect(help).toContain("hanadoku techniques");
    expect(help).not.toContain("xyz-wing");
    expect((await hanadoku(["generate", "--needs", "luck"])).told).toMatch(/luck.*"hanadoku techniques" lists them/);
  });

  test("formats lists them, and convert says so of another", async () => {
    expect((await hanadoku(["formats"])).out).toMatch(/^(sdm|opensudoku)\n[^]*^line\n/m);
    expect((await hanadoku(["convert", "--to", "luck"])).told).toMatch(/luck.*"hanadoku formats" lists them/);
  });
});

test.each([
  [["solve", "--jobs", "0"]],
  [["generate", "--level", "worst"]],
  [["convert", "--to", "nothing"]],
  [["dance"]],
  [["solve", "--frob"]],
  [["generate", "--up-to", "luck"]],
])("wrong arguments end in 2: %j", async (args) => {
  const { code, out, told } = await hanadoku(args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(told).toMatch(/^hanadoku: /);
});
