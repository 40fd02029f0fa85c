import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { kesSchema } from './money.schema.ts';
import { descriptionSchema, textSchema, titledTextSchema } from './text.schema.ts';

const per = z.literal('month').optional();

/** A row of the price slip: its own amounts, or the price of an add-on or of the plans, which are written elsewhere. */
const priceRowSchema = z.union([
  z.strictObject({
    label: textSchema,
    from: kesSchema,
    to: kesSchema.optional(),
    /** The upper amount is not a ceiling: shown with "+". */
    openEnded: z.boolean().default(false),
    per,
  }),
  z.strictObject({ label: textSchema, addOn: textSchema, per }),
  z.strictObject({ label: textSchema, plans: z.literal(true), per }),
]);

export const serviceSchema = z.strictObject({
  order: z.int().positive(),
  title: textSchema,
  summary: descriptionSchema,
  description: textSchema,
  icon: iconSchema,
  /** The colour of the service's mark. */
  color: z.enum(['sun', 'clay', 'forest']),
  included: z.array(titledTextSchema).length(8, 'a service page lists exactly 8 items'),
  pricing: z.array(priceRowSchema).min(1),
  pricingNote: textSchema,
});

export type Service = z.infer<typeof serviceSchema>;
export type PriceRow = z.infer<typeof priceRowSchema>;
