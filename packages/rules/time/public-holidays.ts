import { addDays, formatIsoDate, formatLongDate } from './dates.ts';

const DAYS_AFTER_EASTER_BY_HOLIDAY = new Map([
  ['Good Friday', -2],
  ['Easter Monday', 1],
]);

/** Computes Easter Sunday with Gauss's formula, without its exceptions. The next exception is in 2049. */
function computeEasterSunday(year: number): string {
  const daysToFullMoon = (19 * (year % 19) + 24) % 30;
  const daysToSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * daysToFullMoon + 5) % 7;
  return addDays(`${year}-03-22`, daysToFullMoon + daysToSunday);
}

/**
 * Returns the day of a holiday in a year. The name is a date such as `25 December`, or `Good Friday` or
 * `Easter Monday`. Returns `undefined` if the name is none of these.
 */
export function getHolidayDate(name: string, year: number): string | undefined {
  const daysAfterEaster = DAYS_AFTER_EASTER_BY_HOLIDAY.get(name);
  if (daysAfterEaster !== undefined) return addDays(computeEasterSunday(year), daysAfterEaster);
  const timeMs = Date.parse(`${name} ${year} UTC`);
  const day = Number.isNaN(timeMs) ? '' : formatIsoDate(new Date(timeMs));
  return day !== '' && formatLongDate(day) === `${name} ${year}` ? day : undefined;
}

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/**
 * Lists the holidays of a year. If a holiday falls on a Sunday, the next day that is not a holiday becomes a
 * holiday too, as the Public Holidays Act says.
 */
export function listHolidays(names: readonly string[], year: number): readonly string[] {
  const days = names.flatMap((name) => getHolidayDate(name, year) ?? []);
  for (const sunday of days.filter(isSunday)) {
    let substitute = sunday;
    while (days.includes(substitute)) substitute = addDays(substitute, 1);
    days.push(substitute);
  }
  return days;
}

/** Lists the holidays from today to the end of next year, each as a period of one day. */
export function listUpcomingHolidays(names: readonly string[], today: string) {
  const year = Number.parseInt(today);
  return [year, year + 1]
    .flatMap((holidayYear) => listHolidays(names, holidayYear))
    .filter((day) => day >= today)
    .map((day) => ({ from: day, until: day, isHoliday: true }));
}
