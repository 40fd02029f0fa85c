import { z } from 'zod';
import { textSchema } from './text.schema.ts';

const text = textSchema.describe('For whom it is and what it covers: what tells it from the others.');

/** Its name, price and page come from where it is sold. */
const optionSchema = z.union([
  z.strictObject({ job: textSchema.describe('The id of a package in catalogue.yaml.'), text }),
  z.strictObject({ addOn: textSchema.describe('The id of an add-on in add-ons.yaml.'), text }),
  z.strictObject({
    service: textSchema.describe('The service that has it.'),
    label: textSchema.describe('The label of one of its prices.'),
    text,
  }),
]);

/** Things of like names that a visitor could mistake for each other. */
export const choiceSchema = z.strictObject({
  between: z.array(optionSchema).min(2).describe('Each with the words that tell it from the others.'),
});

export type Choice = z.infer<typeof choiceSchema>;
export type Option = Choice['between'][number];
