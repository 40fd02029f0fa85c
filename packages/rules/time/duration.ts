import { pluralise } from '../text/words.ts';

/** Writes `30 days` or `1 day`. */
export const formatDays = (count: number) => pluralise(count, 'day');
export const formatHours = (count: number) => pluralise(count, 'hour');
export const formatMonths = (count: number) => pluralise(count, 'month');
export const formatYears = (count: number) => pluralise(count, 'year');
export const formatBusinessDays = (count: number) => pluralise(count, 'business day');

/** Writes hours if no minutes are left over: 240 is `4 hours`, 30 is `30 minutes`. */
export const formatMinutes = (count: number) =>
  count % 60 === 0 ? formatHours(count / 60) : pluralise(count, 'minute');
