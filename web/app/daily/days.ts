// Days as people live them: from midnight to midnight where they are, whether 23, 24 or 25 hours lie between. A day is a text,
// 2026-12-01, which sorts as days do.

const pad = (value: number) => String(value).padStart(2, "0");

/** The day that a moment falls on, here. */
export const dayOf = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, "0")}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

export const today = (): string => dayOf(new Date());

/** How many days since the first of 1970: the same number everywhere. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

const dayAt = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

export const shifted = (day: string, by: number): string => dayAt(numberOf(day) + by);

export const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  Number.isFinite(numberOf(value)) &&
  dayAt(numberOf(value)) === value;

/** From 0 = Sunday. */
export const weekdayOf = (day: string): number => (((numberOf(day) + 4) % 7) + 7) % 7;

/** Milliseconds to the next midnight here. */
export const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Calls back as soon as another day has begun, also after the device has slept; gives back how to end that. */
export function onNewDay(act: () => void): () => void {
  let known = today();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight(new Date()) + 50);
    if (today() === known) return;
    known = today();
    act();
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

export interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

export const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

export const monthBy = ({ year, month }: Month, by: number): Month => {
  const months = year * 12 + month - 1 + by;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
};

export const daysOf = ({ year, month }: Month): string[] => {
  const first = `${String(year).padStart(4, "0")}-${pad(month)}-01`;
  const next = monthBy({ year, month }, 1);
  const count = numberOf(`${String(next.year).padStart(4, "0")}-${pad(next.month)}-01`) - numberOf(first);
  return Array.from({ length: count }, (_, index) => shifted(first, index));
};

/** Days in a row up to today, or up to yesterday while today can still be done; and the longest row ever. */
export function streaks(done: ReadonlySet<string>, now: string): { readonly current: number; readonly best: number } {
  const rowTo = (day: string) => {
    let length = 0;
    while (done.has(shifted(day, -length))) ++length;
    return length;
  };
  const best = Math.max(0, ...[...done].filter((day) => !done.has(shifted(day, 1))).map(rowTo));
  return { current: rowTo(done.has(now) ? now : shifted(now, -1)), best };
}
