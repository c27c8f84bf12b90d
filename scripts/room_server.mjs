// `npm run room-server`: a signalling server for live rooms.
//   --port N    (9000)       --host ADDRESS  (127.0.0.1; 0.0.0.0 for other devices)
//   --path /X   (/)          --limit N       pages at once (500)
import "./lib/node_version.mjs";
import { readArguments } from "./lib/arguments.mjs";
import { command, Failure } from "./lib/failure.mjs";
import { readPort } from "./lib/port.mjs";
import { provide } from "./lib/provide.mjs";

const text = { type: "string" };

await command(async () => {
  const options = readArguments({ port: text, host: text, path: text, limit: text });
  const { host = "127.0.0.1", path = "/", limit = "500" } = options;
  const asked = readPort(options.port) ?? 9000;
  if (!/^\/[\w/-]*$/.test(path)) throw new Failure(`--path takes a path as /rooms, not "${path}"`);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Failure(`--limit takes a number above 0, not "${limit}"`);
  await provide();
  const { startRoomServer } = await import("./lib/room_server.mjs");
  const { port } = await startRoomServer({ host, port: asked, path, limit: Number(limit) }).catch((error) => {
    throw new Failure(`port ${asked} cannot be used (${error.code ?? error.message}); choose another with --port`);
  });
  console.log(`Rooms can meet at ${host}:${port}${path} (Ctrl+C ends it)`);
});
