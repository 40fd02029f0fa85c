import { describe, expect, test } from 'vitest';
import { accepted, check, refused } from './sample-form.ts';

const letters = (count: number) => 'a'.repeat(count);
const digits = (count: number) => '7'.repeat(count);
const address = (count: number) => `${letters(count - '@example.com'.length)}@example.com`;

describe('the limits of the specification', () => {
  test.each([
    ['fullName', letters, 2, 'Full name must be at least 2 characters', 100, 'Full name'],
    ['billingAddress', letters, 5, 'Please enter your billing address', 200, 'Billing address'],
    ['city', letters, 2, 'City is required', 100, 'City'],
    ['postalCode', letters, 4, 'Postal code is required', 20, 'Postal code'],
    ['country', letters, 2, 'Country is required', 100, 'Country'],
    ['phone', digits, 10, 'Phone number must be at least 10 digits', 20, 'Phone number'],
    ['email', address, 0, 'Invalid email address', 255, 'Email address'],
    ['company', letters, 0, '', 100, 'Company'],
    ['notes', letters, 0, '', 1000, 'Notes'],
  ] as const)('%s', (field, ofLength, min, message, max, label) => {
    if (min > 0) {
      expect(check(field, ofLength(min - 1))).toEqual(refused(field, message));
      expect(check(field, ofLength(min))).toEqual(accepted(field, ofLength(min)));
    }
    expect(check(field, ofLength(max))).toEqual(accepted(field, ofLength(max)));
    expect(check(field, ofLength(max + 1))).toEqual(
      refused(field, `${label} must be at most ${max} characters`),
    );
  });
});

describe('what is missing gets the message of its own field', () => {
  test.each([
    ['fullName', 'Full name must be at least 2 characters'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone number must be at least 10 digits'],
    ['billingAddress', 'Please enter your billing address'],
    ['city', 'City is required'],
    ['postalCode', 'Postal code is required'],
    ['country', 'Country is required'],
  ] as const)('%s', (field, message) => {
    for (const missing of ['', ' '.repeat(12), '\u00a0\t\u200b', undefined, null, 12]) {
      expect(check(field, missing)).toEqual(refused(field, message));
    }
  });

  test.each(['company', 'notes'] as const)('%s may be missing', (field) => {
    for (const missing of ['', '   ', undefined]) {
      expect(check(field, missing)).toEqual(accepted(field, ''));
    }
  });

  test.each([false, undefined, 'true', 1])('the terms, where %j is no consent', (value) => {
    expect(check('agreedToTerms', value)).toEqual(refused('agreedToTerms', 'You must agree to the terms'));
  });
});

describe('an email address', () => {
  test.each(['a@b.ke', 'first.last+tag@sub.example.co.ke', "o'brien@example.com"])('%s is fine', (value) => {
    expect(check('email', value)).toEqual(accepted('email', value));
  });

  test.each(['a', 'a@', '@b.ke', 'a@b', 'a b@c.ke', 'a@b..ke', 'a@b.ke, c@d.ke', 'a@b.ke\nc@d.ke'])(
    '%j is refused',
    (value) => {
      expect(check('email', value)).toEqual(refused('email', 'Invalid email address'));
    },
  );
});

describe('a phone number', () => {
  test.each(['0712345678', '+254712345678', '+254 (712) 345-678', '0712.345.678', '071 234 56 78'])(
    '%s is fine',
    (value) => {
      expect(check('phone', value)).toEqual(accepted('phone', value));
    },
  );

  test.each([
    ['nine digits among signs', '+(071) 234-567'],
    ['letters', 'abcdefghij'],
    ['ten digits and letters', '0712345678 ext'],
    ['other signs', '0712345678#'],
    ['a slash', '0712/345678'],
    ['Arabic digits', '\u0660'.repeat(10)],
  ])('with %s is refused', (_, value) => {
    expect(check('phone', value)).toEqual(refused('phone', 'Phone number must be at least 10 digits'));
  });
});
