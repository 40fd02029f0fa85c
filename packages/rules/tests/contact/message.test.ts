import { expect, test } from 'vitest';
import { validMessage } from '../../../../tests/support/sample-message.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import type { ContactFieldName, ContactValues } from '../../contact/fields.ts';
import { checkMessage, EMPTY_MESSAGE } from '../../contact/message.ts';

const multilineMessage: ContactValues = { ...validMessage, message: 'Our server hums.\nPlease come.' };
const { requiredFields, invalidValues, maximumLengths } = readTestData<{
  requiredFields: [ContactFieldName, expectedMessage: string][];
  invalidValues: { field: ContactFieldName; input: string; expectedMessage: string }[];
  maximumLengths: { field: ContactFieldName; label: string; maxLength: number }[];
}>(import.meta.url);

const checkChanged = (change: Partial<ContactValues>) => checkMessage({ ...multilineMessage, ...change });

test('a valid message is accepted and trimmed, and keeps its line breaks', () => {
  expect(checkChanged({ name: `  ${multilineMessage.name} `, phone: ' 0712 345 678\t' })).toEqual({
    values: { ...multilineMessage, phone: '0712 345 678' },
    errors: {},
    hasMissingFields: false,
  });
});

test('an empty form reports the required fields in the order of the form', () => {
  expect(Object.entries(checkMessage(EMPTY_MESSAGE).errors)).toEqual(requiredFields);
});

test.each(requiredFields)('%s is reported as missing if it is blank', (field, expectedMessage) => {
  expect(checkChanged({ [field]: ' \t\n' })).toMatchObject({
    errors: { [field]: expectedMessage },
    hasMissingFields: true,
  });
});

test.each(maximumLengths)('$field has at most $maxLength characters', ({ field, label, maxLength }) => {
  const expectedMessage = `${label} must be at most ${maxLength} characters`;
  expect(checkChanged({ [field]: '7'.repeat(maxLength) }).errors).toEqual({});
  expect(checkChanged({ [field]: '7'.repeat(maxLength + 1) }).errors).toEqual({
    [field]: expectedMessage,
  });
});

test.each(invalidValues)(
  '$field rejects "$input" as invalid, not as missing',
  ({ field, input, expectedMessage }) => {
    expect(checkChanged({ [field]: input })).toMatchObject({
      errors: { [field]: expectedMessage },
      hasMissingFields: false,
    });
  },
);
