// A day is a string like `2025-01-31`. `Date` reads it as midnight in UTC.
// A slow phone takes long to make these, so scripts that write no date are built without them.
const MONTH_AND_YEAR = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const LONG_DATE = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `January 2025` */
export const monthAndYear = (day: string) => MONTH_AND_YEAR.format(new Date(day));

/** `1 January 2025` */
export const longDate = (day: string) => LONG_DATE.format(new Date(day));

/** `2025-01-01` */
export const isoDate = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the text if it is a day of the calendar, like `2025-01-31`. */
export function dayFrom(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDate(date) === text ? text : undefined;
}

export const DAY_MS = 86_400_000;

export const dayBefore = (day: string) => isoDate(new Date(Date.parse(day) - DAY_MS));

/** Kenya is three hours ahead of UTC all year. */
export const KENYA_AHEAD_MS = 3 * 3_600_000;

/** The day in Kenya at a time. */
export const kenyaDay = (timeMs: number) => isoDate(new Date(timeMs + KENYA_AHEAD_MS));
