/** What the wire carries, in shapes. What visitors type is checked by the very rules of the site's forms. */
import { z } from 'zod';
import { HONEYPOT, isAmount, isRecord, ORDER_PREFIX, parseJson } from '../site.ts';

/** What a visitor may have left out. Unknown fields are dropped: a newer page may send them. */
const typed = z.string().default('');
const amount = z.number().nonnegative().refine(isAmount);

export const contactSchema = z.object({
  kind: z.literal('contact'),
  /** Room for an ending, where another message has the same. */
  reference: z.string().regex(/^MSG-[\w-]{1,46}$/u),
  submittedAt: z.iso.datetime(),
  page: z.string().max(2000),
  name: typed,
  company: typed,
  email: typed,
  phone: typed,
  message: typed,
  [HONEYPOT]: typed,
});

/** More than anyone can tick. */
const MOST_LINES = 1000;

/** Longer than any name with its quantity, and than any description of the catalogue. */
const ID_MAX = 100;
export const NAME_MAX = 300;
const DESCRIPTION_MAX = 1000;

/** A line as the visitor was shown it; the price is of the whole line. */
const itemSchema = z.object({
  id: z.string().max(ID_MAX),
  name: z.string().max(NAME_MAX),
  description: z.string().max(DESCRIPTION_MAX),
  price: amount,
});

const lineSchema = z.object({
  id: z.string().max(ID_MAX),
  name: z.string().max(NAME_MAX).optional(),
  quantity: z.int(),
  unitPrice: amount,
  currency: z.enum(['KES', 'USD']),
  total: amount,
});

export const orderSchema = z.object({
  kind: z.literal('order'),
  /** With what the form asks for, of whatever type: the form's own check takes anything. */
  record: z.looseObject({
    agreedToTerms: z.unknown().optional(),
    items: z.array(itemSchema).nonempty().max(MOST_LINES),
    total: amount,
    orderNumber: z.string().regex(new RegExp(`^${ORDER_PREFIX}\\d{1,16}$`, 'u')),
  }),
  lines: z.array(lineSchema).nonempty().max(MOST_LINES),
});

export type OrderRequest = z.infer<typeof orderSchema>;

/** An order has four levels. Of many more, whoever writes it out again runs out of stack. */
const DEPTH = 8;

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((inner) => (isRecord(inner) ? Object.values(inner) : []));
  return level.length === 0;
}

/** Nothing where the contract is broken: no visitor can correct that. */
export function parseBody<Value>(schema: z.ZodType<Value>, body: string): Value | undefined {
  const value = parseJson(body);
  return isShallow(value) ? schema.safeParse(value).data : undefined;
}
