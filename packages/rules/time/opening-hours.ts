const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days with times on the 24-hour clock, or with a note instead, such as `closed`. */
export type Opening = { readonly days: string } & (
  { readonly opens: string; readonly closes: string } | { readonly note: string }
);

/** The days that `Monday to Friday` or `Saturday` names; `undefined` for anything else. */
export function weekdays(words: string): readonly string[] | undefined {
  const [first = '', last = first, ...more] = words.split(' to ');
  const [from, to] = [first, last].map((name) => WEEK.findIndex((day) => day === name));
  if (from === undefined || to === undefined || from < 0 || to < from || more.length > 0) return undefined;
  return WEEK.slice(from, to + 1);
}

/** The hours of each day as the content writes them, from Sunday as dates count; `null` for a day without. */
export const openingWeek = (openings: readonly Opening[]) =>
  [...WEEK.slice(-1), ...WEEK.slice(0, -1)].map((day) => {
    const opening = openings.find(({ days }) => weekdays(days)?.includes(day));
    return opening && 'opens' in opening ? ([opening.opens, opening.closes] as const) : null;
  });

/** A 24-hour `08:30` as `8:30 AM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What is beside the days: `8:30 AM to 6:00 PM`, or the note. */
export const openingTimes = (opening: Opening): string =>
  'note' in opening ? opening.note : `${clockTime(opening.opens)} to ${clockTime(opening.closes)}`;

/** Beside every hour that a visitor reads: many are in another time zone. */
export const TIME_ZONE = 'East Africa Time';

/** The week in one line: `Monday to Friday 8:30 AM to 6:00 PM, Sunday closed (East Africa Time)`. */
export const openingHours = (openings: readonly Opening[]): string =>
  `${openings.map((opening) => `${opening.days} ${openingTimes(opening)}`).join(', ')} (${TIME_ZONE})`;
