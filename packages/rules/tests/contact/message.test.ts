import { expect, test } from 'vitest';
import { message } from '../../../../tests/support/sample-message.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import type { ContactField, ContactValues } from '../../contact/fields.ts';
import { checkMessage, EMPTY_MESSAGE } from '../../contact/message.ts';

const good: ContactValues = { ...message, message: 'Our server hums.\nPlease come.' };
const { required, refused, limits } = readTestData<{
  required: [ContactField, string][];
  refused: [ContactField, string, string][];
  limits: [ContactField, string, number][];
}>(import.meta.url);

const check = (change: Partial<ContactValues>) => checkMessage({ ...good, ...change });

test('a message with name, email and text is accepted and trimmed, and keeps its line breaks', () => {
  expect(check({ name: `  ${good.name} `, phone: ' 0712 345 678\t' })).toEqual({
    values: { ...good, phone: '0712 345 678' },
    errors: {},
    missing: false,
  });
});

test('an empty form lists what is missing in the order of the form', () => {
  expect(Object.entries(checkMessage(EMPTY_MESSAGE).errors)).toEqual(required);
});

test.each(required)('%s is missing if it is blank', (field, expectedText) => {
  expect(check({ [field]: ' \t\n' })).toMatchObject({ errors: { [field]: expectedText }, missing: true });
});

test.each(limits)('%s has its limit', (field, label, limit) => {
  const expectedText = `${label} must be at most ${limit} characters`;
  expect(check({ [field]: '7'.repeat(limit) }).errors).toEqual({});
  expect(check({ [field]: '7'.repeat(limit + 1) }).errors).toEqual({ [field]: expectedText });
});

test.each([
  ...refused,
  ['email', `a@${'b.'.repeat(130)}co`, 'Email address must be at most 255 characters'] as const,
])('%s is wrong, not missing, as %s', (field, typed, expectedText) => {
  expect(check({ [field]: typed })).toMatchObject({ errors: { [field]: expectedText }, missing: false });
});
