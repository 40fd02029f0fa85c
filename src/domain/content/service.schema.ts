import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { kesSchema } from '../money/money.schema.ts';
import {
  descriptionSchema,
  searchTitleSchema,
  textSchema,
  titledTextSchema,
  titleSchema,
} from './text.schema.ts';

const label = textSchema.describe('What the price is for.');
const per = z
  .literal('month')
  .optional()
  .describe('"month" for a monthly price; leave it out for one that is paid once.');

const covers = textSchema
  .optional()
  .describe('Which of the eight items under `included` the price covers, and what is quoted separately.');

/** A row of the price slip: amounts of its own, or the price of an add-on or of the plans from their files. */
const priceRowSchema = z.union([
  z
    .strictObject({
      label,
      from: kesSchema.describe('The price, or the lowest price, in Kenyan shillings before VAT.'),
      to: kesSchema.optional().describe('The highest price. Leave it out for "from".'),
      openEnded: z
        .boolean()
        .default(false)
        .describe('true if the highest price is no ceiling: shown with "+".'),
      per,
      covers,
    })
    .refine(({ from, to }) => !to || to.minor > from.minor, {
      path: ['to', 'amount'],
      error: 'must be more than the lowest price, "from"',
    }),
  z.strictObject({
    label,
    addOn: textSchema.describe('The id of an add-on in add-ons.yaml, whose price is shown.'),
    per,
  }),
  z.strictObject({
    label,
    plans: z.literal(true).describe('true: the lowest and highest price in plans.yaml are shown.'),
    per,
    covers,
  }),
]);

/** The drawings of src/assets/drawings that say what a service is. */
const DRAWINGS = ['rack', 'site-plan', 'perimeter', 'route', 'month'] as const;

/** The samples of src/components/services/specimens.ts. */
const SPECIMENS = ['health-report', 'asset-register', 'change-note'] as const;

export const serviceSchema = z.strictObject({
  order: z.int().positive().describe('Its place among the services: 1 comes first.'),
  title: titleSchema.describe('The name of the service, and the heading of its page.'),
  searchTitle: searchTitleSchema.optional(),
  summary: descriptionSchema,
  description: textSchema.describe('The paragraph at the top of the page.'),
  drawing: z
    .enum(DRAWINGS)
    .optional()
    .describe('The drawing of its sheet. Leave it out where none fits: the sheet then shows the icon.'),
  specimen: z
    .enum(SPECIMENS)
    .optional()
    .describe('The sample that its page shows of what a client receives. Leave it out for none.'),
  icon: iconSchema.describe('The name of a small drawing, which shows only where there is no `drawing`.'),
  color: z.enum(['sun', 'clay', 'forest']).describe('The colour behind the icon, where there is no drawing.'),
  included: z
    .array(titledTextSchema)
    .length(8, 'a service page lists exactly 8 items')
    .describe(
      "What's Included: exactly 8 items, in the order of their numbers on the drawing: see src/components/drawings/tag-places.ts.",
    ),
  pricing: z.array(priceRowSchema).min(1).describe('The rows of the price slip.'),
  pricingNote: textSchema.describe('The sentence under the prices. "Prices exclude VAT." is added to it.'),
  addOns: z
    .array(textSchema.describe('The id of an add-on.'))
    .optional()
    .describe('The ids of the add-ons in add-ons.yaml that belong with it. Each page leads to the other.'),
});

export type DrawingName = (typeof DRAWINGS)[number];
export type SpecimenName = (typeof SPECIMENS)[number];
export type Service = z.infer<typeof serviceSchema>;
export type PriceRow = z.infer<typeof priceRowSchema>;
