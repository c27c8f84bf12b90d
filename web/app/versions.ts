// The page without a network, and its versions: each is kept whole by the service worker and served whole. A new one waits until it is
// asked for, so that nothing changes in the middle of a game.
import type { Notice } from "./screen.js";

/** How long until the page asks whether there is a new version, at the earliest. */
const patience = 60 * 60 * 1000;

const reload = () => {
  location.reload();
};

/** Once the page has begun and has nothing else to do. */
export async function keepOffline(say: (notice: Notice) => void, idle: () => boolean): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox("./sw.js");
  let asked = false;
  worker.addEventListener("waiting", () => {
    const act = () => {
      asked = true;
      worker.messageSkipWaiting();
    };
    say({ id: "newVersion", stays: true, action: { label: "update", act } });
  });
  // Also where another tab has asked for it.
  worker.addEventListener("controlling", ({ isUpdate }) => {
    if (!isUpdate) return;
    if (asked || idle()) reload();
    else say({ id: "newVersion", stays: true, action: { label: "reload", act: reload } });
  });
  await worker.register({ immediate: true });
  let last = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - last < patience) return;
    last = performance.now();
    void worker.update().catch(() => undefined); // without a network there is nothing to ask
  });
}
