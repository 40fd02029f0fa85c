import { clockTime, type openingWeek } from './opening-hours.ts';

/** The first and the last of the days, in Kenya: `2026-12-24`. */
export interface SpecialDays {
  readonly from: string;
  readonly until: string;
  /** When the office opens and closes; it is closed without them. */
  readonly times?: { readonly opens: string; readonly closes: string };
}

export interface OfficeHours {
  readonly week: ReturnType<typeof openingWeek>;
  readonly special: readonly SpecialDays[];
}

const DAY_MS = 86_400_000;
/** Kenya is three hours ahead of UTC all year. */
const AHEAD_MS = 3 * 3_600_000;
const WEEK_DAYS = 7;
/** Beyond a year nothing is said. */
const SEARCHED_DAYS = 366 + WEEK_DAYS;

const dayWords = (date: Date, month?: 'long') =>
  date.toLocaleDateString('en-GB', {
    weekday: 'long',
    ...(month && { month, day: 'numeric' }),
    timeZone: 'UTC',
  });

/**
 * `Open now, until 6:00 PM`, `Opens at 8:30 AM`, `Opens Monday, 8:30 AM` or `Opens Monday 4 January, 8:30 AM`, by
 * Kenya's clock wherever the visitor is. `undefined` where no hours are known.
 */
export function openNow({ week, special }: OfficeHours, nowMs: number): string | undefined {
  const time = new Date(nowMs + AHEAD_MS).toISOString().slice(11, 16);
  for (let ahead = 0; ahead <= SEARCHED_DAYS; ahead += 1) {
    const date = new Date(nowMs + AHEAD_MS + ahead * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    const days = special.filter(({ from, until }) => from <= day && day <= until);
    const usual = week[date.getUTCDay()];
    // A notice's hours count on each of its days, as Contact and search engines list them.
    const times = days[0]?.times ?? (usual && { opens: usual[0], closes: usual[1] });
    if (!times || days.some((one) => !one.times)) continue;
    const { opens, closes } = times;
    if (ahead > 0) {
      // A weekday alone would be the next one of that name.
      return `Opens ${dayWords(date, ahead < WEEK_DAYS ? undefined : 'long')}, ${clockTime(opens)}`;
    }
    if (time < opens) return `Opens at ${clockTime(opens)}`;
    if (time < closes) return `Open now, until ${clockTime(closes)}`;
  }
  return undefined;
}
