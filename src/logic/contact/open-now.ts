import { DAY_MS, isoDate, KENYA_AHEAD_MS } from '@site/rules/time/dates';
import { clockTime, type openingWeek } from '@site/rules/time/opening-hours';

/** Days with other hours than usual. Both ends are days in Kenya: `2026-12-24`. */
export interface SpecialDays {
  readonly from: string;
  readonly until: string;
  /** The office is closed without them. */
  readonly times?: { readonly opens: string; readonly closes: string };
}

export interface OfficeHours {
  readonly week: ReturnType<typeof openingWeek>;
  readonly special: readonly SpecialDays[];
}

const WEEK_DAYS = 7;
/** An office that opens only after a year has no words. */
const SEARCHED_DAYS = 366 + WEEK_DAYS;

/** The hours of a day. Those of a special day replace the usual ones. */
function hoursOf({ week, special }: OfficeHours, date: Date): SpecialDays['times'] {
  const day = isoDate(date);
  const days = special.filter(({ from, until }) => from <= day && day <= until);
  if (days.some(({ times }) => !times)) return undefined;
  const usual = week[date.getUTCDay()];
  return days[0]?.times ?? (usual ? { opens: usual[0], closes: usual[1] } : undefined);
}

/** A weekday within the week, and with its date after that. */
function dayWords(date: Date, daysAhead: number): string {
  const monthAndDay = daysAhead < WEEK_DAYS ? {} : ({ month: 'long', day: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { weekday: 'long', ...monthAndDay, timeZone: 'UTC' });
}

/**
 * `Open now, until 6:00 PM`, `Opens at 8:30 AM`, `Opens Monday, 8:30 AM` or `Opens Monday 4 January, 8:30
 * AM`, by the clock in Kenya. Returns `undefined` if no hours are known.
 */
export function openNow(office: OfficeHours, nowMs: number): string | undefined {
  const timeInKenya = new Date(nowMs + KENYA_AHEAD_MS).toISOString().slice(11, 16);
  for (let daysAhead = 0; daysAhead <= SEARCHED_DAYS; daysAhead += 1) {
    const date = new Date(nowMs + KENYA_AHEAD_MS + daysAhead * DAY_MS);
    const hours = hoursOf(office, date);
    if (!hours) continue;
    const { opens, closes } = hours;
    if (daysAhead > 0) return `Opens ${dayWords(date, daysAhead)}, ${clockTime(opens)}`;
    if (timeInKenya < opens) return `Opens at ${clockTime(opens)}`;
    if (timeInKenya < closes) return `Open now, until ${clockTime(closes)}`;
  }
  return undefined;
}
