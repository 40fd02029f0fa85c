import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBillingAddress } from '../../checkout/billed-to.ts';
import {
  BILLING_FIELDS,
  checkCheckoutForm,
  CHECKOUT_FIELDS,
  type CheckoutField,
} from '../../checkout/form.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { form } from '../../../../tests/support/sample-form.ts';

/** A form that is right but for one field, with one that it does not know; and what should come of it. */
const check = (field: CheckoutField, value: unknown) =>
  checkCheckoutForm({ ...form, cardNumber: '4242', [field]: value } as never);
const accepted = (field: CheckoutField, value: unknown) => ({ ok: true, form: { ...form, [field]: value } });
const refused = (field: CheckoutField, message: string) => ({ ok: false, errors: { [field]: message } });

type Limits = readonly [field: keyof typeof BILLING_FIELDS, min: number, message: string, max: number];
type Row = readonly [field: CheckoutField, typed: string, outcome: string];
const typed = readTestData<{ limits: Limits[]; read: Row[]; refused: Row[] }>(import.meta.url);

/** Long, of short parts: each has a limit of its own. */
const HOST = `@${'b.'.repeat(100)}com`;

function ofLength(field: CheckoutField, count: number): string {
  if (field === 'email') return `${'a'.repeat(count - HOST.length)}${HOST}`;
  return (field === 'phone' ? '7' : 'a').repeat(count);
}

const BLANKS = ['', ' '.repeat(12), '\u00a0\t\u200b', undefined, null, 12];

test.each(typed.limits)('%s has its limits, and blanks are too short', (field, min, message, max) => {
  const blank = message === '' ? accepted(field, '') : refused(field, message);
  expect(BLANKS.map((value) => check(field, value))).toEqual(BLANKS.map(() => blank));
  if (min > 0) expect(check(field, ofLength(field, min - 1))).toEqual(refused(field, message));
  for (const length of [min || max, max])
    expect(check(field, ofLength(field, length))).toEqual(accepted(field, ofLength(field, length)));
  const tooLong = `${BILLING_FIELDS[field].label} must be at most ${max} characters`;
  expect(check(field, ofLength(field, max + 1))).toEqual(refused(field, tooLong));
});

test.each([false, undefined, 'true', 1])('%j is no consent to the terms', (value) => {
  expect(check('agreedToTerms', value)).toEqual(refused('agreedToTerms', 'You must agree to the terms'));
});

test.each([
  ...typed.read,
  // Measured after trimming, where a letter outside of the common ones counts once.
  ['city', ` ${'a'.repeat(100)} `, 'a'.repeat(100)],
  ['fullName', '\u{1e900}'.repeat(100), '\u{1e900}'.repeat(100)],
] as const)('%s that is typed as %j is read as %j', (field, value, read) => {
  expect(check(field, value)).toEqual(accepted(field, read));
});

test.each(typed.refused)('%s that is typed as %j is refused', (field, value, message) => {
  expect(check(field, value)).toEqual(refused(field, message));
});

const SPECIFIED: readonly CheckoutField[] = [
  'fullName',
  'email',
  'phone',
  'company',
  'billingAddress',
  'city',
  'postalCode',
  'country',
  'notes',
  'agreedToTerms',
];

test('the fields are in the order of the specification', () => {
  expect(CHECKOUT_FIELDS.filter((field) => SPECIFIED.includes(field))).toEqual(SPECIFIED);
});

test('an empty form has a message for each required field', () => {
  const OPTIONAL: readonly CheckoutField[] = ['company', 'kraPin', 'notes'];
  const checked = checkCheckoutForm({});
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(
    CHECKOUT_FIELDS.filter((field) => !OPTIONAL.includes(field)),
  );
});

const anyValue = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.anything());
const anyForm = fc.record(
  Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, fc.oneof(fc.constant(form[field]), anyValue)])),
);

forAll('a form is refused with a message, or accepted now and again', [anyForm], (values) => {
  const checked = checkCheckoutForm(values);
  if (checked.ok) expect(checkCheckoutForm(checked.form)).toEqual(checked);
  else expect(Object.values(checked.errors).filter((message) => message !== '')).not.toEqual([]);
});

test('a bill names the customer line by line, without what was left empty', () => {
  const { company, ...rest } = form;
  const lines = ['Wanjikũ wa Mwangi', company, '12 Market Street', '30600 Kapenguria', 'Kenya', form.email];
  const pin = `KRA PIN: ${form.kraPin}`;
  expect(formatBillingAddress((field) => form[field])).toEqual([...lines, pin]);
  expect(formatBillingAddress((field) => ({ ...rest, company: '', kraPin: '' })[field])).toEqual(
    lines.toSpliced(1, 1),
  );
});
