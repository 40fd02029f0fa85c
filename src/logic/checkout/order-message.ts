import type { ContactField, ContactValues } from '@site/rules/contact/fields';
import { deliveryPhone } from '@site/rules/form/phone';
import { formatMoney } from '@site/rules/money/money';
import { CUSTOM_ID } from '@site/rules/quote/catalogue';
import { quoteTotals, type QuoteLine } from '../quote/lines.ts';
import { BILLING, TEXT_FIELDS, type CheckoutField, type CheckoutForm } from '@site/rules/checkout/form';

function lineText({ id, name, quantity, price, total, unitWords, billing }: QuoteLine): string {
  const each = `${formatMoney(price)} ${unitWords}`.trimEnd();
  const remark =
    id === CUSTOM_ID ? ', named and priced by the customer' : billing === 'monthly' ? ', first month' : '';
  return `- ${name}: ${quantity} × ${each} = ${formatMoney(total)}${remark}`;
}

/**
 * An order as a message, where no server takes orders: all that an invoice needs, in words for a mailbox. Nobody has
 * checked its prices, so it says so. Notes come last, as only they have lines that could pass for others.
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
    [...lines.map(lineText), `Total: ${formatMoney(quoteTotals(lines).total)}, with any VAT due`].join('\n'),
    'Nobody has checked these prices: compare them with the price list before you send the proforma invoice.',
    `Agreed to: ${agreedTo.join('; ')}`,
    ...(notes === '' ? [] : [`Notes of the customer:\n${notes}`]),
  ].join('\n\n');
  return { name, company, email, phone, message };
}

const FIELDS: Readonly<Partial<Record<string, CheckoutField>>> = {
  name: 'fullName',
  message: 'notes',
} satisfies Partial<Record<ContactField, CheckoutField>>;

/** What was refused of the message, at the checkout's fields. */
export const atCheckoutFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [FIELDS[field] ?? field, words]));
