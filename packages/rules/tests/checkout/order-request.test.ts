import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeOrderAnswer, orderRequest } from '../../checkout/order-request.ts';
import { decodeOrderStatus } from '../../checkout/payment-status.ts';
import { testData } from '../test-data.ts';
import { submission } from '../delivery/sample-delivery.ts';
import { form, lines } from './sample-order.ts';
import { forAll } from '../property.ts';

test('an order carries the record and its lines, amounts in major units, and is always the same', () => {
  const order = orderRequest(form, lines, submission);
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
  expect(JSON.stringify(orderRequest(form, lines, submission))).toBe(JSON.stringify(order));
});

test('a phone number is read as in the country of the bill', () => {
  const abroad = { ...form, phone: '0712 345 678', country: 'Uganda' };
  expect(orderRequest(abroad, lines, submission).record.phone).toBe('0712345678');
});

const decode = decodeOrderAnswer(['pay.example.com']);
const answers = testData<[status: number, body: unknown, outcome: unknown][]>(import.meta.url);

test.each(answers)('an order that is answered with %i and %j: %j', (status, body, outcome) => {
  expect(decode({ status, text: JSON.stringify(body) }) ?? null).toEqual(outcome);
});

const torn = ['', '{"redirectUrl":"https://pay.example.com/1', '<!doctype html><title>Welcome</title>'];

test.each(torn)('an answer of %j says nothing', (text) => {
  expect(decode({ status: 200, text })).toBeUndefined();
});

const anyText = fc.oneof(fc.string(), fc.json());

forAll('no other answer leads anywhere', [fc.integer({ min: 0, max: 999 }), anyText], (status, text) => {
  expect(decode({ status, text })?.kind).not.toBe('redirect');
});

test.each([
  [200, '{"status":"paid"}', 'paid'],
  [200, '{"status":"pending"}', 'pending'],
  [200, '{"status":"declined"}', 'declined'],
  [200, '{"status":"thank you"}', undefined],
  [200, '{"paid":true}', undefined],
  [200, '"paid"', undefined],
  [200, '', undefined],
  [404, '{"status":"paid"}', undefined],
  [404, '{"error":"not_found"}', 'not_found'],
  [503, '{"error":"not_found"}', undefined],
])('of an order that is answered with %i %s the status is %s', (status, text, known) => {
  expect(decodeOrderStatus({ status, text })?.status).toBe(known);
});

test.each([
  ['"2026-01-15T09:00:00.000Z"', new Date(Date.UTC(2026, 0, 15, 9))],
  ['"yesterday"', undefined],
  ['1768467600000', undefined],
  ['null', undefined],
])('an order that was received at %s', (text, time) => {
  const answer = { status: 200, text: `{"status":"paid","receivedAt":${text}}` };
  expect(decodeOrderStatus(answer)).toEqual({ status: 'paid', ...(time && { receivedAt: time }) });
});
