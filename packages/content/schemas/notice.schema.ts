import { z } from 'zod';
import { addDays } from '@site/rules/time/dates';
import { CLOSES_LATER, timeSchema } from './company.schema.ts';
import { group, linkTargetSchema, sentenceSchema, textSchema } from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };
import patterns from './notice-patterns.json' with { type: 'json' };

/** Matches “18 December”, with its weekday, and with the word before it that says what begins or ends. */
const DAY_PATTERN = new RegExp(patterns.day, 'g');
/** Matches what is ignored in a written date, as in “the 24th of December” and “Friday, 18 December”. */
const IGNORED_IN_DATES_PATTERN = new RegExp(patterns.ignoredInDates, 'g');
/**
 * Matches “the office is closed” and “we are open from 9”, but not “closed on Jamhuri Day”, which names a day
 * without its date.
 */
const OPENING_PATTERN = new RegExp(patterns.opening);
/** Matches “9 to 1” and “9:00 am – 12:30 pm”. */
const HOURS_PATTERN = new RegExp(patterns.hours);

/** Formats a day as `Friday 18 December`. */
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day that exists. Because of `abort`, an invalid day is not also compared with the other day. */
const daySchema = z.iso.date({ abort: true });

const noticeSchema = z
  .strictObject({
    from: daySchema.describe('The first day on which it is shown: 2026-12-20.'),
    until: daySchema.describe('The last day on which it is shown: 2027-01-02.'),
    tone: z.enum(['plain', 'warning']).default('plain').describe('A warning stands out.'),
    closed: z.boolean().default(false).describe(messages.closedHint),
    hours: group('Other office hours on each of these days, Sundays too.', {
      opens: timeSchema,
      closes: timeSchema,
    })
      .refine(({ opens, closes }) => closes > opens, CLOSES_LATER)
      .optional(),
    text: sentenceSchema.max(240).describe(messages.noticeText),
    link: group('The page that says more.', {
      to: linkTargetSchema.describe('A page of this site: /contact.'),
      words: textSchema.max(60).describe('The words of the link.'),
    }).optional(),
  })
  .superRefine(({ from, until, closed, hours, text }, context) => {
    const report = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
    };
    if (until < from) report('until', messages.endsBeforeStart);
    if (until > addDays(from, closed ? 31 : 366)) report('until', messages.noticeTooLong);
    if (closed && hours) report('closed', messages.closedWithHours);
    // Text names days without a year, so each is looked up in the year around the notice.
    const days = Array.from({ length: 366 }, (_, index) => addDays(from, index - 183));
    let firstDay = '';
    const textWithPlainDates = text.replaceAll(IGNORED_IN_DATES_PATTERN, '');
    for (const [, edgeWord, returnWord, name = ''] of textWithPlainDates.matchAll(DAY_PATTERN)) {
      const day = days.find((candidate) => ` ${DAY_FORMAT.format(new Date(candidate))}`.endsWith(` ${name}`));
      const isLastDay = edgeWord && !/from/i.test(edgeWord);
      if (!day) report('text', `${messages.wrongWeekday} ${name}`);
      else if (closed || hours) {
        // A day after “from” must be the first day of the notice. A day after another such word, as in “until
        // 2 January”, must be the last. If no such word comes before it, the first day in the text must be
        // the first day of the notice, as in “closed on 18 December”. A day on which the office opens again
        // may be any day.
        const expectedDay = isLastDay ? until : from;
        if (day !== expectedDay && (edgeWord || !(returnWord || firstDay))) report('text', messages.otherDay);
      }
      if (!returnWord && !isLastDay) firstDay ||= day ?? '';
    }
    const times = `${hours?.opens}:${hours?.closes}`.split(':');
    const [, ...writtenTimes] = (hours && HOURS_PATTERN.exec(text)) ?? [];
    // A notice may use the 12-hour clock.
    if (writtenTimes.some((part, index) => Number(part) % 12 !== Number(times[index]) % 12))
      report('text', messages.otherHours);
    if (OPENING_PATTERN.test(textWithPlainDates) && !closed && !hours && firstDay <= until)
      report('text', messages.neitherClosedNorHours);
  });

/**
 * The list is in an object, because Astro prints a warning about an empty list for each page:
 * https://github.com/withastro/astro/issues/15329.
 */
export const noticesSchema = z.strictObject({
  notices: z.array(noticeSchema).describe('One is shown at a time.'),
});

export type Notice = z.infer<typeof noticeSchema>;
