/** What is sent of a message, and what an answer to it says. */
import { expect, test } from 'vitest';
import { decodeFormServiceAnswer, formServiceBody } from '../../../../src/logic/contact/form-service.ts';
import { HONEYPOT, messageRequest } from '../../contact/message-request.ts';
import { netlifyFields } from '../../contact/netlify-form.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { body, message, submission } from './sample-message.ts';

test('a message is what was written, and only that', () => {
  const { company: _, phone, ...written } = message;
  expect(phone).toBe('');
  expect(messageRequest(message, submission, { page: '/contact', honeypot: '' })).toEqual({
    kind: 'contact',
    reference: 'MSG-1767225600000-012345',
    submittedAt: '2026-01-01T00:00:00.000Z',
    page: '/contact',
    ...written,
  });
  const filled = { ...message, company: 'Wanjiku & Daughters', phone: '+254 (0)712 345 678' };
  const trapped = { page: '/contact', honeypot: 'https://spam.example' };
  expect(messageRequest(filled, submission, trapped)).toMatchObject({
    company: 'Wanjiku & Daughters',
    phone: '+254712345678',
    website: 'https://spam.example',
  });
  const local = messageRequest({ ...filled, phone: '0772 123 456' }, submission, trapped);
  expect(local.phone, 'which may be a number of Uganda').toBe('0772 123 456');
});

test('an order as a message says so with its number, in a field and in the subject of the mail', () => {
  const sent = { page: '/checkout', honeypot: '', orderNumber: 'INV-1767225600000' };
  expect(messageRequest(message, submission, sent)).toMatchObject({
    kind: 'order',
    orderNumber: 'INV-1767225600000',
    subject: `Order INV-1767225600000 from ${message.name}`,
  });
});

test('a message is sent as a plain form would send it, after what the service wants', () => {
  expect([...formServiceBody('access_key=a%26b', body)]).toEqual([
    ['access_key', 'a&b'],
    ...Object.entries(body),
  ]);
});

const answers = testData<[status: number, text: string, accepted: string | null, kind?: string][]>(
  import.meta.url,
);

test.each(answers)('%i %s with %s is %s', (status, text, accepted, kind) => {
  expect(decodeFormServiceAnswer({ status, text }, accepted ?? undefined)?.kind).toBe(kind);
});

test('the page that Netlify reads names every field that a message can have', () => {
  const origin = { page: '/contact', honeypot: 'spam', orderNumber: 'INV-1' };
  const full = messageRequest({ ...message, company: 'Kerio', phone: '0712345678' }, submission, origin);
  expect(netlifyFields().toSorted()).toEqual([...Object.keys(full)].toSorted());
  expect(netlifyFields()).toContain(HONEYPOT);
});
