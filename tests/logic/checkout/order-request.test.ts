import { expect, test } from 'vitest';
import { createOrderRequest, decodeOrderResponse } from '#logic/checkout/order-request.ts';
import { decodeOrderStatus } from '#logic/checkout/order-status.ts';
import { readTestData } from '#support/test-data.ts';
import { submission } from '#support/sample-message.ts';
import { validForm } from '#support/sample-form.ts';
import { quoteLines } from '#support/sample-quote.ts';

test('an order request has the record and its lines, with amounts in major units', async () => {
  const request = createOrderRequest(validForm, quoteLines, submission);
  await expect(`${JSON.stringify(request, null, 2)}\n`).toMatchFileSnapshot('order-request.json');
  // The phone number stays as typed, because its country is not Kenya.
  const foreignForm = { ...validForm, phone: '0712 345 678', country: 'Uganda' };
  expect(
    createOrderRequest(foreignForm, quoteLines, submission).record.phone,
    'national number of another country',
  ).toBe('0712 345 678');
});

const decodeResponse = decodeOrderResponse(['pay.example.com']);
const { responses, statuses, unreadableTexts } = readTestData<{
  responses: { status: number; body: unknown; expectedResult: unknown }[];
  statuses: { status: number; text: string; expectedResult: unknown }[];
  unreadableTexts: string[];
}>(import.meta.url);

test.each(responses)(
  'the response $status $body is decoded as $expectedResult',
  ({ status, body, expectedResult }) => {
    expect(decodeResponse({ status, text: JSON.stringify(body) }) ?? null).toEqual(expectedResult);
  },
);

test.each(unreadableTexts)('the response 200 %j is not decoded', (text) => {
  expect(decodeResponse({ status: 200, text })).toBeUndefined();
});

test.each(statuses)('the response $status $text is decoded as the status $expectedResult', (response) => {
  const status = decodeOrderStatus(response) ?? null;
  expect(JSON.parse(JSON.stringify(status))).toEqual(response.expectedResult);
});
