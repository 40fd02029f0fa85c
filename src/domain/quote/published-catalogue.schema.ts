import { z } from 'zod';
import { companySchema } from '../content/company.schema.ts';
import { isAmount } from '../money/money.ts';
import { UNITS, type Unit } from './catalogue.ts';

/** Major units, as content and orders write them: 24.5 is $24.50. */
const priceSchema = z.object({
  amount: z.number().nonnegative().refine(isAmount, 'must have at most two decimals'),
  currency: z.enum(['KES', 'USD']),
});

const countSchema = z.int().positive();

/** What a server needs to take an order by itself: the visitor's browser is never asked. Later fields are let through. */
export const publishedCatalogueSchema = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      /** What one piece is. A whole job has none. */
      unit: z.enum(Object.keys(UNITS) as [Unit, ...Unit[]]).optional(),
      billing: z.enum(['once', 'monthly']),
      price: priceSchema,
    }),
  ),
  /** Of one item in an order. */
  quantity: z.object({ min: countSchema, max: countSchema }),
  /** The visitor's own service: named and priced by the visitor, once, within these bounds. */
  custom: z.object({
    id: z.string().min(1),
    quantity: countSchema,
    /** In characters. */
    nameMax: countSchema,
    price: z.object({ min: priceSchema, max: priceSchema }),
  }),
  /** Whom the customer pays and asks. Absent from a site that was built before it told them. */
  seller: companySchema.pick({ name: true, email: true, phone: true, payTo: true }).optional(),
});

export type Seller = NonNullable<z.infer<typeof publishedCatalogueSchema>['seller']>;
export type PublishedPrice = Readonly<z.infer<typeof priceSchema>>;
export type PublishedCatalogue = Readonly<z.infer<typeof publishedCatalogueSchema>>;
