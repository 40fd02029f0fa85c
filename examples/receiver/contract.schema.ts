/** The contract of docs/delivery.md: shapes by zod, what visitors type by the very rules of the site's forms. */
import { z } from 'zod';
import { CHECKOUT_FIELDS, type CheckoutField } from '../../src/domain/checkout/fields.ts';
import { checkCheckoutForm } from '../../src/domain/checkout/form.ts';
import { ORDER_PREFIX } from '../../src/domain/checkout/order.ts';
import { checkMessage, CONTACT_FIELDS } from '../../src/domain/contact/message.ts';
import { HONEYPOT } from '../../src/domain/contact/message-delivery.ts';
import { isAmount } from '../../src/domain/money/money.ts';
import { parseBounded } from './bounded-json.ts';
import type { Refusal } from './refusals.ts';

/** Printable, so that it can be written into a log; long enough for any UUID or hash. */
export const keySchema = z.string().regex(/^[\x21-\x7e]{8,200}$/u);

/** What a visitor may have left out. Fields that nobody knows are dropped: a newer page may send them. */
const typed = z.string().default('');
const amountSchema = z.number().nonnegative().refine(isAmount, 'must have at most two decimals');

type Errors = Readonly<Partial<Record<string, string>>>;

/** Speaks of form fields by their names, and of nothing else. */
function addErrors(context: z.RefinementCtx, errors: Errors, path: readonly string[]): void {
  for (const [field, message] of Object.entries(errors))
    context.addIssue({ code: 'custom', path: [...path, field], message });
}

export const contactSchema = z
  .object({
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
  })
  .superRefine((message, context) => {
    addErrors(context, checkMessage(message).errors, []);
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

/** What the form asks for, of whatever type: the form's own check takes anything. */
const formShape = Object.fromEntries(
  CHECKOUT_FIELDS.map((field) => [field, z.unknown().optional()]),
) as Record<CheckoutField, z.ZodOptional<z.ZodUnknown>>;

export const orderSchema = z.object({
  kind: z.literal('order'),
  record: z
    .object({
      ...formShape,
      items: z.array(itemSchema).nonempty().max(MOST_LINES),
      total: amountSchema,
      orderNumber: z.string().regex(new RegExp(`^${ORDER_PREFIX}\\d{1,16}$`, 'u')),
    })
    .superRefine((record, context) => {
      const checked = checkCheckoutForm(record);
      if (!checked.ok) addErrors(context, checked.errors, []);
    }),
  lines: z.array(lineSchema).nonempty().max(MOST_LINES),
});

export type Contact = z.infer<typeof contactSchema>;
export type Order = z.infer<typeof orderSchema>;

const FORM_FIELDS: ReadonlySet<unknown> = new Set([...CONTACT_FIELDS, ...CHECKOUT_FIELDS]);

/** What a visitor can correct is said field by field of the form; anything else does not keep the contract. */
export function check<Value>(schema: z.ZodType<Value>, body: string): { readonly value: Value } | Refusal {
  const { success, data, error } = schema.safeParse(parseBounded(body));
  if (success) return { value: data };
  const { issues } = error;
  const ofForm = issues.every(({ code, path }) => code === 'custom' && FORM_FIELDS.has(path.at(-1)));
  if (!ofForm) return { code: 'malformed' };
  return {
    code: 'invalid',
    fields: Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message])),
  };
}
