import { z } from 'zod';
import { kesSchema } from './money.schema.ts';
import { textSchema } from './text.schema.ts';

export const planSchema = z.strictObject({
  id: z.enum(['basic', 'professional', 'elite']),
  name: textSchema,
  summary: textSchema,
  /** Per month, before VAT. */
  price: kesSchema,
  /** The one plan that is raised on the pricing page. */
  featured: z.boolean().default(false),
  sla: z.strictObject({
    coverage: textSchema,
    responseMinutes: z.int().positive(),
    dedicatedEngineer: z.boolean(),
  }),
  features: z.array(textSchema).min(1),
});

export const addOnSchema = z.strictObject({
  id: z.string(),
  name: textSchema,
  description: textSchema,
  /** Once, before VAT. */
  price: kesSchema,
  /** The price is the lowest one: it is shown with "from". */
  startsAt: z.boolean().default(false),
});

export type Plan = z.infer<typeof planSchema>;
export type AddOn = z.infer<typeof addOnSchema>;
