const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const padded = (part: number) => String(part).padStart(2, '0');

/** Whether the calendar has the day: 2025-02-30 it has not. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** A date as people write it (`1 March 2025`, `March 1, 2025`, `1/3/2025` with the day first) as `2025-03-01`. */
export function dayFrom(text: string): string | undefined {
  const word = /([a-z]{3})[a-z]*/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const named = MONTHS.indexOf(word) + 1;
  const numbers = Array.from(text.matchAll(/\d+/g), ([digits]) => digits);
  const year = numbers.find((digits) => digits.length === 4);
  const [first, second] = numbers.filter((digits) => digits !== year).map(Number);
  if (year === undefined || first === undefined) return undefined;
  const yearFirst = numbers[0] === year;
  const [day, month] = named > 0 ? [first, named] : yearFirst ? [second, first] : [first, second];
  if (day === undefined || month === undefined) return undefined;
  const written = `${year}-${padded(month)}-${padded(day)}`;
  return isDay(written) ? written : undefined;
}
