import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { usdSchema } from './money.schema.ts';
import { isCatalogueId, UNIT_LABELS, type Unit } from '@site/rules/quote/catalogue';
import {
  list,
  phraseSchema,
  searchTitleSchema,
  sentence,
  sentenceSchema,
  text,
  textSchema,
} from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

export const catalogueItemSchema = z.strictObject({
  /** Saved quotes and shared links contain this id, so a published id must never change. */
  id: z.string().refine(isCatalogueId, messages.catalogueId),
  name: text('What the visitor ticks.'),
  service: phraseSchema,
  brief: textSchema.max(50).describe('The line under its name on the quote page.'),
  description: sentence('One sentence: what is delivered. It shows once ticked.'),
  excludes: sentence('Equipment, subscriptions or travel.'),
  price: usdSchema.describe(messages.packagePriceHint),
  unit: z
    .enum(Object.keys(UNIT_LABELS) as Unit[])
    .optional()
    .describe('The unit that is priced. A whole job has none.'),
  each: phraseSchema
    .optional()
    .describe('What the quantity counts, as a singular: server. Empty: the number stands alone.'),
  billing: z.enum(['once', 'monthly']).default('once').describe('How often the price is paid.'),
  icon: iconSchema.optional().describe('No page shows it today.'),
});

export type CatalogueItem = z.infer<typeof catalogueItemSchema>;

/**
 * The page of a package, in a file that is named after the package's id. Name, price and description are in
 * catalogue.yaml.
 */
export const packagePageSchema = z.strictObject({
  searchTitle: searchTitleSchema,
  text: sentence('The paragraph at the top: what it is for.'),
  included: z
    .array(text('One step of the work, or one item.'))
    .min(2)
    .describe('What is included, in more words than the description has.'),
  duration: sentenceSchema,
  needs: list('What we need from the client.', textSchema),
  handover: list('What the client receives at the end.', textSchema),
});
