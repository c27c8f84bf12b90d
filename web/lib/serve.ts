// What a job worker runs: it is handed modules, and crossings one by one, and answers each. It holds no state. What goes
// wrong ends it, and the page sees that.
import type { Boundaries, ModuleName } from "./boundary.js";
import { cross, type Crossing } from "./calls.js";
import { instantiate } from "./module.js";
import { nodeModule } from "./node.js";

export type Message =
  { readonly name: ModuleName; readonly module: WebAssembly.Module } | { readonly crossing: Crossing };

function receiver(answer: (message: unknown) => void): (message: Message) => void {
  let boundaries: Partial<Boundaries> = {};
  const start = async (name: ModuleName, module: WebAssembly.Module) => {
    boundaries = { ...boundaries, [name]: await instantiate(name, module) };
    answer("ready");
  };
  return (message) => {
    if ("crossing" in message) answer(cross(boundaries, message.crossing));
    else start(message.name, message.module).catch(fail);
  };
}

/** A rejection alone would not be seen from outside. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

interface PageScope {
  postMessage(message: unknown): void;
  onmessage: (event: { data: Message }) => void;
}

/**
 * Makes the worker that calls it a worker for jobs: what `hanadoku/worker` does, for those who serve a worker's file of their own.
 *
 * @example
 * typeof serveJobs; // => "function"
 */
export function serveJobs(): void {
  const scope = globalThis as unknown as Partial<PageScope>;
  if (scope.postMessage) {
    const page = scope as PageScope;
    const receive = receiver((message) => {
      page.postMessage(message);
    });
    page.onmessage = ({ data }) => {
      receive(data);
    };
  } else {
    const { parentPort } = nodeModule("worker_threads");
    parentPort?.on(
      "message",
      receiver((message) => {
        parentPort.postMessage(message);
      }),
    );
  }
}
