import { z } from 'zod';
import { formatIsoDate } from '@site/rules/time/dates';
import {
  descriptionSchema,
  phrase,
  sentence,
  sentenceSchema,
  textSchema,
  titleSchema,
} from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

const versionSchema = z.string().regex(/^\d+\.\d+$/, messages.version);

/** A day, which YAML reads as a date. */
const createDaySchema = (hint: string) => z.date().describe(hint).transform(formatIsoDate);

const changeSchema = z.strictObject({
  version: versionSchema,
  date: createDaySchema('The day on which it was published.'),
  effectiveDate: createDaySchema(
    'The day in Kenya from which it applies. Without one a first version is a draft and binds no one.',
  ).optional(),
  summary: sentence('What changed, in a sentence for clients.'),
});

const typoSchema = z.strictObject({
  date: createDaySchema('The day of the correction.'),
  summary: sentenceSchema,
});

const settingSchema = phrase('In the words that `npm run launch:day` writes.').optional();

/**
 * The settings of the build that published this version. If they change, the document needs a new version.
 */
const writtenForSchema = z.strictObject({
  messages: settingSchema,
  orders: settingSchema,
  payment: settingSchema,
  visits: settingSchema,
});

export const legalSchema = z.strictObject({
  title: titleSchema,
  description: descriptionSchema,
  subject: textSchema.max(60).optional().describe('What it is about, in a few words beside its title.'),
  summary: sentence('What the document says, in one or two sentences under the heading.'),
  writtenFor: writtenForSchema.optional(),
  /** Every version, the newest first. The page shows the date of the first one as “Last updated”. */
  changes: z.array(changeSchema).min(1),
  /** Corrections of spelling, which need no new version, the newest first. */
  typos: z.array(typoSchema).optional(),
});

export type Legal = z.infer<typeof legalSchema>;
