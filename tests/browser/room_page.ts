// A page of somebody else's with a room on it, driven from outside: what it sees of the room is left on its window.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { policy } from "../../scripts/lib/policy.mjs";

const root = path.join(import.meta.dirname, "../..");
const types: Record<string, string> = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };

/** By its solution, 8 cells are empty: 4 to 11. */
const script = `
import { loadEngine, Recorder } from "./hanadoku.js";
import { broadcastTransport, digestOf, newId, peerTransport, Room } from "./rooms.js";

const sudoku = await loadEngine();
const puzzle = { shape: "2x2", level: "easy", givens: "1234........4123", clues: 8 };
const solution = "1234341223414123";
const kept = JSON.parse(sessionStorage.getItem("room") ?? "null");

window.join = (name, invitation, via, self = newId()) => {
  const { self: me, token, saved } = kept ?? { self, token: newId(), saved: null };
  const { room } = invitation;
  const transport = via.port
    ? peerTransport({ Peer: window.peerjs.Peer, server: { host: "127.0.0.1", path: "/", ...via }, room, known: via.known, self: me, token })
    : broadcastTransport({ room, self: me });
  window.transport = transport;
  window.room = new Room({ sudoku, transport, invitation, name, saved });
  window.transports = [];
  window.room.onchange = () => {
    sessionStorage.setItem("room", JSON.stringify({ self: me, token, saved: window.room.save() }));
    const { transport } = window.room.state();
    window.transports.push(transport.type === "waiting" ? transport.milliseconds : transport.type);
  };
  window.room.open();
  return me;
};
window.begin = () => window.room.start(puzzle, { wait: 100 });
window.play = (cells, mistakes, hints, time) => {
  const elapsed = time ?? window.room.state().elapsed;
  const game = sudoku.newGame(puzzle, { entry: "strict" });
  const recorder = new Recorder("2x2", game.state());
  for (let i = 0; i < mistakes; ++i) {
    game.enter(5, 3);
    recorder.record(game.state(), 0, { cell: 5, digit: 3 });
  }
  for (let filled = 0; filled < cells; ++filled) {
    if (filled < hints) game.reveal();
    else {
      const cell = game.state().cells.findIndex(({ digit }) => digit === 0);
      game.enter(cell, Number(solution[cell]));
    }
    recorder.record(game.state(), elapsed);
  }
  window.room.play(recorder.log);
};
window.forge = (name) => {
  const { self } = window.transport;
  const result = { type: "result", room: window.room.invitation.room, round: 1, digest: digestOf(puzzle), id: self, name, log: "0E041" };
  window.transport.send(null, JSON.stringify(result));
};
window.standing = () => window.room.state().participants.map(({ rank, name, state, here }) => \`\${rank ?? "-"} \${name} \${state}\${here ? "" : ", gone"}\`);
document.title = "ready";
`;

export interface RoomWindow {
  join(name: string, invitation: object, via: object, self?: string): string;
  begin(): boolean;
  /** The last move is now where no time is given. */
  play(cells: number, mistakes: number, hints: number, time?: number): void;
  forge(name: string): void;
  standing(): string[];
  readonly transports: readonly (string | number)[];
  readonly room: { state(): { readonly phase: string }; leave(): void };
}

/** Opens the page; it may speak with a signalling server of this machine. */
export async function openRoomPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route("**/rooms/*", (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body =
      name === "index.html"
        ? `<!doctype html><title>a room</title><script src="peerjs.min.js"></script><script type="module" src="page.js"></script>`
        : name === "page.js"
          ? script
          : readFileSync(path.join(root, name.startsWith("peerjs") ? "node_modules/peerjs/dist" : "dist", name));
    return route.fulfill({
      body,
      contentType: types[path.extname(name)] ?? "text/plain",
      headers: {
        "Content-Security-Policy": policy.replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:*"),
      },
    });
  });
  await page.goto("./rooms/index.html");
  await page.waitForFunction(() => document.title === "ready");
  return page;
}
