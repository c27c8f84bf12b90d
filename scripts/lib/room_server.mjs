// A signalling server for rooms: it introduces pages to each other, and carries nothing of what they say then.
import { PeerServer } from "peer";
import { WebSocketServer } from "ws";

/** No introduction is longer, in bytes. */
const longestMessage = 65_536;

/**
 * Listens; resolves to the port and to what ends it. `limit` is how many pages it knows at once. A port of 0 is any free one.
 *
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export function startRoomServer({ host = "127.0.0.1", port = 0, path = "/", limit = 500 } = {}) {
  const sockets = new Set();
  return new Promise((resolve, reject) => {
    const createWebSocketServer = (options) => {
      const server = new WebSocketServer({ ...options, maxPayload: longestMessage });
      server.on("connection", (socket) => {
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket));
      });
      return server;
    };
    const app = PeerServer({ host, port, path, concurrent_limit: limit, createWebSocketServer }, (server) => {
      resolve({
        port: server.address().port,
        close: () =>
          new Promise((ended) => {
            for (const socket of sockets) socket.terminate();
            server.close(ended);
          }),
      });
    });
    app.on("error", reject); // after it listens, what one page does wrong ends nothing
  });
}
