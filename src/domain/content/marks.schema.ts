import { z } from 'zod';
import { textSchema as text } from './text.schema.ts';

const fileSchema = text
  .describe('The file, by its name within content/: company.yaml, legal/terms.mdx.')
  .meta({ examples: ['company.yaml'] });

const placeholderSchema = z.strictObject({
  file: fileSchema,
  field: text
    .optional()
    .describe(
      'The field, with dots between the steps to it: taxPin, address.street. Without it the whole file is meant.',
    ),
  words: text
    .optional()
    .describe(
      'The words that are to be replaced. Once the file has them no longer, the entry counts as done. Without them it stays until it is deleted.',
    ),
  supply: text.describe('What the owner supplies or confirms.'),
});

const byHandSchema = z.strictObject({
  file: fileSchema,
  words: text.describe('Some words of the text with the figure among them, as they are printed.'),
  why: text.describe('Whose figure it is, since it is none of the data.'),
});

/** What is known of texts in other files, kept apart so that those can be rewritten by any program. */
export const marksSchema = z.strictObject({
  placeholders: z.array(placeholderSchema).describe('What is not real yet: npm run launch:check lists it.'),
  byHand: z
    .array(byHandSchema)
    .describe('Figures that belong to a text alone: the check leaves them as they are written.'),
});

export type Marks = z.infer<typeof marksSchema>;
