// Serves one folder on 127.0.0.1 as hosts do: compressed, and only what has changed since.
import { readFileSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
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

/** By file: its mark, and its bytes compressed. */
const packed = new Map();

function packedOf(file, mark) {
  let known = packed.get(file);
  if (known?.mark !== mark) {
    known = { mark, bytes: gzipSync(readFileSync(file)) };
    packed.set(file, known);
  }
  return known.bytes;
}

/** Pictures are compressed already. */
const packs = (file, request) =>
  path.extname(file) !== ".png" && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");

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
  const { size, mtimeMs } = statSync(file);
  const packing = packs(file, request);
  const mark = `"${size}-${mtimeMs}${packing ? "-gzip" : ""}"`;
  response.setHeader("ETag", mark);
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === mark) return response.writeHead(304).end();
  const bytes = packing ? packedOf(file, mark) : readFileSync(file);
  if (packing) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream");
  response.setHeader("Content-Length", bytes.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : bytes);
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
