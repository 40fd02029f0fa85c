import { z } from 'zod';
import { group, text } from './text.schema.ts';

const placeholderSchema = z.strictObject({
  file: text('The file within content/, company.yaml or legal/terms.mdx, or the folder: jobs.'),
  topic: text('What in the file it is about, once for each topic: prices.'),
  supply: text('What the owner supplies or confirms.'),
});

/** An entry stays even if its file is rewritten: only a person can say that a topic is real or confirmed. */
export const marksSchema = group('What is not real yet: npm run launch:check lists it.', {
  placeholders: z.array(placeholderSchema).describe('Delete an entry once what it is about is confirmed.'),
});

export type Marks = z.infer<typeof marksSchema>;
