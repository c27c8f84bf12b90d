// Rooms in real browsers: three participants in tabs, and three in contexts of their own over a real signalling server.
import { expect, test, type Page } from "@playwright/test";
import { startRoomServer } from "../../scripts/lib/room_server.mjs";
import { openRoomPage, type RoomWindow } from "./room_page.js";

// Several pages on a machine that is busy with other things.
test.describe.configure({ timeout: 180_000 });

type Run = Window & typeof globalThis & RoomWindow;

const invitation = {
  room: "room000001",
  name: "Tuesday",
  host: "bbbbbbbbbb",
  shape: "2x2",
  level: "easy",
  envelope: null,
};
const join = (page: Page, name: string, via: object, self?: string) =>
  page.evaluate(([name, invitation, via, self]) => (window as Run).join(name, invitation, via, self), [
    name,
    invitation,
    via,
    self,
  ] as const);
const play = (page: Page, cells: number, mistakes = 0, hints = 0, time?: number) =>
  page.evaluate(
    ([cells, mistakes, hints, time]) => {
      (window as Run).play(cells, mistakes, hints, time);
    },
    [cells, mistakes, hints, time] as const,
  );
const forge = (page: Page, name: string) =>
  page.evaluate((name) => {
    (window as Run).forge(name);
  }, name);
const standing = (page: Page) => page.evaluate(() => (window as Run).standing());
const phase = (page: Page) => page.evaluate(() => (window as Run).room.state().phase);

async function all(pages: readonly Page[], expected: readonly string[]): Promise<void> {
  for (const page of pages) await expect.poll(() => standing(page)).toEqual(expected);
}
const people = (pages: readonly Page[], names: readonly string[]) =>
  Promise.all(
    pages.map((page) =>
      expect.poll(async () => (await standing(page)).map((each) => each.split(" ")[1]).sort()).toEqual(names),
    ),
  );
async function begin(host: Page, pages: readonly Page[]): Promise<void> {
  expect(await host.evaluate(() => (window as Run).begin())).toBe(true);
  for (const page of pages) await expect.poll(() => phase(page)).toBe("playing");
}

test("three tabs of one browser play, one forges, one comes late, one reloads, one leaves", async ({ context }) => {
  const [ann, ben, cid] = [await openRoomPage(context), await openRoomPage(context), await openRoomPage(context)];
  await join(ben, "Ben", {}, invitation.host);
  await join(ann, "Ann", {});
  await join(cid, "Cid", {});
  await people([ann, ben, cid], ["Ann", "Ben", "Cid"]);
  await begin(ben, [ann, ben, cid]);

  await play(ann, 3);
  await play(cid, 5, 1);
  await all([ann, ben, cid], ["1 Cid playing", "2 Ann playing", "3 Ben playing"]);

  const late = await openRoomPage(context);
  await join(late, "Dan", {});
  await people([ann, ben, cid, late], ["Ann", "Ben", "Cid", "Dan"]);
  await expect.poll(() => phase(late)).toBe("playing");

  await ann.reload();
  await ann.waitForFunction(() => document.title === "ready");
  await join(ann, "Ann", {});
  await expect.poll(async () => (await standing(ann))[1]).toBe("2 Ann playing");

  await forge(late, "Dan");
  await play(ann, 8, 1, 0, 50);
  await cid.close();
  await play(ben, 8, 1, 0, 50);
  await all([ann, ben], ["1 Ann finished", "1 Ben finished", "3 Cid playing, gone", "- Dan refused"]);
  expect(await phase(ann)).toBe("over");
});

test("three browsers play on without their server and without their host", async ({ browser, baseURL }) => {
  const server = await startRoomServer();
  const contexts = await Promise.all(
    [1, 2, 3].map(() => browser.newContext({ baseURL, permissions: ["local-network-access"] })),
  );
  const [ann, ben, cid] = (await Promise.all(contexts.map(openRoomPage))) as [Page, Page, Page];
  const via = { port: server.port, known: [invitation.host] };
  await join(ben, "Ben", via, invitation.host);
  await join(ann, "Ann", via, "aaaaaaaaaa");
  await join(cid, "Cid", via, "cccccccccc");
  await people([ann, ben, cid], ["Ann", "Ben", "Cid"]);
  await begin(ben, [ann, ben, cid]);
  await play(cid, 4);

  await ann.reload();
  await ann.waitForFunction(() => document.title === "ready");
  await join(ann, "Ann", { ...via, known: [invitation.host, "cccccccccc"] });
  await all([ann, ben, cid], ["1 Cid playing", "2 Ann playing", "2 Ben playing"]);

  const late = await browser.newContext({ baseURL, permissions: ["local-network-access"] });
  const dan = await openRoomPage(late);
  await join(dan, "Dan", via);
  await expect.poll(() => phase(dan)).toBe("playing");
  await all([ann, ben, cid, dan], ["1 Cid playing", "2 Ann playing", "2 Ben playing", "2 Dan playing"]);
  await forge(dan, "Dan");

  await server.close();
  await expect.poll(() => cid.evaluate(() => (window as Run).transports.at(-1))).toEqual(expect.any(Number));
  await play(ann, 8, 1);
  await all([ben, cid], ["1 Ann finished", "2 Cid playing", "3 Ben playing", "- Dan refused"]);

  await contexts[1]?.close();
  await expect.poll(() => standing(cid)).toContain("3 Ben playing, gone");
  await play(cid, 8, 0, 2);
  await all([ann, cid], ["1 Cid finished", "2 Ann finished", "3 Ben playing, gone", "- Dan refused"]);
  const pauses = await cid.evaluate(() => (window as Run).transports.filter((each) => typeof each === "number"));
  expect(pauses.length).toBeGreaterThan(0);
  await Promise.all([late, ...contexts].map((context) => context.close()));
});

test("a friend comes in by the old invitation after its host has gone", async ({ browser, baseURL }) => {
  const server = await startRoomServer();
  const contexts = await Promise.all(
    [1, 2, 3].map(() => browser.newContext({ baseURL, permissions: ["local-network-access"] })),
  );
  const [ann, ben, dan] = (await Promise.all(contexts.map(openRoomPage))) as [Page, Page, Page];
  const via = { port: server.port, known: [invitation.host] };
  await join(ben, "Ben", via, invitation.host);
  await join(ann, "Ann", via, "cccccccccc");
  await people([ann, ben], ["Ann", "Ben"]);
  await begin(ben, [ann, ben]);
  await play(ann, 3);
  await contexts[1]?.close();
  await all([ann], ["1 Ann playing", "2 Ben playing, gone"]);

  await join(dan, "Dan", via, "dddddddddd");
  await expect.poll(() => phase(dan)).toBe("playing");
  await play(dan, 4);
  await all([ann], ["1 Dan playing", "2 Ann playing", "3 Ben playing, gone"]);
  await all([dan], ["1 Dan playing", "2 Ann playing"]);
  await Promise.all(contexts.map((context) => context.close()));
  await server.close();
});
