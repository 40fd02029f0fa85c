import type { ContactField, ContactValues } from '@site/rules/contact/fields';
import { deliveryPhone } from '@site/rules/form/phone';
import { formatMoney } from '@site/rules/money/money';
import { CUSTOM_ID } from '@site/rules/quote/catalogue';
import { quoteTotal, type QuoteLine } from '../quote/lines.ts';
import { BILLING, TEXT_FIELDS, type CheckoutField, type CheckoutForm } from '@site/rules/checkout/form';

function lineText({ id, name, quantity, price, total, unitWords, billing }: QuoteLine): string {
  const each = `${formatMoney(price)} ${unitWords}`.trimEnd();
  const line = `- ${name}: ${quantity} × ${each} = ${formatMoney(total)}`;
  if (id === CUSTOM_ID) return `${line}, named and priced by the customer`;
  return billing === 'monthly' ? `${line}, first month` : line;
}

/**
 * An order as a message to the office, for a site without a server for orders. It has everything that an
 * invoice needs, and says that no one has checked its prices. Notes come last, because their lines could
 * imitate other lines.
 *
 * `agreedTo` names documents with their versions.
 */
export function orderMessage(
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  number: string,
  agreedTo: readonly string[],
): ContactValues {
  const { fullName: name, company, email, notes } = form;
  const phone = deliveryPhone(form.phone, form.country);
  const typed = { ...form, phone, notes: '' };
  const fields = TEXT_FIELDS.filter((field) => typed[field]).map(
    (field) => `${BILLING[field].label}: ${typed[field]}`,
  );
  const message = [
    `Order ${number}`,
    fields.join('\n'),
    [...lines.map(lineText), `Total: ${formatMoney(quoteTotal(lines))}, with any VAT due`].join('\n'),
    'Nobody has checked these prices: compare them with the price list before you send the proforma invoice.',
    `Agreed to: ${agreedTo.join('; ')}`,
    ...(notes === '' ? [] : [`Notes of the customer:\n${notes}`]),
  ].join('\n\n');
  return { name, company, email, phone, message };
}

const CHECKOUT_FIELD_FOR: Readonly<Partial<Record<string, CheckoutField>>> = {
  name: 'fullName',
  message: 'notes',
} satisfies Partial<Record<ContactField, CheckoutField>>;

/** Moves messages about the message's fields to the checkout's fields. */
export const atCheckoutFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, words]) => [CHECKOUT_FIELD_FOR[field] ?? field, words]),
  );
