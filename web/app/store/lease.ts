// Who writes a game where it is open in several tabs: one at a time. A tab that wants to go on with it asks the other, which writes
// what it has and lets go.

/** How long the other tab may take to let go, before it is taken to be dead. */
const patience = 1500;

/** A page that was just left may still hold its locks for a moment. */
const triesAtMost = 4;
const later = () => new Promise((resolve) => setTimeout(resolve, 60));

const lockOf = (id: string) => `hanadoku.game.${id}`;
const channelOf = () => new BroadcastChannel("hanadoku.games");

export interface Lease {
  /** Lets go; another tab may have it. */
  end(): void;
}

/** Holds a lock until it is let go of or stolen. */
function hold(
  id: string,
  options: LockOptions,
  before: () => Promise<void>,
  onTaken: () => void,
): Promise<Lease | null> {
  return new Promise((resolve) => {
    const channel = channelOf();
    let release = (): void => undefined;
    let ended = false;
    const end = () => {
      ended = true;
      channel.close();
      release();
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== id || ended) return;
      void before().finally(() => {
        if (ended) return;
        end();
        onTaken();
      });
    };
    navigator.locks
      .request(lockOf(id), options, (lock) => {
        if (!lock) {
          end();
          resolve(null);
          return undefined;
        }
        return new Promise<void>((free) => {
          release = free;
          if (ended) free();
          else resolve({ end });
        });
      })
      .catch(() => {
        // Stolen, or given up waiting.
        const was = ended;
        end();
        if (!was) onTaken();
        resolve(null);
      });
  });
}

/**
 * The lease of a game, or null where another tab has it. `before` writes what is not written yet, when another tab asks for the game;
 * `onTaken` is called once it is gone.
 */
export async function lease(id: string, before: () => Promise<void>, onTaken: () => void): Promise<Lease | null> {
  if (!("locks" in navigator)) return { end: () => undefined };
  for (let tries = 1; ; ++tries) {
    const held = await hold(id, { ifAvailable: true }, before, onTaken);
    if (held || tries === triesAtMost) return held;
    await later();
  }
}

/** Takes a game over from the tab that has it. */
export async function takeOver(id: string, before: () => Promise<void>, onTaken: () => void): Promise<Lease | null> {
  const channel = channelOf();
  channel.postMessage(id);
  channel.close();
  const start = performance.now();
  for (;;) {
    const held = await lease(id, before, onTaken);
    if (held) return held;
    if (performance.now() - start > patience) return hold(id, { steal: true }, before, onTaken);
    await later();
  }
}
