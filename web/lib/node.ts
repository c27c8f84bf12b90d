// Node.js's own modules.

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

interface NodeProcess {
  readonly versions?: { readonly node?: unknown };
  getBuiltinModule<Name extends keyof NodeModules>(name: Name): NodeModules[Name];
}

/** Where there is a Node.js; asked for by no import, which bundlers for a browser would stumble over. */
export function nodeModule<Name extends keyof NodeModules>(name: Name): NodeModules[Name] {
  return (globalThis as unknown as { process: NodeProcess }).process.getBuiltinModule(name);
}
