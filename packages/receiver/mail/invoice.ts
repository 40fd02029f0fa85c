/** An order as an invoice, in figures that are computed once, for the text, the HTML and the PDF. */
import { Fault } from '../log.ts';
import { orderIn, totalOf, type OrderLine, type StoredOrder } from '../orders/stored-order.schema.ts';
import { howToPay, priceTerm } from '../payments/how-to-pay.ts';
import { addressLine } from '@site/content/facts/facts';
import { billedTo } from '@site/rules/checkout/billed-to';
import { formatMoney, money, sum } from '@site/rules/money/money';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';
import type { Submission } from '../store/rows.ts';
import { day, oneLine, type Part } from './text.ts';

export type Invoice = ReturnType<typeof invoiceOf>;

/** The terms say it in full. */
const NOT_A_TAX_INVOICE =
  'Any VAT due is within the total. This is not a tax invoice. We send the tax invoice after payment.';
const MONTHLY = 'A monthly price is that of the first month. Nothing further is charged without your order.';

/** The reader may be someone else, so the words are marked. */
export const BILLED_TO = 'Billed to, in the customer’s words';

function lineOf(ordered: OrderLine, protect: (typed: string) => string) {
  const { custom, unit, quantity } = ordered;
  const name = oneLine(ordered.name);
  const unitPrice = formatMoney(money(ordered.unitPrice, ordered.currency));
  const times = quantity > 1 ? `${quantity} × ${unitPrice}` : '';
  return {
    // Our quotation marks are the only ones that end the quotation.
    name: custom ? `Named by the customer: “${protect(name.replaceAll(/[“”„‟]/gu, '"'))}”` : name,
    unit,
    quantity: String(quantity),
    unitPrice,
    amount: formatMoney(totalOf(ordered)),
    /** `2 × USD 180, per mailbox, monthly`, or as much of it as the amount does not say. */
    detail: [times, unit].filter(Boolean).join(', '),
  };
}

/** Sums the lines of one billing, unless the total says the same. */
function subtotal({ lines, currency }: StoredOrder, label: string, billing: OrderLine['billing']) {
  const part = lines.filter((line) => line.billing === billing);
  if (part.length === 0 || part.length === lines.length) return [];
  return [[label, formatMoney(sum(part.map(totalOf), currency))] as const];
}

/** `protect` is applied to a visitor's own words. The office reads them unchanged. */
export function invoiceOf(
  submission: Submission,
  seller: Seller,
  { paidAt, nowMs }: { readonly paidAt: string | undefined; readonly nowMs: number },
  protect = (typed: string) => typed,
) {
  const order = orderIn(submission);
  if (!order) throw new Fault(`The order ${submission.reference} cannot be read`);
  const { orderNumber, currency, lines, documents, payBy } = order;
  const email = oneLine(submission.fields.email);
  const total = formatMoney(totalOf(order));
  const isPaid = paidAt !== undefined;
  return {
    title: isPaid ? 'Receipt' : 'Proforma invoice',
    number: orderNumber,
    issued: day(submission.receivedAt),
    payBy: payBy === undefined || isPaid ? undefined : day(payBy),
    seller,
    // Two fields may share a line, so whole lines are protected. The email is the reader's own.
    billedTo: billedTo((field) => oneLine(submission.fields[field])).map((line) =>
      line === email ? line : protect(line),
    ),
    lines: lines.map((line) => lineOf(line, protect)),
    amounts: [
      ...subtotal(order, 'One-off', 'once'),
      ...subtotal(order, 'Monthly, first month', 'monthly'),
      ['Total', total] as const,
      ...(isPaid ? [[`Paid on ${day(paidAt)}`, total] as const] : []),
      ['Due', isPaid ? formatMoney(money(0, currency)) : total] as const,
    ],
    paying: isPaid ? undefined : howToPay(order, seller.payTo, nowMs),
    term: priceTerm(order, nowMs),
    notes: [...(lines.some(({ billing }) => billing === 'monthly') ? [MONTHLY] : []), NOT_A_TAX_INVOICE],
    isPaid,
    total,
    documents,
  };
}

/** Says who the seller is, below a letter. */
export const sellerLines = (seller: Seller): readonly string[] => [
  seller.legalName,
  `Company number ${seller.registrationNumber}`,
  `KRA PIN ${seller.taxPin}`,
  addressLine(seller),
  seller.postalAddress,
  `${seller.email} · ${seller.phone}`,
];

/** What is ordered, what it costs, and who is billed. */
export const invoiceParts = ({ number, lines, amounts, billedTo }: Invoice): readonly Part[] => [
  {
    heading: `Order ${number}`,
    rows: lines.map(({ name, detail, amount }) => [`- ${name}${detail && ` (${detail})`}`, amount]),
    note: '',
  },
  { heading: '', rows: amounts, note: '' },
  [BILLED_TO, ...billedTo.map((line) => `> ${line}`)].join('\n'),
];
