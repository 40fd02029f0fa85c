import {
  BILLING_FIELDS,
  BILLING_FIELD_NAMES,
  type CheckoutForm,
  type BillingFieldName,
} from '@site/rules/checkout/form';
import { formatCartItemName, ORDER_NUMBER_PREFIX, createOrderNumber } from '@site/rules/checkout/order';
import { toMajorUnits } from '@site/rules/money/money';
import { CUSTOM_SERVICE_ID, type Billing } from '@site/rules/quote/catalogue';
import { capitalise } from '@site/rules/text/words';
import { computeQuoteTotal, ONE_MONTH_NOTE, type QuoteLine } from '../quote/lines.ts';

/** Reads the time of an order from its number. */
export const getOrderTimeMs = (orderNumber: string) => Number(orderNumber.slice(ORDER_NUMBER_PREFIX.length));

/** Repeats what the terms say, under “Orders and quotes”, about a price that a visitor proposes. */
const PROPOSED_PRICE_NOTE =
  'at the price you propose. If we cannot do it at this price, you choose between a new quote and your money back.';

/** Formats the note below an item's name. */
export function formatItemNote(item: Pick<QuoteLine, 'id' | 'description'> & { billing?: Billing }) {
  if (item.billing === 'monthly') return `${capitalise(ONE_MONTH_NOTE)}. ${item.description}`;
  return item.id === CUSTOM_SERVICE_ID ? `${item.description}, ${PROPOSED_PRICE_NOTE}` : item.description;
}

/** Turns a line into an item of the record, as the specification defines it. `billing` is our addition. */
const toCartItem = (line: QuoteLine) => ({
  id: line.id,
  name: formatCartItemName(line),
  description: line.description,
  /** The price of the whole line, in US dollars. */
  price: toMajorUnits(line.total),
  /** Set if the price is for the first month only. */
  ...(line.billing === 'monthly' && { billing: line.billing }),
});

/** Returns the fields that were filled in, and those that the specification wants even if they are empty. */
function selectRecordedFields(form: CheckoutForm) {
  const isRecorded = (field: BillingFieldName) =>
    form[field] !== '' || BILLING_FIELDS[field].keepWhenEmpty === true;
  const entries = BILLING_FIELD_NAMES.filter(isRecorded).map((field) => [field, form[field]] as const);
  return Object.fromEntries(entries) as Partial<Record<BillingFieldName, string>>;
}

/**
 * Creates the record of an order. The success page reads the stored record, and an order request contains it.
 */
export const createCheckoutRecord = (
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  orderTimeMs: number,
) => ({
  ...selectRecordedFields(form),
  agreedToTerms: form.agreedToTerms,
  items: lines.map(toCartItem),
  total: toMajorUnits(computeQuoteTotal(lines)),
  orderNumber: createOrderNumber(orderTimeMs),
});

export type CheckoutRecord = Readonly<ReturnType<typeof createCheckoutRecord>>;
