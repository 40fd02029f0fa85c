import { z } from 'zod';
import { CLOSES_LATER, timeSchema } from './company.schema.ts';
import { group, sentenceSchema, textSchema } from './text.schema.ts';

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
      to: textSchema.startsWith('/').describe('A page of this site: /contact.'),
      words: textSchema.max(60).describe('The words of the link.'),
    }).optional(),
  })
  .refine(({ closed, hours }) => !closed || !hours, {
    path: ['closed'],
    error: 'must not be beside other hours: the office is closed, or has them',
  })
  .refine(({ from, until }) => until >= from, { path: ['until'], error: 'must not be before its first day' })
  .refine(({ from, until }) => Number.parseInt(until) - Number.parseInt(from) < 2, {
    path: ['until'],
    error: 'must be in the year of its first day, or in the next',
  });

/** An object around the list, because Astro warns of an empty list on each page. */
export const noticesSchema = z.strictObject({
  notices: z.array(noticeSchema).describe('One is shown at a time.'),
});

export type Notice = z.infer<typeof noticeSchema>;
