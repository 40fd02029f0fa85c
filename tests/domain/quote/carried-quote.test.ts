import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arriveWithQuote, carryQuote } from '../../../src/domain/quote/carried-quote.ts';
import { EMPTY_DRAFT, parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { NOTHING_SELECTED } from '../../../src/domain/quote/selection.ts';
import { anyCustomCents, anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const vpn = new Map([['vpn-setup', 2]]);

describe('without storage a quote travels in the address', () => {
  test.each([
    ['services alone', EMPTY_DRAFT, '#q=vpn-setup.2'],
    [
      'with the custom service as typed',
      { name: 'Racks & cables', price: '180.50' },
      '#q=vpn-setup.2&name=Racks+%26+cables&price=180.50',
    ],
    ['but without one that makes no line', { name: 'Racks', price: '1e3' }, '#q=vpn-setup.2'],
  ])('%s', (_, custom, fragment) => {
    expect(carryQuote({ selection: vpn, custom })).toBe(fragment);
  });

  forAll(
    'and arrives as it left',
    [anySelection, anyCustomCents, fc.string({ maxLength: 50 })],
    (selection, cents, typed) => {
      const custom = { name: `Own ${typed}`, price: String(cents / 100) };
      const lines = quoteLines(selection, parseCustomService(custom), catalogue);
      expect(arriveWithQuote(carryQuote({ selection, custom }), catalogue)).toEqual({ lines, changes: [] });
    },
  );
});

describe('on arrival', () => {
  test.each([
    ['a custom service outside of the rule', '&name=Racks&price=24.99', { kind: 'custom' }],
    ['a custom service without a price', '&name=Racks', { kind: 'custom' }],
    ['a custom service without a name', '&price=25', { kind: 'custom' }],
    ['an unknown service', '~gone.1', { kind: 'unknown', id: 'gone' }],
  ])('%s is left out, and reported', (_, rest, change) => {
    expect(arriveWithQuote(`#q=vpn-setup.2${rest}`, catalogue)).toEqual({
      lines: quoteLines(vpn, { kind: 'empty' }, catalogue),
      changes: [change],
    });
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

  forAll(
    'any fragment gives no quote, or one with a line',
    [fc.string({ unit: 'binary', maxLength: 40 }), fc.webFragments()],
    (text, fragment) => {
      expect(arriveWithQuote(text, catalogue)?.lines).not.toEqual([]);
      expect(arriveWithQuote(fragment, catalogue)?.lines).not.toEqual([]);
    },
  );
});
