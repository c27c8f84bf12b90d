// What the address's fragment says: `#name.place.place`. A fragment whose first word is no screen's is a puzzle that someone sent.
// The first screens are there at once; the others are loaded when they are first asked for.
import "./screens/home.js";
import "./screens/play.js";

interface ScreenFacts {
  readonly tag: string;
  readonly load?: () => Promise<unknown>;
}

const play: ScreenFacts = { tag: "hana-play" };
const room: ScreenFacts = { tag: "hana-room", load: () => import("./screens/room.js") };
const home: ScreenFacts = { tag: "hana-home" };

/** Each screen by the first word of its address. */
const screens: Partial<Record<string, ScreenFacts>> = {
  "": home,
  new: play,
  game: play,
  continue: play,
  day: play,
  daily: { tag: "hana-daily", load: () => import("./screens/daily.js") },
  statistics: { tag: "hana-statistics", load: () => import("./screens/statistics.js") },
  library: { tag: "hana-library", load: () => import("./screens/library.js") },
  rooms: { tag: "hana-rooms", load: () => import("./screens/rooms.js") },
  room,
  result: room,
  import: { tag: "hana-import", load: () => import("./screens/import.js") },
  print: { tag: "hana-print", load: () => import("./screens/print.js") },
  wish: { tag: "hana-wish", load: () => import("./screens/wish.js") },
  learn: { tag: "hana-learn", load: () => import("./screens/learn.js") },
  solve: { tag: "hana-solve", load: () => import("./screens/solve.js") },
};

export interface Route {
  readonly tag: string;
  readonly load: () => Promise<unknown>;
  /** All words of the fragment; `["link", fragment]` for what someone sent. */
  readonly place: readonly string[];
}

const there = () => Promise.resolve();

export function routeOf(fragment: string): Route {
  const place = fragment.replace(/^#/, "").split(".");
  const found = Object.hasOwn(screens, place[0] ?? "") ? screens[place[0] ?? ""] : undefined;
  if (!found) return { tag: play.tag, load: there, place: ["link", fragment] };
  return { tag: found.tag, load: found.load ?? there, place };
}
