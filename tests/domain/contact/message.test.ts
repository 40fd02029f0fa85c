import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkMessage,
  CONTACT_FIELDS,
  CONTACT_LIMITS,
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
  const { values, errors, missing } = checkMessage({
    ...GOOD,
    name: `  ${GOOD.name} `,
    phone: ' 0712 345 678\t',
  });
  expect(errors).toEqual({});
  expect(missing).toBe(false);
  expect(values).toEqual({ ...GOOD, phone: '0712 345 678' });
});

describe('what is required', () => {
  test.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email address'],
    ['message', 'Please enter a message'],
  ] as const)('%s, and blanks are no %s', (field, message) => {
    for (const blank of ['', '   ', '\t\n']) {
      const { errors, missing } = checkMessage({ ...GOOD, [field]: blank });
      expect(errors).toEqual({ [field]: message });
      expect(missing).toBe(true);
    }
  });

  test('company and phone are not', () => {
    expect(errorsOf({ company: '', phone: '' })).toEqual({});
  });

  test('an empty form names all three, in the order of the form', () => {
    expect(Object.keys(checkMessage(EMPTY_MESSAGE).errors)).toEqual(['name', 'email', 'message']);
  });
});

describe('email addresses', () => {
  test.each(['a@b.co', 'first.last+tag@mail.example.co.ke', "o'brien@b-c.africa"])('%s is one', (email) => {
    expect(errorsOf({ email })).toEqual({});
  });

  test.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a b@c.co',
    'a@b@c.co',
    'x a@b.co',
    'a@b.co y',
    'ü@b.co',
  ])('%s is none', (email) => {
    expect(checkMessage({ ...GOOD, email })).toMatchObject({
      errors: { email: 'Invalid email address' },
      missing: false,
    });
  });
});

describe('lengths', () => {
  const LABELS = { name: 'Name', company: 'Company', phone: 'Phone number', message: 'Message' } as const;
  test.each(Object.entries(LABELS))('%s is at most as long as its limit', (field, label) => {
    const limit = CONTACT_LIMITS[field as keyof typeof LABELS];
    expect(errorsOf({ [field]: '7'.repeat(limit) })).toEqual({});
    expect(errorsOf({ [field]: '7'.repeat(limit + 1) })).toEqual({
      [field]: `${label} must be at most ${limit} characters`,
    });
  });

  test('an email address that is too long is told its limit', () => {
    const email = `a@${'b'.repeat(CONTACT_LIMITS.email)}.co`;
    expect(errorsOf({ email })).toEqual({
      email: `Email address must be at most ${CONTACT_LIMITS.email} characters`,
    });
  });
});

test('whatever is typed is accepted or refused field by field, and what was accepted is accepted again', () => {
  const typed = fc.record(
    Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme' })])),
  );
  fc.assert(
    fc.property(typed, (values) => {
      const { values: once, errors } = checkMessage(values as unknown as ContactValues);
      expect(checkMessage(once).values).toEqual(once);
      expect(checkMessage(once).errors).toEqual(errors);
    }),
  );
});
