import { z } from 'zod';

/** A group of fields, and what it is about. */
export const part = <Shape extends z.ZodRawShape>(words: string, fields: Shape) =>
  z.strictObject(fields).describe(words);

/** A sentence or a heading: never empty. It may name facts in braces, like `{sla.elite.response}`. */
export const textSchema = z.string().trim().min(1).max(1000);

/** The heading of a page. A search engine shows about 60 characters of it, and a shared link three lines. */
export const titleSchema = textSchema.max(70);

/** A search engine shows about 60 characters, so it cuts only the company's name. A fact in braces counts as ten. */
export const searchTitleSchema = textSchema
  .refine((title) => title.replaceAll(/\{[^{}]*\}/g, '0123456789').length <= 60, {
    error: 'must be at most 60 characters, with ten for a fact in braces',
  })
  .describe('The title in search results, in the words that people search for. Else the heading is taken.');

/** A search engine shows about 160 characters of a description. Facts in braces are counted as written. */
export const descriptionSchema = textSchema
  .max(170)
  .describe('One or two sentences for search results and shared links.');

/** It names its subject and is no sentence. */
const topicSchema = textSchema.regex(/[^.]$/, 'must have no full stop at its end');

export const titledTextSchema = z.strictObject({
  title: topicSchema.describe('A short heading.'),
  text: textSchema.describe('A sentence or two under it.'),
});

export type TitledText = z.infer<typeof titledTextSchema>;

export const headingSchema = topicSchema.describe('The heading over this part of the page.');

export const closingSchema = part('The dark band that closes the page.', {
  heading: headingSchema,
  text: textSchema.describe('One sentence under the heading.'),
  action: textSchema.describe('The words on the button, which leads to the contact page.'),
});

export type Closing = z.infer<typeof closingSchema>;

export const pageSchema = z.strictObject({
  title: titleSchema.describe('The heading at the top of the page.'),
  searchTitle: searchTitleSchema.optional(),
  description: descriptionSchema,
  lead: textSchema.describe('The sentence or two under the heading.'),
});

export const sectionSchema = z.strictObject({
  heading: headingSchema,
  paragraphs: z.array(textSchema).min(1).describe('One entry for each paragraph.'),
});

/** A sentence that leads somewhere. */
export const linkSchema = (words: string, action: string) =>
  z.strictObject({ text: textSchema.describe(words), action: textSchema.describe(action) });

/** A part of a page whose own matter comes from elsewhere. */
export const introSchema = (words: string) =>
  z.strictObject({ heading: headingSchema, text: textSchema.describe(words) });
