import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkMessage,
  CONTACT_FIELDS,
  EMPTY_MESSAGE,
  type ContactValues,
} from '../../../src/domain/contact/message.ts';
import { forAll } from '../../property.ts';

const GOOD: ContactValues = {
  name: 'Akinyi O’Brien-Wanjiku',
  company: '',
  email: 'akinyi@example.com',
  phone: '',
  message: 'Our server hums.\nPlease come.',
};

const errorsOf = (change: Partial<ContactValues>) => checkMessage({ ...GOOD, ...change }).errors;

test('a message with name, email and text is accepted, trimmed, with its line breaks', () => {
  expect(checkMessage({ ...GOOD, name: `  ${GOOD.name} `, phone: ' 0712 345 678\t' })).toEqual({
    values: { ...GOOD, phone: '0712 345 678' },
    errors: {},
    missing: false,
  });
});

test.each([
  ['name', 'Please enter your name'],
  ['email', 'Invalid email address'],
  ['message', 'Please enter a message'],
])('%s is required, and blanks are none', (field, message) => {
  const expected = { errors: { [field]: message }, missing: true };
  for (const blank of ['', '   ', '\t\n'])
    expect(checkMessage({ ...GOOD, [field]: blank })).toMatchObject(expected);
});

test('what is missing is named in the order of the form', () => {
  expect(Object.keys(checkMessage(EMPTY_MESSAGE).errors)).toEqual(['name', 'email', 'message']);
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

const anyMessage = fc.record(
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme' })])),
);

forAll('what was accepted or refused once is so again', [anyMessage], (typed) => {
  const { values, errors } = checkMessage(typed as unknown as ContactValues);
  expect(checkMessage(values)).toMatchObject({ values, errors });
});
