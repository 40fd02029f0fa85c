/**
 * The shapes of requests. What visitors typed is checked later, by the rules of the site's forms. Unknown
 * fields are dropped instead of rejected, because a newer page may send them.
 */
import { z } from 'zod';
import { CONTACT_FIELD_NAMES, HONEYPOT } from '@site/rules/contact/fields';
import { isExactAmount } from '@site/rules/money/money';
import { BILLING_FIELD_NAMES } from '@site/rules/checkout/form';
import { ORDER_NUMBER_PREFIX } from '@site/rules/checkout/order';

/**
 * A field of a form. Every field may be missing here, because the rules of the form say which are required.
 */
const fieldSchema = z.string().optional();
/** An amount in major units of its currency: 12.5 is USD 12.50. */
const amountSchema = z.number().nonnegative().refine(isExactAmount);

const orderNumberSchema = z.string().regex(new RegExp(`^${ORDER_NUMBER_PREFIX}\\d{1,16}$`, 'u'));

const createFieldSchemas = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, fieldSchema])) as Record<Field, typeof fieldSchema>;

export const messageSchema = z.object({
  /** `order` is an order from a site that sends orders as messages. */
  kind: z.enum(['contact', 'order']),
  orderNumber: orderNumberSchema.optional(),
  /**
   * If another submission has the same reference, a suffix is added. The site accepts up to 64 characters, so
   * the limit leaves room for the suffix.
   */
  reference: z.string().regex(/^MSG-[\w-]{1,46}$/u),
  submittedAt: z.iso.datetime(),
  page: z.string().max(2000),
  ...createFieldSchemas(CONTACT_FIELD_NAMES),
  [HONEYPOT]: fieldSchema,
});

/**
 * An item of the checkout record. The price is that of the whole line. The strings need no limit, because the
 * size of the body is limited.
 */
const recordItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: amountSchema,
  billing: z.literal('monthly').optional(),
});

const lineSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  quantity: z.int(),
  unitPrice: amountSchema,
  currency: z.enum(['KES', 'USD']),
  total: amountSchema,
});

export const orderSchema = z.object({
  kind: z.literal('order'),
  record: z.object({
    ...createFieldSchemas(BILLING_FIELD_NAMES),
    agreedToTerms: z.boolean().optional(),
    items: z.array(recordItemSchema).nonempty(),
    total: amountSchema,
    orderNumber: orderNumberSchema,
  }),
  lines: z.array(lineSchema).nonempty(),
});

export type ReceivedOrder = z.infer<typeof orderSchema>;

export type ReceivedMessage = z.infer<typeof messageSchema>;
