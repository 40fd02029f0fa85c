/** How an order is paid to the company itself: for the page that the visitor sees, and for the invoice. */
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import { formatMoney, money, type Seller } from '../site.ts';

type PayTo = NonNullable<Seller['payTo']>;

export interface WayToPay {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly note: string;
}

const amountOf = ({ total, currency }: StoredOrder) => formatMoney(money(total, currency));

const byTransfer = (bank: NonNullable<PayTo['bank']>, order: StoredOrder): WayToPay => ({
  heading: 'By bank transfer',
  rows: [
    ['Bank', bank.name],
    ...(bank.branch === undefined ? [] : [['Branch', bank.branch] as const]),
    ...(bank.swift === undefined ? [] : [['SWIFT code', bank.swift] as const]),
    ['Account name', bank.accountName],
    ['Account number', bank.accountNumber],
    ['Reference', order.orderNumber],
    ['Amount', amountOf(order)],
  ],
  note: '',
});

/** M-Pesa moves shillings only. At which rate is the company's to say, so nothing is converted here. */
function byPaybill(paybill: string, order: StoredOrder): WayToPay {
  const isShillings = order.currency === 'KES';
  return {
    heading: 'By M-Pesa paybill',
    rows: [
      ['Business number', paybill],
      ['Account number', order.orderNumber],
      ...(isShillings ? [['Amount', amountOf(order)] as const] : []),
    ],
    note: isShillings
      ? ''
      : 'M-Pesa takes Kenyan shillings. Ask us for the amount in shillings before you send it.',
  };
}

export function howToPay(order: StoredOrder, { bank, paybill }: PayTo = {}) {
  const ways = [
    ...(bank ? [byTransfer(bank, order)] : []),
    ...(paybill === undefined ? [] : [byPaybill(paybill, order)]),
  ];
  const words =
    ways.length === 0
      ? 'We write to you how to pay.'
      : `Please name the order, ${order.orderNumber}, with your payment: by it we know that it is yours.`;
  return { words, ways };
}
