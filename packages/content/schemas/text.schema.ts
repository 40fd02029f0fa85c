import { z } from 'zod';
import messages from './messages.json' with { type: 'json' };

/** A group of fields, with a hint for editors. */
export const group = <Shape extends z.ZodRawShape>(hint: string, fields: Shape) =>
  z.strictObject(fields).describe(hint);

/**
 * Words within a sentence of a page, or the id of an entry. Words may name facts in braces, as in
 * `{sla.elite.response}`.
 */
export const phraseSchema = z.string().trim().min(1);

/** A heading, a name or a line. A word such as eTIMS may begin with a small letter. */
export const textSchema = phraseSchema.regex(/^(?![a-z]+\b)/, messages.capital);

/** Whole sentences, which may end with a fact. */
export const sentenceSchema = phraseSchema.regex(/^(?![a-z]+\b)[^]*[.!?…}]["'’”»)\s]*$/, messages.sentence);

/** The URL of a page of this site, or of a heading on it. */
export const linkTargetSchema = z.string().regex(/^\/[^?]*$/, messages.linkTarget);

/** The URL of a page as a whole. */
export const pageUrlSchema = z.string().regex(/^\/[^#?]*$/, messages.pageUrl);

// The functions below add a hint for editors. A schema whose name is also the name of its field, such as
// `heading`, has no suffix.
export const phrase = (hint: string) => phraseSchema.describe(hint);
export const text = (hint: string) => textSchema.describe(hint);
export const sentence = (hint: string) => sentenceSchema.describe(hint);

/** A list that is never empty. */
export const list = <Entry extends z.ZodType>(hint: string, entry: Entry) =>
  z.array(entry).min(1).describe(hint);

/** A number of people, things or units of time. */
export const countSchema = z.int().positive();

/** A year in the company's past. */
export const pastYearSchema = z.int().min(1990).max(new Date().getFullYear());

/**
 * The heading of a page. A search engine shows about 60 characters of it, and a shared link shows three
 * lines.
 */
export const titleSchema = textSchema.max(70);

/**
 * The title in search results. A search engine shows about 60 characters, so it cuts off only the company's
 * name. A fact in braces counts as ten characters.
 */
export const searchTitleSchema = textSchema
  .refine((title) => title.replaceAll(/\{[^{}]*\}/g, '0123456789').length <= 60, {
    error: messages.searchTitle,
  })
  .describe(messages.searchTitleHint);

/**
 * The description in search results. A search engine shows about 160 characters. Facts in braces are counted
 * as written.
 */
export const descriptionSchema = sentenceSchema
  .max(170)
  .describe('One or two sentences for search results and shared links.');

/** A heading, which is not a sentence and has no full stop. */
export const heading = phraseSchema.regex(/^(?![a-z]+\b).*[^.]$/, messages.noFullStop);

export const titledTextSchema = z.strictObject({
  title: heading,
  text: sentence('A sentence or two under it.'),
});

export type TitledText = z.infer<typeof titledTextSchema>;

export const closing = group('The dark band that closes the page.', {
  heading,
  text: sentenceSchema,
  action: text('The words on the button, which leads to the contact page.'),
});

export type Closing = z.infer<typeof closing>;

export const pageSchema = z.strictObject({
  title: titleSchema,
  searchTitle: searchTitleSchema.optional(),
  description: descriptionSchema,
  lead: sentence('The sentence or two under the heading.'),
});

export const sectionSchema = z.strictObject({
  heading,
  paragraphs: list('One entry for each paragraph.', sentenceSchema),
});

/** A sentence and the words of its link. */
export const createLinkSchema = (textHint: string, actionHint: string) =>
  z.strictObject({ text: sentence(textHint), action: text(actionHint) });

/** Introduces a part of a page whose content comes from another file. */
export const createIntroSchema = (hint: string) => z.strictObject({ heading, text: sentence(hint) });
