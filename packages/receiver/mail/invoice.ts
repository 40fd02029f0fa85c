/** Turns an order into an invoice. The figures are computed once, for the text, the HTML and the PDF. */
import { LoggableError } from '../log.ts';
import { readOrder, getTotal, type OrderLine, type StoredOrder } from '../orders/stored-order.schema.ts';
import { getPaymentInstructions, describePriceTerm } from '../payments/how-to-pay.ts';
import { formatOfficeAddress } from '@site/rules/contact/address';
import { formatBillingAddress } from '@site/rules/checkout/billed-to';
import { formatMoney, money, sum } from '@site/rules/money/money';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';
import type { Submission } from '../store/rows.ts';
import { formatDay, toOneLine, type Section } from './text.ts';

export type Invoice = ReturnType<typeof createInvoice>;

/** The notes of an invoice. The terms have the full text. */
const NOT_A_TAX_INVOICE_NOTE =
  'Any VAT due is within the total. This is not a tax invoice. We send the tax invoice after payment.';
const MONTHLY_NOTE = 'A monthly price is for one month only. Nothing further is charged without your order.';

/**
 * Marks the billing details as the customer's own words. Whoever placed the order may have entered another
 * person's email address, and that person reads this.
 */
export const BILLED_TO_LABEL = 'Billed to, in the customer’s words';

function toInvoiceLine(line: OrderLine, breakLinks: (typed: string) => string) {
  const { custom, unit, quantity } = line;
  const name = toOneLine(line.name);
  const unitPrice = formatMoney(money(line.unitPrice, line.currency));
  const quantityAndPrice = quantity > 1 ? `${quantity} × ${unitPrice}` : '';
  return {
    // The customer's quotation marks are replaced, so only ours end the quotation.
    name: custom ? `Named by the customer: “${breakLinks(name.replaceAll(/[“”„‟]/gu, '"'))}”` : name,
    unit,
    quantity: String(quantity),
    unitPrice,
    amount: formatMoney(getTotal(line)),
    /** `2 × USD 180, per mailbox, monthly`, or the parts of it that the amount does not say. */
    detail: [quantityAndPrice, unit].filter(Boolean).join(', '),
  };
}

/** Lists the subtotal of the lines that are billed once or monthly, or nothing if the total says the same. */
function listSubtotal({ lines, currency }: StoredOrder, label: string, billing: OrderLine['billing']) {
  const billedLines = lines.filter((line) => line.billing === billing);
  if (billedLines.length === 0 || billedLines.length === lines.length) return [];
  return [[label, formatMoney(sum(billedLines.map(getTotal), currency))] as const];
}

/**
 * Builds the invoice of an order. `breakLinks` keeps email programs from turning a customer's words into
 * links: see break-links.ts. The office's emails do without it, so the office sees the words unchanged.
 */
export function createInvoice(
  submission: Submission,
  seller: Seller,
  { paidAt, nowMs }: { readonly paidAt: string | undefined; readonly nowMs: number },
  breakLinks = (typed: string) => typed,
) {
  const order = readOrder(submission);
  if (!order) throw new LoggableError(`The order ${submission.reference} cannot be read`);
  const { orderNumber, currency, lines, documents, payBy } = order;
  const email = toOneLine(submission.fields.email);
  const total = formatMoney(getTotal(order));
  const isPaid = paidAt !== undefined;
  return {
    title: isPaid ? 'Receipt' : 'Proforma invoice',
    number: orderNumber,
    issued: formatDay(submission.receivedAt),
    payBy: isPaid ? undefined : formatDay(payBy),
    seller,
    // Two fields may share a line, so links are broken in whole lines. The email address is the reader's own.
    billedTo: formatBillingAddress((field) => toOneLine(submission.fields[field])).map((line) =>
      line === email ? line : breakLinks(line),
    ),
    lines: lines.map((line) => toInvoiceLine(line, breakLinks)),
    amounts: [
      ...listSubtotal(order, 'One-off', 'once'),
      ...listSubtotal(order, 'Monthly, one month only', 'monthly'),
      ['Total', total] as const,
      ...(isPaid ? [[`Paid on ${formatDay(paidAt)}`, total] as const] : []),
      ['Due', isPaid ? formatMoney(money(0, currency)) : total] as const,
    ],
    paymentInstructions: isPaid ? undefined : getPaymentInstructions(order, seller.payTo, nowMs),
    priceTerm: describePriceTerm(order, nowMs),
    notes: [
      ...(lines.some(({ billing }) => billing === 'monthly') ? [MONTHLY_NOTE] : []),
      NOT_A_TAX_INVOICE_NOTE,
    ],
    isPaid,
    total,
    documents,
  };
}

/** Lists the lines about the seller, for the foot of a letter. */
export const formatSeller = (seller: Seller): readonly string[] => [
  seller.legalName,
  `Company number ${seller.registrationNumber}`,
  `KRA PIN ${seller.taxPin}`,
  formatOfficeAddress(seller),
  seller.postalAddress,
  `${seller.email} · ${seller.phone}`,
];

/** Lists the items with their prices, and the customer who is billed. */
export const listInvoiceSections = ({ number, lines, amounts, billedTo }: Invoice): readonly Section[] => [
  {
    heading: `Order ${number}`,
    rows: lines.map(({ name, detail, amount }) => [`- ${name}${detail && ` (${detail})`}`, amount]),
    note: '',
  },
  { heading: '', rows: amounts, note: '' },
  [BILLED_TO_LABEL, ...billedTo.map((line) => `> ${line}`)].join('\n'),
];
