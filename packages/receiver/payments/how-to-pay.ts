/** Describes how to pay the company directly, for the visitor's page and the invoice. */
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';
import { formatAmount, formatMoney, money, type Money } from '@site/rules/money/money';
import { formatDay, type Section, type Row } from '../mail/text.ts';
import { getTotal, type StoredOrder } from '../orders/stored-order.schema.ts';

type PayTo = NonNullable<Seller['payTo']>;
export type PaymentMethod = Exclude<Section, string>;

/** Creates a payment method. Leaves out rows without a value. */
const createPaymentMethod = (heading: string, note: string, ...rows: readonly Row[]): PaymentMethod => ({
  heading,
  rows: rows.filter(([, value]) => value !== ''),
  note,
});

export const hasPriceLapsed = ({ payBy }: StoredOrder, nowMs: number) => nowMs > Date.parse(payBy);

/**
 * Says how long the price is valid. Under the Terms of Service, a late payment is accepted at this price or
 * returned.
 */
export function describePriceTerm(order: StoredOrder, nowMs: number): string {
  const until = formatDay(order.payBy);
  if (!hasPriceLapsed(order, nowMs)) return `This price is valid until ${until}.`;
  const latePaymentSentence =
    'If you have paid since, we confirm the order at this price or return your money.';
  return `This price was valid until ${until}. Write to us before you pay. ${latePaymentSentence}`;
}

/**
 * Computes the amount due in shillings. An order in dollars is converted at the rate of the order's day, and
 * rounded up, because M-Pesa transfers whole shillings. Returns undefined for an order in dollars without a
 * rate.
 */
export function computeShillingsDue(order: StoredOrder): Money | undefined {
  const { currency, dollar } = order;
  if (currency === 'KES') return getTotal(order);
  if (!dollar) return undefined;
  const rate = money(dollar.shillings, 'KES');
  // Both the total and the rate are in cents, so their product is divided by 100 twice to get shillings.
  return money(Math.ceil((getTotal(order).minor * rate.minor) / 10_000), 'KES');
}

const createBankMethod = (bank: NonNullable<PayTo['bank']>, order: StoredOrder): PaymentMethod =>
  createPaymentMethod(
    'By bank transfer',
    '',
    ['Bank', bank.name],
    ['Branch', bank.branch ?? ''],
    ['SWIFT code', bank.swift ?? ''],
    ['Account name', bank.accountName],
    ['Account number', bank.accountNumber],
    ['Reference', order.orderNumber],
    ['Amount', formatMoney(getTotal(order))],
  );

/**
 * Describes the rate of the dollar. Without a rate nothing is converted, because only the company may choose
 * a rate.
 */
function describeRate(order: StoredOrder): string {
  const { currency, dollar } = order;
  if (currency === 'KES') return '';
  if (!dollar) return 'M-Pesa takes Kenyan shillings. Ask us for the amount in shillings before you send it.';
  const rate = formatAmount(money(dollar.shillings, 'KES'));
  const amount = formatMoney(getTotal(order));
  return `${amount} at ${rate} shillings to the dollar, the rate of ${formatDay(dollar.date)}.`;
}

function createMpesaMethod(
  order: StoredOrder,
  heading: string,
  extraText: string,
  ...rows: readonly Row[]
): PaymentMethod {
  const amount = computeShillingsDue(order);
  const note = `${describeRate(order)} ${extraText}`.trim();
  return createPaymentMethod(heading, note, ...rows, ['Amount', amount ? formatMoney(amount) : '']);
}

const TILL_HINT = 'A till asks for no reference: send us the M-Pesa code with the order number.';

/** Describes every payment method that the company offers, for this order. */
export function getPaymentInstructions(
  storedOrder: StoredOrder,
  { bank, paybill = '', till = '' }: PayTo = {},
  nowMs: number,
) {
  // The rate lapses together with the price.
  const order = hasPriceLapsed(storedOrder, nowMs) ? { ...storedOrder, dollar: undefined } : storedOrder;
  const { orderNumber } = order;
  const methods: PaymentMethod[] = [];
  if (bank) methods.push(createBankMethod(bank, order));
  if (paybill !== '') {
    const account: Row = ['Account number', orderNumber];
    methods.push(createMpesaMethod(order, 'By M-Pesa paybill', '', ['Business number', paybill], account));
  }
  if (till !== '')
    methods.push(createMpesaMethod(order, 'By M-Pesa Buy Goods', TILL_HINT, ['Till number', till]));
  const introduction =
    methods.length === 0
      ? 'We will write to you how to pay.'
      : `Please give the order number, ${orderNumber}, with your payment, so that we know it is yours.`;
  return { introduction, methods };
}
