// Runs the command as a shell does.
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly told: string;
}

export function hanadoku(
  args: readonly string[],
  input: string | Iterable<string> = "",
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, ...env } });
    let [out, told] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (told += text));
    child.on("error", reject).on("close", (code) => {
      resolve({ code, out, told });
    });
    child.stdin.on("error", () => undefined); // it may end before it has read all
    const chunks = (typeof input === "string" ? [input] : input)[Symbol.iterator]();
    const write = (): void => {
      for (let next = chunks.next(); !next.done; next = chunks.next()) {
        if (!child.stdin.write(next.value)) {
          child.stdin.once("drain", write);
          return;
        }
      }
      child.stdin.end();
    };
    write();
  });
}

const folder = mkdtempSync(path.join(os.tmpdir(), "hanadoku-"));

export function fileOf(name: string, text: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
