import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFields, isReference } from '../../../src/domain/delivery/answers.ts';
import { decodeContactAnswer } from '../../../src/domain/contact/message-delivery.ts';
import { decodeOrderAnswer } from '../../../src/domain/checkout/order-delivery.ts';

const json = (status: number, body: unknown) => ({ status, text: JSON.stringify(body) });
const order = decodeOrderAnswer(['pay.example.com']);
const redirectUrl = 'https://pay.example.com/1';

test.each([
  [199, undefined],
  [200, { kind: 'delivered' }],
  [204, { kind: 'delivered' }],
  [299, { kind: 'delivered' }],
  [300, undefined],
  [422, undefined],
])('a message that is answered with %i: %j', (status, outcome) => {
  expect(decodeContactAnswer({ status, text: 'anything' })).toEqual(outcome);
});

describe('an order', () => {
  test.each([
    [json(200, { redirectUrl, reference: 'r-1' }), { kind: 'redirect', url: redirectUrl, reference: 'r-1' }],
    [json(201, { redirectUrl, reference: 'r-1' }), { kind: 'redirect', url: redirectUrl, reference: 'r-1' }],
    [json(200, { redirectUrl: 'https://evil.example', reference: 'r-1' }), { kind: 'unsafe-redirect' }],
    [json(200, { redirectUrl: 'javascript:alert(1)', reference: 'r-1' }), { kind: 'unsafe-redirect' }],
    [json(409, { error: 'price_changed' }), { kind: 'price-changed' }],
    [json(409, { error: 'in_use' }), undefined],
    [json(400, { error: 'price_changed' }), undefined],
    [json(500, { redirectUrl, reference: 'r-1' }), undefined],
    [json(200, { redirectUrl }), undefined],
    [json(200, { redirectUrl: [redirectUrl], reference: 'r-1' }), undefined],
    [json(200, { redirectUrl, reference: '' }), undefined],
    [json(200, { redirectUrl, reference: 'Call 0800 to pay' }), undefined],
    [json(200, null), undefined],
    [json(200, 'text'), undefined],
    [{ status: 200, text: `{"redirectUrl":"${redirectUrl}` }, undefined],
    [{ status: 200, text: '' }, undefined],
  ])('answered with %j is %j', (answer, outcome) => {
    expect(order(answer)).toEqual(outcome);
  });

  test('decodes any answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.oneof(fc.string(), fc.json()), (status, text) => {
        const outcome = order({ status, text });
        expect(outcome?.kind).not.toBe('redirect');
      }),
    );
  });
});

describe('a refusal', () => {
  const known = ['name', 'email'];
  test.each([
    [
      json(422, { fields: { name: 'Too short', email: ' No\nmailbox ' } }),
      { name: 'Too short', email: 'No mailbox' },
    ],
    [json(422, { fields: { name: 'Too short', age: 'Too young', email: 1 } }), { name: 'Too short' }],
    [json(422, { fields: { name: 'x'.repeat(300) } }), { name: 'x'.repeat(200) }],
    [json(422, { fields: { name: '\u202Ereversed' } }), { name: 'reversed' }],
    [json(422, { fields: { name: '  ' } }), undefined],
    [json(422, { fields: {} }), undefined],
    [json(422, { fields: ['name'] }), undefined],
    [json(422, { name: 'Too short' }), undefined],
    [json(422, null), undefined],
    [{ status: 422, text: '{"fields":{"name":' }, undefined],
    [json(400, { fields: { name: 'Too short' } }), undefined],
  ])('%j names %j', (answer, fields) => {
    expect(decodeFields(answer, known)).toEqual(fields);
  });

  test('names known fields only, with a word each, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'email', '__proto__', 'x'), fc.anything()),
        (fields) => {
          const decoded = decodeFields(json(422, { fields }), known) ?? { name: 'x' };
          expect(known).toEqual(expect.arrayContaining(Object.keys(decoded)));
          for (const message of Object.values(decoded)) expect(message.trim()).not.toBe('');
        },
      ),
    );
  });
});

test.each([
  ['INV-1767225600000', true],
  ['ps_123.4', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['<b>', false],
  ['a b', false],
  [1, false],
])('%j is a reference: %s', (value, is) => {
  expect(isReference(value)).toBe(is);
});
