// A day is a string like `2025-01-31`, which `Date` reads as midnight in UTC.

// Creating a format is slow on a cheap phone. `@__PURE__` lets the build drop the formats from scripts that
// format no date.
const MONTH_AND_YEAR_FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const LONG_DATE_FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** Formats a day as `January 2025`. */
export const formatMonthAndYear = (day: string) => MONTH_AND_YEAR_FORMAT.format(new Date(day));

/** Formats a day as `1 January 2025`. */
export const formatLongDate = (day: string) => LONG_DATE_FORMAT.format(new Date(day));

/** Formats the day in UTC, such as `2025-01-01`. */
export const formatIsoDate = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Parses a day. Returns the text if it is a day that exists, like `2025-01-31`. Returns `undefined` for any
 * other text.
 */
export function parseDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && formatIsoDate(date) === text ? text : undefined;
}

export const HOUR_MS = 3_600_000;

export const DAY_MS = 86_400_000;

export const addDays = (day: string, count: number) =>
  formatIsoDate(new Date(Date.parse(day) + count * DAY_MS));

export const getPreviousDay = (day: string) => addDays(day, -1);

/** Kenya is three hours ahead of UTC all year. */
export const KENYA_OFFSET_MS = 3 * HOUR_MS;

/** Returns the day in Kenya at a time, by default now. */
export const getKenyaDay = (timeMs = Date.now()) => formatIsoDate(new Date(timeMs + KENYA_OFFSET_MS));
