/**
 * An order as it is stored. It asks for what a bill needs and no more: an order that later rules would refuse can still
 * be read, paid and shown.
 */
import { z } from 'zod';
import { dollarSchema } from '@site/content/catalogue/published-catalogue.schema';
import { isAmount } from '@site/rules/money/money';
import type { Submission } from '../store/rows.ts';

const currency = z.enum(['KES', 'USD']);

/** In major units, as on the wire. */
const amount = z.number().refine(isAmount);

const orderLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the visitor has named it: free text, which is marked wherever it is shown. */
  custom: z.boolean(),
  /** `per mailbox, monthly`, or nothing. */
  unit: z.string(),
  billing: z.enum(['once', 'monthly']),
  quantity: z.number(),
  unitPrice: amount,
  currency,
  total: amount,
});

const storedOrderSchema = z.object({
  orderNumber: z.string(),
  currency,
  total: amount,
  lines: z.array(orderLineSchema).nonempty(),
  /** The legal documents of the day, each in the version that was agreed to. */
  documents: z.array(z.object({ title: z.string(), version: z.string(), path: z.string() })),
  /** ISO 8601: until when the price stands. */
  payBy: z.iso.datetime().optional(),
  /** The site's rate of the day. What is due in shillings stays the same when that changes. */
  dollar: dollarSchema.optional(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;
export type StoredOrder = z.infer<typeof storedOrderSchema>;

/** Nothing where someone has damaged the row. */
export const orderIn = ({ fields }: Submission): StoredOrder | undefined =>
  storedOrderSchema.safeParse(fields).data;
