// One worker from the page's side, in a browser or in Node.
import type { ModuleName } from "./boundary.js";
import { moduleOf, type Crossing } from "./calls.js";
import { isNode, nodeModule } from "./node.js";
import type { Message } from "./serve.js";

/**
 * The worker ended before it answered; another takes its place.
 *
 * @example
 * const jobs = await loadHanadoku({ worker: true });
 * const solved = await jobs.solve(nine).catch((error) => (error instanceof WorkerError ? null : Promise.reject(error)));
 * solved?.ok; // => true
 * jobs.dispose();
 */
export class WorkerError extends Error {
  override readonly name = "WorkerError";
}

/** What browsers' and Node's workers have in common. */
interface Thread {
  post(message: Message): void;
  end(): void;
  /** Whether it keeps a process from ending. */
  hold(held: boolean): void;
}

interface Listener {
  message(message: unknown): void;
  failure(error: unknown): void;
}

function pageThread(listener: Listener): Thread {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    listener.message(data);
  };
  worker.onmessageerror = () => {
    listener.failure("its answer cannot be read");
  };
  worker.onerror = (event) => {
    event.preventDefault();
    listener.failure(event.message);
  };
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    end: () => {
      worker.terminate();
    },
    hold: () => undefined,
  };
}

function nodeThread(listener: Listener): Thread {
  const { Worker: NodeWorker } = nodeModule("worker_threads");
  // Written so that no bundler takes it for a file of the page.
  const worker = new NodeWorker(new URL(import.meta.url.replace(/[^/]+$/, "worker.js")));
  worker.on("message", (message) => {
    listener.message(message);
  });
  worker.on("error", (error) => {
    listener.failure(error);
  });
  worker.on("exit", () => {
    listener.failure("it ended");
  });
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    end: () => void worker.terminate(),
    hold: (held) => {
      if (held) worker.ref();
      else worker.unref();
    },
  };
}

interface Asked {
  resolve(answer: unknown): void;
  reject(error: WorkerError): void;
}

/** Where the modules are had, compiled. */
export type Modules = (name: ModuleName) => Promise<WebAssembly.Module>;

/** Answers one crossing after another until it fails or is ended; from then on it rejects all. */
export class JobWorker {
  readonly #modules: Modules;
  /** The modules that it has been handed. */
  readonly #has = new Set<ModuleName>();
  #thread: Thread | null = null;
  #asked: Asked | null = null;
  #failure: WorkerError | null = null;

  private constructor(modules: Modules) {
    this.#modules = modules;
  }

  /** Resolves once the worker is ready; rejects where it cannot be made. */
  static async start(modules: Modules): Promise<JobWorker> {
    const worker = new JobWorker(modules);
    const listener: Listener = {
      message: (message) => {
        worker.#answered(message);
      },
      failure: (error) => {
        worker.#fail(error);
      },
    };
    worker.#thread = isNode && typeof Worker !== "function" ? nodeThread(listener) : pageThread(listener);
    await worker.#hand("hanadoku");
    return worker;
  }

  get alive(): boolean {
    return !this.#failure;
  }

  async run({ crossing }: { readonly crossing: Crossing }): Promise<unknown> {
    await this.#hand(moduleOf(crossing));
    return this.#ask({ crossing });
  }

  end(): void {
    this.#fail("it was ended");
  }

  async #hand(name: ModuleName): Promise<void> {
    if (this.#has.has(name)) return;
    await this.#ask({ name, module: await this.#modules(name) });
    this.#has.add(name);
  }

  #ask(message: Message): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      this.#asked = { resolve, reject };
      this.#thread?.hold(true);
      this.#thread?.post(message);
    });
  }

  #answered(message: unknown): void {
    this.#thread?.hold(false);
    this.#asked?.resolve(message);
    this.#asked = null;
  }

  #fail(cause: unknown): void {
    if (this.#failure) return;
    const what = cause instanceof Error ? cause.message : String(cause);
    this.#failure = new WorkerError(`the worker ended before it answered: ${what}`, { cause });
    this.#asked?.reject(this.#failure);
    this.#asked = null;
    this.#thread?.end();
  }
}
