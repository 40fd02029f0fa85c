import { z } from 'zod';
import { textSchema } from './text.schema.ts';

/** What is no day is not held against the other one. */
const daySchema = z.iso.date({ abort: true });

const NOTICE_DAYS = 366;

export const noticeSchema = z
  .strictObject({
    from: daySchema.describe('The first day on which it is shown: 2026-12-20.'),
    until: daySchema.describe('The last day on which it is shown: 2027-01-02. It goes by itself after it.'),
    tone: z
      .enum(['plain', 'warning'])
      .default('plain')
      .describe('plain for news, warning for what visitors must not miss.'),
    closed: z
      .boolean()
      .default(false)
      .describe('true if the office is closed on these days: Contact then says when it opens again.'),
    text: textSchema.max(240).describe('One or two sentences, at most 240 characters.'),
    link: z
      .strictObject({
        to: textSchema.startsWith('/').describe('A page of this site: /contact.'),
        words: textSchema.max(60).describe('The words of the link.'),
      })
      .optional()
      .describe('The page that says more. Leave it out where there is none.'),
  })
  .refine(({ from, until }) => until >= from, { path: ['until'], error: 'must not be before its first day' })
  .refine(({ from, until }) => (Date.parse(until) - Date.parse(from)) / 86_400_000 < NOTICE_DAYS, {
    path: ['until'],
    error: 'must be within a year: what stays longer belongs on a page',
  });

/** Not a list by itself: Astro warns of an empty one on each page. */
export const noticesSchema = z.strictObject({
  notices: z.array(noticeSchema).describe('One is shown at a time; [] for none.'),
});

export type Notice = z.infer<typeof noticeSchema>;

type Days = Pick<Notice, 'from' | 'until'>;

/** A notice's days are Kenya's, three hours ahead of UTC all year. */
const start = (day: string) => new Date(`${day}T00:00+03:00`);

export const endOf = ({ until }: Pick<Days, 'until'>) => new Date(`${until}T24:00+03:00`);

export const hasBegun = ({ from }: Pick<Days, 'from'>, now: Date) => start(from) <= now;

export const isOver = (notice: Pick<Days, 'until'>, now: Date) => endOf(notice) <= now;

/** Whether two have a day in common. */
export const overlap = (one: Days, other: Days) => one.from <= other.until && other.from <= one.until;
