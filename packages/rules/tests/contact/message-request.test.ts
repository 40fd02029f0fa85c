import { expect, test } from 'vitest';
import { decodeMessageAnswer, messageRequest } from '../../contact/message-request.ts';
import { message, submission } from '../delivery/sample-delivery.ts';

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
  const filled = { ...message, company: 'Wanjiku & Daughters', phone: '0712 345 678' };
  const trapped = { page: '/contact', honeypot: 'https://spam.example' };
  expect(messageRequest(filled, submission, trapped)).toMatchObject({
    company: 'Wanjiku & Daughters',
    phone: '+254712345678',
    website: 'https://spam.example',
  });
});

test('an order as a message says so with its number, in a field and in the subject of the mail', () => {
  const sent = { page: '/checkout', honeypot: '', orderNumber: 'INV-1767225600000' };
  expect(messageRequest(message, submission, sent)).toMatchObject({
    kind: 'order',
    orderNumber: 'INV-1767225600000',
    subject: `Order INV-1767225600000 from ${message.name}`,
  });
});

test('a message is delivered by any success', () => {
  const delivered = (status: number) => decodeMessageAnswer({ status, text: 'anything' }) !== undefined;
  expect([199, 200, 204, 299, 300, 422].filter(delivered)).toEqual([200, 204, 299]);
});
