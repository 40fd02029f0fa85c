import { expect, test } from 'vitest';
import { money } from '../../money/money.ts';
import { CUSTOM_PRICE, parseCustomService } from '../../quote/custom-service.ts';
import { whyLeftOut } from '../../quote/left-out.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { anyCustomCents } from './sample-catalogue.ts';

const typed = testData<{
  taken: [price: string, dollars: number][];
  refused: Record<string, string>;
  forms: [name: string, price: string, kind: string, field?: string, reason?: string][];
}>(import.meta.url);
const PRICE = 'Enter a price from USD 25 to 2,500, like 180, 180.50 or 2,500.';
const withPrice = (price: string) => parseCustomService({ name: 'Cabling', price });

test.each<readonly [string, string]>([
  ['  Cabling\nand\u0007racks ', 'Cabling and racks'],
  ...['a'.repeat(100), '\u{1e900}'.repeat(100)].map((name) => [name, name] as const),
])('a name is taken, trimmed, its line breaks made spaces: %j', (written, name) => {
  const service = parseCustomService({ name: written, price: '100' });
  expect(service).toEqual({ kind: 'valid', name, price: money(100, 'USD') });
});

test.each(typed.taken)('a price is taken from "%s" as %d dollars', (written, dollars) => {
  expect(withPrice(written)).toEqual({ kind: 'valid', name: 'Cabling', price: money(dollars, 'USD') });
});

const refused = [...Object.entries(typed.refused), ['longer than a number holds', '9'.repeat(400)]] as const;

test.each(refused)('a price is refused that is %s', (_, written) => {
  expect(withPrice(written)).toEqual({ kind: 'invalid', errors: { price: PRICE } });
});

test('a price goes from USD 25 to 2,500', () => {
  expect(CUSTOM_PRICE).toEqual({ min: money(25, 'USD'), max: money(2500, 'USD') });
});

forAll('a price within the bounds is taken to the cent', [anyCustomCents], (cents) => {
  for (const written of [(cents / 100).toFixed(2), String(cents / 100)])
    expect(withPrice(written)).toMatchObject({ price: { minor: cents, currency: 'USD' } });
});

test.each(typed.forms)('%j at %j is %s, left out because %s', (name, price, kind, reason) => {
  const service = parseCustomService({ name, price });
  expect(service.kind).toBe(kind);
  expect(whyLeftOut(service)).toBe(reason);
});

test('what is missing is asked for in a hint, and what is wrong is said of each field', () => {
  expect(withPrice(' ')).toMatchObject({
    missing: 'price',
    hint: 'Enter a price from USD 25 to 2,500 to add the service to your quote.',
  });
  const hint = 'Name the service to add it to your quote.';
  expect(parseCustomService({ name: ' ', price: '100' })).toMatchObject({ missing: 'name', hint });
  const tooLong = { name: 'The name of the service must be at most 100 characters' };
  const named = (price: string) => parseCustomService({ name: 'a'.repeat(101), price });
  expect(named('')).toEqual({ kind: 'invalid', errors: tooLong });
  expect(named('3000')).toEqual({ kind: 'invalid', errors: { ...tooLong, price: PRICE } });
  const reason = 'its name is longer than 100 characters';
  expect(whyLeftOut(named(''))).toBe(reason);
  expect(whyLeftOut(named('3000'))).toBe(
    `${reason}, and its price must be a plain number from USD 25 to 2,500`,
  );
});
