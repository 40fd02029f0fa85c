const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a count as `30 days` or `1 day`. */
export const formatDays = (count: number) => formatCount(count, 'day');
export const formatHours = (count: number) => formatCount(count, 'hour');
export const formatMonths = (count: number) => formatCount(count, 'month');
export const formatYears = (count: number) => formatCount(count, 'year');
export const formatBusinessDays = (count: number) => formatCount(count, 'business day');

/** Formats minutes as hours if none are left over: 240 is `4 hours`, 30 is `30 minutes`. */
export const formatMinutes = (count: number) =>
  count % 60 === 0 ? formatHours(count / 60) : formatCount(count, 'minute');
