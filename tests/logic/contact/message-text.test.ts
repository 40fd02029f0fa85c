import { expect, test } from 'vitest';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { createMailtoLink } from '#logic/contact/message-text.ts';

test('a mailto link has the office as its recipient and names the sender', () => {
  const message = 'Is 5 > 4?\nYes & no';
  const values = {
    ...EMPTY_MESSAGE,
    name: 'Zawadi & Sons',
    company: 'Kerio',
    phone: '+254 1',
    message,
  };
  const url = new URL(createMailtoLink('support@mtelo.example', values) ?? '');
  expect(url.href, 'email apps keep a + as it is').not.toContain('+');
  expect(url.protocol + url.pathname).toBe('mailto:support@mtelo.example');
  expect([...url.searchParams]).toEqual([
    ['subject', 'Message from Zawadi & Sons'],
    ['body', 'Is 5 > 4?\r\nYes & no\r\n\r\nZawadi & Sons, Kerio, +254 1'],
  ]);
});

test('a message that is too long has no mailto link', () => {
  const createLink = (message: string) =>
    createMailtoLink('a@b.ke', { ...EMPTY_MESSAGE, name: 'Z', message });
  // A link may have 2048 characters, including the address and the signature.
  const remainingLength = 2048 - (createLink('')?.length ?? 0);
  expect(createLink('x'.repeat(remainingLength))).toHaveLength(2048);
  expect(createLink('x'.repeat(remainingLength + 1))).toBeUndefined();
});
