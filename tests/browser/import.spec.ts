// Puzzles from elsewhere, as people bring them: right, nearly right, wrong, and hostile.
import encodeQR from "qr";
import { expect, readDigits, test, type Page } from "./fixtures.js";
import { digitsOf } from "./plain_solver.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const rowsOf = (line: string) => line.match(/.{9}/g) ?? [];

const box = (page: Page) => page.getByRole("textbox", { name: "Text or link" });
const said = (page: Page) => page.locator(".verdict").first();
const drawn = (page: Page, name: string) => page.locator(`.board .${name}`);
const facts = (page: Page) => page.locator("dl");
const openFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

test.beforeEach(async ({ page }) => {
  await page.goto("./#import");
  await expect(box(page)).toBeVisible();
});

test("a puzzle is said to be unique, with its clues, its level and its hardest technique, and is played", async ({
  page,
}) => {
  await box(page).fill(givens);
  await expect(said(page)).toHaveText("Exactly one solution");
  await expect(facts(page)).toContainText("Clues 30");
  await expect(facts(page)).toContainText("Level Easy");
  await expect(facts(page)).toContainText("Hidden single");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.locator(".clock")).toBeVisible();
  expect(await readDigits(page)).toEqual(digitsOf(givens));
});

test("a puzzle with a lost clue is told not to be unique, and how many clues it has", async ({ page }) => {
  await box(page).fill("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58");
  await expect(said(page)).toContainText("Several solutions: not unique");
  await expect(facts(page)).toContainText("Clues 24");
  await expect(page.getByRole("button", { name: "Play" })).toHaveCount(0);
  const marked = await drawn(page, "marked").count();
  expect(marked).toBeGreaterThan(1);
  const [first, second] = ["Solution 1", "Solution 2"] as const;
  await page.getByRole("button", { name: first }).click();
  const one = await page.locator(".result .board text").allTextContents();
  await page.getByRole("button", { name: second }).click();
  const other = await page.locator(".result .board text").allTextContents();
  expect(one).toHaveLength(81);
  expect(one.filter((digit, cell) => digit !== other[cell])).toHaveLength(marked);
});

