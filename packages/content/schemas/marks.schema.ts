import { z } from 'zod';
import { phrase } from './text.schema.ts';

const placeholderSchema = z.strictObject({
  file: phrase('A file or folder within content/, such as company.yaml, legal/terms.mdx or jobs.'),
  topic: phrase('What it is about, such as prices. Each topic has its own entry.'),
  supply: phrase('What the owner supplies or confirms.'),
});

/**
 * An entry stays until a person deletes it, because only a person can say that its topic is real or
 * confirmed.
 */
export const marksSchema = z.strictObject({ placeholders: z.array(placeholderSchema) });

export type Marks = z.infer<typeof marksSchema>;
