import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMessage, EMPTY_MESSAGE, messageMail, messageText } from '../../contact/message.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '../../contact/fields.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { message } from './sample-message.ts';

const GOOD: ContactValues = { ...message, message: 'Our server hums.\nPlease come.' };

const errorsOf = (change: Partial<ContactValues>) => checkMessage({ ...GOOD, ...change }).errors;

test('a message with name, email and text is accepted, trimmed, with its line breaks', () => {
  expect(checkMessage({ ...GOOD, name: `  ${GOOD.name} `, phone: ' 0712 345 678\t' })).toEqual({
    values: { ...GOOD, phone: '0712 345 678' },
    errors: {},
    missing: false,
  });
});

test('what is missing is named in the order of the form, and blanks are none', () => {
  const REQUIRED = {
    name: 'Please enter your name',
    email: 'Invalid email address',
    message: 'Please enter a message',
  };
  expect(Object.entries(checkMessage(EMPTY_MESSAGE).errors)).toEqual(Object.entries(REQUIRED));
  for (const [field, message] of Object.entries(REQUIRED)) {
    const { errors, missing } = checkMessage({ ...GOOD, [field]: ' \t\n' });
    expect([errors, missing]).toEqual([{ [field]: message }, true]);
  }
});

const { refused, limits } = testData<{
  refused: [field: ContactField, typed: string, message: string][];
  limits: [field: ContactField, label: string, limit: number][];
}>(import.meta.url);

test.each(limits)('%s has its limit', (field, label, limit) => {
  expect(errorsOf({ [field]: '7'.repeat(limit) })).toEqual({});
  const message = `${label} must be at most ${limit} characters`;
  expect(errorsOf({ [field]: '7'.repeat(limit + 1) })).toEqual({ [field]: message });
});

test.each([
  ...refused,
  ['email', `a@${'b.'.repeat(130)}co`, 'Email address must be at most 255 characters'] as const,
])('%s is wrong, not missing, as %s', (field, typed, message) => {
  expect(checkMessage({ ...GOOD, [field]: typed })).toMatchObject({
    errors: { [field]: message },
    missing: false,
  });
});

const anyMessage = fc.record(
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme' })])),
);

forAll('what was accepted or refused once is so again', [anyMessage], (typed) => {
  const { values, errors } = checkMessage(typed as unknown as ContactValues);
  expect(checkMessage(values)).toMatchObject({ values, errors });
});

test('its mail goes to the office, says from whom it is, and has the message in it', () => {
  const message = 'Is 5 > 4?\nYes & no';
  const typed = { ...EMPTY_MESSAGE, name: 'Zawadi & Sons', company: 'Kerio', phone: '+254 1', message };
  const url = new URL(messageMail('support@mtelo.example', typed) ?? '');
  expect(url.href, 'spaces as every email app reads them').not.toContain('+');
  expect(url.protocol + url.pathname).toBe('mailto:support@mtelo.example');
  expect([...url.searchParams]).toEqual([
    ['subject', 'Message from Zawadi & Sons'],
    ['body', `Is 5 > 4?\r\nYes & no\r\n\r\nZawadi & Sons, Kerio, +254 1`],
  ]);
});

test('a message too long for the address of a mail has none', () => {
  const mailOf = (message: string) => messageMail('a@b.ke', { ...EMPTY_MESSAGE, name: 'Z', message });
  const spare = 2048 - (mailOf('')?.length ?? 0);
  expect(mailOf('x'.repeat(spare))).toHaveLength(2048);
  expect(mailOf('x'.repeat(spare + 1))).toBeUndefined();
});

test('what was left empty leaves no gap in the text', () => {
  const values = { ...EMPTY_MESSAGE, name: 'Z A', email: 'zawadi@example.co.ke', message: 'C D' };
  expect(messageText(values)).toBe('C D\n\nZ A, zawadi@example.co.ke');
});
