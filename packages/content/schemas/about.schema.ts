import { z } from 'zod';
import {
  countSchema,
  group,
  closing,
  createIntroSchema,
  pastYearSchema,
  pageSchema,
  sectionSchema,
  sentenceSchema,
  text,
  textSchema,
  titledTextSchema,
} from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

const milestoneSchema = z.strictObject({
  year: pastYearSchema.optional().describe(messages.milestoneYear),
  title: textSchema,
  description: sentenceSchema,
});

const teamSchema = z.strictObject({
  role: textSchema,
  count: countSchema.describe('How many people; shown with "+".'),
  description: sentenceSchema,
});

const personSchema = z.strictObject({
  name: text('Someone who has agreed to be named.'),
  role: textSchema,
  certificates: z.array(textSchema).default([]).describe('Certificates that they hold today.'),
  portrait: group('A photograph, once they have agreed.', {
    file: z
      .string()
      .regex(/^[\w-]+\.\w+$/, messages.personPicture)
      .meta({ description: 'A photograph of head and shoulders.', contentMediaType: 'image/*' }),
    alt: textSchema
      .max(150)
      .describe('What it shows, for those who cannot see it: Ann Lee at a server rack.'),
  }).optional(),
});

export const aboutPageSchema = pageSchema.extend({
  story: sectionSchema,
  mission: sentenceSchema,
  vision: sentenceSchema,
  values: z.array(titledTextSchema).length(3),
  milestones: z
    .array(milestoneSchema)
    .refine(
      (milestones) => milestones.every(({ year = 0 }, index) => year >= (milestones[index - 1]?.year ?? 0)),
      messages.oldestFirst,
    ),
  team: z.array(teamSchema).length(3),
  people: z.array(personSchema).default([]).describe('People by name, under the team.'),
  registration: createIntroSchema('A sentence above the details.').describe(
    'The details themselves are among the company details.',
  ),
  closing,
});

export type Person = z.infer<typeof personSchema>;
