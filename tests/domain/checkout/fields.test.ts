import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_FIELDS,
  CHECKOUT_LABELS,
  EMPTY_VALUES,
  isCheckoutValues,
} from '../../../src/domain/checkout/fields.ts';
import { form } from './sample-order.ts';

describe('the form', () => {
  test('starts empty but for the country, without consent', () => {
    const { country, agreedToTerms, ...rest } = EMPTY_VALUES;
    expect(country).toBe('Kenya');
    expect(agreedToTerms).toBe(false);
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  test('has its fields in the order of the specification, each with a name', () => {
    expect(CHECKOUT_FIELDS).toEqual(Object.keys(form));
    expect(Object.values(CHECKOUT_LABELS)).toEqual([
      'Full name',
      'Email address',
      'Phone number',
      'Company',
      'Billing address',
      'City',
      'Postal code',
      'Country',
      'Notes',
      'Terms',
    ]);
  });
});

describe('a draft from storage', () => {
  test('is taken with all fields of their types', () => {
    expect(isCheckoutValues(EMPTY_VALUES)).toBe(true);
    expect(isCheckoutValues({ ...form, agreedToTerms: true })).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['text', 'draft'],
    ['no fields', {}],
    ['a number in a text field', { ...EMPTY_VALUES, city: 1 }],
    ['text in the terms', { ...EMPTY_VALUES, agreedToTerms: 'true' }],
  ])('is refused with %s', (_, draft) => {
    expect(isCheckoutValues(draft)).toBe(false);
  });
});
