import { z } from 'zod';
import { descriptionSchema, textSchema } from './text.schema.ts';

const versionSchema = z.string().regex(/^\d+\.\d+$/, 'must be a version in quotation marks, like "1.0"');

/** Frontmatter of a legal document. */
export const legalSchema = z.strictObject({
  title: textSchema,
  description: descriptionSchema,
  summary: textSchema,
  version: versionSchema,
  effectiveDate: z.date(),
  /** Newest first. The first one's date is the page's "Last updated". */
  changes: z.array(z.strictObject({ version: versionSchema, date: z.date(), summary: textSchema })).min(1),
});

export type Legal = z.infer<typeof legalSchema>;
