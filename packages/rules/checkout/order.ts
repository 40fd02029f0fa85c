import { formatMoney, majorUnits } from '../money/money.ts';
import type { Billing } from '../quote/catalogue.ts';
import { quoteTotals, type QuoteLine } from '../quote/lines.ts';
import { BILLING, TEXT_FIELDS, type CheckoutForm, type CheckoutTextField } from './form.ts';

export const ORDER_PREFIX = 'INV-';

export const orderNumber = (nowMs: number): string => `${ORDER_PREFIX}${nowMs}`;

export const orderedAt = (number: string): Date => new Date(Number(number.slice(ORDER_PREFIX.length)));

/** Carries the quantity, because an item of the record has no field for it: `VPN Setup × 2`. */
export const cartItemName = ({ name, quantity }: Pick<QuoteLine, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${name} × ${quantity}` : name;

/** Begins a message of someone who would rather pay in another way. */
export const orderPrefill = (lines: readonly QuoteLine[]): string =>
  [
    'I would like to pay for this order by M-Pesa or invoice:',
    ...lines.map(cartItemName),
    `Total: ${formatMoney(quoteTotals(lines).total)}`,
  ].join('\n');

/** What is said of it below its name. */
export const cartItemNote = (item: Pick<QuoteLine, 'description'> & { billing?: Billing }): string =>
  item.billing === 'monthly' ? `First month. ${item.description}` : item.description;

/** A line as an item of the specification's record. */
const cartItem = (line: QuoteLine) => ({
  id: line.id,
  name: cartItemName(line),
  description: line.description,
  /** Of the whole line, in US dollars. */
  price: majorUnits(line.total),
  /** The price is its first month's. */
  ...(line.billing === 'monthly' && { billing: line.billing }),
});

/** What was given in the form, and what the specification's record always has. */
function recordedFields(form: CheckoutForm) {
  const isRecorded = (field: CheckoutTextField) => form[field] !== '' || BILLING[field].specified === true;
  const entries = TEXT_FIELDS.filter(isRecorded).map((field) => [field, form[field]] as const);
  return Object.fromEntries(entries) as Partial<Record<CheckoutTextField, string>>;
}

/** Stored for the success page, and sent with an order. */
export const checkoutRecord = (form: CheckoutForm, lines: readonly QuoteLine[], nowMs: number) => ({
  ...recordedFields(form),
  agreedToTerms: form.agreedToTerms,
  items: lines.map(cartItem),
  total: majorUnits(quoteTotals(lines).total),
  orderNumber: orderNumber(nowMs),
});

export type CheckoutRecord = Readonly<ReturnType<typeof checkoutRecord>>;
