import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkMessage,
  CONTACT_FIELDS,
  EMPTY_MESSAGE,
  type ContactValues,
} from '../../../src/domain/contact/message.ts';

const GOOD: ContactValues = {
  name: 'Akinyi O’Brien-Wanjiku',
  company: '',
  email: 'akinyi@example.com',
  phone: '',
  message: 'Our server hums.\nPlease come.',
};

const errorsOf = (change: Partial<ContactValues>) => checkMessage({ ...GOOD, ...change }).errors;

test('a message with name, email and text is accepted, trimmed, its line breaks kept', () => {
  expect(checkMessage({ ...GOOD, name: `  ${GOOD.name} `, phone: ' 0712 345 678\t' })).toEqual({
    values: { ...GOOD, phone: '0712 345 678' },
    errors: {},
    missing: false,
  });
});

describe('what is required', () => {
  test.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email address'],
    ['message', 'Please enter a message'],
  ] as const)('%s, and blanks are no %s', (field, message) => {
    for (const blank of ['', '   ', '\t\n'])
      expect(checkMessage({ ...GOOD, [field]: blank })).toMatchObject({
        errors: { [field]: message },
        missing: true,
      });
  });

  test('is named in the order of the form', () => {
    expect(Object.keys(checkMessage(EMPTY_MESSAGE).errors)).toEqual(['name', 'email', 'message']);
  });
});

test.each([
  ['name', 'Name', 100],
  ['company', 'Company', 100],
  ['phone', 'Phone number', 30],
  ['message', 'Message', 5000],
] as const)('%s has its limit', (field, label, limit) => {
  expect(errorsOf({ [field]: '7'.repeat(limit) })).toEqual({});
  expect(errorsOf({ [field]: '7'.repeat(limit + 1) })).toEqual({
    [field]: `${label} must be at most ${limit} characters`,
  });
});

test.each([
  ['a@b', 'Invalid email address'],
  [`a@${'b'.repeat(255)}.co`, 'Email address must be at most 255 characters'],
])('the email address %s is wrong, not missing', (email, message) => {
  expect(checkMessage({ ...GOOD, email })).toMatchObject({ errors: { email: message }, missing: false });
});

test('whatever is typed is accepted or refused field by field, and what was accepted is accepted again', () => {
  const typed = fc.record(
    Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme' })])),
  );
  fc.assert(
    fc.property(typed, (values) => {
      const { values: once, errors } = checkMessage(values as unknown as ContactValues);
      expect(checkMessage(once)).toMatchObject({ values: once, errors });
    }),
  );
});
