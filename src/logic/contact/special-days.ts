import { listHolidays } from '@site/rules/time/public-holidays';
import type { SpecialDays } from './open-now.ts';

/** Lists the public holidays of this year and the next that are still to come. The office is closed on them. */
export function listComingHolidays(names: readonly string[], today: string): readonly SpecialDays[] {
  const year = Number.parseInt(today);
  return [year, year + 1]
    .flatMap((holidayYear) => listHolidays(names, holidayYear))
    .filter((day) => day >= today)
    .map((day) => ({ from: day, until: day }));
}
