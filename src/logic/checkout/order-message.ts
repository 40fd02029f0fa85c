import type { ContactValues } from '@site/rules/contact/fields';
import { toInternationalPhone } from '@site/rules/form/phone';
import { formatMoney } from '@site/rules/money/money';
import { computeQuoteTotal, type QuoteLine } from '../quote/lines.ts';
import { BILLING_FIELDS, TEXT_FIELDS, type CheckoutForm } from '@site/rules/checkout/form';

function formatOrderLine({ name, quantity, price, total, unitLabel, billing }: QuoteLine): string {
  const unitPrice = `${formatMoney(price)} ${unitLabel}`.trimEnd();
  const line = `- ${name}: ${quantity} × ${unitPrice} = ${formatMoney(total)}`;
  return billing === 'monthly' ? `${line}, one month only` : line;
}

/**
 * Writes an order as a message to the office, for a site without a server for orders. The message has
 * everything that an invoice needs, and says that no one has checked the prices. Notes come last, because
 * their lines could imitate other lines.
 *
 * `agreedTo` names the documents that the customer agreed to, with their versions.
 */
export function createOrderMessage(
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  orderNumber: string,
  agreedTo: readonly string[],
): ContactValues {
  const { fullName: name, company, email, notes } = form;
  const phone = toInternationalPhone(form.phone, form.country);
  const values = { ...form, phone, notes: '' };
  const fields = TEXT_FIELDS.filter((field) => values[field]).map(
    (field) => `${BILLING_FIELDS[field].label}: ${values[field]}`,
  );
  const message = [
    `Order ${orderNumber}`,
    fields.join('\n'),
    [...lines.map(formatOrderLine), `Total: ${formatMoney(computeQuoteTotal(lines))}, with any VAT due`].join(
      '\n',
    ),
    'Nobody has checked these prices: compare them with the price list before you send the proforma invoice.',
    `Agreed to: ${agreedTo.join('; ')}`,
    notes && `The customer’s notes:\n${notes}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { name, company, email, phone, message };
}

/** Moves errors from the fields of the message to the checkout's fields. */
export const toCheckoutFields = ({
  name,
  message,
  ...others
}: Readonly<Partial<Record<string, string>>>): Readonly<Record<string, string>> => ({
  ...(name && { fullName: name }),
  ...others,
  ...(message && { notes: message }),
});
