import { expect, test } from 'vitest';
import { decodeFieldMessages, isReference } from '#logic/delivery/responses.ts';
import { readTestData } from '#support/test-data.ts';

const fieldNames = ['name', 'email'];
const decodeMessages = (status: number, text: string) => decodeFieldMessages({ status, text }, fieldNames);

const responses = readTestData<{ status: number; body: unknown; expectedMessages: unknown }[]>(
  import.meta.url,
);

test.each(responses)(
  'the response $status $body is decoded as the messages $expectedMessages',
  (response) => {
    expect(decodeMessages(response.status, JSON.stringify(response.body)) ?? null).toEqual(
      response.expectedMessages,
    );
  },
);

test('a long field message is truncated', () => {
  const body = { fields: { name: 'x'.repeat(300) } };
  expect(decodeMessages(422, JSON.stringify(body))).toEqual({ name: 'x'.repeat(200) });
});

test('a damaged response has no messages', () => {
  expect(decodeMessages(422, '{"fields":{"name":')).toBeUndefined();
});

test('a reference is 1 to 64 plain characters', () => {
  const references = ['INV-1767225600000', 'ps_123.4', 'x'.repeat(64)];
  expect([...references, 'x'.repeat(65), '', '<b>', 'a b', 1].filter(isReference)).toEqual(references);
});
