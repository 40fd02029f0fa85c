import { expect, test } from 'vitest';
import { messageMail } from '../../../src/domain/contact/message-mail.ts';
import { EMPTY_MESSAGE } from '../../../src/domain/contact/message.ts';

const mail = (change: object) =>
  new URL(messageMail('support@mtelo.example', { ...EMPTY_MESSAGE, ...change }));

test('the mail goes to the office, says from whom it is, and carries the message', () => {
  const url = mail({
    name: 'Zawadi & Sons',
    company: 'Kerio',
    phone: '+254 1',
    message: 'Is 5 > 4?\nYes & no',
  });
  expect(url.protocol + url.pathname).toBe('mailto:support@mtelo.example');
  expect(url.searchParams.get('subject')).toBe('Message from Zawadi & Sons');
  expect(url.searchParams.get('body')).toBe('Is 5 > 4?\nYes & no\n\nZawadi & Sons, Kerio, +254 1');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('what was left empty leaves no gap', () => {
  expect(mail({ name: 'Zawadi', message: 'Hello' }).searchParams.get('body')).toBe('Hello\n\nZawadi');
});

test('spaces are written so that every email app reads them', () => {
  expect(mail({ name: 'A B', message: 'C D' }).href).not.toContain('+');
});
