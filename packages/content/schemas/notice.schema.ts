import { z } from 'zod';
import { addDays } from '@site/rules/time/dates';
import { CLOSES_LATER, timeSchema } from './company.schema.ts';
import { group, linkTargetSchema, sentenceSchema, textSchema } from './text.schema.ts';
import words from './notice-words.json' with { type: 'json' };

const DAY_PATTERN = new RegExp(words.day, 'g');
/** Matches what is ignored in a written date, as in “the 24th of December” and “Friday, 18 December”. */
const NOISE_PATTERN = new RegExp(words.noise, 'g');
/** Leaves out a day that is named alone, such as `closed on Jamhuri Day`. */
const CLOSED_PATTERN = new RegExp(words.closed);
/** Matches “9 to 1” and “9:00 am – 12:30 pm”. */
const HOURS_PATTERN = new RegExp(words.clock);

/** Writes `Friday 18 December`. */
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day of the calendar. A wrong day is not compared with the other day. */
const daySchema = z.iso.date({ abort: true });

export const noticeSchema = z
  .strictObject({
    from: daySchema.describe('The first day on which it is shown: 2026-12-20.'),
    until: daySchema.describe('The last day on which it is shown: 2027-01-02.'),
    tone: z
      .enum(['plain', 'warning'])
      .default('plain')
      .describe('Plain for news, a warning for what visitors must not miss.'),
    closed: z
      .boolean()
      .default(false)
      .describe('Whether the office is closed on these days: Contact then says when it opens again.'),
    hours: group('Other office hours on each of these days, Sundays too.', {
      opens: timeSchema,
      closes: timeSchema,
    })
      .refine(({ opens, closes }) => closes > opens, CLOSES_LATER)
      .optional(),
    text: sentenceSchema.max(240).describe('One or two sentences.'),
    link: group('The page that says more.', {
      to: linkTargetSchema.describe('A page of this site: /contact.'),
      words: textSchema.max(60).describe('The words of the link.'),
    }).optional(),
  })
  .superRefine(({ from, until, closed, hours, text }, context) => {
    const refuse = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
    };
    if (until < from) refuse('until', words.order);
    if (until > addDays(from, closed ? 31 : 366)) refuse('until', words.tooLong);
    if (closed && hours) refuse('closed', words.twice);
    // The year around the notice, because its words name days without a year.
    const days = Array.from({ length: 366 }, (_, index) => addDays(from, index - 183));
    let firstDay = '';
    for (const [, edge, isReturn, name = ''] of text.replaceAll(NOISE_PATTERN, '').matchAll(DAY_PATTERN)) {
      const day = days.find((candidate) => ` ${DAY_FORMAT.format(new Date(candidate))}`.endsWith(` ${name}`));
      if (!day) refuse('text', `${words.wrongWeekday} ${name}`);
      else if (edge && (closed || hours) && day !== (/from/i.test(edge) ? from : until))
        refuse('text', words.otherEnd);
      if (!isReturn) firstDay ||= day ?? '';
    }
    const times = `${hours?.opens}:${hours?.closes}`.split(':');
    const [, ...named] = (hours && HOURS_PATTERN.exec(text)) ?? [];
    // A text may use the clock of twelve hours.
    if (named.some((part, index) => Number(part) % 12 !== Number(times[index]) % 12))
      refuse('text', words.otherHours);
    if (CLOSED_PATTERN.test(text) && !closed && !hours && firstDay <= until) refuse('text', words.unticked);
  });

/** An object around the list, because Astro warns of an empty list on each page. */
export const noticesSchema = z.strictObject({
  notices: z.array(noticeSchema).describe('One is shown at a time.'),
});

export type Notice = z.infer<typeof noticeSchema>;
