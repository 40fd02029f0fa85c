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

/** What is not real yet, apart from the texts, so that any program can rewrite those. */
export const marksSchema = z.strictObject({
  placeholders: z.array(placeholderSchema).describe('What is not real yet: npm run launch:check lists it.'),
  places: z
    .strictObject({
      office: text.describe('The town of the office for which this was confirmed.'),
      named: z.array(text.describe('A town or a county, such as Nairobi.')),
    })
    .optional()
    .describe(
      'Towns and counties that texts name on purpose, besides the office’s own: npm run launch:check lists all others.',
    ),
});

export type Marks = z.infer<typeof marksSchema>;
