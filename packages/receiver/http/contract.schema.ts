/** The shapes of requests. The rules of the site's forms check what visitors typed. */
import { z } from 'zod';
import { CONTACT_FIELDS, HONEYPOT } from '@site/rules/contact/fields';
import { isExactAmount } from '@site/rules/money/money';
import { TEXT_FIELDS } from '@site/rules/checkout/form';
import { ORDER_PREFIX } from '@site/rules/checkout/order';

/** A field that a visitor may leave empty. Unknown fields are dropped, because a newer page may send them. */
const typedText = z.string().optional();
const amount = z.number().nonnegative().refine(isExactAmount);

const orderNumber = z.string().regex(new RegExp(`^${ORDER_PREFIX}\\d{1,16}$`, 'u'));

const createTypedFields = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, typedText])) as Record<Field, typeof typedText>;

export const contactSchema = z.object({
  /** `order` is an order from a site that sends orders as messages. */
  kind: z.enum(['contact', 'order']),
  orderNumber: orderNumber.optional(),
  /** Leaves room for the ending that is added if another submission already has the same reference. */
  reference: z.string().regex(/^MSG-[\w-]{1,46}$/u),
  submittedAt: z.iso.datetime(),
  page: z.string().max(2000),
  ...createTypedFields(CONTACT_FIELDS),
  [HONEYPOT]: typedText,
});

/**
 * An item as the visitor saw it, with the price of the whole line. The limit of the body also limits the
 * item's texts.
 */
const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: amount,
  billing: z.literal('monthly').optional(),
});

const lineSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  quantity: z.int(),
  unitPrice: amount,
  currency: z.enum(['KES', 'USD']),
  total: amount,
});

export const orderSchema = z.object({
  kind: z.literal('order'),
  record: z.object({
    ...createTypedFields(TEXT_FIELDS),
    agreedToTerms: z.boolean().optional(),
    items: z.array(itemSchema).nonempty(),
    total: amount,
    orderNumber,
  }),
  lines: z.array(lineSchema).nonempty(),
});

export type ReceivedOrder = z.infer<typeof orderSchema>;

export type ReceivedMessage = z.infer<typeof contactSchema>;
