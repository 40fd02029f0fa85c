import { z } from 'zod';
import { textSchema as text } from './text.schema.ts';

export const testimonialSchema = z.strictObject({
  name: text.describe('Who said it.'),
  company: text.describe('Where they work.'),
  text: text.describe('Their words, without quotation marks: the page adds them.'),
  rating: z.literal(5).describe('Always 5: only five-star quotations are shown.'),
});
