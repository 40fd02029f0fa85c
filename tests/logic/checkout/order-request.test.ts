import { expect, test } from 'vitest';
import { createCheckoutRecord } from '../../../src/logic/checkout/order-record.ts';
import { decodeOrderAnswer, createOrderRequest } from '../../../src/logic/checkout/order-request.ts';
import { decodeOrderStatus } from '../../../src/logic/checkout/payment-status.ts';
import { readTestData } from '../../support/test-data.ts';
import { submission } from '../../support/sample-message.ts';
import { form } from '../../support/sample-form.ts';
import { lines } from '../../support/sample-quote.ts';

test('an order carries the record and its lines, amounts in major units', () => {
  const order = createOrderRequest(form, lines, submission);
  expect(order).toMatchObject({
    kind: 'order',
    record: { ...createCheckoutRecord(form, lines, submission.atMs), phone: '+254712345678' },
    lines: [
      { id: 'vpn-setup', quantity: 2, unitPrice: 280, currency: 'USD', total: 560 },
      { id: 'consultation', quantity: 1, unitPrice: 25, currency: 'USD', total: 25 },
      { id: 'custom', name: 'Cabling', quantity: 1, unitPrice: 180.5, currency: 'USD', total: 180.5 },
    ],
  });
  expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.record.total);
  const abroad = { ...form, phone: '0712 345 678', country: 'Uganda' };
  expect(createOrderRequest(abroad, lines, submission).record.phone, 'by the country').toBe('0712 345 678');
});

const decode = decodeOrderAnswer(['pay.example.com']);
const { answers, statuses } = readTestData<
  Record<'answers', [status: number, body: unknown, outcome: unknown][]> &
    Record<'statuses', [status: number, text: string, known: unknown][]>
>(import.meta.url);

test.each(answers)('an order that is answered with %i and %j: %j', (status, body, outcome) => {
  expect(decode({ status, text: JSON.stringify(body) }) ?? null).toEqual(outcome);
});

const torn = ['', '{"redirectUrl":"https://pay.example.com/1', '<!doctype html><title>Welcome</title>'];

test.each(torn)('an answer of %j says nothing', (text) => {
  expect(decode({ status: 200, text })).toBeUndefined();
});

test.each(statuses)('of an order that is answered with %i %s the status is %j', (status, text, known) => {
  expect(JSON.parse(JSON.stringify(decodeOrderStatus({ status, text }) ?? null))).toEqual(known);
});
