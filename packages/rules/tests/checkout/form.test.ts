import { expect, test } from 'vitest';
import { listBillingLines } from '../../checkout/billing-lines.ts';
import {
  BILLING_FIELDS,
  checkCheckoutForm,
  CHECKOUT_FIELD_NAMES,
  type CheckoutFieldName,
} from '../../checkout/form.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { validForm } from '../../../../tests/support/sample-form.ts';

const { fieldOrder, autofillNames, lengthLimits, acceptedValues, rejectedValues } = readTestData<{
  fieldOrder: CheckoutFieldName[];
  autofillNames: object;
  lengthLimits: {
    field: keyof typeof BILLING_FIELDS;
    minLength: number;
    tooShortMessage: string;
    maxLength: number;
  }[];
  acceptedValues: { field: CheckoutFieldName; input: unknown; expectedValue: string }[];
  rejectedValues: { field: CheckoutFieldName; input: unknown; expectedMessage: string }[];
}>(import.meta.url);

/** Checks a valid form after changing one field and adding an unknown one. */
const checkWith = (field: CheckoutFieldName, value: unknown) =>
  checkCheckoutForm({ ...validForm, cardNumber: '4242', [field]: value } as never);
const createAcceptedResult = (field: CheckoutFieldName, value: unknown) => ({
  ok: true,
  form: { ...validForm, [field]: value },
});
const createRejectedResult = (field: CheckoutFieldName, message: string) => ({
  ok: false,
  errors: { [field]: message },
});

/** Strings without visible characters, and values that are not strings. */
const BLANK_VALUES = ['', ' '.repeat(12), '\u00a0\t\u200b', undefined, null, 12];

test.each(lengthLimits)('$field has a minimum and a maximum length, and blanks are too short', (limits) => {
  const { field, minLength, tooShortMessage, maxLength } = limits;
  // An optional field accepts a blank value, and a required one calls it too short.
  const expectedForBlank =
    tooShortMessage === '' ? createAcceptedResult(field, '') : createRejectedResult(field, tooShortMessage);
  for (const value of BLANK_VALUES) expect(checkWith(field, value)).toEqual(expectedForBlank);
  const createValue = (length: number) => '7'.repeat(length);
  if (minLength > 0)
    expect(checkWith(field, createValue(minLength - 1))).toEqual(
      createRejectedResult(field, tooShortMessage),
    );
  for (const length of [minLength, maxLength])
    expect(checkWith(field, createValue(length))).toEqual(createAcceptedResult(field, createValue(length)));
  const tooLongMessage = `${BILLING_FIELDS[field].label} must be at most ${maxLength} characters`;
  expect(checkWith(field, createValue(maxLength + 1))).toEqual(createRejectedResult(field, tooLongMessage));
});

test.each([
  ...acceptedValues,
  // The length is measured after trimming, and a character outside the Basic Multilingual Plane counts once.
  { field: 'city', input: ` ${'a'.repeat(100)} `, expectedValue: 'a'.repeat(100) },
  { field: 'fullName', input: '\u{1e900}'.repeat(100), expectedValue: '\u{1e900}'.repeat(100) },
] as const)('$field accepts "$input" and returns "$expectedValue"', ({ field, input, expectedValue }) => {
  expect(checkWith(field, input)).toEqual(createAcceptedResult(field, expectedValue));
});

test.each([
  ...rejectedValues,
  {
    field: 'email',
    input: `a@${'b.'.repeat(130)}co`,
    expectedMessage: 'Email address must be at most 255 characters',
  },
] as const)('$field rejects "$input": $expectedMessage', ({ field, input, expectedMessage }) => {
  expect(checkWith(field, input)).toEqual(createRejectedResult(field, expectedMessage));
});

test('the fields are in the order of the specification, and the KRA PIN is one of them', () => {
  expect(CHECKOUT_FIELD_NAMES).toEqual(fieldOrder);
});

test('fields have the autocomplete names by which browsers fill them in', () => {
  expect(BILLING_FIELDS).toMatchObject(autofillNames);
});

test('the billing address has one line for each field, and leaves out empty fields', () => {
  const formatLines = (values: typeof validForm) => listBillingLines((field) => values[field]);
  const linesWithoutKraPin = [
    validForm.fullName,
    validForm.company,
    '12 Market Street',
    '30600 Kapenguria',
    'Kenya',
    validForm.email,
  ];
  expect(formatLines(validForm)).toEqual([...linesWithoutKraPin, `KRA PIN: ${validForm.kraPin}`]);
  expect(formatLines({ ...validForm, company: '', kraPin: '' })).toEqual(linesWithoutKraPin.toSpliced(1, 1));
});
