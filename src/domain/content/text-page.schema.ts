import { z } from 'zod';
import { closingSchema, pageSchema, textSchema as text } from './text.schema.ts';

const linkSchema = z.strictObject({
  in: z
    .enum(['menu', 'quickLink', 'footLink'])
    .describe('menu, quickLink for Quick Links in the footer, or footLink for the last line of the footer.'),
  words: text
    .max(20)
    .describe('The words of the link, at most 20 characters: the menu has no room for more.'),
  after: text
    .startsWith('/')
    .optional()
    .describe(
      'The address of the page whose link it follows, such as /about. Without it the link comes last.',
    ),
});

/** A page of text. The file's name is its address: texts/careers.mdx is /careers. */
export const textPageSchema = pageSchema.extend({
  links: z.array(linkSchema).min(1).describe('Where visitors find the page.'),
  closing: closingSchema.optional(),
});
