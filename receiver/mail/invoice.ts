/** An order as an invoice says it, in figures that are computed once and drawn twice: as text and as PDF. */
import { orderIn, type KeptItem, type KeptOrder } from '../kept-order.schema.ts';
import { payingWords, waysToPay } from '../payments/ways-to-pay.ts';
import type { Submission } from '../store.ts';
import { day, line } from './words.ts';
import { addressLine, billedTo, formatMoneyWithCode, money, sum, type Money, type Seller } from '../site.ts';

export type Invoice = NonNullable<ReturnType<typeof invoiceOf>>;

type Amounts = readonly (readonly [label: string, amount: string])[];

/** As the terms have it, which `terms` of the site's documents says in full. */
const NOT_A_TAX_INVOICE = 'This is not a tax invoice. We send you the electronic tax invoice after payment.';
const MONTHLY =
  'A monthly price is that of the first month. Nothing further is charged without your agreement.';

function invoiceItem(item: KeptItem, amount: (major: number) => string) {
  const name = line(item.name);
  const pieces = item.quantity > 1 ? `${item.quantity} × ${amount(item.unitPrice)}` : '';
  return {
    name: item.own ? `Named by the customer: “${name}”` : name,
    /** `2 × USD 180.00, per mailbox, monthly`, or nothing where the amount says it all. */
    detail: [pieces, line(item.unit)].filter((part) => part !== '').join(', '),
    amount: amount(item.total),
  };
}

const isMonthly = ({ billing }: KeptItem) => billing === 'monthly';

/** Of one kind, unless all are of it: then the total says the same. */
function partOf(order: KeptOrder, label: string, belongs: (item: KeptItem) => boolean) {
  const items = order.items.filter(belongs);
  if (items.length === 0 || items.length === order.items.length) return [];
  const totals: Money[] = items.map(({ total }) => money(total, order.currency));
  return [[label, formatMoneyWithCode(sum(totals, order.currency))] as const];
}

/** Nothing where the order was kept by an earlier version in a way that nobody can read. */
export function invoiceOf(submission: Submission, seller: Seller, paidAt: string | undefined) {
  const { fields = {}, receivedAt } = submission;
  const order = orderIn(submission);
  if (!order) return undefined;
  const ways = waysToPay(order, seller.payTo);
  const amount = (major: number) => formatMoneyWithCode(money(major, order.currency));
  const total = amount(order.total);
  const settled: Amounts =
    paidAt === undefined
      ? [['Due', total]]
      : [
          [`Paid on ${day(paidAt)}`, total],
          ['Due', amount(0)],
        ];
  return {
    number: order.orderNumber,
    issued: day(receivedAt),
    seller,
    /** As it was typed. */
    billedTo: billedTo((field) => line(fields[field])),
    items: order.items.map((item) => invoiceItem(item, amount)),
    /** What it adds up to: one-off and monthly apart where there are both, the total, what is paid and what is due. */
    amounts: [
      ...partOf(order, 'One-off', (item) => !isMonthly(item)),
      ...partOf(order, 'Monthly, first month', isMonthly),
      ['Total', total] as const,
      ...settled,
    ],
    /** How what is due is paid; nothing where nothing is. */
    paying: paidAt === undefined ? { words: payingWords(order, ways), ways } : undefined,
    notes: [...(order.items.some(isMonthly) ? [MONTHLY] : []), NOT_A_TAX_INVOICE],
    isPaid: paidAt !== undefined,
    total,
    documents: order.documents ?? [],
  };
}

/** Who the seller is, as it stands below a letter. */
export const sellerLines = (seller: Seller): readonly string[] => [
  seller.legalName,
  `Registration number ${seller.registrationNumber}`,
  `KRA PIN ${seller.taxPin}`,
  addressLine(seller),
  seller.postalAddress,
  `${seller.email} · ${seller.phone}`,
];

/** For a mail's text. */
export const payingText = ({ paying }: Invoice): readonly string[] =>
  paying
    ? [
        paying.words,
        ...paying.ways.map(({ heading, rows, note }) =>
          [heading, ...rows.map(([name, value]) => `${name}: ${value}`), note].filter(Boolean).join('\n'),
        ),
      ]
    : [];

/** Items, amounts and the address, for a mail's text. */
export function invoiceText({ number, items, amounts, billedTo }: Invoice): string {
  const lines = items.map(({ name, detail, amount }) =>
    detail === '' ? `- ${name}: ${amount}` : `- ${name} (${detail}): ${amount}`,
  );
  return [
    `Order ${number}`,
    ...lines,
    '',
    ...amounts.map(([label, amount]) => `${label}: ${amount}`),
    '',
    'Billed to',
    ...billedTo.map((text) => `> ${text}`),
  ].join('\n');
}
