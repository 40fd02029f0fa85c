import { formatClockTime, type listWeekHours } from '@site/rules/time/opening-hours';

// These values repeat rules/time/dates.ts on purpose. The quote page also loads that file. If this script
// imported the file, the build would put it into a shared file, for which visitors would have to wait.
const DAY_MS = 86_400_000;
const KENYA_OFFSET_MS = 10_800_000;

/**
 * Days whose hours differ from the usual ones. `from` and `until` are dates in Kenya, both included:
 * `2026-12-24`.
 */
export interface SpecialDays {
  readonly from: string;
  readonly until: string;
  /** Missing if the office is closed on these days. */
  readonly times?: { readonly opens: string; readonly closes: string } | undefined;
  /** True for a public holiday. No notice announces it, so describeOpening() names it as the reason. */
  readonly isHoliday?: boolean;
}

export interface OfficeHours {
  readonly week: ReturnType<typeof listWeekHours>;
  readonly specialDays: readonly SpecialDays[];
}

const DAYS_PER_WEEK = 7;
/**
 * The number of days in which to look for the next opening. Nothing is shown for an office that stays closed
 * for longer.
 */
const MAX_DAYS_AHEAD = 366 + DAYS_PER_WEEK;

/**
 * Returns the hours of a day, or words that say why the office is closed. The hours of a special day replace
 * the usual hours. The reason is empty for a weekend, and for days that a notice on the page explains.
 */
function getHoursOrReason(
  { week, specialDays }: OfficeHours,
  date: Date,
): NonNullable<SpecialDays['times']> | string {
  const day = date.toISOString().slice(0, 10);
  const matchingDays = specialDays.filter(({ from, until }) => from <= day && day <= until);
  const usualHours = week[date.getUTCDay()];
  const closedDay = matchingDays.find(({ times }) => !times);
  if (closedDay) return usualHours && closedDay.isHoliday ? ', after a public holiday' : '';
  return matchingDays[0]?.times ?? usualHours ?? '';
}

/** Formats the weekday. Adds the date for a day that is a week or more ahead. */
function formatDay(date: Date, daysAhead: number) {
  const monthAndDay = daysAhead < DAYS_PER_WEEK ? {} : ({ month: 'long', day: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { weekday: 'long', ...monthAndDay, timeZone: 'UTC' });
}

/**
 * Describes in Kenyan time whether the office is open: `open now, until 6:00 PM`, `opens at 8:30 AM`, `opens
 * Monday, 8:30 AM` or `opens Monday 4 January, 8:30 AM`. Adds the reason if a holiday keeps the office closed
 * until then. Returns `undefined` if the office opens on none of the next MAX_DAYS_AHEAD days.
 */
export function describeOpening(office: OfficeHours, nowMs: number): string | undefined {
  const timeInKenya = new Date(nowMs + KENYA_OFFSET_MS).toISOString().slice(11, 16);
  let reason = '';
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const date = new Date(nowMs + KENYA_OFFSET_MS + daysAhead * DAY_MS);
    const hoursOrReason = getHoursOrReason(office, date);
    if (typeof hoursOrReason === 'string') {
      reason ||= hoursOrReason;
      continue;
    }
    const { opens, closes } = hoursOrReason;
    if (daysAhead > 0) return `opens ${formatDay(date, daysAhead)}, ${formatClockTime(opens)}${reason}`;
    if (timeInKenya < opens) return `opens at ${formatClockTime(opens)}`;
    if (timeInKenya < closes) return `open now, until ${formatClockTime(closes)}`;
  }
  return undefined;
}
