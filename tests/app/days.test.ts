// Days where people live: 23, 24 and 25 hours long.
import { afterEach, expect, test, vi } from "vitest";
import { dailyLevel, dailyWishes } from "../../web/app/daily/daily.js";
import { dayOf, daysOf, isDay, monthBy, numberOf, shifted, streaks, untilMidnight } from "../../web/app/daily/days.js";

afterEach(() => {
  vi.unstubAllEnvs();
});

const hour = 3_600_000;

test.each([
  ["Europe/Berlin", 2026, 3, 29, 23],
  ["Europe/Berlin", 2026, 10, 25, 25],
  ["Asia/Seoul", 2026, 10, 25, 24],
  ["America/New_York", 2026, 11, 1, 25],
  // There the clocks go forward at midnight itself: the day begins at one.
  ["Africa/Cairo", 2026, 4, 24, 23],
])("in %s the day %i-%i-%i has %i hours, and is one day", (zone, year, month, date, hours) => {
  vi.stubEnv("TZ", zone);
  const start = new Date(year, month - 1, date);
  expect(untilMidnight(start)).toBe(hours * hour);
  const day = dayOf(start);
  expect(dayOf(new Date(start.getTime() + hours * hour - 1))).toBe(day);
  expect(dayOf(new Date(start.getTime() + hours * hour))).toBe(shifted(day, 1));
});

test("a moment is another day elsewhere, and a day has one number everywhere", () => {
  const moment = new Date("2026-12-01T02:00:00Z");
  const days = ["Asia/Seoul", "America/Los_Angeles"].map((zone) => {
    vi.stubEnv("TZ", zone);
    return [dayOf(moment), numberOf("2026-12-01")];
  });
  expect(days).toEqual([
    ["2026-12-01", 20_788],
    ["2026-11-30", 20_788],
  ]);
});

test("what is no day of the calendar is none", () => {
  for (const day of ["2026-02-29", "2026-13-01", "2026-1-1", "2026-12-01 ", "", 7, null])
    expect(isDay(day)).toBe(false);
  expect(isDay("2028-02-29")).toBe(true);
});

test("months have their days, over the end of a year too", () => {
  expect(daysOf({ year: 2026, month: 2 })).toHaveLength(28);
  expect(daysOf({ year: 2028, month: 2 })).toHaveLength(29);
  expect(daysOf({ year: 2026, month: 12 }).at(-1)).toBe("2026-12-31");
  expect(monthBy({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthBy({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});

test("a streak goes on while today can still be done, and ends with the first day that was left out", () => {
  const done = new Set([
    "2026-03-27",
    "2026-03-28",
    "2026-03-29",
    "2026-02-01",
    "2026-02-02",
    "2026-02-03",
    "2026-02-04",
  ]);
  expect(streaks(done, "2026-03-29")).toEqual({ current: 3, best: 4 });
  expect(streaks(done, "2026-03-30")).toEqual({ current: 3, best: 4 });
  expect(streaks(done, "2026-03-31")).toEqual({ current: 0, best: 4 });
  expect(streaks(new Set(), "2026-03-31")).toEqual({ current: 0, best: 0 });
});

test("a day's wishes follow from the day and the board alone, and no two days share one", () => {
  expect(dailyWishes("2026-12-01", "3x3")).toEqual(dailyWishes("2026-12-01", "3x3"));
  const seeds = daysOf({ year: 2026, month: 12 }).flatMap((day) =>
    (["2x3", "3x3"] as const).flatMap((shape) => dailyWishes(day, shape).map(({ seed }) => seed)),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  // A Monday, and the Saturday after it.
  expect([dailyLevel("2026-11-30"), dailyLevel("2026-12-05")]).toEqual(["easy", "expert"]);
});
