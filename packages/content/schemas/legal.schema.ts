import { z } from 'zod';
import { part, descriptionSchema, textSchema, titleSchema } from './text.schema.ts';

const versionSchema = z
  .string()
  .regex(/^\d+\.\d+$/, 'must be a version like "1.0"')
  .meta({ examples: ['1.0'] });
const dateSchema = z.date().describe('A day, written year-month-day: 2025-01-31.');

const changeSchema = z.strictObject({
  version: versionSchema,
  date: dateSchema,
  summary: textSchema.describe('What changed, in a sentence for clients.'),
});

const typoSchema = z.strictObject({
  date: dateSchema,
  summary: textSchema.describe('What was corrected. Not shown on the page.'),
});

const settingSchema = textSchema.describe('In the words that `npm run launch:day` writes.').optional();

/** By the names of LEGAL_SETTINGS. */
const writtenForSchema = part(
  'What the website did when this version was published. What does anything else needs a new one.',
  { messages: settingSchema, orders: settingSchema, payment: settingSchema, visits: settingSchema },
);

export const legalSchema = z.strictObject({
  title: titleSchema.describe('The heading of the document.'),
  description: descriptionSchema,
  subject: textSchema
    .max(60)
    .optional()
    .describe('What it is about, in a few words beside its title: When your money comes back.'),
  summary: textSchema.describe('What the document says, in one or two sentences under the heading.'),
  version: versionSchema.describe('The version in force: the first one under changes.'),
  effectiveDate: dateSchema
    .describe('From which day this version applies. Without one it is a draft and binds no one.')
    .optional(),
  writtenFor: writtenForSchema.optional(),
  /** The first one's date is the page's "Last updated". */
  changes: z.array(changeSchema).min(1).describe('Every version, the newest first.'),
  typos: z
    .array(typoSchema)
    .optional()
    .describe('Corrections that change no meaning and therefore need no new version, the newest first.'),
});

export type Legal = z.infer<typeof legalSchema>;
