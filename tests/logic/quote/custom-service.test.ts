import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import { parseCustomService } from '../../../src/logic/quote/custom-draft.ts';
import { readTestData } from '../../support/test-data.ts';

const typed = readTestData<{
  taken: [price: string, dollars: number][];
  refused: Record<string, string>;
  forms: [name: string, price: string, parsed: object][];
}>(import.meta.url);
const PRICE = 'Enter a price from USD 25 to 2,500, like 180, 180.50 or 2,500.';
const withPrice = (price: string) => parseCustomService({ name: 'Cabling', price });

test('a name is taken, trimmed, its line breaks made spaces', () => {
  const written = ['  Cabling\nand\u0007racks ', 'a'.repeat(100), '\u{1e900}'.repeat(100)];
  const services = written.map((name) => parseCustomService({ name, price: '100' }));
  expect(services).toMatchObject([{ name: 'Cabling and racks' }, { name: written[1] }, { name: written[2] }]);
});

test.each(typed.taken)('a price is taken from "%s" as %d dollars', (written, dollars) => {
  expect(withPrice(written)).toEqual({ kind: 'valid', name: 'Cabling', price: money(dollars, 'USD') });
});

test.each(Object.entries(typed.refused))('a price is refused that is %s', (_, written) => {
  expect(withPrice(written)).toEqual({ kind: 'invalid', errors: { price: PRICE } });
});

test.each(typed.forms)('%j at %j is %j', (name, price, parsed) => {
  expect(parseCustomService({ name, price })).toEqual(parsed);
});
