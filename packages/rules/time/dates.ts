// Dates in content are days, which YAML reads as midnight in UTC.
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `January 2025` */
export const monthAndYear = (date: Date) => MONTH_AND_YEAR.format(date);

/** `1 January 2025` */
export const longDate = (date: Date) => LONG_DATE.format(date);

/** `2025-01-01` */
export const isoDate = (date: Date) => date.toISOString().slice(0, 10);

/** `2025-01-31`, where that is a day of the calendar. */
export function dayFrom(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDate(date) === text ? text : undefined;
}
