// What is wrong outside the command: its files, and who reads what it prints.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { cli, fileOf, hanadoku } from "./command.js";

const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test("a folder and a missing file are told in the system's words, and the others are read", async () => {
  const { code, out, told } = await hanadoku(["solve", ".", "no such file", fileOf("one.txt", nine)]);
  expect({ code, out }).toEqual({ code: 3, out: `${solved}\n` });
  expect(told).toMatch(
    /^hanadoku: \.: illegal operation on a directory\nhanadoku: no such file: no such file or dir.*\n$/,
  );
});

test("bytes that are no text end in one reason", async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * at * 31 + at) & 255);
  const { code, out, told } = await hanadoku(["solve", fileOf("bytes.bin", bytes)]);
  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(told.match(/\n/g)).toHaveLength(1);
});

test("a line of many megabytes is told once, and those around it are read", async () => {
  const { code, out, told } = await hanadoku(
    ["solve"],
    [
      `${nine}\n`,
      ..."1"
        .repeat(50)
        .split("")
        .map((one) => one.repeat(100_000)),
      `\n${nine}\n`,
    ],
  );
  expect({ code, out }).toEqual({ code: 3, out: `${solved}\n${solved}\n` });
  expect(told).toBe("hanadoku: standard input: line 2, column 1: sdm: expected lines of at most 1000000 characters\n");
});

test("whoever reads may leave", async () => {
  const child = spawn(process.execPath, [cli, "generate", "--shape", "2x2", "--count", "20000", "--seed", "1"]);
  let told = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (told += text));
  child.stdout.once("data", () => child.stdout.destroy());
  const [code] = (await once(child, "close")) as [number | null];
  expect({ code, told }).toEqual({ code: 0, told: "" });
});

test.skipIf(!existsSync("/dev/full"))("a full disk is told, with a code of its own", async () => {
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, [cli, "generate"], { stdio: ["ignore", full, "pipe"] });
  let told = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (told += text));
  const [code] = (await once(child, "close")) as [number | null];
  closeSync(full);
  expect({ code, told }).toEqual({ code: 4, told: "hanadoku: standard output: no space left on device\n" });
});
