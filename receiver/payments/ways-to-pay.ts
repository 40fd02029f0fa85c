/** How an order is paid to the company itself: for the page that the visitor sees, and for the invoice. */
import type { KeptOrder } from '../kept-order.schema.ts';
import { formatMoneyWithCode, money, type Seller } from '../site.ts';

export type PayTo = NonNullable<Seller['payTo']>;

export interface WayToPay {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly note: string;
}

const present = (rows: readonly (readonly [name: string, value: string | undefined])[]) =>
  rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));

/** M-Pesa moves shillings only. At which rate is the company's to say, so nothing is converted here. */
const byPaybill = (paybill: string, { orderNumber, currency, total }: KeptOrder): WayToPay => ({
  heading: 'By M-Pesa paybill',
  rows: present([
    ['Business number', paybill],
    ['Account number', orderNumber],
    ['Amount', currency === 'KES' ? formatMoneyWithCode(money(total, currency)) : undefined],
  ]),
  note:
    currency === 'KES'
      ? ''
      : 'M-Pesa takes Kenyan shillings. Ask us for the amount in shillings before you send it.',
});

const byTransfer = (bank: NonNullable<PayTo['bank']>, order: KeptOrder): WayToPay => ({
  heading: 'By bank transfer',
  rows: present([
    ['Bank', bank.name],
    ['Branch', bank.branch],
    ['SWIFT code', bank.swift],
    ['Account name', bank.accountName],
    ['Account number', bank.accountNumber],
    ['Reference', order.orderNumber],
    ['Amount', formatMoneyWithCode(money(order.total, order.currency))],
  ]),
  note: '',
});

export const waysToPay = (order: KeptOrder, { bank, paybill }: PayTo = {}): readonly WayToPay[] => [
  ...(bank ? [byTransfer(bank, order)] : []),
  ...(paybill === undefined ? [] : [byPaybill(paybill, order)]),
];

/** What stands before the ways, or in their place. */
export const payingWords = (order: KeptOrder, ways: readonly WayToPay[]): string =>
  ways.length === 0
    ? 'We write to you how to pay.'
    : `Please name the order, ${order.orderNumber}, with your payment: by it we know that it is yours.`;
