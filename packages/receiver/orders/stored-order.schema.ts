/**
 * The shape of a stored order. The schema requires only what a bill needs. Orders that today's rules would
 * reject can therefore still be read, paid and shown.
 */
import { z } from 'zod';
import { exchangeRateSchema } from '@site/content/catalogue/published-catalogue.schema';
import { isExactAmount, money } from '@site/rules/money/money';
import type { Submission } from '../store/rows.ts';

const currencySchema = z.enum(['KES', 'USD']);

/** An amount in major units, as in requests. */
const amountSchema = z.number().refine(isExactAmount);

const orderLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** True if the visitor named and priced the service. Its name is always shown as the visitor's. */
  custom: z.boolean(),
  /** The label of unit and billing, such as `per mailbox, monthly`, or an empty string. */
  unit: z.string(),
  billing: z.enum(['once', 'monthly']),
  quantity: z.number(),
  unitPrice: amountSchema,
  currency: currencySchema,
  total: amountSchema,
});

const storedOrderSchema = z.object({
  orderNumber: z.string(),
  currency: currencySchema,
  total: amountSchema,
  lines: z.array(orderLineSchema).nonempty(),
  /** The legal documents, each in the version that was agreed to. */
  documents: z.array(z.object({ title: z.string(), version: z.string(), path: z.string() })),
  /** The time until which the price is valid, in ISO 8601. */
  payBy: z.iso.datetime(),
  /** The site's rate on the day of the order. A later rate does not change the shillings due. */
  dollar: exchangeRateSchema.optional(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;
export type StoredOrder = z.infer<typeof storedOrderSchema>;

export const getTotal = ({ total, currency }: StoredOrder | OrderLine) => money(total, currency);

/** Reads the order of a submission. Returns undefined for messages, and for a damaged row. */
export const readOrder = ({ fields }: Submission): StoredOrder | undefined =>
  storedOrderSchema.safeParse(fields).data;
