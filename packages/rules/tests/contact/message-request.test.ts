import { expect, test } from 'vitest';
import { validMessage, submission } from '../../../../tests/support/sample-message.ts';
import { createMessageRequest } from '../../contact/message-request.ts';

test('a message request contains only the fields that were filled in', () => {
  const { company: _, phone: __, ...filledFields } = validMessage;
  expect(createMessageRequest(validMessage, submission, { page: '/contact', honeypot: '' })).toEqual({
    kind: 'contact',
    reference: 'MSG-1767225600000-012345',
    submittedAt: '2026-01-01T00:00:00.000Z',
    page: '/contact',
    ...filledFields,
  });
});

test.each([
  ['+254 (0)712 345 678', '+254712345678'],
  // This could be a Ugandan number.
  ['0772 123 456', '0772 123 456'],
])(
  'an order sent as a message has the order’s fields, and the phone number %s as %s',
  (phone, expectedPhone) => {
    const values = { ...validMessage, company: 'Wanjiku & Daughters', phone };
    const context = { page: '/checkout', honeypot: 'spam', orderNumber: 'INV-1767225600000' };
    expect(createMessageRequest(values, submission, context)).toMatchObject({
      kind: 'order',
      orderNumber: 'INV-1767225600000',
      subject: `Order INV-1767225600000 from ${validMessage.name}`,
      company: 'Wanjiku & Daughters',
      phone: expectedPhone,
      website: 'spam',
    });
  },
);
