import type { ContactValues } from '@site/rules/contact/fields';
import { toInternationalPhone } from '@site/rules/form/phone';
import { formatMoney } from '@site/rules/money/money';
import { computeQuoteTotal, formatLineTotal, type QuoteLine } from '../quote/lines.ts';
import { BILLING_FIELDS, BILLING_FIELD_NAMES, type CheckoutForm } from '@site/rules/checkout/form';

/** Formats a line as `- Security Training: 2 × USD 150 per session = USD 300`. */
function formatOrderLine(line: QuoteLine) {
  const unitPrice = `${formatMoney(line.price)} ${line.unitLabel}`.trimEnd();
  return `- ${line.name}: ${line.quantity} × ${unitPrice} = ${formatLineTotal(line)}`;
}

/**
 * Creates a message to the office from an order, for a site without a server for orders. The message has
 * everything that an invoice needs. `agreedVersions` names the documents that the customer agreed to, with
 * their versions.
 */
export function createOrderMessage(
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  orderNumber: string,
  agreedVersions: readonly string[],
): ContactValues {
  const { fullName: name, company, email, notes } = form;
  const phone = toInternationalPhone(form.phone, form.country);
  const values = { ...form, phone, notes: '' };
  const fieldLines = BILLING_FIELD_NAMES.filter((field) => values[field]).map(
    (field) => `${BILLING_FIELDS[field].label}: ${values[field]}`,
  );
  const totalLine = `Total: ${formatMoney(computeQuoteTotal(lines))}, with any VAT due`;
  const message = [
    `Order ${orderNumber}`,
    fieldLines.join('\n'),
    [...lines.map(formatOrderLine), totalLine].join('\n'),
    'Nobody has checked these prices: compare them with the price list before you send the proforma invoice.',
    `Agreed to: ${agreedVersions.join('; ')}`,
    // The notes come last, because a customer could write something that looks like a line of the order.
    notes && `The customer’s notes:\n${notes}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { name, company, email, phone, message };
}

/** Turns errors about the fields of the message into errors about the checkout's fields. */
export const toCheckoutErrors = ({
  name,
  message,
  ...others
}: Readonly<Partial<Record<string, string>>>): Readonly<Record<string, string>> => ({
  ...(name && { fullName: name }),
  ...others,
  ...(message && { notes: message }),
});
