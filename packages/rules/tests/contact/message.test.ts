import fc from 'fast-check';
import { expect, test } from 'vitest';
import { message } from '../../../../tests/support/sample-message.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '../../contact/fields.ts';
import { checkMessage, EMPTY_MESSAGE } from '../../contact/message.ts';

const GOOD: ContactValues = { ...message, message: 'Our server hums.\nPlease come.' };

const check = (change: Partial<ContactValues>) => checkMessage({ ...GOOD, ...change });

test('a message with name, email and text is accepted and trimmed, and keeps its line breaks', () => {
  expect(check({ name: `  ${GOOD.name} `, phone: ' 0712 345 678\t' })).toEqual({
    values: { ...GOOD, phone: '0712 345 678' },
    errors: {},
    missing: false,
  });
});

const REQUIRED = {
  name: 'Please enter your name',
  email: 'Invalid email address',
  message: 'Please enter a message',
};

test('an empty form lists what is missing in the order of the form', () => {
  expect(Object.entries(checkMessage(EMPTY_MESSAGE).errors)).toEqual(Object.entries(REQUIRED));
});

test.each(Object.entries(REQUIRED))('%s is missing if it is blank', (field, words) => {
  expect(check({ [field]: ' \t\n' })).toMatchObject({ errors: { [field]: words }, missing: true });
});

const { refused, limits } = readTestData<{
  refused: [field: ContactField, typed: string, words: string][];
  limits: [field: ContactField, label: string, limit: number][];
}>(import.meta.url);

test.each(limits)('%s has its limit', (field, label, limit) => {
  const words = `${label} must be at most ${limit} characters`;
  expect(check({ [field]: '7'.repeat(limit) }).errors).toEqual({});
  expect(check({ [field]: '7'.repeat(limit + 1) }).errors).toEqual({ [field]: words });
});

test.each([
  ...refused,
  ['email', `a@${'b.'.repeat(130)}co`, 'Email address must be at most 255 characters'] as const,
])('%s is wrong, not missing, as %s', (field, typed, words) => {
  expect(check({ [field]: typed })).toMatchObject({ errors: { [field]: words }, missing: false });
});

const anyMessage = fc.record(
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme' })])),
);

forAll('checking a checked message changes nothing', [anyMessage], (typed) => {
  const { values, errors } = checkMessage(typed as unknown as ContactValues);
  expect(checkMessage(values)).toMatchObject({ values, errors });
});
