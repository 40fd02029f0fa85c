import type { Opening } from '../content/company.schema.ts';

/** A 24-hour `08:30` as `8:30 AM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What stands beside the days: `8:30 AM to 6:00 PM`, or the note, such as `closed`. */
export const openingTimes = (opening: Opening): string =>
  'note' in opening ? opening.note : `${clockTime(opening.opens)} to ${clockTime(opening.closes)}`;

/** The week in one line: `Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed`. */
export const openingHours = (openings: readonly Opening[]): string =>
  openings.map((opening) => `${opening.days} ${openingTimes(opening)}`).join(', ');
