// What a player does, in WebKit: by its driver, so that it is the browser that comes with a system.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { inBuild } from "../../scripts/lib/paths.mjs";
import { startServer } from "../../scripts/lib/static_server.mjs";
import { digitsOf, seesOf, sixBySix, solve } from "../browser/plain_solver.js";
import { WebKit } from "./driver.js";

declare const all: (selector: string) => HTMLElement[];

let webkit: WebKit;
let server: { address: string; stop: () => void };

beforeAll(async () => {
  server = await startServer(inBuild("app"), { port: 0, usual: 0 });
  webkit = await WebKit.start();
});
afterAll(async () => {
  await webkit.end();
  server.stop();
});
beforeEach(async () => {
  await webkit.goto("about:blank");
});
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const folder = inBuild("browser");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `webkit, ${task.name}.png`), await webkit.picture());
});

const open = (fragment: string) => webkit.goto(server.address + fragment);
const shows = (selector: string, words = "") =>
  webkit.until(
    (selector, words) => all(selector).some(({ textContent }) => textContent.replace(/\s+/g, " ").includes(words)),
    selector,
    words,
  );
const press = (selector: string, words = "") =>
  webkit.click(
    (selector, words) => {
      const named = ({ textContent, ariaLabel }: HTMLElement) => (textContent + (ariaLabel ?? "")).includes(words);
      const found = all(selector).find((each) => named(each) && each.getClientRects().length > 0);
      found?.scrollIntoView({ block: "center" });
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      return [x + width / 2, y + height / 2];
    },
    selector,
    words,
  );
const cell = (at: number) => `[data-cell="${at}"]`;
const digits = async () =>
  digitsOf(
    await webkit.run(() =>
      all("[data-cell]")
        .map((cell) => cell.querySelector(".digit")?.textContent ?? ".")
        .join(""),
    ),
  );
const newGame = async () => {
  await open("#new.2x3.easy");
  await shows(".clock");
  const givens = await digits();
  return { givens, solution: solve(sixBySix, givens) ?? [], empty: givens.indexOf(0) };
};

test("a 6x6 is played to its end by keys and clicks", async () => {
  const { givens, solution } = await newGame();
  for (const [at, digit] of givens.entries()) {
    if (digit > 0) continue;
    await press(cell(at));
    await webkit.type(String(solution[at]));
  }
  await shows("section, h2", "Solved");
  expect(await digits()).toEqual(solution);
});

test("notes are written, struck out by a digit, undone and done again", async () => {
  const { givens, solution, empty: first } = await newGame();
  const second = givens.findIndex((digit, at) => digit === 0 && seesOf(sixBySix, first, at));
  const notes = () =>
    webkit.run(
      (cell) =>
        all(`${cell} .note, ${cell} .corner *`)
          .map((each) => each.textContent)
          .join(""),
      cell(first),
    );
  const digit = String(solution[second]);
  await press(cell(first));
  await webkit.type("n");
  await webkit.type(digit);
  expect(await notes()).toContain(digit);
  await webkit.type("n");
  await press(cell(second));
  await webkit.type(digit);
  expect(await notes()).not.toContain(digit);
  await press("button", "Undo");
  expect((await digits())[second]).toBe(0);
  expect(await notes()).toContain(digit);
  await press("button", "Redo");
  expect((await digits())[second]).toBe(solution[second]);
});

test("a hint says where to look, then which technique, then the whole step, and is applied", async () => {
  await newGame();
  const open = (await digits()).filter((digit) => digit === 0).length;
  await press(cell(0));
  await webkit.type("h");
  await shows("button", "Show the next step");
  await press("button", "Show the next step");
  await shows(".told", "Look at");
  await press("button", "Show more");
  await webkit.until(() => all("h2, h3").some(({ textContent }) => /single|house/.test(textContent)));
  await press("button", "Show more");
  await shows(".told", "goes in");
  await press("button", "Apply");
  await webkit.until((left) => all("[data-cell]").filter((cell) => !cell.querySelector(".digit")).length < left, open);
});

test("a game goes on where it was after a reload", async () => {
  const { solution, empty } = await newGame();
  await press(cell(empty));
  await webkit.type(String(solution[empty]));
  await webkit.until((cell) => all(`${cell} .digit`).length > 0, cell(empty));
  const before = await digits();
  await new Promise((resolve) => setTimeout(resolve, 500)); // it is kept after the frame of a move
  await webkit.reload();
  await shows(".clock");
  expect(await digits()).toEqual(before);
});

test("what is pasted is checked and played", async () => {
  await open("#import");
  await shows("textarea");
  const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  await webkit.run((line) => {
    const [box] = all("textarea") as HTMLTextAreaElement[];
    if (!box) return;
    box.value = line;
    box.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  }, line);
  await shows(".verdict", "Exactly one solution");
  await shows("dl", "Hidden single"); // nothing moves after that
  await press("button", "Play");
  await shows(".clock");
  expect(await digits()).toEqual(digitsOf(line));
});

test("a link that was tampered with says why it is no puzzle", async () => {
  await open("#1.2x2.easy.1200003000400000");
  await shows("[role=alert]", "There is no solution");
});

test("a room by links is made, and its address is the invitation", async () => {
  await open("#rooms");
  await shows("input");
  await webkit.run(() => {
    const [name] = all('input[name="name"]') as HTMLInputElement[];
    if (!name) return;
    name.value = "Hana";
    name.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  });
  await press('[data-choice="2x2"]');
  await press('[data-choice="links"]');
  await press("form .primary");
  await webkit.until(() => location.hash.startsWith("#room."));
});

test("once it was loaded, the page opens without a network, deep links too", async () => {
  await open("#new.2x3.easy");
  await webkit.run(() => navigator.serviceWorker.ready.then(() => undefined));
  server.stop();
  await webkit.goto("about:blank");
  const line = "040213010600520060060032006040154020";
  await open(`#1.2x3.normal.${line}`);
  await shows(".clock");
  expect(await digits()).toEqual(Array.from(line, Number));
});
