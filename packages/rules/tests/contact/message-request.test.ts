import { expect, test } from 'vitest';
import { message, submission } from '../../../../tests/support/sample-message.ts';
import { createMessageRequest } from '../../contact/message-request.ts';

test('a request holds the fields that were filled in, and nothing else', () => {
  const { company: _, phone: __, ...filled } = message;
  expect(createMessageRequest(message, submission, { page: '/contact', honeypot: '' })).toEqual({
    kind: 'contact',
    reference: 'MSG-1767225600000-012345',
    submittedAt: '2026-01-01T00:00:00.000Z',
    page: '/contact',
    ...filled,
  });
});

test.each([
  ['+254 (0)712 345 678', '+254712345678'],
  // This may be a number of Uganda.
  ['0772 123 456', '0772 123 456'],
])(
  'an order as a message has company, honeypot and number, and the phone number %s as %s',
  (typed, phone) => {
    const filled = { ...message, company: 'Wanjiku & Daughters', phone: typed };
    const origin = { page: '/checkout', honeypot: 'spam', orderNumber: 'INV-1767225600000' };
    expect(createMessageRequest(filled, submission, origin)).toMatchObject({
      kind: 'order',
      orderNumber: 'INV-1767225600000',
      subject: `Order INV-1767225600000 from ${message.name}`,
      company: 'Wanjiku & Daughters',
      phone,
      website: 'spam',
    });
  },
);
