// One visit of the page as a phone has it: slow 4G, the processor slowed 4 times; each request, and when a board could be played on.

/** 1.6 Mbit/s, 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slower = 4;

/** In the page, before all else: the element says `ready`, and the frame after it shows the board. */
export function markPlayable() {
  const mark = () => requestAnimationFrame(() => setTimeout(() => performance.mark("playable")));
  addEventListener("ready", mark, { once: true });
}

/** In the page: how many milliseconds after its beginning that was. */
export async function playableAt() {
  for (;;) {
    const [mark] = performance.getEntriesByName("playable");
    if (mark) return mark.startTime;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const phone = {
  viewport: { width: 390, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "ko-KR",
};

/** Milliseconds that the thread of a mark was at work before it, from a trace. */
function workBefore(trace, name) {
  const { traceEvents: events } = JSON.parse(trace);
  const mark = events.find((event) => event.name === name && event.cat.includes("user_timing"));
  const tasks = events.filter(
    ({ name: task, pid, tid, ts, dur }) =>
      task === "RunTask" && pid === mark.pid && tid === mark.tid && ts < mark.ts && dur,
  );
  return tasks.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur), 0) / 1000;
}

/** Whether the processor is slowed, or traced instead: how long it worked says more than the clock of a busy machine. */
export async function visit(context, address, { traced }) {
  const page = await context.newPage();
  await page.addInitScript(markPlayable);
  const session = await context.newCDPSession(page);
  const requests = new Map();
  let began;
  const at = (timestamp) => (timestamp - began) * 1000;
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    requests.set(requestId, { name: request.url.replace(address, ""), start: at(timestamp), bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: at(timestamp), bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  if (traced) {
    await context.browser().startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"],
    });
  } else {
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  await page.goto(address);
  const start = page.locator("button.primary");
  if (!new URL(address).hash) await start.click();
  const playable = await page.evaluate(playableAt);
  const work = traced ? workBefore(await context.browser().stopTracing(), "playable") : null;
  if (!traced) await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(2000); // the rest is kept for the next visit
  await page.close();
  return { playable, work, requests: [...requests.values()].filter(({ start }) => start < playable) };
}
