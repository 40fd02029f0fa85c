/**
 * An order as it is kept, in the receiver's own words. It asks for what a bill needs and no more: an order that later
 * rules would refuse can still be read, paid and shown.
 */
import { z } from 'zod';
import type { Submission } from './store.ts';
import { singleLine } from './site.ts';

const keptItemSchema = z.object({
  id: z.string(),
  /** As an earlier version kept it, it was not cleaned. */
  name: z.string().transform(singleLine),
  /** Whether the visitor has named it: free text, which is marked wherever it is shown. */
  own: z.boolean(),
  /** `per mailbox, monthly`, or nothing. */
  unit: z.string(),
  /** Absent where an earlier version kept it: there the unit alone says so. */
  billing: z.enum(['once', 'monthly']).optional(),
  quantity: z.number(),
  /** Major units, like all amounts of the contract. */
  unitPrice: z.number(),
  total: z.number(),
});

const keptOrderSchema = z.object({
  orderNumber: z.string(),
  currency: z.enum(['KES', 'USD']),
  total: z.number(),
  items: z.array(keptItemSchema).nonempty(),
  /** The legal documents of the day, each in the version that was agreed to. */
  documents: z.array(z.object({ title: z.string(), version: z.string(), path: z.string() })).optional(),
});

export type KeptItem = z.infer<typeof keptItemSchema>;
export type KeptOrder = z.infer<typeof keptOrderSchema>;

export const orderIn = ({ fields }: Submission): KeptOrder | undefined =>
  keptOrderSchema.safeParse(fields).data;
