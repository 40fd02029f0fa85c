import { expect, test } from 'vitest';
import { toCheckoutErrors, createOrderMessage } from '#logic/checkout/order-message.ts';
import {
  BILLING_FIELDS,
  checkCheckoutForm,
  type CheckoutForm,
  BILLING_FIELD_NAMES,
} from '@site/rules/checkout/form';
import { createOrderNumber } from '@site/rules/checkout/order';
import { checkMessage } from '@site/rules/contact/message';
import { money } from '@site/rules/money/money';
import { CUSTOM_NAME_MAX_LENGTH, CUSTOM_PRICE_LIMITS } from '@site/rules/quote/custom-limits';
import { listQuoteLines, type QuoteLine } from '#logic/quote/lines.ts';
import { QUANTITY } from '@site/rules/quote/quantity';
import { catalogue } from '#support/sample-catalogue.ts';
import { validForm, NOW_MS } from '#support/sample-form.ts';
import { quoteLines } from '#support/sample-quote.ts';

const createMessage = (order: CheckoutForm, orderedLines: readonly QuoteLine[]) =>
  createOrderMessage(order, orderedLines, createOrderNumber(NOW_MS), [
    'Terms of Service, version 1.0',
    'Refund Policy, version 1.1',
  ]);

test('the message of an order has everything that its invoice needs', async () => {
  const { message, ...otherFields } = createMessage({ ...validForm, phone: '0712 345 678' }, quoteLines);
  expect(otherFields).toEqual({
    name: validForm.fullName,
    company: validForm.company,
    email: validForm.email,
    phone: '+254712345678',
  });
  await expect(`${message}\n`).toMatchFileSnapshot('order-message.txt');
});

test('the message fits a monthly order from abroad without optional fields', () => {
  const foreignForm = {
    ...validForm,
    country: 'Uganda',
    phone: '0712 345 678',
    company: '',
    kraPin: '',
    notes: '',
  };
  // The order has one service, which is paid monthly.
  const monthlyLines = listQuoteLines(new Map([['data-backup', 2]]), { kind: 'empty' }, catalogue);
  const { message } = createMessage(foreignForm, monthlyLines);
  expect(message).toContain('number: 0712 345 678\n');
  expect(message).not.toMatch(/Company:|KRA PIN:|The customer’s notes:|\n$/);
  expect(message).toContain(
    '- The data-backup: 2 × USD 120 monthly = USD 240 for one month\nTotal: USD 240, with any VAT due\n',
  );
});

test('the message of the longest possible order is not too long', () => {
  // Every field has its maximum length, and the selection has every service in its maximum quantity.
  const longestValues = Object.fromEntries(
    BILLING_FIELD_NAMES.map((field) => [field, 'x'.repeat(BILLING_FIELDS[field].maxLength)]),
  );
  const email = `${'x'.repeat(64)}@${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(57)}.ke`;
  const longestForm = {
    ...validForm,
    ...longestValues,
    email,
    phone: '+254-700-000-000-000',
    kraPin: validForm.kraPin,
  };
  expect(checkCheckoutForm(longestForm)).toMatchObject({ ok: true });
  const fullSelection = new Map(catalogue.map(({ id }) => [id, QUANTITY.max]));
  const custom = {
    kind: 'valid',
    name: 'x'.repeat(CUSTOM_NAME_MAX_LENGTH),
    price: CUSTOM_PRICE_LIMITS.max,
  } as const;
  // Every service has a higher price and a longer name than any in the catalogue.
  const price = money(90_000.25, 'USD');
  const costlyCatalogue = catalogue.map((item) => ({ ...item, name: 'x'.repeat(80), price }));
  const message = createMessage(longestForm, listQuoteLines(fullSelection, custom, costlyCatalogue));
  expect(message.message.length).toBeGreaterThan(3500);
  expect(checkMessage(message)).toMatchObject({ values: message, errors: {} });
});

test('rejected fields of the message become rejected fields of the checkout', () => {
  expect(toCheckoutErrors({ name: 'a', email: 'b', message: 'c' })).toEqual({
    fullName: 'a',
    email: 'b',
    notes: 'c',
  });
});
