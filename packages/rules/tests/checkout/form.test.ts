import { expect, test } from 'vitest';
import { formatBillingAddress } from '../../checkout/billed-to.ts';
import {
  BILLING_FIELDS,
  checkCheckoutForm,
  CHECKOUT_FIELDS,
  type CheckoutField,
} from '../../checkout/form.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { form } from '../../../../tests/support/sample-form.ts';

type Row = readonly [field: CheckoutField, typed: unknown, outcome: string];

const {
  fieldOrder,
  limits,
  read: expectedValue,
  refused: createRefused,
} = readTestData<{
  fieldOrder: CheckoutField[];
  limits: [keyof typeof BILLING_FIELDS, number, string, number][];
  read: Row[];
  refused: Row[];
}>(import.meta.url);

/** Checks a form that is right but for one field, and that has a field which the form does not know. */
const check = (field: CheckoutField, value: unknown) =>
  checkCheckoutForm({ ...form, cardNumber: '4242', [field]: value } as never);
const createAccepted = (field: CheckoutField, value: unknown) => ({
  ok: true,
  form: { ...form, [field]: value },
});
const createRejected = (field: CheckoutField, message: string) => ({
  ok: false,
  errors: { [field]: message },
});

const BLANKS = ['', ' '.repeat(12), '\u00a0\t\u200b', undefined, null, 12];

test.each(limits)('%s has its limits, and blanks are too short', (field, min, message, max) => {
  const blank = message === '' ? createAccepted(field, '') : createRejected(field, message);
  for (const value of BLANKS) expect(check(field, value)).toEqual(blank);
  const createValue = (count: number) => '7'.repeat(count);
  if (min > 0) expect(check(field, createValue(min - 1))).toEqual(createRejected(field, message));
  for (const length of [min, max])
    expect(check(field, createValue(length))).toEqual(createAccepted(field, createValue(length)));
  const tooLong = `${BILLING_FIELDS[field].label} must be at most ${max} characters`;
  expect(check(field, createValue(max + 1))).toEqual(createRejected(field, tooLong));
});

test.each([
  ...expectedValue,
  // The length is measured after trimming, and counts a rare letter once.
  ['city', ` ${'a'.repeat(100)} `, 'a'.repeat(100)],
  ['fullName', '\u{1e900}'.repeat(100), '\u{1e900}'.repeat(100)],
] as const)('%s that is typed as %j is read as %j', (field, value, text) => {
  expect(check(field, value)).toEqual(createAccepted(field, text));
});

test.each([
  ...createRefused,
  ['email', `a@${'b.'.repeat(130)}co`, 'Email address must be at most 255 characters'],
] as const)('%s that is typed as %j is refused', (field, value, message) => {
  expect(check(field, value)).toEqual(createRejected(field, message));
});

test('the fields are in the order of the specification, with the KRA PIN among them', () => {
  expect(CHECKOUT_FIELDS).toEqual(fieldOrder);
});

test('a bill names the customer line by line, without what was left empty', () => {
  const formatLines = (values: typeof form) => formatBillingAddress((field) => values[field]);
  const all = [form.fullName, form.company, '12 Market Street', '30600 Kapenguria', 'Kenya', form.email];
  expect(formatLines(form)).toEqual([...all, `KRA PIN: ${form.kraPin}`]);
  expect(formatLines({ ...form, company: '', kraPin: '' })).toEqual(all.toSpliced(1, 1));
});
