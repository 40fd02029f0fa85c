import { expect, test } from 'vitest';
import { contactDelivery, contactReference } from '../../../src/domain/contact/message-delivery.ts';
import { orderDelivery } from '../../../src/domain/checkout/order-delivery.ts';
import { form, lines } from '../checkout/sample-order.ts';
import { message, submission } from './sample-delivery.ts';

test('a message carries what was written, and only that', () => {
  expect(contactDelivery(message, submission, { page: '/contact', honeypot: '' })).toEqual({
    kind: 'contact',
    reference: 'MSG-1767225600000-012345',
    submittedAt: '2026-01-01T00:00:00.000Z',
    page: '/contact',
    name: message.name,
    email: message.email,
    message: 'Hello',
  });
});

test('company, phone and the trap are there where they are filled', () => {
  expect(
    contactDelivery({ ...message, company: 'Wanjiku & Daughters', phone: '0712 345 678' }, submission, {
      page: '/contact',
      honeypot: 'https://spam.example',
    }),
  ).toMatchObject({
    company: 'Wanjiku & Daughters',
    phone: '+254712345678',
    website: 'https://spam.example',
  });
});

test('a reference tells the time and a part of the key', () => {
  expect(contactReference({ ...submission, key: 'abcdef0123456789abcdef0123456789' })).toBe(
    'MSG-1767225600000-ABCDEF',
  );
});

test('an order carries the record and its lines, amounts in major units', () => {
  const order = orderDelivery(form, lines, submission);
  expect(order).toMatchObject({
    kind: 'order',
    record: { ...form, phone: '+254712345678', total: 765.5, orderNumber: 'INV-1767225600000' },
    lines: [
      { id: 'vpn-setup', quantity: 2, unitPrice: 280, currency: 'USD', total: 560 },
      { id: 'consultation', quantity: 1, unitPrice: 25, currency: 'USD', total: 25 },
      { id: 'custom', name: 'Cabling', quantity: 1, unitPrice: 180.5, currency: 'USD', total: 180.5 },
    ],
  });
  expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.record.total);
  expect(JSON.stringify(orderDelivery(form, lines, submission))).toBe(JSON.stringify(order));
});

test('a phone number is read as in the country of the bill', () => {
  const abroad = { ...form, phone: '0712 345 678', country: 'Uganda' };
  expect(orderDelivery(abroad, lines, submission).record.phone).toBe('0712345678');
});
