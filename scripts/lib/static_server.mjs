// Serves one folder on 127.0.0.1.
import { createReadStream, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { policy } from "./policy.mjs";
import { host } from "./port.mjs";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The file that a request's path names inside the folder, or null: no way leads out of it, by dots or by links. */
function fileFor(folder, url) {
  try {
    const asked = decodeURIComponent(new URL(url, `http://${host}`).pathname);
    const place = path.join(folder, asked.endsWith("/") ? `${asked}index.html` : asked);
    const file = realpathSync(place);
    return file.startsWith(folder + path.sep) && statSync(file).isFile() ? file : null;
  } catch {
    return null; // not there, or not a path at all
  }
}

function answerWith(response, status, text) {
  response.writeHead(status, { "Content-Type": types[".txt"] }).end(`${text}\n`);
}

function serve(folder, request, response) {
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Cache-Control", "no-cache");
  if (request.method !== "GET" && request.method !== "HEAD") return answerWith(response, 405, "Only GET and HEAD");
  const file = fileFor(folder, request.url);
  if (!file) return answerWith(response, 404, "Not found");
  response.writeHead(200, {
    "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
    "Content-Length": statSync(file).size,
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address().port);
    });
  });
}

/**
 * Serves the folder; resolves to the address, and to what stops serving: a process does not end before that. A port that was
 * asked for is taken or refused, the usual one gives way.
 */
export async function startServer(folder, { port, usual }) {
  const place = realpathSync(folder);
  const server = createServer((request, response) => serve(place, request, response));
  const taken = (error) => {
    if (error.code === "EADDRINUSE" || error.code === "EACCES") return null;
    throw error;
  };
  const used =
    (await listen(server, port ?? usual).catch(taken)) ?? (port === undefined ? await listen(server, 0) : null);
  if (used === null) throw new Failure(`port ${port} cannot be used; choose another with --port`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${host}:${used}/`, stop };
}
