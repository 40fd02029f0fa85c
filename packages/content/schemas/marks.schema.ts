import { z } from 'zod';
import { phrase } from './text.schema.ts';

const placeholderSchema = z.strictObject({
  file: phrase('The file within content/, company.yaml or legal/terms.mdx, or the folder: jobs.'),
  topic: phrase('What in the file it is about, once for each topic: prices.'),
  supply: phrase('What the owner supplies or confirms.'),
});

/** An entry stays even if its file is rewritten: only a person can say that a topic is real or confirmed. */
export const marksSchema = z.strictObject({ placeholders: z.array(placeholderSchema) });

export type Marks = z.infer<typeof marksSchema>;
