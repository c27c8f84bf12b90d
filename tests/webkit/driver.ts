// WebKitGTK by its WebDriver: a browser of its own on a screen that nobody sees, and the few commands of the protocol that the journeys
// need. Playwright's WebKit is a build of its own, not the one that comes with a system.
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { findWebKit } from "../../scripts/lib/browser.mjs";
import { freePort } from "../../scripts/lib/port.mjs";

const patience = 20_000;

/** What scripts see as `all`: the elements of a selector, those inside of other elements too. */
function everywhere(selector: string): HTMLElement[] {
  const within = (root: Document | ShadowRoot): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
    ...Array.from(root.querySelectorAll("*"), ({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])).flat(),
  ];
  return within(document);
}

/** Resolves to the number of a display that is ready. */
function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  return new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.stdio[3]?.once("data", (number: Buffer) => {
      resolve({ screen, display: `:${number.toString().trim()}` });
    });
  });
}

export class WebKit {
  readonly #processes: readonly ChildProcess[];
  readonly #session: string;

  private constructor(processes: readonly ChildProcess[], session: string) {
    this.#processes = processes;
    this.#session = session;
  }

  static async start(): Promise<WebKit> {
    const found = findWebKit();
    if (!found) throw new Error("no WebKit is installed");
    const { screen, display } = await startScreen();
    const port = await freePort();
    const driver = spawn(found.driver, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display, LANGUAGE: "en", LC_ALL: "C.UTF-8" },
    });
    const processes = [driver, screen];
    const address = `http://127.0.0.1:${port}/session`;
    const options = { binary: found.browser, args: ["--automation"] };
    const body = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } };
    const end = performance.now() + patience;
    for (;;) {
      try {
        const { sessionId } = (await command(address, body)) as { sessionId: string };
        return new WebKit(processes, `${address}/${sessionId}`);
      } catch (error) {
        if (performance.now() > end) {
          for (const each of processes) each.kill();
          throw error;
        }
        await pause(200);
      }
    }
  }

  async goto(url: string): Promise<void> {
    await command(`${this.#session}/url`, { url });
  }

  async reload(): Promise<void> {
    await command(`${this.#session}/refresh`, {});
  }

  /** What a function of the page's gives; it is sent as text, and sees nothing of where it stands here. */
  async run<Value, Args extends readonly unknown[]>(script: (...args: Args) => Value, ...args: Args): Promise<Value> {
    const text = `const all = ${everywhere.toString()}; return (${script.toString()}).apply(null, arguments)`;
    return (await command(`${this.#session}/execute/sync`, { script: text, args })) as Value;
  }

  /** Asks until the page's function gives what is true. */
  async until<Args extends readonly unknown[]>(script: (...args: Args) => unknown, ...args: Args): Promise<void> {
    const end = performance.now() + patience;
    while (!(await this.run(script, ...args))) {
      if (performance.now() > end) throw new Error(`it did not come to this: ${script.toString()} ${String(args)}`);
      await pause(50);
    }
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text, (value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]).flat();
    await command(`${this.#session}/actions`, { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Clicks where the page's function says. */
  async click<Args extends readonly unknown[]>(
    find: (...args: Args) => readonly number[],
    ...args: Args
  ): Promise<void> {
    const [x = 0, y = 0] = (await this.run(find, ...args)).map(Math.round);
    const actions = [
      { type: "pointerMove", duration: 0, x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await command(`${this.#session}/actions`, { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  /** A picture of what is seen, as PNG. */
  async picture(): Promise<Buffer> {
    const response = await fetch(`${this.#session}/screenshot`);
    const { value } = (await response.json()) as { value: string };
    return Buffer.from(value, "base64");
  }

  async end(): Promise<void> {
    await fetch(this.#session, { method: "DELETE" }).catch(() => undefined);
    for (const each of this.#processes) each.kill();
  }
}

async function command(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${address}: ${value?.error ?? ""} ${value?.message ?? ""}`);
  return value;
}
