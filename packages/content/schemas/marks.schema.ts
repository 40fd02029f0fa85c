import { z } from 'zod';
import { text } from './text.schema.ts';

const placeholderSchema = z.strictObject({
  file: text('The file within content/, company.yaml or legal/terms.mdx, or the folder: jobs.'),
  topic: text('What in the file it is about, once for each topic: prices.'),
  supply: text('What the owner supplies or confirms.'),
});

/** An entry stays even if its file is rewritten: only a person can say that a topic is real or confirmed. */
export const marksSchema = z.strictObject({ placeholders: z.array(placeholderSchema) });

export type Marks = z.infer<typeof marksSchema>;
