/**
 * An order as it is stored. The schema asks only for what a bill needs, so that an order that later rules
 * would refuse can still be read, paid and shown.
 */
import { z } from 'zod';
import { dollarSchema } from '@site/content/catalogue/published-catalogue.schema';
import { isAmount, money } from '@site/rules/money/money';
import type { Submission } from '../store/rows.ts';

const currency = z.enum(['KES', 'USD']);

/** Major units, as in requests. */
const amount = z.number().refine(isAmount);

const orderLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Named and priced by the visitor. The name is marked as theirs wherever it is shown. */
  custom: z.boolean(),
  /** `per mailbox, monthly`, or empty. */
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
  /** The legal documents, each in the version that was agreed to. */
  documents: z.array(z.object({ title: z.string(), version: z.string(), path: z.string() })),
  /** The price stands until this time, in ISO 8601. */
  payBy: z.iso.datetime().optional(),
  /** The site's rate on the order's day, so that the shillings due do not change with the rate. */
  dollar: dollarSchema.optional(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;
export type StoredOrder = z.infer<typeof storedOrderSchema>;

export const totalOf = ({ total, currency }: StoredOrder | OrderLine) => money(total, currency);

/** Gives nothing if someone has damaged the row. */
export const orderIn = ({ fields }: Submission): StoredOrder | undefined =>
  storedOrderSchema.safeParse(fields).data;
