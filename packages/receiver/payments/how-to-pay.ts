/** How an order is paid to the company itself: for the page that the visitor sees, and for the invoice. */
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import { day } from '../mail/text.ts';
import { formatAmount, formatMoney, money, type Money } from '@site/rules/money/money';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';

type PayTo = NonNullable<Seller['payTo']>;
type Row = readonly [name: string, value: string];

export interface WayToPay {
  readonly heading: string;
  readonly rows: readonly Row[];
  readonly note: string;
}

export const hasLapsed = ({ payBy }: StoredOrder, nowMs: number) =>
  payBy !== undefined && nowMs > Date.parse(payBy);

/** Says how long the price stands. By the Terms, who pays later gets the order at this price, or the money back. */
export function priceTerm(order: StoredOrder, nowMs: number): string {
  if (order.payBy === undefined) return '';
  const until = day(order.payBy);
  return hasLapsed(order, nowMs)
    ? `This price stood until ${until}. Write to us before you pay. If you have paid since, we confirm the order at this price or return your money.`
    : `This price stands until ${until}.`;
}

const dueOf = ({ total, currency }: StoredOrder) => money(total, currency);

/** What is due in shillings, by the rate of the order's day; M-Pesa moves whole ones, so a part of one is one more. */
export function shillingsOf(order: StoredOrder): Money | undefined {
  const { currency, dollar } = order;
  if (currency === 'KES') return dueOf(order);
  if (!dollar) return undefined;
  const { minor } = money(dollar.shillings, 'KES');
  return money(Math.ceil((dueOf(order).minor * minor) / 10_000), 'KES');
}

const byTransfer = (bank: NonNullable<PayTo['bank']>, order: StoredOrder): WayToPay => ({
  heading: 'By bank transfer',
  rows: [
    ['Bank', bank.name],
    ['Branch', bank.branch ?? ''],
    ['SWIFT code', bank.swift ?? ''],
    ['Account name', bank.accountName],
    ['Account number', bank.accountNumber],
    ['Reference', order.orderNumber],
    ['Amount', formatMoney(dueOf(order))],
  ],
  note: '',
});

/** M-Pesa moves shillings only. At which rate is the company's to say: where its site names none, nothing is converted. */
function byMpesa(heading: string, rows: readonly Row[], order: StoredOrder, more = ''): WayToPay {
  const { currency, dollar } = order;
  const amount = shillingsOf(order);
  const rate =
    currency === 'USD' && dollar
      ? `${formatMoney(dueOf(order))} at ${formatAmount(money(dollar.shillings, 'KES'))} shillings to the dollar, the rate of ${day(dollar.date)}.`
      : '';
  const ask = amount
    ? ''
    : 'M-Pesa takes Kenyan shillings. Ask us for the amount in shillings before you send it.';
  return {
    heading,
    rows: [...rows, ['Amount', amount ? formatMoney(amount) : '']],
    note: [rate, ask, more].filter((sentence) => sentence !== '').join(' '),
  };
}

const NO_REFERENCE = 'A till asks for no reference: send us the M-Pesa code with the order number.';

export function howToPay(ordered: StoredOrder, { bank, paybill = '', till = '' }: PayTo = {}, nowMs: number) {
  // The rate lapses with the price.
  const order = hasLapsed(ordered, nowMs) ? { ...ordered, dollar: undefined } : ordered;
  const toPaybill = [['Business number', paybill] as const, ['Account number', order.orderNumber] as const];
  const ways = [
    bank && byTransfer(bank, order),
    paybill !== '' && byMpesa('By M-Pesa paybill', toPaybill, order),
    till !== '' && byMpesa('By M-Pesa Buy Goods', [['Till number', till]], order, NO_REFERENCE),
  ]
    .filter((way) => way !== undefined && way !== false)
    .map((way) => ({ ...way, rows: way.rows.filter(([, value]) => value !== '') }));
  const words =
    ways.length === 0
      ? 'We will write to you how to pay.'
      : `Please give the order number, ${order.orderNumber}, with your payment, so that we know it is yours.`;
  return { words, ways };
}
