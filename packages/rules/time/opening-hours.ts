const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days with times on the 24-hour clock, or with a note like `closed`. */
export type Opening = { readonly days: string } & (
  { readonly opens: string; readonly closes: string } | { readonly note: string }
);

/** Returns 0 for Monday, 6 for Sunday, and -1 for any other text. */
export const getDayIndex = (name: string) => WEEKDAYS.findIndex((day) => day === name);

/**
 * Parses days such as `Monday to Friday` or `Saturday`, and lists them. Returns `undefined` for any other
 * text, and for a range that goes past Sunday.
 */
export function parseWeekdays(text: string): readonly string[] | undefined {
  const [first = '', last = first, ...rest] = text.split(' to ');
  const [from, to] = [first, last].map(getDayIndex);
  if (from === undefined || to === undefined || from < 0 || to < from || rest.length > 0) return undefined;
  return WEEKDAYS.slice(from, to + 1);
}

/**
 * Lists the hours of each day of the week in the order of `Date.getDay()`, which begins with Sunday. A day
 * without times is `null`: the office is closed, or has a note such as `by appointment`.
 */
export const listWeekHours = (openings: readonly Opening[]) =>
  [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)].map((day) => {
    const opening = openings.find(({ days }) => parseWeekdays(days)?.includes(day));
    return opening && 'opens' in opening ? { opens: opening.opens, closes: opening.closes } : null;
  });

/** Formats `08:30` as `8:30 AM`. */
export function formatClockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the times as `8:30 AM to 6:00 PM`, or returns the note. */
export const formatOpeningTimes = (opening: Opening) =>
  'note' in opening
    ? opening.note
    : `${formatClockTime(opening.opens)} to ${formatClockTime(opening.closes)}`;

/**
 * The time zone, which is named beside the hours on the site because many visitors are in a different one.
 */
export const TIME_ZONE = 'East Africa Time';

/** Formats the week in one line: `Monday to Friday 8:30 AM to 6:00 PM, Sunday closed (East Africa Time)`. */
export const formatOpeningHours = (openings: readonly Opening[]) =>
  `${openings.map((opening) => `${opening.days} ${formatOpeningTimes(opening)}`).join(', ')} (${TIME_ZONE})`;
