import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFields, isReference } from '../../../src/domain/delivery/answers.ts';
import { forAll } from '../../property.ts';

const json = (status: number, body: unknown) => ({ status, text: JSON.stringify(body) });
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
    [json(422, { fields: { shoeSize: 'Too small' } }), undefined],
    [json(422, { fields: ['name'] }), undefined],
    [json(422, { name: 'Too short' }), undefined],
    [json(422, null), undefined],
    [{ status: 422, text: '{"fields":{"name":' }, undefined],
    [json(400, { fields: { name: 'Too short' } }), undefined],
  ])('%j names %j', (answer, fields) => {
    expect(decodeFields(answer, known)).toEqual(fields);
  });

  forAll(
    'names known fields only, with a word each, whatever comes',
    [fc.dictionary(fc.constantFrom('name', 'email', '__proto__', 'x'), fc.anything())],
    (fields) => {
      const decoded = decodeFields(json(422, { fields }), known) ?? { name: 'x' };
      expect(known).toEqual(expect.arrayContaining(Object.keys(decoded)));
      for (const message of Object.values(decoded)) expect(message.trim()).not.toBe('');
    },
  );
});

test('a reference is 1 to 64 plain characters', () => {
  const references = ['INV-1767225600000', 'ps_123.4', 'x'.repeat(64)];
  expect([...references, 'x'.repeat(65), '', '<b>', 'a b', 1].filter(isReference)).toEqual(references);
});
