import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arriveWithQuote, carryQuote } from '../../../src/domain/quote/carried-quote.ts';
import { EMPTY_DRAFT, parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { NOTHING_SELECTED } from '../../../src/domain/quote/selection.ts';
import { anyCustomCents, anySelection, catalogue } from './sample-catalogue.ts';

const vpn = new Map([['vpn-setup', 2]]);

describe('without storage a quote travels in the address', () => {
  test('services alone', () => {
    expect(carryQuote({ selection: vpn, custom: EMPTY_DRAFT })).toBe('#q=vpn-setup.2');
  });

  test('with the custom service as typed', () => {
    const custom = { name: 'Racks & cables', price: '180.50' };
    expect(carryQuote({ selection: vpn, custom })).toBe('#q=vpn-setup.2&name=Racks+%26+cables&price=180.50');
  });

  test('but without one that makes no line', () => {
    expect(carryQuote({ selection: vpn, custom: { name: 'Racks', price: '1e3' } })).toBe('#q=vpn-setup.2');
  });

  test('and arrives as it left', () => {
    fc.assert(
      fc.property(anySelection, anyCustomCents, fc.string({ maxLength: 50 }), (selection, cents, typed) => {
        const custom = { name: `Own ${typed}`, price: String(cents / 100) };
        const lines = quoteLines(selection, parseCustomService(custom), catalogue);
        expect(arriveWithQuote(carryQuote({ selection, custom }), catalogue)).toEqual({ lines, changes: [] });
      }),
    );
  });
});

describe('on arrival', () => {
  test('a custom service outside of the rule is left out, and said', () => {
    expect(arriveWithQuote('#q=vpn-setup.2&name=Racks&price=24.99', catalogue)).toEqual({
      lines: quoteLines(vpn, { kind: 'empty' }, catalogue),
      changes: [{ kind: 'custom' }],
    });
  });

  test('half a custom service is left out, and said', () => {
    expect(arriveWithQuote('#q=vpn-setup.2&name=Racks', catalogue)?.changes).toEqual([{ kind: 'custom' }]);
    expect(arriveWithQuote('#q=vpn-setup.2&price=25', catalogue)?.changes).toEqual([{ kind: 'custom' }]);
  });

  test('an unknown service is left out, and said', () => {
    expect(arriveWithQuote('#q=vpn-setup.2~gone.1', catalogue)?.changes).toEqual([
      { kind: 'unknown', id: 'gone' },
    ]);
  });

  test('a custom service alone is a quote', () => {
    const custom = { name: 'Racks', price: '100' };
    expect(arriveWithQuote('#name=Racks&price=100', catalogue)).toEqual({
      lines: quoteLines(NOTHING_SELECTED, parseCustomService(custom), catalogue),
      changes: [],
    });
    expect(arriveWithQuote('name=Racks&price=100', catalogue)?.lines.length).toBe(1);
  });

  test.each(['', '#', '#q=', '#q=gone.1', '#name=Racks&price=1e3'])('%j is no quote', (fragment) => {
    expect(arriveWithQuote(fragment, catalogue)).toBeUndefined();
  });

  test('any fragment gives no quote, or one with a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.webFragments(), (text, fragment) => {
        expect(arriveWithQuote(text, catalogue)?.lines).not.toEqual([]);
        expect(arriveWithQuote(fragment, catalogue)?.lines).not.toEqual([]);
      }),
    );
  });
});
