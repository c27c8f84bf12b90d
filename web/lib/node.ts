// Node.js's own modules, out of the sight of bundlers, which would look for them in a browser.

export const isNode =
  typeof (globalThis as { process?: { versions?: { node?: unknown } } }).process?.versions?.node === "string";

/** The parts of them that are used here. */
interface NodeModules {
  "fs/promises": { readFile: (file: URL) => Promise<Uint8Array<ArrayBuffer>> };
  os: { availableParallelism: () => number };
  worker_threads: {
    parentPort: NodePort | null;
    Worker: new (file: URL) => NodeWorker;
  };
}

export interface NodePort {
  postMessage(message: unknown): void;
  on(event: "message", listener: (message: never) => void): void;
}

export interface NodeWorker {
  postMessage(message: unknown): void;
  on(event: "message" | "error" | "exit", listener: (value: never) => void): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

export async function nodeModule<Name extends keyof NodeModules>(name: Name): Promise<NodeModules[Name]> {
  return (await import(/* @vite-ignore */ /* webpackIgnore: true */ `node:${name}`)) as NodeModules[Name];
}
