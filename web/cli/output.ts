// What a command prints. Standard output waits for whoever reads it, so that memory stays flat; the bar is on the terminal alone.
import { once } from "node:events";

const gathered = 65_536;

/** What ends a command with an exit code and a line for people. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
  }
}

/** 0 is all well; wrong arguments are 2, as commander has it. */
export const exitCodes = { notAll: 1, usage: 2, unreadable: 3, unwritable: 4 } as const;

/** What the system says, without its code and call: "no such file or directory". */
export const systemReason = ({ message }: Error): string =>
  message.replace(/^[A-Z]\w+: /, "").replace(/, \w+( '.*')?$/s, "");

const barWidth = 24;
const redrawMs = 100;

/** Drawn on a terminal's standard error; nothing anywhere else. */
class Bar {
  #shown = false;
  #last = 0;
  readonly #start = performance.now();

  /** `share` is undefined where the end is not known. */
  draw(done: number, share: number | undefined): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#last < redrawMs) return;
    this.#last = now;
    const rate = Math.round(done / Math.max((now - this.#start) / 1000, 0.001));
    const full = Math.round((share ?? 0) * barWidth);
    const bar =
      share === undefined ? "" : `${"█".repeat(full)}${"░".repeat(barWidth - full)} ${Math.floor(share * 100)} % `;
    process.stderr.write(`\r\u001b[2K${bar}${done.toLocaleString("en")} (${rate.toLocaleString("en")}/s)`);
    this.#shown = true;
  }

  clear(): void {
    if (this.#shown) process.stderr.write("\r\u001b[2K");
    this.#shown = false;
  }
}

export class Output {
  readonly #bar = new Bar();
  #pending = "";
  #exitCode = 0;

  async write(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length >= gathered) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = "";
    if (text === "") return;
    if (process.stdout.isTTY) this.#bar.clear();
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  }

  /** Tells people on standard error; the worst code counts at the end. */
  complain(message: string, exitCode: number): void {
    this.#bar.clear();
    process.stderr.write(`hanadoku: ${message}\n`);
    this.#exitCode = Math.max(this.#exitCode, exitCode);
  }

  get failed(): boolean {
    return this.#exitCode > 0;
  }

  progress(done: number, share?: number): void {
    this.#bar.draw(done, share);
  }

  async end(): Promise<void> {
    await this.flush();
    this.#bar.clear();
    process.exitCode = this.#exitCode;
  }
}

/** A JSON array that is printed element by element. */
export class JsonList {
  #count = 0;

  constructor(readonly output: Output) {}

  async add(value: unknown): Promise<void> {
    await this.output.write(`${this.#count++ === 0 ? "[\n" : ",\n"}  ${JSON.stringify(value)}`);
  }

  async end(): Promise<void> {
    await this.output.write(this.#count === 0 ? "[]\n" : "\n]\n");
  }
}
