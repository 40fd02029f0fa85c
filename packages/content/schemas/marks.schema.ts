import { z } from 'zod';
import { phrase } from './text.schema.ts';

const placeholderSchema = z.strictObject({
  file: phrase('A file or folder within content/, such as company.yaml, legal/terms.mdx or jobs.'),
  topic: phrase('What it is about, such as prices. Each topic has its own entry.'),
  supply: phrase('What the owner supplies or confirms.'),
});

/** Only a person can say that a topic is real or confirmed, so an entry stays even if its file is rewritten. */
export const marksSchema = z.strictObject({ placeholders: z.array(placeholderSchema) });

export type Marks = z.infer<typeof marksSchema>;
