import { expect, test } from 'vitest';
import { decodeFieldMessages, isReference } from '#logic/delivery/responses.ts';
import { readTestData } from '#support/test-data.ts';

const fieldNames = ['name', 'email'];
const createResponse = (status: number, body: unknown) => ({ status, text: JSON.stringify(body) });

const responses = readTestData<[number, unknown, unknown][]>(import.meta.url);

test.each(responses)('the response %i %j is decoded as the messages %j', (status, body, fields) => {
  expect(decodeFieldMessages(createResponse(status, body), fieldNames) ?? null).toEqual(fields);
});

test('a long reason is truncated, and a damaged response refuses no field', () => {
  expect(decodeFieldMessages(createResponse(422, { fields: { name: 'x'.repeat(300) } }), fieldNames)).toEqual(
    {
      name: 'x'.repeat(200),
    },
  );
  expect(decodeFieldMessages({ status: 422, text: '{"fields":{"name":' }, fieldNames)).toBeUndefined();
});

test('a reference is 1 to 64 plain characters', () => {
  const references = ['INV-1767225600000', 'ps_123.4', 'x'.repeat(64)];
  expect([...references, 'x'.repeat(65), '', '<b>', 'a b', 1].filter(isReference)).toEqual(references);
});
