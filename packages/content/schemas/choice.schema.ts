import { z } from 'zod';
import { phraseSchema, sentence, text } from './text.schema.ts';

const differenceSchema = sentence('Who it is for and what it covers: how it differs from the others.');

/** One offer. Its name, price and page come from the file that sells it. */
const optionSchema = z.union([
  z.strictObject({ job: phraseSchema, text: differenceSchema }),
  z.strictObject({ addOn: phraseSchema, text: differenceSchema }),
  z.strictObject({
    service: phraseSchema,
    label: text('The label of one of its prices.'),
    text: differenceSchema,
  }),
]);

/** Offers with similar names, which a visitor could confuse. */
export const choiceSchema = z.strictObject({
  between: z.array(optionSchema).min(2).describe('Each with how it differs from the others.'),
});

export type Option = z.infer<typeof optionSchema>;
