import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BILLING,
  CHECKOUT_FIELDS,
  EMPTY_VALUES,
  isCheckoutValues,
  type CheckoutField,
} from '../../../src/domain/checkout/fields.ts';
import { checkCheckoutForm } from '../../../src/domain/checkout/form.ts';
import { testData } from '../../test-data.ts';
import { form } from './sample-order.ts';

const letters = (count: number) => 'a'.repeat(count);
const digits = (count: number) => '7'.repeat(count);
const address = (count: number) => `${letters(count - '@example.com'.length)}@example.com`;

/** A form that is right but for one field; and what should come of it. */
const check = (field: CheckoutField, value: unknown) => checkCheckoutForm({ ...form, [field]: value });
const accepted = (field: CheckoutField, value: unknown) => ({ ok: true, form: { ...form, [field]: value } });
const refused = (field: CheckoutField, message: string) => ({ ok: false, errors: { [field]: message } });

const BLANKS = ['', ' '.repeat(12), '\u00a0\t\u200b', undefined, null, 12];

describe('the limits of the specification, where nothing and blanks are too short', () => {
  test.each([
    ['fullName', letters, 2, 'Full name must be at least 2 characters', 100, 'Full name'],
    ['email', address, 0, 'Invalid email address', 255, 'Email address'],
    ['phone', digits, 10, 'Phone number must be at least 10 digits', 20, 'Phone number'],
    ['company', letters, 0, '', 100, 'Company'],
    ['billingAddress', letters, 5, 'Please enter your billing address', 200, 'Billing address'],
    ['city', letters, 2, 'City is required', 100, 'City'],
    ['postalCode', letters, 4, 'Postal code is required', 20, 'Postal code'],
    ['country', letters, 2, 'Country is required', 100, 'Country'],
    ['notes', letters, 0, '', 1000, 'Notes'],
  ] as const)('%s', (field, ofLength, min, message, max, label) => {
    for (const blank of BLANKS)
      expect(check(field, blank)).toEqual(message === '' ? accepted(field, '') : refused(field, message));
    if (min > 0) {
      expect(check(field, ofLength(min - 1))).toEqual(refused(field, message));
      expect(check(field, ofLength(min))).toEqual(accepted(field, ofLength(min)));
    }
    expect(check(field, ofLength(max))).toEqual(accepted(field, ofLength(max)));
    expect(check(field, ofLength(max + 1))).toEqual(
      refused(field, `${label} must be at most ${max} characters`),
    );
  });

  test.each([false, undefined, 'true', 1])('the terms, where %j is no consent', (value) => {
    expect(check('agreedToTerms', value)).toEqual(refused('agreedToTerms', 'You must agree to the terms'));
  });
});

type Row = readonly [field: CheckoutField, typed: string, outcome: string];
const typed = testData<{ read: Row[]; refused: Row[] }>(import.meta.url);

describe('what is typed', () => {
  test.each([
    ...typed.read,
    // Measured after trimming, where a letter outside of the common ones counts once.
    ['city', ` ${letters(100)} `, letters(100)],
    ['fullName', '\u{1e900}'.repeat(100), '\u{1e900}'.repeat(100)],
  ] as const)('as %s, %j, is read as %j', (field, value, read) => {
    expect(check(field, value)).toEqual(accepted(field, read));
  });

  test.each(typed.refused)('as %s, %j, is refused', (field, value, message) => {
    expect(check(field, value)).toEqual(refused(field, message));
  });
});

describe('the form as a whole', () => {
  test('starts empty but for the country, without consent, its fields in the order of the specification', () => {
    expect(Object.entries(EMPTY_VALUES).filter(([, value]) => value !== '')).toEqual([
      ['country', 'Kenya'],
      ['agreedToTerms', false],
    ]);
    expect(CHECKOUT_FIELDS).toEqual(Object.keys(form));
    expect(
      Object.values(BILLING)
        .map(({ label }) => label)
        .join(', '),
    ).toBe(
      'Full name, Email address, Phone number, Company, Billing address, City, Postal code, Country, Notes',
    );
  });

  test('sent empty has one message for each required field, in the order of the form', () => {
    const checked = checkCheckoutForm(EMPTY_VALUES);
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual([
      'fullName',
      'email',
      'phone',
      'billingAddress',
      'city',
      'postalCode',
      'agreedToTerms',
    ]);
  });

  test('keeps no field that it does not know', () => {
    expect(checkCheckoutForm({ ...form, cardNumber: '4242' } as typeof form)).toEqual({ ok: true, form });
  });

  test('whatever its values is accepted, or refused with a message; and what was accepted is accepted again', () => {
    const anyValue = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.anything());
    const anyForm = fc.record(
      Object.fromEntries(
        CHECKOUT_FIELDS.map((field) => [field, fc.oneof(fc.constant(form[field]), anyValue)]),
      ),
    );
    fc.assert(
      fc.property(anyForm, (values) => {
        const checked = checkCheckoutForm(values);
        if (checked.ok) expect(checkCheckoutForm(checked.form)).toEqual(checked);
        else expect(Object.values(checked.errors).filter((message) => message !== '')).not.toEqual([]);
      }),
    );
  });
});

test('a draft from storage has every field, in its type', () => {
  const drafts = [EMPTY_VALUES, form];
  const others = [null, 'draft', {}, { ...form, city: 1 }, { ...form, agreedToTerms: 'true' }];
  expect([...drafts, ...others].filter(isCheckoutValues)).toEqual(drafts);
});
