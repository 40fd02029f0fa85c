import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { usdSchema } from './money.schema.ts';
import { isCatalogueId, UNITS, type Unit } from './quote/catalogue.ts';
import { textSchema } from './text.schema.ts';

export const catalogueItemSchema = z.strictObject({
  /** Carried by saved quotes and shared links, hence never changed once published. */
  id: z.string().refine(isCatalogueId, 'must be lower-case words joined by hyphens, and not "custom"'),
  name: textSchema,
  description: textSchema,
  /** For one unit, or for the whole job; setup and configuration included. */
  price: usdSchema,
  unit: z.enum(Object.keys(UNITS) as [Unit, ...Unit[]]).optional(),
  billing: z.enum(['once', 'monthly']).default('once'),
  icon: iconSchema,
});
