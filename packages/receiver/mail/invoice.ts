/** Turns an order into an invoice. Text, HTML and PDF all show these figures. */
import { LoggableError } from '../log.ts';
import { readOrder, getTotal, type OrderLine, type StoredOrder } from '../orders/stored-order.schema.ts';
import { getPaymentInstructions, describePriceTerm } from '../payments/how-to-pay.ts';
import { formatOfficeAddress } from '@site/rules/contact/address';
import { listBillingLines } from '@site/rules/checkout/billing-lines';
import { formatMoney, money, sum } from '@site/rules/money/money';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';
import type { Submission } from '../store/rows.ts';
import { formatDay, toOneLine, type Section } from './text.ts';

export type Invoice = ReturnType<typeof createInvoice>;

/** This note is on every invoice. */
const NOT_A_TAX_INVOICE_NOTE =
  'Any VAT due is within the total. This is not a tax invoice. We send the tax invoice after payment.';

/** This note is only on invoices with a monthly price. The Terms of Service have its full text. */
const MONTHLY_NOTE = 'A monthly price is for one month only. Nothing further is charged without your order.';

/**
 * Marks the billing details as the customer's own words. Anyone can order with another person's email
 * address, so the reader may not be the customer.
 */
export const BILLED_TO_LABEL = 'Billed to, in the customer’s words';

function toInvoiceLine(line: OrderLine, breakLinks: (text: string) => string) {
  const { custom, unit, quantity } = line;
  const name = toOneLine(line.name);
  const unitPrice = formatMoney(money(line.unitPrice, line.currency));
  const quantityAndPrice = quantity > 1 ? `${quantity} × ${unitPrice}` : '';
  return {
    // The customer's quotation marks are replaced, so that nothing in the name can close our
    // quotation marks.
    name: custom ? `Named by the customer: “${breakLinks(name.replaceAll(/[“”„‟]/gu, '"'))}”` : name,
    unit,
    quantity: String(quantity),
    unitPrice,
    amount: formatMoney(getTotal(line)),
    /**
     * Says, for example, `2 × USD 180, per mailbox, monthly`. With a quantity of 1, the price is left out,
     * because it equals the amount.
     */
    detail: [quantityAndPrice, unit].filter(Boolean).join(', '),
  };
}

/**
 * Returns one row with the subtotal of the lines that are billed once, or of those that are billed monthly.
 * Returns no row if all lines or no lines are billed in this way.
 */
function createSubtotalRows({ lines, currency }: StoredOrder, label: string, billing: OrderLine['billing']) {
  const billedLines = lines.filter((line) => line.billing === billing);
  if (billedLines.length === 0 || billedLines.length === lines.length) return [];
  return [[label, formatMoney(sum(billedLines.map(getTotal), currency))] as const];
}

/**
 * Creates the invoice of an order. Once the order is paid, the invoice is a receipt, which shows the payment
 * and no payment methods. `breakLinks` keeps email programs from turning a customer's words into links: see
 * break-links.ts. The office's emails pass no `breakLinks`, so that the office sees the words unchanged.
 */
export function createInvoice(
  submission: Submission,
  seller: Seller,
  { paidAt, nowMs }: { readonly paidAt: string | undefined; readonly nowMs: number },
  breakLinks = (text: string) => text,
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
    issuedOn: formatDay(submission.receivedAt),
    payBy: isPaid ? undefined : formatDay(payBy),
    seller,
    // `breakLinks` gets whole lines, because two fields may share a line and form a link together. The
    // recipient's own email address may be a link.
    billedTo: listBillingLines((field) => toOneLine(submission.fields[field])).map((line) =>
      line === email ? line : breakLinks(line),
    ),
    lines: lines.map((line) => toInvoiceLine(line, breakLinks)),
    amounts: [
      ...createSubtotalRows(order, 'One-off', 'once'),
      ...createSubtotalRows(order, 'For one month', 'monthly'),
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

/** Lists the lines about the seller, for the end of an email. */
export const listSellerLines = (seller: Seller): readonly string[] => [
  seller.legalName,
  `Company number ${seller.registrationNumber}`,
  `KRA PIN ${seller.taxPin}`,
  formatOfficeAddress(seller),
  seller.postalAddress,
  `${seller.email} · ${seller.phone}`,
];

/** Lists the sections with the items, the amounts, and the customer's billing details. */
export const listInvoiceSections = ({ number, lines, amounts, billedTo }: Invoice): readonly Section[] => [
  {
    heading: `Order ${number}`,
    rows: lines.map(({ name, detail, amount }) => [`- ${name}${detail && ` (${detail})`}`, amount]),
    note: '',
  },
  { heading: '', rows: amounts, note: '' },
  [BILLED_TO_LABEL, ...billedTo.map((line) => `> ${line}`)].join('\n'),
];
