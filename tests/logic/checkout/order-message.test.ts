import { expect, test } from 'vitest';
import { toCheckoutFields, createOrderMessage } from '../../../src/logic/checkout/order-message.ts';
import { BILLING_FIELDS, checkCheckoutForm, TEXT_FIELDS } from '@site/rules/checkout/form';
import { createOrderNumber } from '@site/rules/checkout/order';
import { checkMessage } from '@site/rules/contact/message';
import { money } from '@site/rules/money/money';
import { CUSTOM_NAME, CUSTOM_PRICE } from '@site/rules/quote/custom-limits';
import { listQuoteLines } from '../../../src/logic/quote/lines.ts';
import { QUANTITY } from '@site/rules/quote/quantity';
import { catalogue } from '../../support/sample-catalogue.ts';
import { form, NOW_MS } from '../../support/sample-form.ts';
import { lines } from '../../support/sample-quote.ts';

const AGREED = ['Terms of Service, version 1.0', 'Refund Policy, version 1.1'];
const NUMBER = createOrderNumber(NOW_MS);

test('an order is a message with all that its invoice needs', () => {
  const { message, ...others } = createOrderMessage(form, lines, NUMBER, AGREED);
  expect(others).toEqual({
    name: form.fullName,
    company: form.company,
    email: form.email,
    phone: '+254712345678',
  });
  expect(message).toBe(`Order INV-1767225600000

Full name: Wanjikũ wa Mwangi
Email address: wanjiku@example.co.ke
Phone number: +254712345678
Company: Mwangi & Sons
Billing address: 12 Market Street
City: Kapenguria
Postal code: 30600
Country: Kenya
KRA PIN: A012345678Z

- The vpn-setup: 2 × USD 280 = USD 560
- The consultation: 1 × USD 25 for 1 hour = USD 25
- Cabling: 1 × USD 180.50 = USD 180.50, named and priced by the customer
Total: USD 765.50, with any VAT due

Nobody has checked these prices: compare them with the price list before you send the proforma invoice.

Agreed to: Terms of Service, version 1.0; Refund Policy, version 1.1

Notes of the customer:
First floor.
Ring twice.`);
});

test('a number is as it is dialled in the country of the bill, and what was left empty has no line', () => {
  const abroad = { country: 'Uganda', phone: '0712 345 678', company: '', kraPin: '', notes: '' };
  const { message } = createOrderMessage({ ...form, ...abroad }, lines, NUMBER, AGREED);
  expect(message).toContain('number: 0712 345 678\n');
  expect(message).not.toMatch(/Company:|KRA PIN:|Notes of the customer:/);
});

test('a line that is paid each month is its first month’s', () => {
  const monthly = listQuoteLines(new Map([['data-backup', 2]]), { kind: 'empty' }, catalogue);
  expect(createOrderMessage(form, monthly, NUMBER, AGREED).message).toContain(
    '- The data-backup: 2 × USD 120 monthly = USD 240, first month\nTotal: USD 240, with any VAT due\n',
  );
});

test('the longest order is a message that is not too long', () => {
  const typed = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, 'x'.repeat(BILLING_FIELDS[field].max)]),
  );
  const email = `${'x'.repeat(64)}@${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(57)}.ke`;
  const phone = '+254-700-000-000-000';
  const checked = checkCheckoutForm({ ...typed, email, phone, kraPin: form.kraPin, agreedToTerms: true });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const all = new Map(catalogue.map(({ id }) => [id, QUANTITY.max]));
  const custom = { kind: 'valid', name: 'x'.repeat(CUSTOM_NAME.max), price: CUSTOM_PRICE.max } as const;
  // Dearer and longer of name than what is sold.
  const price = money(90_000.25, 'USD');
  const dear = catalogue.map((item) => ({ ...item, name: 'x'.repeat(80), price }));
  const longest = createOrderMessage(checked.form, listQuoteLines(all, custom, dear), NUMBER, AGREED);
  expect(longest.message.length).toBeGreaterThan(3500);
  const { values, errors } = checkMessage(longest);
  expect([values, errors]).toEqual([longest, {}]);
});

test('what is refused of the message is said at the fields of the checkout', () => {
  expect(toCheckoutFields({ name: 'a', email: 'b', company: 'c', message: 'd' })).toEqual({
    ...{ fullName: 'a', email: 'b', company: 'c', notes: 'd' },
  });
});
