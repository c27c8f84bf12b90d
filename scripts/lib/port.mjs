// Ports of this machine.
import { createServer } from "node:net";
import { Failure } from "./failure.mjs";

export const host = "127.0.0.1";
export const usualPort = 4160;

/** The port that `--port` names, or undefined where it was not given. */
export function readPort(text) {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Failure(`--port takes a number from 0 to 65535, not "${text}"`);
  return port;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