test("the exact code of a board is copied", async ({ page, context, browserName }) => {
  test.skip(browserName !== "chromium", "no other browser lets a test read the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await box(page).fill(rowsOf(givens).join("\n"));
  await page.getByRole("button", { name: "Copy the exact code" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(givens);
});

for (const [name, line, words, cells] of [
  [
    "two 6s in row 2 and two 7s in row 4",
    ".........7.6.....6..........7..7...38.......523..9..7..5.7.....3.....7....7..9...",
    ["Row 2 has two 6s", "Row 4 has two 7s"],
    0,
  ],
  ["two 1s at the start of row 1", `11${".".repeat(79)}`, ["Row 1 has two 1s", "Box 1 has two 1s"], 2],
  [
    "rows 8 and 9 with two 9s each",
    `${".".repeat(63)}9..9.....9..9.....`,
    ["Row 8 has two 9s", "Row 9 has two 9s", "Column 1 has two 9s"],
    4,
  ],
] as const) {
  test(`${name} are named and marked at once`, async ({ page }) => {
    await box(page).fill(line);
    await expect(said(page)).toContainText("No solution: digits clash");
    for (const word of words) await expect(said(page)).toContainText(word);
    if (cells > 0) await expect(drawn(page, "clashing")).toHaveCount(cells);
    await page.getByRole("button", { name: "Correct it by hand" }).click();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    expect(await readDigits(page)).toEqual(digitsOf(line));
  });
}

test("no given is left out to make the rest solvable", async ({ page }) => {
  await box(page).fill(givens.replace("53..7", "5357."));
  await expect(said(page)).toContainText("Row 1 has two 5s");
  await expect(facts(page)).toContainText("Clues 31");
});

test("a board that breaks no rule and has no solution is told so", async ({ page }) => {
  await box(page).fill("12..\n..3.\n....\n4...".replace("..3.", "..3.").replace("4...", "...4"));
  await expect(said(page)).toBeVisible();
  await box(page).fill("123.\n....\n...4\n....");
  await expect(said(page)).toHaveText("No solution: no digits fit all rows, columns and boxes");
});

test("a mistyped puzzle of four solutions is told to have several", async ({ page }) => {
  await box(page).fill("895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5");
  await expect(said(page)).toContainText("Several solutions");
});

test("a full grid is solved already where it is right, and clashes where it is not", async ({ page }) => {
  await box(page).fill("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  await expect(said(page)).toHaveText("Solved already, and right");
  await box(page).fill("123456789457189236689237145214573698376918452598624371731892564842365917965741823");
  await expect(said(page)).toContainText(/Solved already|clash/);
  await box(page).fill("534678912672195348198342567859761423426853791713924856961537284287419635345286197");
  await expect(said(page)).toContainText("clash");
});

test("boxes of 6×6 are two rows high and three columns wide", async ({ page }) => {
  await box(page).fill("....1..2...3.....4..56........34....");
  await expect(said(page)).toHaveText("Exactly one solution");
});

test("eighty digits are met kindly, and can be corrected by hand", async ({ page }) => {
  await box(page).fill(givens.slice(0, 80));
  await expect(said(page)).toHaveText("80 digits: one is missing");
  await page.getByRole("button", { name: "Correct it by hand" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await readDigits(page)).toEqual(digitsOf(`${givens.slice(0, 80)}.`));
});

test("a row that is too long is named, and the others stay in their places", async ({ page }) => {
  const rows = rowsOf(givens);
  rows[2] = `${rows[2] ?? ""}4`;
  await box(page).fill(rows.join("\n"));
  await expect(said(page)).toHaveText("Row 3 has 10 digits: one too many");
  await page.getByRole("button", { name: "Correct it by hand" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await readDigits(page)).toEqual(digitsOf(givens));
});

for (const [ending, name] of [
  ["\n", "LF"],
  ["\r\n", "CRLF"],
] as const) {
  test(`a file of lines with ${name} is listed, and one of it chosen`, async ({ page }) => {
    const other = "........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58";
    const lines = [givens.replaceAll(".", "0"), other, givens].join(ending);
    await openFile(page, "lines.sdm", "text/plain", Buffer.from(lines));
    await expect(page.getByRole("heading", { name: "3 puzzles" })).toBeVisible();
    await page.getByRole("button", { name: "Puzzle 2" }).click();
    await expect(said(page)).toHaveText("Exactly one solution");
    await page.getByRole("button", { name: "All puzzles of this text" }).click();
    await page.getByRole("button", { name: "Keep all in Puzzles" }).click();
    await expect(said(page)).toContainText("2 of 3 kept");
    await page.goto("./#library");
    await page.getByRole("button", { name: "Imported" }).click();
    await expect(page.getByRole("listitem")).toHaveCount(2);
  });
}

test("a letter in the place of a digit is named with its cell, and can be corrected by hand", async ({ page }) => {
  await box(page).fill(givens.replace("....419", "O...419"));
  await expect(said(page)).toHaveText("“O” in row 7, column 9 is no digit of this board");
  await box(page).fill(rowsOf(givens.replace("8...6", "8..?6").replace("6.6", "l.b")).join("\n"));
  await expect(said(page)).toContainText("“?” in row 4, column 4 and 2 more are no digits of this board");
  await page.getByRole("button", { name: "Correct it by hand" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await readDigits(page)).toEqual(digitsOf(givens.replace("6.6", "...")));
});

test("a sentence as long as a board is no board", async ({ page }) => {
  await box(page).fill("abcdefghi".repeat(9));
  await expect(said(page)).toHaveText("No puzzle was found here");
});

test("a file of bytes that no text has is refused", async ({ page }) => {
  await openFile(page, "grid.txt", "text/plain", Buffer.from([0x31, 0x32, 0xc3, 0x28, 0xff, 0x33]));
  await expect(said(page)).toHaveText("This file is neither text nor a picture");
});

for (const [name, encode] of [
  ["UTF-16, low byte first", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16, high byte first", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["UTF-8 with a mark", (text: string) => Buffer.from(`\ufeff${text}`)],
] as const) {
  test(`a file in ${name} is read`, async ({ page }) => {
    await openFile(page, "grid.txt", "text/plain", encode(rowsOf(givens).join("\r\n")));
    await expect(said(page)).toHaveText("Exactly one solution");
    await expect(facts(page)).toContainText("Clues 30");
  });
}

for (const [name, xml] of [
  ["first", `<opensudoku><game data="${givens.replaceAll(".", "0")}" /></opensudoku>`],
  [
    "second",
    `<opensudoku version="2"><folder name="A"><game data="version: 3&#10;${Array.from(givens.replaceAll(".", "0"))
      .map((digit) => `${digit}|0|${digit === "0" ? 1 : 0}|`)
      .join("")}" /></folder></opensudoku>`,
  ],
] as const) {
  test(`a file of OpenSudoku's ${name} version is read`, async ({ page }) => {
    await openFile(page, "a.opensudoku", "text/xml", Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`));
    await expect(said(page)).toHaveText("Exactly one solution");
    await expect(facts(page)).toContainText("Clues 30");
  });
}

test("a list with a line that is none names the line", async ({ page }) => {
  await openFile(
    page,
    "lines.sdm",
    "text/plain",
    Buffer.from([givens, givens, `${givens}12345678`, givens, ""].join("\n")),
  );
  await expect(said(page)).toHaveText("Line 3 could not be read");
});

test("a file of broken XML says which line is wrong, and nothing else happens", async ({ page }) => {
  await openFile(page, "a.opensudoku", "text/xml", Buffer.from('<?xml version="1.0"?>\n<opensudoku>\n<game data="12'));
  await expect(said(page)).toContainText("could not be read");
});

test("entries of someone's progress are told, and never become givens", async ({ page }) => {
  const entries = `${".".repeat(2)}4${".".repeat(78)}`;
  const record = JSON.stringify([{ shape: "3x3", givens, entries, title: "half done" }]);
  await box(page).fill(record);
  await expect(said(page)).toHaveText("Exactly one solution");
  await expect(page.getByText("entries in 1 cells. They are not givens")).toBeVisible();
  await expect(facts(page)).toContainText("Clues 30");
  await page.getByRole("button", { name: "Go on from the entries" }).click();
  await expect(page.locator('[data-name="r1c3"]')).toHaveClass(/entry/);
  await expect(page.locator('[data-name="r1c1"]')).toHaveClass(/given/);
});

test("a title with markup is text", async ({ page }) => {
  const title = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await box(page).fill(JSON.stringify([{ shape: "3x3", givens, title }]));
  await expect(page.locator(".said h2")).toHaveText(title);
  await expect(page.locator(".said h2 *")).toHaveCount(0);
  expect(await page.title()).not.toBe("1");
});

test("a binary file, a picture without a code and a text that is none are refused in words", async ({ page }) => {
  await openFile(page, "a.bin", "application/octet-stream", Buffer.from([0, 255, 254, 0, 1, 128]));
  await expect(said(page)).toHaveText("This file is neither text nor a picture");
  await openFile(page, "broken.png", "image/png", Buffer.from("not a picture"));
  await expect(said(page)).toHaveText("No QR code was found in this picture");
  await box(page).fill("Dear all, see you on Sunday.");
  await expect(said(page)).toHaveText("No puzzle was found here");
  await expect(page.getByRole("button", { name: "Correct it by hand" })).toHaveCount(0);
});

test("a file beyond all measure is refused before it is read", async ({ page }) => {
  await page.locator("input[type=file]").evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(33 * 2 ** 20)], "big.txt", { type: "text/plain" }));
    input.files = transfer.files;
    input.dispatchEvent(new Event("change"));
  });
  await expect(said(page)).toHaveText("This file is too large: at most 32 MB");
});

/** A picture of a QR code, as a browser draws it. */
async function pictureOf(page: Page, text: string): Promise<Buffer> {
  const modules = encodeQR(text, "raw", { border: 4 });
  const base64 = await page.evaluate((rows) => {
    const scale = 5;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = rows.length * scale;
    const context = canvas.getContext("2d");
    if (!context) return "";
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000";
    for (const [y, row] of rows.entries()) {
      for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * scale, y * scale, scale, scale);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, modules);
  return Buffer.from(base64, "base64");
}

test("a link in a QR code of a picture is read, and what reads it is loaded only then", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await box(page).fill(givens);
  await expect(said(page)).toHaveText("Exactly one solution");
  expect(loaded.filter((url) => url.includes("decode"))).toEqual([]);
  const link = `https://example.org/hanadoku/#1.3x3.easy.${givens.replaceAll(".", "0")}`;
  await openFile(page, "code.png", "image/png", await pictureOf(page, link));
  await expect(said(page)).toHaveText("Exactly one solution");
  await expect(facts(page)).toContainText("Clues 30");
  expect(loaded.filter((url) => url.includes("decode"))).toHaveLength(1);
});

test("a text that is dropped is read", async ({ page }) => {
  await page.locator(".drop").evaluate((drop, text) => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", text);
    drop.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, givens);
  await expect(said(page)).toHaveText("Exactly one solution");
});

test("where there is no camera that is said", async ({ page }) => {
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await expect(said(page)).toHaveText("The camera cannot be used here");
});

test("phones do not zoom into the box", async ({ page }) => {
  expect(await box(page).evaluate((element) => getComputedStyle(element).fontSize)).toBe("16px");
});
