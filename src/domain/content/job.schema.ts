import { z } from 'zod';
import { searchTitleSchema, textSchema } from './text.schema.ts';

/** The page of a job of catalogue.yaml, which has its name, price and description. The file has the job's id for name. */
export const jobSchema = z.strictObject({
  searchTitle: searchTitleSchema,
  service: textSchema.describe(
    'The file in content/services that it belongs with, without .yaml. Each page leads to the other.',
  ),
  text: textSchema.describe('The paragraph at the top: what it is for.'),
  included: z
    .array(textSchema.describe('A few words.'))
    .min(2)
    .describe('What is included: no more than the description in catalogue.yaml says.'),
});

export type JobPage = z.infer<typeof jobSchema>;
