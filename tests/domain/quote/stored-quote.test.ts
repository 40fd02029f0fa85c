import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import type { CustomService } from '../../../src/domain/quote/custom-service.ts';
import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { decodeQuote, encodeQuote } from '../../../src/domain/quote/stored-quote.ts';
import { anyCustomCents, anySelection, catalogue } from './sample-catalogue.ts';
import { decode, lines, storedCustom, storedVpn } from './sample-stored.ts';

test('quoteItems holds the fields of the specification, amounts as numbers', () => {
  expect(JSON.parse(encodeQuote(lines))).toEqual([storedVpn, storedCustom]);
});

test('a quote comes back as it was, without a word', () => {
  fc.assert(
    fc.property(anySelection, anyCustomCents, fc.boolean(), (selection, cents, withCustom) => {
      fc.pre(selection.size > 0 || withCustom);
      const price = money(cents / 100, 'USD');
      const own: CustomService = withCustom ? { kind: 'valid', name: 'Own', price } : { kind: 'empty' };
      const quote = quoteLines(selection, own, catalogue);
      expect(decodeQuote(encodeQuote(quote), catalogue)).toEqual({ lines: quote, changes: [] });
    }),
  );
});

describe('there is no quote in', () => {
  test.each([
    ['an empty list', []],
    ['a record', { 0: storedVpn }],
    ['text', 'vpn-setup'],
    ['nothing', null],
    ['a list with nothing valid', [{ ...storedVpn, id: 'gone' }, null, 7, { ...storedCustom, price: 24.99 }]],
  ])('%s', (_, stored) => {
    expect(decode(stored)).toBeUndefined();
  });

  test.each(['', '[', encodeQuote(lines).slice(0, -1), 'undefined'])('torn text %j', (text) => {
    expect(decodeQuote(text, catalogue)).toBeUndefined();
  });
});

describe('any text whatever', () => {
  const item = fc.record(
    {
      id: fc.oneof(fc.constantFrom('vpn-setup', 'data-backup', 'custom', '__proto__'), fc.string()),
      name: fc.oneof(fc.constant('Own'), fc.jsonValue()),
      price: fc.oneof(fc.constant(280), fc.double({ min: 0, max: 3000 }), fc.jsonValue()),
      quantity: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue()),
      total: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const nearly = fc.array(fc.oneof(item, fc.jsonValue())).map((items) => JSON.stringify(items));
  const anyText = fc.oneof(fc.string(), fc.json(), nearly);

  test('gives no quote, or one whose services are the catalogue’s to the cent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const restored = decodeQuote(text, catalogue);
        if (!restored) return;
        expect(restored.lines.length).toBeGreaterThan(0);
        const services = restored.lines.filter(({ id }) => id !== 'custom');
        const selection = new Map(services.map(({ id, quantity }) => [id, quantity]));
        expect(services).toEqual(quoteLines(selection, { kind: 'empty' }, catalogue));
      }),
    );
  });

  test('settles: what was restored is restored the same again, without a word', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const restored = decodeQuote(text, catalogue);
        if (!restored) return;
        expect(decodeQuote(encodeQuote(restored.lines), catalogue)).toEqual({ ...restored, changes: [] });
      }),
    );
  });
});
