import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INITIAL_VALUES } from '#logic/checkout/draft.ts';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import { decodeCheckoutRecord } from '#logic/checkout/stored-record.ts';
import { toMajorUnits, money, sum } from '@site/rules/money/money';
import { computeQuoteTotal } from '#logic/quote/lines.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';
import { anyQuote, quoteLines } from '#support/sample-quote.ts';
import { validForm, NOW_MS } from '#support/sample-form.ts';

const record = createCheckoutRecord(validForm, quoteLines, NOW_MS);

const decodeRecord = (storedRecord: unknown) => decodeCheckoutRecord(JSON.stringify(storedRecord));

/** Adds the fields that the record leaves out, which are empty. */
const addEmptyFields = (storedRecord: object) => ({ ...INITIAL_VALUES, ...storedRecord });

// order-request.test.ts compares a whole record.
test('an item of a monthly service says that it is paid monthly', () => {
  const monthlyLines = quoteLines.map((line) => ({ ...line, billing: 'monthly' as const }));
  expect(createCheckoutRecord(validForm, monthlyLines, NOW_MS).items).toEqual(
    record.items.map((item) => ({ ...item, billing: 'monthly' })),
  );
});

test('a field that is not in the specification is in the record only if it was filled in', () => {
  const emptyForm = { ...validForm, company: '', kraPin: '', notes: '' };
  const { kraPin: _, ...recordWithoutExtras } = { ...record, company: '', notes: '' };
  expect(createCheckoutRecord(emptyForm, quoteLines, NOW_MS)).toEqual(recordWithoutExtras);
  // Neither a missing field nor a total of zero makes a record invalid.
  const freeRecord = { ...recordWithoutExtras, items: [{ ...record.items[0], price: 0 }], total: 0 };
  for (const storedRecord of [recordWithoutExtras, freeRecord])
    expect(decodeRecord(storedRecord)).toEqual(addEmptyFields(storedRecord));
});

forAll('a record that adds up is decoded unchanged', [anyQuote, fc.nat()], (quote, nowMs) => {
  const storedRecord = createCheckoutRecord(validForm, quote, nowMs);
  // The receipt shows the items above the total, so they must add up to it.
  const prices = storedRecord.items.map(({ price }) => money(price, 'USD'));
  expect(money(storedRecord.total, 'USD')).toEqual(sum(prices, 'USD'));
  expect(storedRecord.total).toBe(toMajorUnits(computeQuoteTotal(quote)));
  expect(decodeRecord(storedRecord)).toEqual(addEmptyFields(storedRecord));
});

const invalidChanges = readTestData<Record<string, { item?: object }>>(import.meta.url);

test.each(Object.entries(invalidChanges))('a record with %s is not decoded', (_, { item, ...change }) => {
  const items = record.items.map((cartItem, index) => (index === 0 ? { ...cartItem, ...item } : cartItem));
  expect(decodeRecord({ ...record, ...(item && { items }), ...change })).toBeUndefined();
});

test.each(['', 'null', '[]', JSON.stringify(record).slice(0, -1)])(
  'the text %j is not decoded as a record',
  (text) => {
    expect(decodeCheckoutRecord(text)).toBeUndefined();
  },
);
