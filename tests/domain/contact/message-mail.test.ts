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

test('what was left empty leaves no gap, and spaces are written so that every email app reads them', () => {
  const url = mail({ name: 'A B', message: 'C D' });
  expect(url.searchParams.get('body')).toBe('C D\n\nA B');
  expect(url.href).not.toContain('+');
});
