/** Units of time that content counts in, in minutes; a month has 30 days, a year 365. */
const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_200,
  year: 525_600,
};

const ABBREVIATIONS: Readonly<Record<string, string>> = { min: 'minute', hr: 'hour', h: 'hour' };

/** `4 hours` in the unit that a field's name ends with: 240 for `responseMinutes`. Whole numbers only. */
export function durationFor(field: string, text: string): number | undefined {
  const [, count = '', word = ''] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+?)s?\.?\s*$/i.exec(text) ?? [];
  const from = MINUTES[ABBREVIATIONS[word.toLowerCase()] ?? word.toLowerCase()];
  const [, unit = ''] = /(minute|hour|day|month)s$/i.exec(field) ?? [];
  const to = MINUTES[unit.toLowerCase()];
  if (from === undefined || to === undefined) return undefined;
  const result = (Number(count) * from) / to;
  return Number.isInteger(result) ? result : undefined;
}
