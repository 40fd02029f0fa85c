import { z } from 'zod';

/** A group of fields, with a hint for those who fill it in. */
export const group = <Shape extends z.ZodRawShape>(hint: string, fields: Shape) =>
  z.strictObject(fields).describe(hint);

/** A sentence or a heading, never empty. The text may name facts in braces, like `{sla.elite.response}`. */
export const textSchema = z.string().trim().min(1).max(1000);

/** A text, with a hint for those who write it. */
export const text = (hint: string) => textSchema.describe(hint);

/** A list of at least one entry. */
export const list = <Entry extends z.ZodType>(hint: string, entry: Entry) =>
  z.array(entry).min(1).describe(hint);

/** A year of the company's past. */
export const pastYear = z.int().min(1990).max(new Date().getFullYear());

/** A name, or a heading. A word such as eTIMS may begin with a small letter. */
export const nameSchema = textSchema.regex(/^(?![a-z]+\b)/, 'must begin with a capital letter');

/**
 * The heading of a page. A search engine shows about 60 characters of the heading, and a shared link three
 * lines.
 */
export const titleSchema = nameSchema.max(70);

/**
 * The title in search results. A search engine shows about 60 characters, so it cuts only the company's name.
 * A fact in braces counts as ten.
 */
export const searchTitleSchema = textSchema
  .refine((title) => title.replaceAll(/\{[^{}]*\}/g, '0123456789').length <= 60, {
    error: 'must be at most 60 characters, with ten for a fact in braces',
  })
  .describe(
    'The title in search results, in the words that people search for. Without one, the heading is used.',
  );

/**
 * The description in search results. A search engine shows about 160 characters. Facts in braces are counted
 * as written.
 */
export const descriptionSchema = textSchema
  .max(170)
  .describe('One or two sentences for search results and shared links.');

/** A heading, which names its subject and is not a sentence. */
const topicSchema = textSchema.regex(
  /^(?![a-z]+\b).*[^.]$/,
  'must begin with a capital letter and have no full stop at its end',
);

export const titledTextSchema = z.strictObject({
  title: topicSchema,
  text: text('A sentence or two under it.'),
});

export type TitledText = z.infer<typeof titledTextSchema>;

/** The heading over a part of a page. */
export const heading = topicSchema;

export const closing = group('The dark band that closes the page.', {
  heading,
  text: textSchema,
  action: text('The words on the button, which leads to the contact page.'),
});

export type Closing = z.infer<typeof closing>;

export const pageSchema = z.strictObject({
  title: titleSchema,
  searchTitle: searchTitleSchema.optional(),
  description: descriptionSchema,
  lead: text('The sentence or two under the heading.'),
});

export const sectionSchema = z.strictObject({
  heading,
  paragraphs: list('One entry for each paragraph.', textSchema),
});

/** A sentence and the words of its link. */
export const linkSchema = (textHint: string, actionHint: string) =>
  z.strictObject({ text: text(textHint), action: text(actionHint) });

/** Introduces a part of a page whose content comes from another file. */
export const introSchema = (hint: string) => z.strictObject({ heading, text: text(hint) });
