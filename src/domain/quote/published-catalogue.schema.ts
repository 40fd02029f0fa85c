import { z } from 'zod';
import { isAmount } from '../money/money.ts';
import { UNITS, type Unit } from './catalogue.ts';
import type { PublishedCatalogue } from './published-catalogue.ts';

const priceSchema = z.object({
  amount: z.number().nonnegative().refine(isAmount, 'must have at most two decimals'),
  currency: z.enum(['KES', 'USD']),
});

const countSchema = z.int().positive();

/** For those who read the published catalogue, servers first of all. Fields that it gains later are let through. */
export const publishedCatalogueSchema: z.ZodType<PublishedCatalogue> = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      unit: z.enum(Object.keys(UNITS) as [Unit, ...Unit[]]).optional(),
      billing: z.enum(['once', 'monthly']),
      price: priceSchema,
    }),
  ),
  quantity: z.object({ min: countSchema, max: countSchema }),
  custom: z.object({
    id: z.string().min(1),
    quantity: countSchema,
    nameMax: countSchema,
    price: z.object({ min: priceSchema, max: priceSchema }),
  }),
});
