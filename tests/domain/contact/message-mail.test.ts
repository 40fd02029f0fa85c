import { expect, test } from 'vitest';
import { messageMail, messageText } from '../../../src/domain/contact/message-mail.ts';
import { EMPTY_MESSAGE } from '../../../src/domain/contact/message.ts';

const mail = (change: object) =>
  new URL(messageMail('support@mtelo.example', { ...EMPTY_MESSAGE, ...change }));

test('the mail goes to the office, says from whom it is, and has the message in it', () => {
  const message = 'Is 5 > 4?\nYes & no';
  const url = mail({ name: 'Zawadi & Sons', company: 'Kerio', phone: '+254 1', message });
  expect(url.protocol + url.pathname).toBe('mailto:support@mtelo.example');
  expect([...url.searchParams]).toEqual([
    ['subject', 'Message from Zawadi & Sons'],
    ['body', `${message}\n\nZawadi & Sons, Kerio, +254 1`],
  ]);
});

test('what was left empty leaves no gap, and spaces are written so that every email app reads them', () => {
  const url = mail({ name: 'A B', message: 'C D' });
  expect(url.searchParams.get('body')).toBe('C D\n\nA B');
  expect(url.href).not.toContain('+');
});

test('a message by itself says how to answer it', () => {
  const values = { ...EMPTY_MESSAGE, name: 'Zawadi', email: 'zawadi@example.co.ke', message: 'Habari' };
  expect(messageText(values)).toBe('Habari\n\nZawadi, zawadi@example.co.ke');
});
