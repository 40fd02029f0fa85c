/** The contract of receiver/docs/contract.md in shapes. What visitors type is checked by the very rules of the site's forms. */
import { z } from 'zod';
import { ORDER_PREFIX, HONEYPOT, isAmount, isRecord, parseJson } from './site.ts';

/** Printable, so that it can be written into a log; long enough for any UUID or hash. */
export const keySchema = z.string().regex(/^[\x21-\x7e]{8,200}$/u);

/** What a visitor may have left out. Fields that nobody knows are dropped: a newer page may send them. */
const typed = z.string().default('');
const amountSchema = z.number().nonnegative().refine(isAmount, 'must have at most two decimals');

export const contactSchema = z.object({
  kind: z.literal('contact'),
  /** Room for an ending, where another message has the same. */
  reference: z.string().regex(/^MSG-[\w-]{1,46}$/u),
  submittedAt: z.iso.datetime(),
  /** Where the form stood. */
  page: z.string().max(2000),
  name: typed,
  company: typed,
  email: typed,
  phone: typed,
  message: typed,
  [HONEYPOT]: typed,
});

/** More than anybody can tick. */
const MOST_LINES = 1000;

/** Longer than any name with its quantity, and than any description of the catalogue. */
const itemSchema = z.object({
  id: z.string().max(100),
  name: z.string().max(300),
  description: z.string().max(1000),
  /** Of the whole line. */
  price: amountSchema,
});

const lineSchema = z.object({
  id: z.string().max(100),
  name: z.string().max(300).optional(),
  quantity: z.int(),
  unitPrice: amountSchema,
  currency: z.enum(['KES', 'USD']),
  total: amountSchema,
});

export const orderSchema = z.object({
  kind: z.literal('order'),
  /** With what the form asks for, of whatever type: the form's own check takes anything. */
  record: z.looseObject({
    agreedToTerms: z.unknown().optional(),
    items: z.array(itemSchema).nonempty().max(MOST_LINES),
    total: amountSchema,
    orderNumber: z.string().regex(new RegExp(`^${ORDER_PREFIX}\\d{1,16}$`, 'u')),
  }),
  lines: z.array(lineSchema).nonempty().max(MOST_LINES),
});

export type Order = z.infer<typeof orderSchema>;

/** An order is an object of objects in a list: four levels. Of many more, whoever writes it out again runs out of stack. */
const DEPTH = 8;

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((inner) => (isRecord(inner) ? Object.values(inner) : []));
  return level.length === 0;
}

/** Nothing where the contract is not kept: that is for no visitor to correct. */
export function parseBody<Value>(schema: z.ZodType<Value>, body: string): Value | undefined {
  const value = parseJson(body);
  return isShallow(value) ? schema.safeParse(value).data : undefined;
}
