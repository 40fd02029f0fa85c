import { z } from 'zod';

/** A sentence or a heading: never empty. It may name facts in braces, like `{sla.elite.response}`. */
export const textSchema = z.string().trim().min(1);

/** A search engine shows about 160 characters of a description. Facts in braces are counted as written. */
export const descriptionSchema = textSchema.max(170);

/** A short heading with a sentence or two under it. */
export const titledTextSchema = z.strictObject({ title: textSchema, text: textSchema });

/** The band that closes a page: heading, one sentence, and the words on its button. */
export const closingSchema = z.strictObject({ heading: textSchema, text: textSchema, action: textSchema });

/** What every page has: its `h1`, its description for search results, and the sentence under the heading. */
export const pageSchema = z.strictObject({
  title: textSchema,
  description: descriptionSchema,
  lead: textSchema,
});
