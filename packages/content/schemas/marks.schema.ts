import { z } from 'zod';
import { textSchema as text } from './text.schema.ts';

const fileSchema = text
  .describe(
    'The file, by its name within content/: company.yaml, legal/terms.mdx; jobs/*.yaml for each of a folder.',
  )
  .meta({ examples: ['company.yaml'] });

const placeholderSchema = z.strictObject({
  file: fileSchema,
  field: text
    .optional()
    .describe('The field, with dots between the steps to it: address.street. Else the whole file.'),
  words: text
    .optional()
    .describe('The words to replace: without them in its file, the entry counts as done.'),
  supply: text.describe('What the owner supplies or confirms.'),
});

/** What is not real yet, apart from the texts, so that any program can rewrite those. */
export const marksSchema = z.strictObject({
  placeholders: z.array(placeholderSchema).describe('What is not real yet: npm run launch:check lists it.'),
});

export type Marks = z.infer<typeof marksSchema>;
