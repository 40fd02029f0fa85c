import { BILLING, TEXT_FIELDS, type CheckoutForm, type CheckoutTextField } from '@site/rules/checkout/form';
import { cartItemName, ORDER_PREFIX, orderNumber } from '@site/rules/checkout/order';
import { majorUnits } from '@site/rules/money/money';
import type { Billing } from '@site/rules/quote/catalogue';
import { quoteTotal, type QuoteLine } from '../quote/lines.ts';

export const orderedAt = (number: string): Date => new Date(Number(number.slice(ORDER_PREFIX.length)));

/** The note below an item's name. */
export const cartItemNote = (item: Pick<QuoteLine, 'description'> & { billing?: Billing }): string =>
  item.billing === 'monthly' ? `First month. ${item.description}` : item.description;

/** A line as an item of the specification's record. */
const cartItem = (line: QuoteLine) => ({
  id: line.id,
  name: cartItemName(line),
  description: line.description,
  /** The price of the whole line, in US dollars. */
  price: majorUnits(line.total),
  /** The price is for the first month. */
  ...(line.billing === 'monthly' && { billing: line.billing }),
});

/** The fields that were filled in, and those that the specification's record always has. */
function recordedFields(form: CheckoutForm) {
  const isRecorded = (field: CheckoutTextField) =>
    form[field] !== '' || BILLING[field].keepWhenEmpty === true;
  const entries = TEXT_FIELDS.filter(isRecorded).map((field) => [field, form[field]] as const);
  return Object.fromEntries(entries) as Partial<Record<CheckoutTextField, string>>;
}

/** Stored for the success page, and sent with an order. */
export const checkoutRecord = (form: CheckoutForm, lines: readonly QuoteLine[], nowMs: number) => ({
  ...recordedFields(form),
  agreedToTerms: form.agreedToTerms,
  items: lines.map(cartItem),
  total: majorUnits(quoteTotal(lines)),
  orderNumber: orderNumber(nowMs),
});

export type CheckoutRecord = Readonly<ReturnType<typeof checkoutRecord>>;
