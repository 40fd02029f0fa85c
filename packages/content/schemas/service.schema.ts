import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { kesSchema } from './money.schema.ts';
import {
  countSchema,
  descriptionSchema,
  searchTitleSchema,
  list,
  phraseSchema,
  sentence,
  sentenceSchema,
  text,
  titledTextSchema,
  titleSchema,
} from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

const labelSchema = text('What the price is for.');
const perSchema = z
  .literal('month')
  .optional()
  .describe('For a monthly price. Without it, the price is paid once.');

const coversSchema = sentenceSchema
  .optional()
  .describe('Which of the eight items the price covers, and which it does not.');

/** A row of the price list: its own amounts, the price of an add-on, or the price range of the plans. */
const priceRowSchema = z.union([
  z
    .strictObject({
      label: labelSchema,
      from: kesSchema.describe('The price, or the lowest price, in Kenyan shillings before VAT.'),
      to: kesSchema.optional().describe('The highest price. Without one the price is shown with "from".'),
      openEnded: z.boolean().default(false).describe('Whether "+" is shown, because prices can go higher.'),
      per: perSchema,
      covers: coversSchema,
    })
    .refine(({ from, to }) => !to || to.minor > from.minor, {
      path: ['to', 'amount'],
      error: messages.highestPrice,
    }),
  z.strictObject({ label: labelSchema, addOn: phraseSchema, per: perSchema }),
  z.strictObject({
    label: labelSchema,
    plans: z.literal(true).describe('The lowest and highest price of the plans are shown.'),
    per: perSchema,
    covers: coversSchema,
  }),
]);

/** The drawings in src/assets/drawings that explain a service. */
const DRAWINGS = ['rack', 'site-plan', 'perimeter', 'route', 'month'] as const;

/** The sample documents in src/components/services/specimens.json. */
const SPECIMENS = ['health-report', 'asset-register', 'change-note'] as const;

export const serviceSchema = z.strictObject({
  order: countSchema.describe('The place of this service: 1 comes first.'),
  title: titleSchema,
  searchTitle: searchTitleSchema.optional(),
  summary: descriptionSchema,
  description: sentence('The paragraph at the top of the page.'),
  drawing: z
    .enum(DRAWINGS)
    .optional()
    .describe('The drawing on the page. Without one the page shows the icon.'),
  specimen: z
    .enum(SPECIMENS)
    .optional()
    .describe('The sample that the page shows of what a client receives.'),
  icon: iconSchema.describe('A small drawing, for a page without a large one.'),
  color: z.enum(['sun', 'clay', 'forest']).describe('The colour behind the icon, if there is no drawing.'),
  included: z
    .array(titledTextSchema)
    .length(8)
    .describe("What's Included, in the order of the numbers on the drawing."),
  pricing: list('The rows of the price list.', priceRowSchema),
  pricingNote: sentence('The sentence under the prices. "Prices exclude VAT." is added to it.'),
  addOns: z
    .array(phraseSchema)
    .optional()
    .describe('The add-ons on the page of this service. The pricing page links each to it.'),
});

export type DrawingName = (typeof DRAWINGS)[number];
export type SpecimenName = (typeof SPECIMENS)[number];
export type Service = z.infer<typeof serviceSchema>;
export type PriceRow = z.infer<typeof priceRowSchema>;
