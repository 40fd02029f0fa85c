/** An order as an invoice says it, in figures that are computed once and drawn twice: as text and as PDF. */
import { Fault } from '../log.ts';
import { orderIn, type OrderLine, type StoredOrder } from '../orders/stored-order.schema.ts';
import { howToPay, priceTerm } from '../payments/how-to-pay.ts';
import { addressLine } from '@site/content/facts/facts';
import type { CheckoutTextField } from '@site/rules/checkout/form';
import { billedTo } from '@site/rules/checkout/billed-to';
import { formatMoney, money, sum } from '@site/rules/money/money';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';
import type { Submission } from '../store/rows.ts';
import { day, line } from './text.ts';

export type Invoice = ReturnType<typeof invoiceOf>;

/** The terms have it in full. */
const NOT_A_TAX_INVOICE =
  'Any VAT due is within the total. This is not a tax invoice. We send the tax invoice after payment.';
const MONTHLY = 'A monthly price is that of the first month. Nothing further is charged without your order.';

/** Whoever typed them need not be the reader. */
export const BILLED_TO = 'Billed to, in the customer’s words';

/** What becomes of words of the visitor's. */
type Typed = (text: string) => string;

const invoiceLine = (typed: Typed) => (ordered: OrderLine) => {
  const { custom, unit, quantity, currency } = ordered;
  const name = line(ordered.name);
  const unitPrice = formatMoney(money(ordered.unitPrice, currency));
  return {
    // No quotation mark of theirs ends the quotation.
    name: custom ? `Named by the customer: “${typed(name.replaceAll(/[“”„‟]/gu, '"'))}”` : name,
    /** `2 × USD 180, per mailbox, monthly`, or nothing where the amount says it all. */
    detail: [quantity > 1 ? `${quantity} × ${unitPrice}` : '', unit].filter(Boolean).join(', '),
    ...{ unit, quantity: String(quantity), unitPrice },
    amount: formatMoney(money(ordered.total, currency)),
  };
};

/** What the lines of one billing add up to; nothing where the total says the same. */
function partOf({ lines, currency }: StoredOrder, label: string, billing: OrderLine['billing']) {
  const part = lines.filter((one) => one.billing === billing);
  if (part.length === 0 || part.length === lines.length) return [];
  const totals = part.map((one) => money(one.total, currency));
  return [[label, formatMoney(sum(totals, currency))] as const];
}

/** For the office in the visitor's very words; for customers as `typed` gives them. */
export function invoiceOf(
  submission: Submission,
  seller: Seller,
  { paidAt, nowMs }: { readonly paidAt: string | undefined; readonly nowMs: number },
  typed: Typed = (text) => text,
) {
  const order = orderIn(submission);
  if (!order) throw new Fault(`The order ${submission.reference} cannot be read`);
  const { orderNumber, currency, lines, documents } = order;
  const fieldOf = (field: CheckoutTextField) => line(submission.fields[field]);
  const isPaid = paidAt !== undefined;
  const total = formatMoney(money(order.total, currency));
  const nothing = formatMoney(money(0, currency));
  return {
    title: isPaid ? 'Receipt' : 'Proforma invoice',
    number: orderNumber,
    issued: day(submission.receivedAt),
    /** Nothing for an order from before prices said so. */
    payBy: order.payBy === undefined ? undefined : day(order.payBy),
    seller,
    // Line by line, for two fields can be one phone number. The mail has come to the address: it is the reader's own.
    billedTo: billedTo(fieldOf).map((text) => (text === fieldOf('email') ? text : typed(text))),
    lines: lines.map(invoiceLine(typed)),
    amounts: [
      ...partOf(order, 'One-off', 'once'),
      ...partOf(order, 'Monthly, first month', 'monthly'),
      ['Total', total] as const,
      ...(isPaid ? [[`Paid on ${day(paidAt)}`, total] as const] : []),
      ['Due', isPaid ? nothing : total] as const,
    ],
    /** How what is due is paid; nothing where nothing is. */
    paying: isPaid ? undefined : howToPay(order, seller.payTo, nowMs),
    term: priceTerm(order, nowMs),
    notes: [...(lines.some(({ billing }) => billing === 'monthly') ? [MONTHLY] : []), NOT_A_TAX_INVOICE],
    isPaid,
    total,
    documents,
  };
}

/** Who the seller is, below a letter. */
export const sellerLines = (seller: Seller): readonly string[] => [
  seller.legalName,
  `Company number ${seller.registrationNumber}`,
  `KRA PIN ${seller.taxPin}`,
  addressLine(seller),
  seller.postalAddress,
  `${seller.email} · ${seller.phone}`,
];

export const payingText = ({ paying }: Invoice): readonly string[] =>
  paying
    ? [
        paying.words,
        ...paying.ways.map(({ heading, rows, note }) =>
          [heading, ...rows.map(([name, value]) => `${name}: ${value}`), note].filter(Boolean).join('\n'),
        ),
      ]
    : [];

/** Lines, amounts and the address, for a mail's text. */
export const invoiceText = ({ number, lines, amounts, billedTo }: Invoice): string =>
  [
    `Order ${number}`,
    ...lines.map(({ name, detail, amount }) => `- ${name}${detail === '' ? '' : ` (${detail})`}: ${amount}`),
    '',
    ...amounts.map(([label, amount]) => `${label}: ${amount}`),
    '',
    BILLED_TO,
    ...billedTo.map((text) => `> ${text}`),
  ].join('\n');
