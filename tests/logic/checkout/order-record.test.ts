import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_VALUES } from '#logic/checkout/draft.ts';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import { decodeCheckoutRecord } from '#logic/checkout/saved-record.ts';
import { toMajorUnits, money, sum } from '@site/rules/money/money';
import { computeQuoteTotal } from '#logic/quote/lines.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';
import { anyQuote, lines } from '#support/sample-quote.ts';
import { form, NOW_MS } from '#support/sample-form.ts';

const record = createCheckoutRecord(form, lines, NOW_MS);

const decode = (saved: unknown) => decodeCheckoutRecord(JSON.stringify(saved));

/** Reads the form from the record. Fields that the record leaves out are empty. */
const readAgain = (saved: object) => ({ ...EMPTY_VALUES, ...saved });

// order-request.test.ts compares a whole record.
test('an item says that it is paid monthly', () => {
  const monthly = lines.map((line) => ({ ...line, billing: 'monthly' as const }));
  expect(createCheckoutRecord(form, monthly, NOW_MS).items).toEqual(
    record.items.map((item) => ({ ...item, billing: 'monthly' })),
  );
});

test('a field that is not in the specification’s record is in it only where it was filled in', () => {
  const emptyForm = { ...form, company: '', kraPin: '', notes: '' };
  const { kraPin: _, ...others } = { ...record, company: '', notes: '' };
  expect(createCheckoutRecord(emptyForm, lines, NOW_MS)).toEqual(others);
  const freeRecord = { ...others, items: [{ ...record.items[0], price: 0 }], total: 0 };
  for (const saved of [others, freeRecord]) expect(decode(saved)).toEqual(readAgain(saved));
});

forAll('a record adds up, and comes back as it was saved', [anyQuote, fc.nat()], (quote, nowMs) => {
  const saved = createCheckoutRecord(form, quote, nowMs);
  const prices = saved.items.map(({ price }) => money(price, 'USD'));
  expect(money(saved.total, 'USD')).toEqual(sum(prices, 'USD'));
  expect(saved.total).toBe(toMajorUnits(computeQuoteTotal(quote)));
  expect(decode(saved)).toEqual(readAgain(saved));
});

const wrong = readTestData<Record<string, { item?: object }>>(import.meta.url);

test.each(Object.entries(wrong))('there is no record with %s', (_, { item, ...change }) => {
  const items = record.items.map((cartItem, index) => (index === 0 ? { ...cartItem, ...item } : cartItem));
  expect(decode({ ...record, ...(item && { items }), ...change })).toBeUndefined();
});

test.each(['', 'null', '[]', JSON.stringify(record).slice(0, -1)])('%j is no record', (text) => {
  expect(decodeCheckoutRecord(text)).toBeUndefined();
});
