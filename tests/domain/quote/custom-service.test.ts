import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import {
  CUSTOM_MESSAGES,
  CUSTOM_NAME,
  EMPTY_DRAFT,
  parseCustomService,
} from '../../../src/domain/quote/custom-service.ts';

const withName = (name: string) => parseCustomService({ name, price: '100' });

describe('a name', () => {
  test('is trimmed, and its line breaks become spaces', () => {
    expect(withName('  Cabling\nand\u0007racks ')).toMatchObject({
      kind: 'valid',
      name: 'Cabling and racks',
    });
  });

  test('of 100 characters is fine, in any script', () => {
    expect(CUSTOM_NAME.max).toBe(100);
    expect(withName('a'.repeat(100)).kind).toBe('valid');
    expect(withName('\u{1e900}'.repeat(100)).kind).toBe('valid');
  });

  test('of 101 characters is refused', () => {
    expect(withName('a'.repeat(101))).toEqual({
      kind: 'invalid',
      errors: { name: 'The name of the service must be at most 100 characters' },
    });
  });
});

describe('the form as a whole', () => {
  const { nameMissing, priceMissing, nameTooLong, price } = CUSTOM_MESSAGES;
  const long = 'a'.repeat(101);

  test.each([
    ['nothing', '', '', { kind: 'empty' }],
    ['blanks only', '  ', '\t', { kind: 'empty' }],
    ['a name only', 'Cabling', ' ', { kind: 'incomplete', missing: 'price', hint: priceMissing }],
    ['a price only', ' ', '100', { kind: 'incomplete', missing: 'name', hint: nameMissing }],
    ['a wrong price only', '', '1e3', { kind: 'invalid', errors: { price } }],
    ['a long name only', long, '', { kind: 'invalid', errors: { name: nameTooLong } }],
    ['both wrong', long, '1e3', { kind: 'invalid', errors: { name: nameTooLong, price } }],
    ['both right', 'Cabling', '100', { kind: 'valid', name: 'Cabling', price: money(100, 'USD') }],
  ])('%s', (_, name, typedPrice, expected) => {
    expect(parseCustomService({ name, price: typedPrice })).toEqual(expected);
  });

  test('is empty at the start', () => {
    expect(parseCustomService(EMPTY_DRAFT)).toEqual({ kind: 'empty' });
  });

  test('says what is missing', () => {
    expect(nameMissing).toBe('Name the service to add it to your quote.');
    expect(priceMissing).toBe('Enter a price from 25 to 2,500 US dollars to add the service to your quote.');
  });

  test('never fails, and is valid only with a name and a price within the bounds', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 40 });
    const decimals = fc.integer({ min: 0, max: 300_000 }).map((cents) => (cents / 100).toFixed(2));
    let valid = 0;
    fc.assert(
      fc.property(anyText, fc.oneof(anyText, decimals), (name, typedPrice) => {
        const parsed = parseCustomService({ name, price: typedPrice });
        if (parsed.kind !== 'valid') return;
        valid += 1;
        expect(parsed.name).not.toBe('');
        expect(parsed.price.minor).toBeGreaterThanOrEqual(2_500);
        expect(parsed.price.minor).toBeLessThanOrEqual(250_000);
      }),
    );
    expect(valid).toBeGreaterThan(0);
  });
});
