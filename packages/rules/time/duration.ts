const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `30 days`, `1 hour`. */
export const days = (count: number) => plural(count, 'day');
export const hours = (count: number) => plural(count, 'hour');
export const months = (count: number) => plural(count, 'month');
export const years = (count: number) => plural(count, 'year');
export const businessDays = (count: number) => plural(count, 'business day');

/** Uses hours if no minutes are left over: 240 is `4 hours`, 30 is `30 minutes`. */
export const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : plural(count, 'minute'));
