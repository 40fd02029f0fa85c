const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days with times on the 24-hour clock, or with a note like `closed`. */
export type Opening = { readonly days: string } & (
  { readonly opens: string; readonly closes: string } | { readonly note: string }
);

/** Returns the days of `Monday to Friday` or `Saturday`, and `undefined` for any other text. */
export function weekdays(words: string): readonly string[] | undefined {
  const [first = '', last = first, ...more] = words.split(' to ');
  const [from, to] = [first, last].map((name) => WEEK.findIndex((day) => day === name));
  if (from === undefined || to === undefined || from < 0 || to < from || more.length > 0) return undefined;
  return WEEK.slice(from, to + 1);
}

/** The hours of each day, from Sunday like `Date.getDay()`. A day without hours is `null`. */
export const openingWeek = (openings: readonly Opening[]) =>
  [...WEEK.slice(-1), ...WEEK.slice(0, -1)].map((day) => {
    const opening = openings.find(({ days }) => weekdays(days)?.includes(day));
    return opening && 'opens' in opening ? ([opening.opens, opening.closes] as const) : null;
  });

/** `08:30` becomes `8:30 AM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The text beside the days: `8:30 AM to 6:00 PM`, or the note. */
export const openingTimes = (opening: Opening): string =>
  'note' in opening ? opening.note : `${clockTime(opening.opens)} to ${clockTime(opening.closes)}`;

/** Every hour on the site names it, because many visitors are in another time zone. */
export const TIME_ZONE = 'East Africa Time';

/** The week in one line: `Monday to Friday 8:30 AM to 6:00 PM, Sunday closed (East Africa Time)`. */
export const openingHours = (openings: readonly Opening[]): string =>
  `${openings.map((opening) => `${opening.days} ${openingTimes(opening)}`).join(', ')} (${TIME_ZONE})`;
